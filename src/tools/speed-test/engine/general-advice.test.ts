import { expect, test } from "vitest";
import type { BrowserResult, HttpResult, TestResult } from "../contract.ts";
import { findApplicableAdvice } from "./general-advice.ts";

const toBrowserResult = (bytes: Readonly<Record<string, number>>): TestResult =>
  ({
    kind: "browser",
    totalBytes: Object.values(bytes).reduce((sum, one) => sum + one, 0),
    byType: Object.entries(bytes).map(([name, size]) => ({ name, bytes: size, requests: 1 })),
  }) as unknown as BrowserResult;

test("a page of one file of 2 KB needs none of the general advice", () => {
  expect([...findApplicableAdvice(toBrowserResult({ document: 2_048 }))]).toEqual([]);
});

test("each advice applies to a page that has something to save by it", () => {
  const apply = (bytes: Readonly<Record<string, number>>) => [
    ...findApplicableAdvice(toBrowserResult(bytes)),
  ];
  expect(apply({ document: 60_000, script: 50_000 })).toEqual(["enableCaching"]);
  expect(apply({ document: 60_000, image: 100_000 })).toEqual(["optimizeImages", "enableCaching"]);
  expect(apply({ document: 500_000 })).toEqual(["useCdn"]);
});

test("by HTTP only the distance to the server is known", () => {
  const http = { kind: "http", dnsMs: 9, connectMs: 20, encoding: "br", cacheControl: "" };
  const toHttp = (firstByteMs: number) =>
    ({ ...http, firstByteMs, recommendations: [] }) as unknown as HttpResult;
  expect([...findApplicableAdvice(toHttp(300))]).toEqual([]);
  expect([...findApplicableAdvice(toHttp(900))]).toEqual(["useCdn"]);
});
