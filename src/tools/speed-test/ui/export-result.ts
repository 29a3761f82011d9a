import { formatCsv } from "#base/csv.ts";
import type { TestResult } from "../contract.ts";
import type { BandwidthResult } from "./measure-bandwidth.ts";

/** Everything that was measured. */
export function formatResultJson(result: TestResult, bandwidth: BandwidthResult | null): string {
  return `${JSON.stringify({ site: result, line: bandwidth }, null, 2)}\n`;
}

/** One figure per row: its name, value and unit. */
export function formatResultCsv(result: TestResult, bandwidth: BandwidthResult | null): string {
  const rows: (readonly [name: string, value: string | number, unit: string])[] = [
    ["url", result.url, ""],
    ["device", result.device, ""],
    ["tested at", result.testedAt, ""],
    ["total bytes", result.totalBytes, "bytes"],
    ["requests", result.requests, ""],
  ];
  if (result.kind === "browser") {
    rows.push(
      ["performance score", result.score, "of 100"],
      ["server response", result.serverResponseMs, "ms"],
    );
    for (const { id, value } of result.metrics) rows.push([id, value, id === "cls" ? "" : "ms"]);
  } else {
    rows.push(
      ["dns", result.dnsMs, "ms"],
      ["connect", result.connectMs, "ms"],
      ["first byte", result.firstByteMs, "ms"],
      ["whole page", result.wholeMs, "ms"],
    );
  }
  if (bandwidth !== null) {
    rows.push(
      ["line latency", bandwidth.latencyMs, "ms"],
      ["line jitter", bandwidth.jitterMs, "ms"],
      ["line download", bandwidth.downloadMbps, "Mbps"],
      ["line upload", bandwidth.uploadMbps, "Mbps"],
    );
    if (bandwidth.loadedLatencyMs !== null)
      rows.push(["line latency under load", bandwidth.loadedLatencyMs, "ms"]);
    rows.push(["server location", bandwidth.location, ""]);
  }
  for (const { id, savedMs, savedBytes } of result.recommendations)
    rows.push([`could save: ${id}`, savedMs, "ms"], [`could save: ${id}`, savedBytes, "bytes"]);
  return formatCsv([["figure", "value", "unit"], ...rows]);
}

/** "speed-shop.example-2026-11-21", without an ending. */
export function getResultName({ url, testedAt }: Pick<TestResult, "url" | "testedAt">): string {
  return `speed-${(URL.parse(url)?.hostname ?? "test").replace(/[^\w.-]/g, "")}-${testedAt.slice(0, 10)}`;
}
