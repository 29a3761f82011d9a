import { maxContextChars, maxWrongChars } from "../../arabic-contract.ts";
import { toPlainLine } from "../text/plain-line.ts";
import type { Slip } from "./slip.ts";

export const getWrong = ({ sentence, start, end }: Slip): string => sentence.text.slice(start, end);

/** The same for slips that a writer corrects alike. */
export const getSlipKey = (slip: Slip): string =>
  `${slip.reason} ${getWrong(slip)} ${slip.right ?? ""} ${getWordBeforeSign(slip)}`;

/** A sign is the same finding after the same word alone, so that each of its places is listed. */
function getWordBeforeSign(slip: Slip): string {
  const { text } = slip.sentence;
  if (/\p{L}/u.test(getWrong(slip))) return "";
  const before = text.slice(Math.max(0, slip.start - maxWrongChars), slip.start);
  return before.split(/\s/u).at(-1)!;
}

/** A hidden mark is seen where it is what is marked. */
export const toLine = (text: string): string => toPlainLine(text, "\ufffd");

/** A word and four more: enough to find the place in the page, on a phone in two lines. */
const contextAtStart = /^\S*(?:\s+\S+){0,4}/u;
const reverse = (text: string): string => Array.from(text).toReversed().join("");

/** The first whole words after what is marked, with the rest of a word that is marked in part. */
export function keepFirstWords(text: string): string {
  const near = text.slice(0, maxContextChars);
  const kept = contextAtStart.exec(near)![0];
  if (kept.length === text.length || text.slice(kept.length).trim() === "") return kept;
  return kept.length < near.length ? `${kept}…` : cutAtWord(text, maxContextChars);
}

export const keepLastWords = (text: string): string =>
  reverse(keepFirstWords(reverse(text.slice(-maxContextChars - 1))));

/** A text up to its last whole word within `maxChars`; a word that is longer is cut. */
export function cutAtWord(text: string, maxChars: number): string {
  if (text.length <= maxChars) return text;
  const end = text.slice(0, maxChars + 1).search(/\s\S*$/u);
  return `${text.slice(0, end > 0 ? end : maxChars)}…`;
}
