import {
  maxArabicSentences,
  maxSentenceChars,
  maxSentenceMarks,
  maxWrongChars,
  type ArabicPlace,
} from "../../arabic-contract.ts";
import { cutAtWord, getSlipKey, toLine } from "./excerpt.ts";
import type { Sentence } from "./sentence.ts";
import { getSeverity, kindByReason, type ArabicReason, type Slip } from "./slip.ts";

/** Why something is marked, as it is stored. */
interface MarkReason {
  readonly reason: ArabicReason;
  /** How often the same is found on the page; 1 where another sentence says it. */
  readonly times: number;
  readonly count?: number | undefined;
}

/** A piece of a sentence; only what is marked has reasons. */
interface SentencePart {
  readonly text: string;
  /** What to write instead, where that is no choice of the writer. */
  readonly right?: string | undefined;
  readonly reasons?: readonly MarkReason[] | undefined;
}

/** A sentence with everything that is marked in it, as it is stored. */
export interface MarkedSentence {
  readonly place: ArabicPlace;
  readonly parts: readonly SentencePart[];
  /** What is said of the whole sentence. */
  readonly whole?: MarkReason | undefined;
}

/** Slips that overlap are one marked place. */
interface Place {
  readonly start: number;
  end: number;
  readonly slips: Slip[];
}

/** Some words of a long sentence before the first place that is marked. */
const leadChars = 60;

/** A sentence, or a part of a long one. */
interface Piece {
  readonly sentence: Sentence;
  readonly start: number;
  readonly end: number;
  readonly places: readonly Place[];
  readonly whole: Slip | undefined;
}

/**
 * Lists each sentence once, with all that is marked in it. A sentence whose slips others show
 * already is left out; those with certain slips come first.
 */
export function groupBySentence(slips: readonly Slip[]): MarkedSentence[] {
  const bySentence = Map.groupBy(slips, ({ sentence }) => sentence);
  const pieces = [...bySentence].flatMap(([sentence, own]) => cutPieces(sentence, own));
  const rank = (piece: Piece): number => (listSlips(piece).some(isError) ? 0 : 1);
  const times = new Map<string, number>();
  for (const slip of slips) {
    const key = getSlipKey(slip);
    times.set(key, (times.get(key) ?? 0) + 1);
  }
  const marked: MarkedSentence[] = [];
  for (const piece of pieces.toSorted((a, b) => rank(a) - rank(b))) {
    if (marked.length === maxArabicSentences) break;
    if (listSlips(piece).some((slip) => times.has(getSlipKey(slip))))
      marked.push(toMarked(piece, times));
  }
  return marked;
}

const isError = ({ reason }: Slip): boolean => getSeverity(kindByReason[reason]) === "error";
const listSlips = ({ places, whole }: Piece): Slip[] => [
  ...places.flatMap((place) => place.slips),
  ...(whole === undefined ? [] : [whole]),
];

function cutPieces(sentence: Sentence, slips: readonly Slip[]): Piece[] {
  const { text } = sentence;
  const places = mergeOverlapping(slips.filter(({ reason }) => reason !== "long"));
  const whole = slips.find(({ reason }) => reason === "long");
  const pieces: Piece[] = [];
  let start = 0;
  for (let i = 0; i < places.length || pieces.length === 0;) {
    if (text.length > maxSentenceChars && i < places.length)
      start = Math.max(start, skipWord(text, places[i]!.start - leadChars));
    const taken: Place[] = [];
    while (i < places.length && taken.length < maxSentenceMarks) {
      if (taken.length > 0 && places[i]!.end > start + maxSentenceChars) break;
      taken.push(places[i++]!);
    }
    const end = findEnd(text, start, taken.at(-1)?.end ?? 0, places[i]?.start);
    pieces.push({
      sentence,
      start,
      end,
      places: taken,
      whole: pieces.length === 0 ? whole : undefined,
    });
    start = end;
  }
  return pieces;
}

/** The start of the next word from a place on. */
function skipWord(text: string, from: number): number {
  if (from <= 0) return 0;
  const space = text.slice(from, from + leadChars).search(/\s/u);
  return space < 0 ? from : from + space + 1;
}

/** After the last word that fits, and not within a place that the next piece marks. */
function findEnd(text: string, start: number, min: number, next = text.length): number {
  const max = Math.min(next, start + maxSentenceChars);
  if (max >= text.length) return text.length;
  if (max <= min) return min;
  const space = text.slice(min, max).search(/\s\S*$/u);
  return space < 0 ? max : min + space;
}

function mergeOverlapping(slips: readonly Slip[]): Place[] {
  const places: Place[] = [];
  for (const slip of slips.toSorted((a, b) => a.start - b.start || b.end - a.end)) {
    const last = places.at(-1);
    if (last === undefined || slip.start >= last.end)
      places.push({ start: slip.start, end: slip.end, slips: [slip] });
    else {
      last.end = Math.max(last.end, slip.end);
      last.slips.push(slip);
    }
  }
  return places;
}

/** @param times how often each slip is on the page; those that are shown are taken out */
function toMarked(piece: Piece, times: Map<string, number>): MarkedSentence {
  const { sentence, start, end, places, whole } = piece;
  const toReason = (slip: Slip): MarkReason => {
    const key = getSlipKey(slip);
    const found = times.get(key) ?? 1;
    times.delete(key);
    const { reason, count } = slip;
    return { reason, times: found, ...(count !== undefined && { count }) };
  };
  const parts: SentencePart[] = start > 0 ? [{ text: "…" }] : [];
  let at = start;
  for (const place of places) {
    parts.push(...toPlain(sentence.text.slice(at, place.start)), toPart(place, sentence, toReason));
    at = place.end;
  }
  parts.push(...toPlain(sentence.text.slice(at, end)));
  if (end < sentence.text.length) parts.push({ text: "…" });
  return { place: sentence.place, parts, ...(whole && { whole: toReason(whole) }) };
}

const toPlain = (text: string): SentencePart[] =>
  text === "" ? [] : [{ text: cutAtWord(toLine(text), maxSentenceChars) }];

function toPart(
  { start, end, slips }: Place,
  { text }: Sentence,
  toReason: (slip: Slip) => MarkReason,
): SentencePart {
  const right = slips.find((slip) => slip.start === start && slip.end === end)?.right ?? null;
  const unique = new Map(slips.map((slip) => [slip.reason, slip]));
  return {
    text: cutAtWord(toLine(text.slice(start, end)), maxSentenceChars),
    ...(right !== null && { right: toLine(right).slice(0, 2 * maxWrongChars) }),
    reasons: [...unique.values()].slice(0, maxSentenceMarks).map(toReason),
  };
}
