import { splitWords } from "#i18n/fold-arabic.ts";

/** Words of a question that say nothing about its subject. «ال» and its kin are what an article before Latin letters leaves. */
const fillers: ReadonlySet<string> = new Set(
  splitWords(`
    ال وال بال لل في من عن على إلى الى مع أو ثم أن إن لا ما هل هو هي هذا هذه كيف كم أي كل لي لك بعد قبل حتى دون
    أريد اريد عايز عاوز محتاج ازاي إزاي ازاى اعمل أعمل عمل إنشاء مرحبا سلام
    a an and are build by can create do does for from have how i in is it make me my need of on or our that the to want we what with you your
  `),
);

/** @param word as `wordsOf` gives it */
export const isFiller = (word: string): boolean => fillers.has(word);
