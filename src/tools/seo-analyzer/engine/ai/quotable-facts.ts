import { hasAuthor, hasDate } from "../article-marks.ts";
import type { Block, Page } from "../page/page.ts";
import { countWords } from "../text/text.ts";

/** What makes a page easy to quote. Stored reports contain the names. */
export const quotableFactIds = [
  "definition",
  "opening",
  "questions",
  "structure",
  "date",
  "author",
] as const;
export type QuotableFactId = (typeof quotableFactIds)[number];

export interface QuotableFact {
  readonly id: QuotableFactId;
  readonly holds: boolean;
  /** The heading or the words that show it; null where there are none. */
  readonly example: string | null;
}

/*
 * Our own advice: no operator documents how a page has to be written to be quoted, and Google says
 * that AI Overviews and AI Mode have no requirements of their own.
 * @see https://developers.google.com/search/docs/appearance/ai-features
 */
const definitionWords = { min: 8, max: 60 };
const openingWords = { min: 12, max: 80 };

/** Words at the beginning of a sentence that refer to what was said before it. */
const referring =
  /^(?:this|that|these|those|it|they|he|she|also|but|and|however|هذا|هذه|هؤلاء|ذلك|تلك|هو|هي|هم|كما|لكن|أيضًا)(?![\p{L}\p{M}])/iu;
const sentenceEnd = /[.!?؟…۔]["'»”)]?$/u;
const questionStart =
  /^(?:how to|why|كيف|لماذا|هل|[إا]زا[يى]|فين|[إا]مت[يى]|ليه|بكام|كام|مين)(?![\p{L}\p{M}])/iu;
/** Egyptian often asks with the last word («القهوة بكام»). كام is left out: it is a webcam too. */
const questionEnd = /(?<![\p{L}\p{M}])(?:[إا]زا[يى]|فين|[إا]مت[يى]|ليه|بكام|مين)$/u;

/** Reads from the text and markup of a page how easy it is to quote. */
export function readQuotableFacts(page: Page): QuotableFact[] {
  const { outline } = page;
  const definition = findHeadingBefore(
    outline,
    ({ kind, text }) => kind === "paragraph" && isWithin(countWords(text), definitionWords),
  );
  const question = findHeadingBefore(outline, (next) => next.kind !== "heading", isQuestion);
  const opening = outline.find(({ kind }) => kind === "paragraph")?.text ?? "";
  const hasStructure = outline.some(({ kind }) => kind === "list" || kind === "table");
  const facts: Record<QuotableFactId, [holds: boolean, example: string | null]> = {
    definition: [definition !== null, definition],
    opening: [isSelfContained(opening), opening === "" ? null : opening],
    questions: [question !== null, question],
    structure: [hasStructure, null],
    date: [hasDate(page), null],
    author: [hasAuthor(page), null],
  };
  return quotableFactIds.map((id) => ({ id, holds: facts[id][0], example: facts[id][1] }));
}

const isWithin = (count: number, { min, max }: { readonly min: number; readonly max: number }) =>
  count >= min && count <= max;

/** The first heading of a kind with a block of a kind right after it; null without one. */
function findHeadingBefore(
  outline: readonly Block[],
  isNext: (next: Block) => boolean,
  isWanted: (heading: string) => boolean = () => true,
): string | null {
  const found = outline.find(({ kind, text }, i) => {
    const next = outline[i + 1];
    return kind === "heading" && isWanted(text) && next !== undefined && isNext(next);
  });
  return found?.text ?? null;
}

const isQuestion = (heading: string): boolean =>
  /[?؟]["'»”)]?$/u.test(heading) || questionStart.test(heading) || questionEnd.test(heading);

/** Whether a paragraph can be quoted alone: it has whole sentences and refers to nothing before. */
function isSelfContained(text: string): boolean {
  return (
    isWithin(countWords(text), openingWords) && sentenceEnd.test(text) && !referring.test(text)
  );
}
