import { splitWords, stem } from "#i18n/fold-arabic.ts";
import { listForms } from "#i18n/word-forms.ts";
import { isFiller } from "./filler-words.ts";

/** A part of an article, under its heading. */
export interface BodySection {
  readonly heading: string;
  readonly text: string;
}

/**
 * The words of the articles as an index carries them. The texts themselves are four times as large
 * as all else that the first search fetches may be (decision 68), so that an excerpt of a body is
 * the heading and the word.
 */
export interface BodyIndex {
  /** The heading of each section, and the place of its page in the index. */
  readonly sections: readonly (readonly [place: number, heading: string])[];
  /**
   * One written form of each stem, sorted. A digit before it counts the letters that it shares with
   * the word before, which are left out; this takes a sixth off the bytes that travel.
   */
  readonly words: string;
  /** The sections of each word, at most one of each page. */
  readonly at: string;
}

/** A letter sequence without digits; a number is looked for in titles and descriptions only. */
const letters = /[\p{L}\p{M}ـ]+/gu;
const maxSharedChars = 9;

/**
 * Lists the words of the pages' bodies.
 * @param bodies the sections of each page in the order of the index, and the terms that find the
 *   page without its body, which are left out
 */
export function buildBodyIndex(
  bodies: readonly { readonly body: readonly BodySection[]; readonly known: ReadonlySet<string> }[],
): BodyIndex {
  const sections: (readonly [number, string])[] = [];
  const writtenForms = new Map<string, string>();
  const sectionsByStem = new Map<string, number[]>();
  bodies.forEach(({ body, known }, place) => {
    const seen = new Set(known);
    for (const { heading, text } of body) {
      sections.push([place, heading]);
      for (const written of text.match(letters) ?? []) {
        const word = splitWords(written)[0] ?? "";
        const found = stem(word);
        if (found.length < 2 || isFiller(word)) continue;
        const shown = written.replace(/[\p{M}ـ]/gu, "");
        if ((writtenForms.get(found)?.length ?? Infinity) > shown.length)
          writtenForms.set(found, shown);
        if (seen.has(found)) continue;
        seen.add(found);
        sectionsByStem.set(found, [...(sectionsByStem.get(found) ?? []), sections.length - 1]);
      }
    }
  });
  const entries = [...sectionsByStem]
    .map(([found, at]) => ({ word: writtenForms.get(found)!, at }))
    .sort((a, b) => (a.word < b.word ? -1 : 1));
  return {
    sections,
    words: entries
      .map(({ word }, place) => {
        const shared = countShared(word, entries[place - 1]?.word ?? "");
        return shared + word.slice(shared);
      })
      .join(" "),
    at: entries.map(({ at }) => at.join()).join(" "),
  };
}

function countShared(word: string, previous: string): number {
  const limit = Math.min(word.length, maxSharedChars);
  let count = 0;
  while (count < limit && word[count] === previous[count]) count += 1;
  return count;
}

/** A word of a body: as it is written, and the sections it is in. */
export interface BodyWord {
  readonly written: string;
  readonly sections: readonly number[];
}

/** Reads the words of the bodies by their stems. */
export function openBodyIndex({ words, at }: BodyIndex): ReadonlyMap<string, BodyWord> {
  const found = new Map<string, BodyWord>();
  const sections = at.split(" ");
  let written = "";
  words.split(" ").forEach((coded, place) => {
    if (coded === "") return;
    written = written.slice(0, Number(coded[0])) + coded.slice(1);
    const word: BodyWord = { written, sections: sections[place]!.split(",").map(Number) };
    for (const form of splitWords(written).flatMap(listForms))
      if (!found.has(form)) found.set(form, word);
  });
  return found;
}
