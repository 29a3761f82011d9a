import type { Locale } from "#i18n/messages.ts";
import { toKeywordKey } from "../../engine/keyword-key.ts";
import { arabicPatterns } from "./arabic/arabic.ts";
import { arabicLocal, arabicRelated } from "./arabic/related.ts";
import { englishPatterns } from "./english/english.ts";
import { englishLocal, englishRelated } from "./english/related.ts";
import type { Pattern } from "./pattern.ts";

/**
 * Every word that the patterns add to a keyword. The estimate knows these words although no list
 * contains them.
 */
export const patternWords: Readonly<Record<Locale, ReadonlySet<string>>> = {
  ar: listWords([...arabicPatterns, ...arabicRelated, ...arabicLocal]),
  en: listWords([...englishPatterns, ...englishRelated, ...englishLocal]),
};

function listWords(patterns: readonly Pick<Pattern, "texts">[]): ReadonlySet<string> {
  return new Set(
    patterns.flatMap(({ texts }) =>
      texts.flatMap((text) => toKeywordKey(text.replace(/\{\w+\}|\|/g, " ")).split(" ")),
    ),
  );
}
