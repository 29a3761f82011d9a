import type { Recommendation } from "../contract.ts";

/** Findings that a visitor should know of although correcting them makes no page faster. */
const otherSubjects: ReadonlySet<string> = new Set(["viewport-insight", "http-not-https"]);

/** Whether following the recommendation makes the page faster. */
export function isAboutSpeed({ id }: Pick<Recommendation, "id">): boolean {
  return !otherSubjects.has(id);
}

/** The recommendations in the order of what they save, and those of other subjects last. */
export function orderAdvice(advice: readonly Recommendation[]): readonly Recommendation[] {
  return advice.toSorted(
    (a, b) =>
      Number(isAboutSpeed(b)) - Number(isAboutSpeed(a)) ||
      b.savedMs - a.savedMs ||
      b.savedBytes - a.savedBytes,
  );
}
