import { splitWords } from "#i18n/fold-arabic.ts";
import { stopWords } from "#i18n/stop-words.ts";

/**
 * Words of a query that do not name its subject. «ال» and similar words are what is left of
 * an Arabic article that is joined to a Latin word.
 */
const fillers: ReadonlySet<string> = new Set(
  splitWords(`
    ${stopWords.ar} ${stopWords.en}
    ال وال بال لل ثم أن إن لا كم لي دون أريد اريد عايز عاوز محتاج ازاي إزاي ازاى اعمل أعمل عمل إنشاء مرحبا سلام
    build create have make need our want we
  `),
);

/** Whether a word does not name a subject. @param word as `splitWords` returns it */
export const isFiller = (word: string): boolean => fillers.has(word);
