/** Where the dial ends, in megabits a second. */
const maxMbps = 1_000;

/** The figures that stand around it. */
export const gaugeMarks = [1, 5, 20, 50, 100, 300] as const;

/** The place of a speed on the dial, from 0 to 1, clockwise from noon. Each tenfold takes the same way, as it feels. */
export function toGaugeShare(mbps: number): number {
  return Math.log10(1 + Math.min(maxMbps, Math.max(0, mbps))) / Math.log10(1 + maxMbps);
}
