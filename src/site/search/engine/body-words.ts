import { fold, splitWords } from "#i18n/fold-arabic.ts";
import { listForms } from "#i18n/word-forms.ts";
import { isFiller } from "./filler-words.ts";
import { lightStem } from "./light-stem.ts";

/** A part of an article, under its heading; a page without headings is one part. */
export interface BodySection {
  readonly heading: string;
  readonly text: string;
}

/**
 * The words of the pages' texts as an index carries them. The texts themselves are four times as
 * large as all else that the first search fetches may be (decision 90), so that an excerpt of a
 * body is the heading and the word.
 */
export interface BodyIndex {
  /** The heading of each section, and the place of its page in the index. */
  readonly sections: readonly (readonly [place: number, heading: string])[];
  /**
   * One written form of each word, sorted. A digit before it counts the letters that it shares with
   * the word before, which are left out; this takes a sixth off the bytes that travel.
   */
  readonly words: string;
  /**
   * The words of each section, each at most once for a page: how many places of `words` it is
   * behind the one before, as a character. A blank separates two sections. A word without sections
   * is on so many pages that it tells none from another.
   */
  readonly at: string;
}

/** A word is shown as it was typed, so that the form of the index matters while one is typed. */
const article = /^[وف]?[بك]?ال(?=...)/u;
const wordOrNumber = /[\p{L}\p{M}ـ]+|\p{N}+/gu;
/** It is in so many texts that it finds none. */
const shortNumber = /^\d\d$/;
const maxSharedChars = 9;
/** A word on more pages is not looked for: a few of them have nearly half of all places. */
const maxPages = 8;
/** The character of no distance, behind the blank and the quotation mark. */
const firstCode = "#".charCodeAt(0);

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
      for (const written of text.match(wordOrNumber) ?? []) {
        const word = splitWords(written)[0] ?? "";
        const found = lightStem(word);
        if (found.length < 2 || isFiller(word) || shortNumber.test(word)) continue;
        const shown = written.replace(/[\p{M}ـ]/gu, "").replace(article, "");
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
    at: sections.map((_, section) => codeSection(entries, section)).join(" "),
  };
}

function codeSection(
  entries: readonly { readonly at: readonly number[] }[],
  section: number,
): string {
  let before = 0;
  return entries
    .flatMap(({ at }, place) => {
      if (at.length > maxPages || !at.includes(section)) return [];
      const code = String.fromCharCode(firstCode + place - before);
      before = place;
      return [code];
    })
    .join("");
}

function countShared(word: string, previous: string): number {
  const limit = Math.min(word.length, maxSharedChars);
  let count = 0;
  while (count < limit && word[count] === previous[count]) count += 1;
  return count;
}

/** A word of the bodies: one of its forms as it is written, and the sections it is in. */
export interface BodyWord {
  readonly written: string;
  readonly sections: readonly number[];
  /** The sections whose headings have it. */
  readonly headings: readonly number[];
  /** Whether so many pages have it that the index does not say which. */
  readonly isCommon: boolean;
}

/** Reads the words of the bodies by what their inflections share, and by their written form. */
export function openBodyIndex({ words, at, sections }: BodyIndex): ReadonlyMap<string, BodyWord> {
  let previous = "";
  const opened = words.split(" ").map((coded) => {
    previous = previous.slice(0, Number(coded[0])) + coded.slice(1);
    return createBodyWord(previous, true);
  });
  at.split(" ").forEach((codes, section) => {
    let place = 0;
    for (const code of codes) {
      place += code.charCodeAt(0) - firstCode;
      opened[place]!.sections.push(section);
      opened[place]!.isCommon = false;
    }
  });
  const byForm = new Map(opened.map((word) => [lightStem(fold(word.written)), word]));
  sections.forEach(([, heading], section) => {
    for (const written of heading.match(wordOrNumber) ?? []) {
      if (splitWords(written).some(isFiller)) continue;
      const key = lightStem(splitWords(written)[0] ?? "");
      const word = byForm.get(key) ?? createBodyWord(written, false);
      byForm.set(key, word);
      word.headings.push(section);
    }
  });
  for (const word of new Set(byForm.values()))
    for (const form of splitWords(word.written).flatMap(listForms))
      if (!byForm.has(form)) byForm.set(form, word);
  return byForm;
}

const createBodyWord = (written: string, isCommon: boolean) => ({
  written,
  sections: [] as number[],
  headings: [] as number[],
  isCommon,
});
