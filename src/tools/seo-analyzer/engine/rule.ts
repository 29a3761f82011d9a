import type { Localized } from "#i18n/messages.ts";
import type { Category, Importance } from "../contract.ts";
import type { PageSource } from "./page-source.ts";
import type { Page } from "./page.ts";

/** What a rule looks at: the page as parsed and all that the server gathered about it. */
export interface Subject {
  readonly page: Page;
  readonly source: PageSource;
}

export type Values = Readonly<Record<string, string | number>>;

/** What a rule says of a page. `code` names one of its `found` sentences, `values` fill it, `evidence` is shown as it is. */
export interface Judged<Code extends string = string> {
  readonly kind: "pass" | "warn" | "fail";
  readonly code: Code | null;
  readonly values: Values;
  readonly evidence: readonly string[];
}
export type Verdict<Code extends string = string> = { readonly kind: "skip" } | Judged<Code>;

interface RuleDefinition<Code extends string> {
  /** The same as the file's name: it is kept in saved reports, so it never changes. */
  readonly id: string;
  readonly category: Category;
  /** What it costs in real life; the score counts all rules alike. */
  readonly importance: Importance;
  /** Who says so. */
  readonly source: `https://${string}`;
  readonly title: Localized;
  /** Why it matters, to somebody who owns a shop. */
  readonly why: Localized;
  readonly fix: Localized;
  /** What is said of a page, by code; `{holes}` are filled with the verdict's values. */
  readonly found: Readonly<Record<Code, Localized>>;
  /** Code that mends it, made for this page where that can be done. */
  readonly snippet?: (subject: Subject) => string;
  /** A rule that does not apply says `skip` and is not counted. */
  readonly check: (subject: Subject) => Verdict<NoInfer<Code>>;
}

export type Rule = RuleDefinition<string>;

export function defineRule<const Code extends string>(rule: RuleDefinition<Code>): Rule {
  return rule as unknown as Rule;
}

export const skip = { kind: "skip" } as const;
export const passed: Judged<never> = { kind: "pass", code: null, values: {}, evidence: [] };

function judge(kind: Judged["kind"]) {
  return <const Code extends string>(
    code: Code,
    values: Values = {},
    evidence: readonly string[] = [],
  ): Judged<Code> => ({ kind, code, values, evidence });
}
export const pass = judge("pass");
export const warn = judge("warn");
export const fail = judge("fail");

/** Passes where nothing was found. What was found is the evidence, and its number is the value `n` of the sentence. */
function judgeFindings(judgeAny: typeof warn) {
  return <const Code extends string>(
    code: Code,
    found: readonly string[],
    values: Values = {},
  ): Judged<Code> =>
    found.length === 0 ? passed : judgeAny(code, { n: found.length, ...values }, found);
}
export const warnIfAny = judgeFindings(warn);
export const failIfAny = judgeFindings(fail);

/** Judges what a page should have once: `skip` where it has none. */
export function warnIfSeveral<const Code extends string>(
  code: Code,
  all: readonly string[],
): Verdict<Code> {
  return all.length === 0 ? skip : warnIfAny(code, all.length > 1 ? all : []);
}
