import { expect, test } from "vitest";
import type { HttpResult } from "../contract.ts";
import { formatResultCsv, formatResultJson, getResultName } from "./export-result.ts";
import {
  parseBandwidthHistory,
  addBandwidthResult,
  type BandwidthHistory,
} from "./bandwidth-history.ts";
import type { BandwidthResult } from "./measure-bandwidth.ts";

const bandwidth: BandwidthResult = {
  latencyMs: 21,
  jitterMs: 2,
  loadedLatencyMs: null,
  downloadMbps: 19.9,
  uploadMbps: 5,
  location: "القاهرة",
  isServerLimited: false,
};
const result: HttpResult = {
  kind: "http",
  url: "https://shop.example/",
  askedUrl: "https://shop.example/",
  device: "mobile",
  testedAt: "2026-11-21T12:00:00.000Z",
  totalBytes: 120_000,
  requests: 1,
  recommendations: [
    {
      id: "uses-text-compression",
      title: "=cmd",
      text: "",
      savedMs: 300,
      savedBytes: 90_000,
      items: [],
    },
  ],
  dnsMs: 12,
  connectMs: 30,
  firstByteMs: 120,
  wholeMs: 300,
  redirects: 0,
  encoding: "",
  isHttp2: null,
  cacheControl: "",
};

test("the device keeps the bandwidth of its last ten tests, and other stored values are ignored", () => {
  let history: BandwidthHistory = {};
  for (let i = 0; i < 12; i++) history = addBandwidthResult(history, `id-${i}`, bandwidth);
  history = addBandwidthResult(history, "id-4", bandwidth);
  expect(Object.keys(history)).toEqual([
    "id-2",
    "id-3",
    "id-5",
    "id-6",
    "id-7",
    "id-8",
    "id-9",
    "id-10",
    "id-11",
    "id-4",
  ]);
  expect(parseBandwidthHistory(JSON.parse(JSON.stringify(history)))).toEqual(history);
  expect(
    parseBandwidthHistory({
      a: { ...bandwidth, uploadMbps: "5" },
      b: null,
      c: { ...bandwidth, latencyMs: -1 },
    }),
  ).toEqual({});
  expect(parseBandwidthHistory([bandwidth])).toBeUndefined();
});

test("a CSV has one figure per row and no formula, JSON has everything, and files are named after site and day", () => {
  const rows = formatResultCsv(result, bandwidth).trimEnd().split("\r\n");
  expect(rows).toContain("first byte,120,ms");
  expect(rows).toContain("line download,19.9,Mbps");
  expect(rows.some((row) => row.startsWith("line latency under load"))).toBe(false);
  expect(formatResultCsv(result, null)).not.toContain("Mbps");
  expect(JSON.parse(formatResultJson(result, bandwidth))).toEqual({
    site: result,
    line: bandwidth,
  });
  expect(getResultName(result)).toBe("speed-shop.example-2026-11-21");
});
