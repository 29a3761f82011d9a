import type { Locale } from "#i18n/messages.ts";

/** A line of a Markdown text as a reader sees it. */
export interface Line {
  readonly kind: "heading" | "paragraph" | "item" | "quote" | "row";
  readonly text: string;
}

/**
 * The lines of a Markdown body without fenced code; the mark-up of emphasis, links and images is
 * taken off, inline code stays.
 */
export function parseLines(body: string): readonly Line[] {
  return body
    .replace(/^(```|~~~)[^\n]*\n.*?^\1[ \t]*$/gms, "")
    .replace(/<!--.*?-->/gs, "")
    .split("\n")
    .flatMap((line) => parseLine(line.trim()) ?? []);
}

function parseLine(line: string): Line | undefined {
  if (line === "" || /^[-*_]{3,}$/.test(line) || /^\|[\s:|-]+\|$/.test(line)) return undefined;
  const [kind, mark] = getKind(line);
  const text = plain(line.slice(mark.length));
  return text === "" ? undefined : { kind, text };
}

const marks: readonly (readonly [Line["kind"], RegExp])[] = [
  ["heading", /^#{1,6} +/],
  ["quote", /^>\s*(?:(?:[-*+]|\d+[.)]) +)?/],
  ["item", /^(?:[-*+]|\d+[.)]) +/],
  ["row", /^\|/],
];

function getKind(line: string): readonly [Line["kind"], string] {
  for (const [kind, mark] of marks) {
    const found = mark.exec(line)?.[0];
    if (found !== undefined) return [kind, found];
  }
  return ["paragraph", ""];
}

function plain(text: string): string {
  return text
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replace(/\*\*|__|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])|\*/gu, "")
    .replace(/\s*\|\s*/g, " ")
    .trim();
}

/** What is between the quotes of a front matter, value by value. */
export function frontMatterTexts(markdown: string): readonly string[] {
  const block = /^---\n(.*?)\n---\n/s.exec(markdown)?.[1] ?? "";
  return [...block.matchAll(/"(.*)"\s*$/gm)].map(([, text]) =>
    text!.replaceAll(String.raw`\"`, '"'),
  );
}

/** Words as the language itself counts them: Arabic words with their prefixes are one each. */
export function countWords(text: string, locale: Locale): readonly string[] {
  return [...new Intl.Segmenter(locale, { granularity: "word" }).segment(text.replaceAll("`", " "))]
    .filter(({ isWordLike }) => isWordLike)
    .map(({ segment }) => segment);
}

/**
 * The sentences of running text; a heading, a row of a table and a label that ends in a colon are
 * none.
 */
export function splitSentences(lines: readonly Line[]): readonly string[] {
  return lines
    .filter(({ kind }) => kind !== "heading" && kind !== "row")
    .flatMap(({ text }) => text.split(/(?<=[.!?؟…][»”"’)]*)\s+/u))
    .filter((sentence) => /\p{L}.*\p{L}/su.test(sentence) && !sentence.endsWith(":"));
}

/** @returns the middle figure; of an even number the upper of the two, 0 of none */
export function computeMedian(figures: readonly number[]): number {
  return [...figures].sort((a, b) => a - b)[Math.floor(figures.length / 2)] ?? 0;
}

/**
 * Flesch's reading ease of an English text: 60 to 70 is plain English, 50 to 60 fairly difficult,
 * below that for students.
 * @see Flesch, "A new readability yardstick", 1948: 206.835 − 1.015 × words a sentence − 84.6 ×
 *   syllables a word
 */
export function computeReadingEase(sentences: readonly string[]): number {
  // Code, figures and addresses are looked at and not read out.
  const words = sentences.flatMap((sentence) =>
    countWords(sentence.replace(/`[^`]*`/g, ""), "en").filter((word) => /^[\p{L}’']+$/u.test(word)),
  );
  const syllables = words.reduce((sum, word) => sum + countSyllables(word), 0);
  return 206.835 - (1.015 * words.length) / sentences.length - (84.6 * syllables) / words.length;
}

/**
 * Groups of vowels, without a silent e at the end and in "-ed" and "-es": right for about nine
 * words of ten.
 */
export function countSyllables(word: string): number {
  const chars = word.toLowerCase().replace(/[’']s?$/, "");
  const sounded = chars.replace(
    /(?<=[^l])e$|(?<=[aeiouy])le$|(?<=[^td])ed$|(?<=[^scxz])es$/,
    (end) => (end === "le" ? "l" : ""),
  );
  return Math.max(1, sounded.match(/[aeiouy]+/g)?.length ?? 0);
}
