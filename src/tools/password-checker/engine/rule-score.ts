import { cutToAnalysed } from "./analysed-text.ts";

/** The issues that the rules find, in the order of the page's list. */
export type Issue = "short" | "repeated" | "commonStart";

export interface RuleScore {
  /** 0 to 100. */
  readonly score: number;
  readonly issues: readonly Issue[];
}

/**
 * Points by length, the longest first; none below 8 characters.
 * @see docs/specification.md#password-checker-score
 */
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
 * Letters without case, such as Arabic, count as lowercase, digits of every script as numbers, all
 * else as symbols.
 * @see docs/decisions/0026-password-strength.md
 */
const classes = [/\p{Lu}/u, /[\p{Ll}\p{Lo}\p{Lm}]/u, /\p{Nd}/u, /[^\p{L}\p{Nd}\p{M}]/u] as const;
const threeInARow = /(.)\1\1/u;
const commonStart = /^(qwerty|asdf|zxcv|1234|password|admin|letmein)/i;

/**
 * Scores a password by rules alone. The length is counted in Unicode code points.
 * @see docs/specification.md#password-checker-score
 */
export function scoreByRules(typed: string): RuleScore {
  const password = cutToAnalysed(typed);
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
