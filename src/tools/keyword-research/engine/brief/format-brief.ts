import { fill, type Locale } from "#i18n/messages.ts";
import type { Intent } from "../../contract.ts";
import { describeSeason } from "../describe-season.ts";
import { formatSource, formatVolume, joinList, type FigureTexts } from "../figures.ts";
import type { FormGroup } from "../groups/form-groups.ts";
import type { ShownRow } from "../planner/merge-planner.ts";
import type { Brief, BriefTexts } from "./create-brief.ts";

/** One line of facts: its label, and what is said. */
export interface BriefFact {
  readonly label: string;
  readonly text: string;
}

/** Says which form of a phrase belongs in a title, and why. */
export function formatForm({ forms, reason }: FormGroup, t: BriefTexts): string {
  const form = forms[0]!.keyword;
  const texts = {
    searches: t.formSearches,
    standard: t.formStandard,
    spelling: t.formSpelling,
    equal: t.formEqual,
  };
  return fill(reason === null ? t.onlyForm : texts[reason], { form });
}

/** The other forms of a phrase as a sentence; empty where there is none. */
export function formatOtherForms({ forms }: FormGroup, t: BriefTexts, locale: Locale): string {
  const others = forms.slice(1).map(({ keyword }) => keyword);
  return others.length === 0 ? "" : fill(t.alsoTyped, { forms: joinList(others, locale) });
}

/** The phrase, its intent, its figures and its form, as labelled lines. */
export function listBriefFacts(
  { row, forms, language }: Brief,
  t: BriefTexts,
  words: FigureTexts,
): readonly BriefFact[] {
  const advice = {
    buy: t.adviseBuy,
    compare: t.adviseCompare,
    find: t.adviseFind,
    learn: t.adviseLearn,
  } as const satisfies Record<Intent, string>;
  const intent = joinSentences([words[row.intent], advice[row.intent]]);
  const season = describeSeason(row, words, language);
  return [
    { label: t.phrase, text: row.keyword },
    { label: t.intent, text: intent },
    ...listFigureFacts(row, words, language),
    ...(season === undefined ? [] : [{ label: words.seasonTitle, text: season }]),
    {
      label: t.languageForm,
      text: [formatForm(forms, t), formatOtherForms(forms, t, language)].filter(Boolean).join(" "),
    },
  ];
}

const joinSentences = (parts: readonly string[]): string => parts.join(". ");

function listFigureFacts(
  { volume, difficulty }: ShownRow,
  words: FigureTexts,
  language: Locale,
): readonly BriefFact[] {
  const searches = formatVolume(volume, words, language);
  const withSource = (text: string, { source, asOf }: ShownRow["volume"]): string => {
    if (source === null) return text;
    const name =
      source === "embedded" ? words.estimate : formatSource(source, asOf, words, language);
    return `${text} (${name})`;
  };
  return [
    ...(searches === null
      ? []
      : [{ label: words.columnVolume, text: withSource(searches, volume) }]),
    ...(difficulty.value === null
      ? []
      : [
          {
            label: difficulty.source === "import" ? words.advertisers : words.columnDifficulty,
            text: withSource(`${difficulty.value}/100`, difficulty),
          },
        ]),
  ];
}

/** Formats a brief as Markdown, in the language of its phrase. */
export function formatBriefMarkdown(brief: Brief, t: BriefTexts, words: FigureTexts): string {
  const headings = brief.headings.map(
    ({ text, isMade }, i) => `${i + 1}. ${escape(text)}${isMade ? " \\*" : ""}`,
  );
  return [
    `# ${escape(brief.title)}`,
    "",
    ...listBriefFacts(brief, t, words).map(({ label, text }) => `- **${label}:** ${escape(text)}`),
    "",
    `## ${t.headings}`,
    "",
    ...(headings.length > 0 ? headings : [t.noHeadings]),
    ...(brief.words.length > 0
      ? ["", `## ${t.wordsToCover}`, "", ...brief.words.map((word) => `- ${escape(word)}`)]
      : []),
    "",
    ...(brief.headings.some(({ isMade }) => isMade) ? [escape(t.briefMade), ""] : []),
    t.briefBasis,
    "",
  ].join("\n");
}

/** Escapes the characters of a phrase that Markdown would take for its own. */
const escape = (text: string): string => text.replace(/[\\`*_[\]<>#|]/g, "\\$&");
