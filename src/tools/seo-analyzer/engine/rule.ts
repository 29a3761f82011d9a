import type { Effort } from "#base/effort.ts";
import type { Localized } from "#i18n/messages.ts";
import type { Category, Importance, Status } from "../contract.ts";
import type { PageSource } from "./page/page-source.ts";
import type { Page } from "./page/page.ts";

/** What a rule checks: the parsed page and everything that the server collected about it. */
export interface RuleContext {
  readonly page: Page;
  readonly source: PageSource;
}

export type Values = Readonly<Record<string, string | number>>;

/**
 * The verdict of a rule that applies. `code` selects one of its `findings`, `values` fill
 * the placeholders of that sentence, and `evidence` is shown unchanged.
 */
export interface AppliedVerdict<Code extends string = string> {
  readonly kind: "pass" | "warn" | "fail";
  readonly code: Code | null;
  readonly values: Values;
  readonly evidence: readonly string[];
}
export type Verdict<Code extends string = string> =
  { readonly kind: "skip" } | AppliedVerdict<Code>;

/** What is wrong, and who does what about it, where one finding differs from the others. */
export interface RuleVariant {
  readonly failureTitle: Localized;
  readonly why: Localized;
  readonly fix: Localized;
  readonly effort: Effort;
}

interface RuleDefinition<Code extends string> {
  /** The same as the file's name. Stored reports contain it, so it never changes. */
  readonly id: string;
  readonly category: Category;
  /** How much the rule matters to a site's visitors; the score counts all rules alike. */
  readonly importance: Importance;
  /** Our estimate for an ordinary shop's or company's site. */
  readonly effort: Effort;
  /** The document that states the requirement; null where it is our own advice. */
  readonly source: `https://${string}` | null;
  /** What is right where the rule passes, or what it is about. */
  readonly title: Localized;
  /** What is wrong where it warns or fails, true for each of these findings. */
  readonly failureTitle: Localized;
  /** Why it matters, for the owner of a shop. */
  readonly why: Localized;
  readonly fix: Localized;
  /** What differs where a finding has another cause than the rule's others. */
  readonly variants?: Readonly<Partial<Record<Code, RuleVariant>>>;
  /** The sentences about a page, by code. `{placeholders}` are filled with the verdict's values. */
  readonly findings: Readonly<Record<Code, Localized>>;
  /**
   * Words for a sign that evidence has in the place of a text: a whole line, or before a URL.
   * Stored reports contain the signs.
   */
  readonly evidenceWords?: Readonly<Record<string, Localized>>;
  /** Code that fixes the problem, filled in for this page where possible. */
  readonly snippet?: (context: RuleContext) => string;
  /** Returns `skip` where the rule does not apply; the rule is then not counted. */
  readonly check: (context: RuleContext) => Verdict<NoInfer<Code>>;
}

export type Rule = RuleDefinition<string>;

/** The title of a finding: a rule that failed is never called by what it wanted. */
export const pickTitle = ({ title, failureTitle }: Rule, status: Status): Localized =>
  status === "passed" ? title : failureTitle;

/** A rule as it applies to one of its findings. */
export const applyVariant = (rule: Rule, code: string | null): Rule => ({
  ...rule,
  ...(code !== null && rule.variants?.[code]),
});

/** Defines a rule. The types allow only verdicts with codes of `findings`. */
export function defineRule<const Code extends string>(rule: RuleDefinition<Code>): Rule {
  return rule as unknown as Rule;
}

export const skip = { kind: "skip" } as const;
export const passed: AppliedVerdict<never> = { kind: "pass", code: null, values: {}, evidence: [] };

function createVerdict(kind: AppliedVerdict["kind"]) {
  return <const Code extends string>(
    code: Code,
    values: Values = {},
    evidence: readonly string[] = [],
  ): AppliedVerdict<Code> => ({ kind, code, values, evidence });
}
export const pass = createVerdict("pass");
export const warn = createVerdict("warn");
export const fail = createVerdict("fail");

/** Passes without evidence. The number of pieces of evidence is the value `n` of the sentence. */
function createVerdictForFindings(create: typeof warn) {
  return <const Code extends string>(
    code: Code,
    evidence: readonly string[],
    values: Values = {},
  ): AppliedVerdict<Code> =>
    evidence.length === 0 ? passed : create(code, { n: evidence.length, ...values }, evidence);
}
export const warnIfAny = createVerdictForFindings(warn);
export const failIfAny = createVerdictForFindings(fail);

/** Checks what a page should have once: `skip` where it has none. */
export function warnIfSeveral<const Code extends string>(
  code: Code,
  all: readonly string[],
): Verdict<Code> {
  return all.length === 0 ? skip : warnIfAny(code, all.length > 1 ? all : []);
}
