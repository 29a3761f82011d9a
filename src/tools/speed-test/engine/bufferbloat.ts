import type { BandwidthFigures } from "./bandwidth-figures.ts";

export type BufferbloatGrade = "A+" | "A" | "B" | "C" | "D" | "F";

/** The first grade whose limit, in milliseconds, is above the increase; from the last one on, F. */
const limits: readonly (readonly [grade: BufferbloatGrade, belowMs: number])[] = [
  ["A+", 5],
  ["A", 30],
  ["B", 60],
  ["C", 200],
  ["D", 400],
];

export interface Bufferbloat {
  readonly grade: BufferbloatGrade;
  /** How much longer a response takes while the connection is busy, in milliseconds. */
  readonly increaseMs: number;
}

/**
 * Grades how much the latency grows while the connection is fully used. The scale is that of
 * DSLReports; where it takes the mean of both directions, this is the worse of them, because a call
 * suffers from that one.
 * @returns null where the latency under load was not measured
 * @see https://www.dslreports.com/faq/17930
 */
export function gradeBufferbloat({
  latencyMs,
  loadedLatencyMs,
}: Pick<BandwidthFigures, "latencyMs" | "loadedLatencyMs">): Bufferbloat | null {
  if (loadedLatencyMs === null) return null;
  const increaseMs = Math.max(0, loadedLatencyMs - latencyMs);
  return { grade: limits.find(([, belowMs]) => increaseMs < belowMs)?.[0] ?? "F", increaseMs };
}
