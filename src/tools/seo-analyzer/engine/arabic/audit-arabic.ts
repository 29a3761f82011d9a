import {
  arabicKinds,
  maxArabicFindings,
  maxWrongChars,
  type ArabicKind,
  type ArabicPlace,
} from "../../arabic-contract.ts";
import { findMeta } from "../metas.ts";
import type { Page } from "../page/page.ts";
import { checkBidi } from "./check-bidi.ts";
import { checkLetters } from "./check-letters.ts";
import { checkWholePage } from "./check-page.ts";
import { checkPunctuation } from "./check-punctuation.ts";
import { checkSpelling } from "./check-spelling.ts";
import { checkStyle, findSameOpenings } from "./check-style.ts";
import { checkWords } from "./check-words.ts";
import {
  cutAtWord,
  getSlipKey,
  getWrong,
  keepFirstWords,
  keepLastWords,
  toLine,
} from "./excerpt.ts";
import { groupBySentence, type MarkedSentence } from "./group-by-sentence.ts";
import { toBare } from "./letters.ts";
import type { Block, Sentence } from "./sentence.ts";
import { kindByReason, type ArabicReason, type Slip } from "./slip.ts";
import { splitSentences } from "./split-sentences.ts";

/** A finding as it is stored: codes, and pieces of the page. */
export interface ArabicFinding {
  readonly reason: ArabicReason;
  readonly place: ArabicPlace;
  readonly before: string;
  readonly wrong: string;
  readonly after: string;
  readonly right: string | null;
  /** How often the same is found on the page. */
  readonly times: number;
  /** A count that the reason names. */
  readonly count?: number | undefined;
}

/** The Arabic of a page as it is stored. */
export interface ArabicAudit {
  readonly wordCount: number;
  readonly sentenceCount: number;
  /** Of sentences in paragraphs, rounded. */
  readonly averageWords: number;
  /** The words of its longest sentence. */
  readonly maxWords: number;
  /** How many findings of each kind the page has. */
  readonly counts: Readonly<Partial<Record<ArabicKind, number>>>;
  readonly findings: readonly ArabicFinding[];
  /** The sentences that the findings are in; undefined in reports that older versions stored. */
  readonly sentences?: readonly MarkedSentence[] | undefined;
}

/** Fewer Arabic words are a label here and there, not a text. */
const minArabicWords = 30;
const maxHeadChars = 2_000;
/** Texts of headings and lists are no sentences. */
const prosePlaces: ReadonlySet<ArabicPlace> = new Set(["text", "description"]);

/**
 * Lists what a proof-reader would mark in the Arabic of a page.
 * @param blocks the visible texts of the page, in their order
 * @returns null for a page with fewer than `minArabicWords` Arabic words
 */
export function auditArabic(blocks: readonly Block[]): ArabicAudit | null {
  const groups = blocks.map((block) => splitSentences(block));
  const sentences = groups.flat();
  const wordCount = sentences.reduce((sum, { words }) => sum + words.length, 0);
  if (wordCount < minArabicWords) return null;
  const slips = findSlips(groups);
  const lengths = sentences
    .filter(({ place }) => prosePlaces.has(place))
    .map(({ words }) => words.length);
  return {
    wordCount,
    sentenceCount: lengths.length,
    averageWords: Math.round(
      lengths.reduce((sum, length) => sum + length, 0) / Math.max(1, lengths.length),
    ),
    maxWords: lengths.reduce((max, length) => Math.max(max, length), 0),
    ...collect(slips),
    sentences: groupBySentence(slips),
  };
}

/** The texts of a page: its title and description first. */
export function listBlocks(page: Page): Block[] {
  const title = page.titles[0]?.slice(0, maxHeadChars) ?? "";
  const description = findMeta(page, "description")?.slice(0, maxHeadChars) ?? "";
  return [
    { place: "title", text: title },
    { place: "description", text: description },
    ...page.prose.map(({ part, text }): Block => ({ place: part, text })),
  ];
}

/** Everything that is marked, in the order of the page. */
export function findSlips(groups: readonly (readonly Sentence[])[]): Slip[] {
  const slips: Slip[] = [];
  for (const group of groups) {
    for (const sentence of group) slips.push(...checkSentence(sentence));
    if (group[0]?.place === "text") slips.push(...findSameOpenings(group));
  }
  return [...slips, ...checkWholePage(groups.flat())];
}

function checkSentence(sentence: Sentence): Slip[] {
  const isHead = sentence.place === "title" || sentence.place === "description";
  const spelling = checkSpelling(sentence);
  return [
    ...spelling,
    ...checkPunctuation(sentence),
    ...correctInside(checkLetters(sentence), spelling),
    ...correctInside(checkWords(sentence), spelling),
    ...(prosePlaces.has(sentence.place) ? checkStyle(sentence) : []),
    ...(isHead ? checkBidi(sentence) : []),
  ];
}

/** Spells the words of a correction as `spelling` does: «و إسم» becomes «واسم». */
function correctInside(slips: readonly Slip[], spelling: readonly Slip[]): readonly Slip[] {
  if (slips.length === 0) return slips;
  let from = 0;
  return slips
    .toSorted((a, b) => a.start - b.start)
    .map((slip) => {
      while (from < spelling.length && spelling[from]!.end <= slip.start) from++;
      let { right } = slip;
      for (let i = from; i < spelling.length && spelling[i]!.start < slip.end; i++)
        right = right?.replace(toBare(getWrong(spelling[i]!)), spelling[i]!.right!) ?? null;
      return { ...slip, right };
    });
}

/** Counts each kind, and keeps the first of what is found several times. */
function collect(slips: readonly Slip[]): Pick<ArabicAudit, "counts" | "findings"> {
  const counts: Partial<Record<ArabicKind, number>> = {};
  const byKey = new Map<string, { slip: Slip; times: number }>();
  for (const slip of slips) {
    const kind = kindByReason[slip.reason];
    counts[kind] = (counts[kind] ?? 0) + 1;
    const key = getSlipKey(slip);
    const known = byKey.get(key);
    if (known === undefined) byKey.set(key, { slip, times: 1 });
    else known.times++;
  }
  const order = (slip: Slip): number => arabicKinds.indexOf(kindByReason[slip.reason]);
  const kept = [...byKey.values()]
    .toSorted((a, b) => order(a.slip) - order(b.slip))
    .slice(0, maxArabicFindings);
  return { counts, findings: kept.map(({ slip, times }) => toFinding(slip, times)) };
}

function toFinding(slip: Slip, times: number): ArabicFinding {
  const { sentence, start, end, right, reason, count } = slip;
  const { text } = sentence;
  return {
    reason,
    place: sentence.place,
    before: keepLastWords(toLine(text.slice(0, start))),
    wrong: cutAtWord(toLine(text.slice(start, end)), maxWrongChars),
    after: keepFirstWords(toLine(text.slice(end))),
    right: right === null ? null : toLine(right).slice(0, 2 * maxWrongChars),
    times,
    ...(count !== undefined && { count }),
  };
}
