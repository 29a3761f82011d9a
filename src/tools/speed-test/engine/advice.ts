import type { Recommendation } from "../contract.ts";

/** Findings that a visitor should know of although correcting them makes no page faster. */
const otherSubjects: ReadonlySet<string> = new Set(["viewport-insight", "http-not-https"]);

/** Whether following the recommendation makes the page faster. */
export function isAboutSpeed({ id }: Pick<Recommendation, "id">): boolean {
  return !otherSubjects.has(id);
}

/**
 * From how much on a saving is noticed: a tenth of a second, and the bytes that the mobile network
 * which Lighthouse simulates (1.6 Mbps) carries in that time.
 * @see https://www.nngroup.com/articles/response-times-3-important-limits/
 * @see https://github.com/GoogleChrome/lighthouse/blob/main/docs/throttling.md
 */
const noticed = { ms: 100, bytes: 20_000 } as const;

/**
 * Whether what the recommendation saves is known and so little that no visitor notices it. Where
 * nothing was computed, as for content that jumps, the effect is not known to be small.
 */
export function isSmallGain({
  savedMs,
  savedBytes,
}: Pick<Recommendation, "savedMs" | "savedBytes">): boolean {
  const isKnown = savedMs > 0 || savedBytes > 0;
  return isKnown && savedMs < noticed.ms && savedBytes < noticed.bytes;
}

/**
 * The recommendations in the order of what they save: those of an unknown effect before small
 * gains, and those of other subjects last.
 */
export function orderAdvice(advice: readonly Recommendation[]): readonly Recommendation[] {
  return advice.toSorted(
    (a, b) =>
      Number(isAboutSpeed(b)) - Number(isAboutSpeed(a)) ||
      Number(isSmallGain(a)) - Number(isSmallGain(b)) ||
      b.savedMs - a.savedMs ||
      b.savedBytes - a.savedBytes,
  );
}
