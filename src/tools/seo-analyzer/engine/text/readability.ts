/** How long the English sentences of a page are, as it is stored. */
export interface Readability {
  readonly wordCount: number;
  readonly sentenceCount: number;
  /** The longest of more than `longWords` words, the longest first. */
  readonly long: readonly EnglishSentence[];
}

export interface EnglishSentence {
  readonly text: string;
  readonly wordCount: number;
}

/**
 * The age of readers by the words of a sentence, and by how many years it is usually wrong. The
 * figures follow from `tests/fixtures/seo-readability`, whose texts are for ages of 7 to 16.
 * @see docs/decisions/0137-how-hard-a-text-is-to-read.md
 */
export const ageFit = { base: 3.4, perWord: 0.53, youngest: 7.5, oldest: 15, error: 2 } as const;
/** From here on texts for readers of 12 and of 16 have sentences of the same length. */
export const oldestNamedAge = 12;

/** The first 75 words of a text are within half a year of the whole, the first 50 are not. */
export const minEnglishWords = 75;
/** What the guide of gov.uk calls a long sentence. */
const longWords = 25;
export const maxLongSentences = 3;
export const maxEnglishChars = 400;
/** A longer run without a stop is a list. */
const maxSentenceWords = 100;

/** A word with an apostrophe is one; the parts around a hyphen, or of "3,000", are several. */
const word = /[\p{Script=Latin}\p{N}]+(?:['’][\p{Script=Latin}\p{N}]+)*/gu;
const stop = /[.!?…]["'”’»)\]]*$/u;
/** "J.", "U.S.", "e.g." and titles, which a name follows. */
const abbreviation = /^["'“‘«([]*(?:(?:\p{L}\.)+|(?:Mr|Mrs|Ms|Dr|St|Prof|vs)\.)$/u;
/** Every seventh word of an English text and more, and far fewer in another language. */
const commonWords = new Set(["the", "of", "and", "to", "a", "in", "is", "that", "for", "it"]);
const minCommonShare = 0.1;

/**
 * Measures the English of a page.
 * @param paragraphs its texts that are not said to be in another language
 * @returns null for a page with fewer than `minEnglishWords` words in whole English sentences
 */
export function measureReadability(paragraphs: readonly string[]): Readability | null {
  const sentences = paragraphs.flatMap((text) => readEnglish(text));
  const wordCount = sentences.reduce((sum, sentence) => sum + sentence.wordCount, 0);
  if (wordCount < minEnglishWords || !isEnglish(paragraphs)) return null;
  const long = sentences
    .filter((sentence) => sentence.wordCount > longWords)
    .toSorted((a, b) => b.wordCount - a.wordCount)
    .slice(0, maxLongSentences)
    .map(({ text, wordCount: words }) => ({ text: cut(text), wordCount: words }));
  return { wordCount, sentenceCount: sentences.length, long };
}

/** The age, in years, of readers for whom texts with such sentences are written. */
export function toReadingAge({ wordCount, sentenceCount }: Omit<Readability, "long">): number {
  const { base, perWord, youngest, oldest } = ageFit;
  const age = base + (perWord * wordCount) / sentenceCount;
  return Math.min(oldest, Math.max(youngest, age));
}

/** The sentences of a text that end with a stop: a label or an item of a list has none. */
export function readEnglish(text: string): EnglishSentence[] {
  const sentences: EnglishSentence[] = [];
  const tokens = [...text.matchAll(/\S+/gu)];
  let [start, wordCount] = [0, 0];
  for (const [i, { 0: token, index }] of tokens.entries()) {
    wordCount += token.match(word)?.length ?? 0;
    const next = tokens[i + 1]?.[0] ?? "";
    if (!stop.test(token) || abbreviation.test(token) || /^\p{Ll}/u.test(next)) continue;
    const end = index + token.length;
    if (wordCount > 0 && wordCount <= maxSentenceWords)
      sentences.push({ text: text.slice(start, end).trim(), wordCount });
    [start, wordCount] = [end, 0];
  }
  return sentences;
}

function isEnglish(paragraphs: readonly string[]): boolean {
  const words = paragraphs.flatMap((text) => text.toLowerCase().match(word) ?? []);
  const common = words.filter((one) => commonWords.has(one)).length;
  return common >= minCommonShare * words.length;
}

const cut = (text: string): string =>
  text.length <= maxEnglishChars ? text : `${text.slice(0, maxEnglishChars - 1)}…`;
