import { expect, test } from "vitest";
import type { HttpResult } from "../contract.ts";
import { rateHttp } from "./rate-http.ts";

const toHttpResult = (changed: Partial<HttpResult>): HttpResult => ({
  kind: "http",
  url: "https://shop.example/",
  askedUrl: "https://shop.example/",
  device: "mobile",
  testedAt: "2026-11-21T12:00:00.000Z",
  totalBytes: 84_000,
  requests: 1,
  recommendations: [],
  dnsMs: 24,
  connectMs: 61,
  firstByteMs: 412,
  wholeMs: 600,
  redirects: 0,
  encoding: "br",
  isHttp2: true,
  cacheControl: "max-age=300",
  ...changed,
});

test.each([
  [{ dnsMs: 100 }, "dns", "good"],
  [{ dnsMs: 101 }, "dns", "average"],
  [{ dnsMs: 301 }, "dns", "poor"],
  [{ connectMs: 200, firstByteMs: 800 }, "firstByte", "good"],
  [{ connectMs: 199, firstByteMs: 800 }, "firstByte", "average"],
  [{ connectMs: 700, firstByteMs: 801 }, "firstByte", "average"],
  [{ firstByteMs: 1_801 }, "firstByte", "poor"],
] as const)("%o: %s is %s", (changed, figure, band) => {
  expect(rateHttp(toHttpResult(changed))[figure].band).toBe(band);
});

test.each([
  ["", "average", "unspecified"],
  ["no-store, max-age=0", "poor", "forbidden"],
  ["no-cache, must-revalidate", "good", "revalidated"],
  ["public, max-age=0", "good", "revalidated"],
  ["max-age=600", "good", "cached"],
] as const)("Cache-Control %o is %s", (cacheControl, band, reason) => {
  expect(rateHttp(toHttpResult({ cacheControl })).caching).toEqual({ band, reason });
});

test("a page without compression is poor only where compressing it would save something", () => {
  const finding = { title: "", text: "", savedMs: 0, savedBytes: 61_000, items: [] };
  const recommendations = [{ ...finding, id: "http-compression" }];
  expect(rateHttp(toHttpResult({ encoding: "", recommendations })).compression.band).toBe("poor");
  expect(rateHttp(toHttpResult({ encoding: "" })).compression).toEqual({
    band: "good",
    reason: "small",
  });
});
