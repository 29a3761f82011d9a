import type { Sentence, Word } from "./sentence.ts";
import type { Slip } from "./slip.ts";

/** Collects what is found at the words of a sentence: at most of them, nothing. */
export function findAtWords(
  { words }: Sentence,
  find: (word: Word, i: number) => Slip | undefined,
): Slip[] {
  const slips: Slip[] = [];
  for (let i = 0; i < words.length; i++) {
    const slip = find(words[i]!, i);
    if (slip !== undefined) slips.push(slip);
  }
  return slips;
}
