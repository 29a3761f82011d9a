import type { Locale } from "#i18n/messages.ts";
import type { Intent } from "../contract.ts";
import { intentWords } from "./intent-words.ts";
import { toKeywordKey } from "./keyword-key.ts";

const keyed: Readonly<Record<Locale, readonly (readonly [Intent, ReadonlySet<string>])[]>> = {
  ar: intentWords.ar.map(([intent, words]) => [intent, new Set(words.map(toKeywordKey))] as const),
  en: intentWords.en.map(([intent, words]) => [intent, new Set(words.map(toKeywordKey))] as const),
};

/**
 * Classifies the most likely intent behind a keyword.
 * @param otherwise the intent of a keyword without a word of `intentWords`, such as the bare name
 * of a product
 */
export function classifyIntent(keyword: string, language: Locale, otherwise: Intent): Intent {
  return classifyKeyIntent(toKeywordKey(keyword), language, otherwise);
}

/**
 * Like `classifyIntent`, for a keyword that is folded already.
 * @param key as `toKeywordKey` returns it
 */
export function classifyKeyIntent(key: string, language: Locale, otherwise: Intent): Intent {
  const words = key.split(" ");
  const pairs = words.slice(1).map((word, i) => `${words[i]} ${word}`);
  const [first = ""] = words;
  // Only the first word makes a question: later in a keyword «من» is a preposition, and "do" is a
  // verb.
  const hasWord = ([intent, known]: (typeof keyed)[Locale][number]) =>
    (intent === "learn" ? [first] : [...words, ...pairs]).some((part) => known.has(part));
  return keyed[language].find(hasWord)?.[0] ?? otherwise;
}
