import { stopWords } from "#i18n/stop-words.ts";
import type { Locale, Localized } from "#i18n/messages.ts";
import { toKeywordKey } from "../engine/keyword-key.ts";

/** Further words that only connect the parts of a phrase and are not searched alone. */
const connectingWords: Localized = {
  ar: "ب ل و أم ولا ماذا كم لماذا متى أين ذلك التي الذي بين مني لي عند إيه إزاي ليه فين منين بكام مش بدون غير تحت خلال حسب",
  en: "at without vs versus was did be could should will would why when where who which its this these those about into over under than as if not",
};

/** The words of a keyword that are neither a thing nor a modifier, as keys. */
export const functionWords: Readonly<Record<Locale, ReadonlySet<string>>> = {
  ar: toKeys("ar"),
  en: toKeys("en"),
};

function toKeys(language: Locale): ReadonlySet<string> {
  return new Set(
    `${stopWords[language]} ${connectingWords[language]}`.split(" ").map(toKeywordKey),
  );
}
