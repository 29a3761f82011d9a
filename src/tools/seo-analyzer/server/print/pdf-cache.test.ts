import { expect, test } from "vitest";
import { PdfCache } from "./pdf-cache.ts";

const pdf = (bytes: number) => Buffer.alloc(bytes, 1);

test("the oldest PDF goes first when the sum of all is too large", () => {
  const cache = new PdfCache({ maxBytes: 100, ttlMs: 1_000, now: () => new Date(0) });
  cache.add("a", pdf(60));
  cache.add("b", pdf(30));
  cache.add("c", pdf(20));
  expect(cache.get("a")).toBeUndefined();
  expect([cache.get("b")?.length, cache.get("c")?.length]).toEqual([30, 20]);
});

test("a PDF that is larger than all together may be is not kept, and costs no other its place", () => {
  const cache = new PdfCache({ maxBytes: 100, ttlMs: 1_000, now: () => new Date(0) });
  cache.add("a", pdf(60));
  cache.add("b", pdf(101));
  expect([cache.get("a")?.length, cache.get("b")]).toEqual([60, undefined]);
});

test("a PDF is kept for a limited time", () => {
  let nowMs = 0;
  const cache = new PdfCache({ maxBytes: 100, ttlMs: 1_000, now: () => new Date(nowMs) });
  cache.add("a", pdf(60));
  nowMs = 999;
  expect(cache.get("a")).toBeDefined();
  nowMs = 1_000;
  expect(cache.get("a")).toBeUndefined();
  cache.add("b", pdf(100));
  expect(cache.get("b")).toBeDefined();
});
