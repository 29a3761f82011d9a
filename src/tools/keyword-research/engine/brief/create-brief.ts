import type { Locale, Texts } from "#i18n/messages.ts";
import type { briefMessages } from "../../brief-messages.ts";
import type { Intent } from "../../contract.ts";
import { groupForms, toFormKey, type FormGroup } from "../groups/form-groups.ts";
import { isQuestion, listQuestions } from "../groups/questions.ts";
import { detectLanguage } from "../keyword-language.ts";
import type { ShownRow } from "../planner/merge-planner.ts";
import { capitalize, createTitle } from "./brief-title.ts";
import { listPlaceWords, listWordsToCover } from "./words-to-cover.ts";

export type BriefTexts = Texts<typeof briefMessages>;

/** A heading, and whether a pattern made its question. */
export interface Heading {
  readonly text: string;
  readonly isMade: boolean;
}

/** What the page's writer has to know. It says nothing of competitors: no source reads them. */
export interface Brief {
  /** Of the phrase, and so of the brief. */
  readonly language: Locale;
  /** The row of the form that belongs in the title. */
  readonly row: ShownRow;
  readonly forms: FormGroup;
  readonly title: string;
  readonly headings: readonly Heading[];
  readonly words: readonly string[];
}

const maxHeadings = 6;

/**
 * Makes the brief of a page for a phrase, out of the phrases around it.
 * @param rows all known phrases, the chosen one among them
 * @param t the texts in the language of the phrase
 */
export function createBrief(chosen: ShownRow, rows: readonly ShownRow[], t: BriefTexts): Brief {
  const language = detectLanguage(chosen.keyword, "en");
  const ofLanguage = rows.filter(({ keyword }) => detectLanguage(keyword, "en") === language);
  const key = toFormKey(chosen.keyword);
  const forms = groupForms(ofLanguage.filter(({ keyword }) => toFormKey(keyword) === key))[0] ?? {
    forms: [chosen],
    reason: null,
  };
  const row = forms.forms[0]!;
  const cluster = ofLanguage.filter(({ intent }) => intent === chosen.intent);
  return {
    language,
    row,
    forms,
    title: createTitle(row.keyword, listTitlePatterns(row, t), language),
    headings: listHeadings(row, ofLanguage, language),
    words: listWordsToCover(row.keyword, cluster, listPlaceWords(ofLanguage, row.keyword)),
  };
}

function listTitlePatterns(row: ShownRow, t: BriefTexts): readonly string[] {
  const patterns = {
    buy: t.titlesBuy,
    compare: t.titlesCompare,
    find: t.titlesFind,
    learn: t.titlesLearn,
  } as const satisfies Record<Intent, string>;
  return (isQuestion(row) ? t.titlesQuestion : patterns[row.intent]).split("|");
}

/**
 * The questions as headings: those with the most words of the phrase first. One that asks for the
 * phrase alone, as «ما رقم …» for «رقم …», would repeat the title.
 */
function listHeadings(
  { keyword }: ShownRow,
  rows: readonly ShownRow[],
  language: Locale,
): readonly Heading[] {
  const own = new Set(toFormKey(keyword).split(" "));
  const countShared = (other: string): number =>
    toFormKey(other)
      .split(" ")
      .filter((word) => own.has(word)).length;
  return listQuestions(rows)
    .filter(({ row }) => {
      const [, ...rest] = row.keyword.split(" ");
      return ![row.keyword, rest.join(" ")].some((text) => toFormKey(text) === toFormKey(keyword));
    })
    .toSorted((a, b) => countShared(b.row.keyword) - countShared(a.row.keyword))
    .slice(0, maxHeadings)
    .map(({ row, isMade }) => ({ text: formatHeading(row.keyword, language), isMade }));
}

/** A question with its mark; "how to choose" is a heading and no question. */
function formatHeading(question: string, language: Locale): string {
  if (language === "ar") return `${question}؟`;
  const text = capitalize(question, language).replace(/\bi\b/g, "I");
  return /^(?:how|what|when|where) to /i.test(text) ? text : `${text}?`;
}
