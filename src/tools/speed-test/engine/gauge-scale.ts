/** The end of the gauge, in megabits per second. */
const maxMbps = 1_000;

/** The labels of the scale. */
export const gaugeMarks = [1, 5, 20, 50, 100, 300] as const;

/**
 * The position of a speed on the gauge, from 0 to 1, clockwise from the top, on a logarithmic
 * scale.
 */
export function toGaugeShare(mbps: number): number {
  return Math.log10(1 + Math.min(maxMbps, Math.max(0, mbps))) / Math.log10(1 + maxMbps);
}
