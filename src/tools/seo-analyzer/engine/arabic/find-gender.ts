import { isDefiniteSlip } from "./check-spelling.ts";
import { toAlifWithoutHamza } from "./letters.ts";
import { feminineNouns, masculineNouns, quantityWords } from "./lists/subject-words.ts";
import type { Sentence } from "./sentence.ts";
import { taaNounTable } from "./spelling-tables.ts";

/** Which form a verb in front of a noun has. */
export type Gender = "masculine" | "feminine";

const feminineThis = new Set(["هذه", "تلك", "هذة"]);
const masculineThis = new Set(["هذا", "ذلك"]);
const pronoun = /(?:كم|نا|ها|هم|ك|ه)$/u;
const hamzalessFeminines = new Set([...feminineNouns].map(toAlifWithoutHamza));

/**
 * The form that a passive verb has before the word at `i` of a sentence.
 * @returns null where neither the word, its letters nor «هذه» in front of it decide
 */
export function findGender({ text, words }: Sentence, i: number): Gender | null {
  const [before, word] = [words[i - 1], words[i]];
  if (word === undefined || before === undefined) return null;
  if (!/^\s+$/u.test(text.slice(before.end, word.start))) return null;
  if (feminineThis.has(word.bare)) return "feminine";
  if (masculineThis.has(word.bare)) return "masculine";
  return findNounGender(word.bare);
}

function findNounGender(bare: string): Gender | null {
  const noun = bare.replace(/^ال(?=..)/u, "");
  const known = findKnown(noun);
  if (known !== null || quantityWords.has(noun)) return known;
  if (/(?:ة|ات)$/u.test(noun) || isDefiniteSlip(bare) || taaNounTable.has(bare)) return "feminine";
  if (noun !== bare || !pronoun.test(noun)) return null;
  const owned = noun.replace(pronoun, "");
  const isTaa = owned.endsWith("ات") || taaNounTable.has(owned.replace(/ت$/u, "ه"));
  return findKnown(owned) ?? (isTaa ? "feminine" : null);
}

function findKnown(noun: string): Gender | null {
  if (masculineNouns.has(noun)) return "masculine";
  return feminineNouns.has(noun) || hamzalessFeminines.has(toAlifWithoutHamza(noun))
    ? "feminine"
    : null;
}
