/** What the rules hold against a password, in the order in which the page lists it. */
export type Issue = "short" | "repeated" | "commonStart";

export interface RuleScore {
  /** 0 to 100. */
  readonly score: number;
  readonly issues: readonly Issue[];
}

/** SPEC §9: points by length, the longest first. Under 8 there are none. */
const lengthPoints = [
  { from: 16, points: 60 },
  { from: 12, points: 40 },
  { from: 8, points: 20 },
] as const;
const minChars = 8;
const pointsPerClass = 10;
const repeatedCosts = 10;
const commonStartCosts = 20;

/**
 * Letters without case (Arabic among them) count as lowercase, digits of every script as numbers; a symbol is what is neither.
 * docs/decisions/0026-password-strength.md
 */
const classes = [/\p{Lu}/u, /[\p{Ll}\p{Lo}\p{Lm}]/u, /\p{Nd}/u, /[^\p{L}\p{Nd}\p{M}]/u] as const;
const threeInARow = /(.)\1\1/u;
const commonStart = /^(qwerty|asdf|zxcv|1234|password|admin|letmein)/i;

/** The rules of SPEC §9, nothing else. Counts characters as Unicode does, so an emoji is one or more, never half. */
export function scoreByRules(password: string): RuleScore {
  if (password === "") return { score: 0, issues: [] };
  const length = [...password].length;
  const issues: Issue[] = [];
  let score = lengthPoints.find(({ from }) => length >= from)?.points ?? 0;
  score += classes.filter((one) => one.test(password)).length * pointsPerClass;
  if (length < minChars) issues.push("short");
  if (threeInARow.test(password)) {
    issues.push("repeated");
    score -= repeatedCosts;
  }
  if (commonStart.test(password)) {
    issues.push("commonStart");
    score -= commonStartCosts;
  }
  return { score: Math.min(100, Math.max(0, score)), issues };
}
