import { expect, test } from "vitest";
import type { HttpResult } from "../contract.ts";
import { formatResultCsv, formatResultJson, getResultName } from "./export-result.ts";
import {
  parseBandwidthHistory,
  addBandwidthResult,
  type BandwidthHistory,
} from "./bandwidth-history.ts";
import type { BandwidthResult } from "./measure-bandwidth.ts";

const line: BandwidthResult = {
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

test("the device keeps the lines of its last ten tests, and what else is stored is not taken for one", () => {
  let lines: BandwidthHistory = {};
  for (let i = 0; i < 12; i++) lines = addBandwidthResult(lines, `id-${i}`, line);
  lines = addBandwidthResult(lines, "id-4", line);
  expect(Object.keys(lines)).toEqual([
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
  expect(parseBandwidthHistory(JSON.parse(JSON.stringify(lines)))).toEqual(lines);
  expect(
    parseBandwidthHistory({
      a: { ...line, uploadMbps: "5" },
      b: null,
      c: { ...line, latencyMs: -1 },
    }),
  ).toEqual({});
  expect(parseBandwidthHistory([line])).toBeUndefined();
});

test("a table has a figure a line and runs nothing, JSON has all of it, and files are named after site and day", () => {
  const rows = formatResultCsv(result, line).trimEnd().split("\r\n");
  expect(rows).toContain("first byte,120,ms");
  expect(rows).toContain("line download,19.9,Mbps");
  expect(rows.some((row) => row.startsWith("line latency under load"))).toBe(false);
  expect(formatResultCsv(result, null)).not.toContain("Mbps");
  expect(JSON.parse(formatResultJson(result, line))).toEqual({ site: result, line });
  expect(getResultName(result)).toBe("speed-shop.example-2026-11-21");
});
