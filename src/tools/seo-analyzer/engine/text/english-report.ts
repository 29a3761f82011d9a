import { comma, count } from "#i18n/format.ts";
import type { Locale } from "#i18n/messages.ts";
import type { EnglishReport } from "../../english-contract.ts";
import { englishCounts } from "../../english-messages.ts";
import { ageFit, oldestNamedAge, toReadingAge, type Readability } from "./readability.ts";

/** Converts what was counted into a part of the report in the language of a reader. */
export function toEnglishReport(measured: Readability, locale: Locale): EnglishReport {
  const { wordCount, sentenceCount, long } = measured;
  const age = Math.min(oldestNamedAge, Math.round(toReadingAge(measured)));
  const readers = englishCounts[age === oldestNamedAge ? "oldest" : "age"][locale];
  const words = count(locale, englishCounts.words[locale], wordCount);
  const average = Math.round(wordCount / sentenceCount);
  return {
    summary: [
      count(locale, readers, age),
      count(locale, englishCounts.error[locale], ageFit.error),
      `${words}${comma[locale]}${count(locale, englishCounts.average[locale], average)}`,
    ],
    long: long.map((sentence) => ({
      text: sentence.text,
      length: count(locale, englishCounts.length[locale], sentence.wordCount),
    })),
  };
}
