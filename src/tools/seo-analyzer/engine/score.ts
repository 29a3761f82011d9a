export interface Counts {
  readonly passed: number;
  readonly warnings: number;
  readonly failed: number;
}

/**
 * Computes round((passed + 0.5 × warnings) ÷ total × 100), halves up; 0 where no rule applied.
 * The only division comes last, so 11 passed, 1 warning and 8 failed give 57.5 and not 57.49999.
 * @see docs/specification.md#seo-analyzer-score
 */
export function computeScore({ passed, warnings, failed }: Counts): number {
  const total = passed + warnings + failed;
  return total === 0 ? 0 : Math.floor((100 * (2 * passed + warnings) + total) / (2 * total));
}

export type Band = "excellent" | "good" | "poor";

/**
 * The band of a rounded score: green from 80, yellow from 60, red below.
 * @see docs/specification.md#seo-analyzer-score
 */
export function getBand(score: number): Band {
  if (score >= 80) return "excellent";
  return score >= 60 ? "good" : "poor";
}
