import { csvOf } from "#base/csv.ts";
import type { TestResult } from "../contract.ts";
import type { MeasuredLine } from "./measure-bandwidth.ts";

/** Everything that was measured; `line` is null where the line was somebody else's or has no figures. */
export function resultJson(result: TestResult, line: MeasuredLine | null): string {
  return `${JSON.stringify({ site: result, line }, null, 2)}\n`;
}

/** A figure a line: its name, its value, its unit. */
export function resultCsv(result: TestResult, line: MeasuredLine | null): string {
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
  if (line !== null) {
    rows.push(
      ["line latency", line.latencyMs, "ms"],
      ["line jitter", line.jitterMs, "ms"],
      ["line download", line.downloadMbps, "Mbps"],
      ["line upload", line.uploadMbps, "Mbps"],
    );
    if (line.loadedLatencyMs !== null)
      rows.push(["line latency under load", line.loadedLatencyMs, "ms"]);
    rows.push(["server location", line.location, ""]);
  }
  for (const { id, savedMs, savedBytes } of result.recommendations)
    rows.push([`could save: ${id}`, savedMs, "ms"], [`could save: ${id}`, savedBytes, "bytes"]);
  return csvOf([["figure", "value", "unit"], ...rows]);
}

/** "speed-shop.example-2026-11-21", without an ending. */
export function resultName({ url, testedAt }: Pick<TestResult, "url" | "testedAt">): string {
  return `speed-${(URL.parse(url)?.hostname ?? "test").replace(/[^\w.-]/g, "")}-${testedAt.slice(0, 10)}`;
}
