import { splitWords } from "#i18n/fold-arabic.ts";
import { stopWords } from "#i18n/stop-words.ts";

/** Words with which a visitor says that they want something made, and which do not say what. */
const wishes: ReadonlySet<string> = new Set(
  splitWords(`
    أريد اريد عايز عايزة عاوز عاوزة محتاج محتاجة ابغى أبغى ابغي بدي نفسي اعمل أعمل عمل تعملوا إنشاء
    عاوزين عايزين محتاجين يعمل يعملي يعملى يعملنا تعملي تعملى تعملولي يعملولي
    build create looking make need our want we
  `),
);

/** Words that ask for a price. They are no fillers, because pages are found by them. */
const priceWords: ReadonlySet<string> = new Set(
  splitWords("سعر أسعار بكام بكم تكلفة يكلف تكلف بيكلف price prices cost costs much"),
);

/** Words with which a question begins that an article answers. */
const learningWords: ReadonlySet<string> = new Set(splitWords("كيف ازاي إزاي ازاى how learn"));

/**
 * Words of a query that do not name its subject. «ال» and similar words are what is left of
 * an Arabic article that is joined to a Latin word.
 */
const fillers: ReadonlySet<string> = new Set([
  ...splitWords(`
    ${stopWords.ar} ${stopWords.en}
    ال وال بال لل ثم أن إن لا كم لي دون بدون بلا غير مرحبا سلام
    ازاي إزاي ازاى ايه إيه يعني ممكن لو فين وين امتى متى ليه لماذا ماذا عندكم عندك فيه معايا
    شو شلون ايش وش كيفية بالظبط بالضبط خالص اوي قوي جدا يتم انتم انتو انت هيكون عليكم
    كام بتاع بتاعي بتاعتي بتاعنا اللي الذي التي ده دي دا مش ليس كمان بس يا حد واحد واحدة ممكن لي ليا لنا
    can could would should please where when why which there any some have has us get be if so much many long take takes
  `),
  ...wishes,
]);

/** All of them, in Arabic too. */
export const listFillers = (): Iterable<string> => fillers;

/** Whether a word does not name a subject. @param word as `splitWords` returns it */
export const isFiller = (word: string): boolean => fillers.has(word);

/**
 * Whether a query asks for work and not for an explanation: «عايز اعمل موقع», "need a website".
 * @param words as `splitWords` returns them
 */
export const isBuying = (words: readonly string[]): boolean =>
  words.some((word) => wishes.has(word)) && !words.some((word) => learningWords.has(word));

/** Whether a query asks what something costs. @param words as `splitWords` returns them */
export const isPricing = (words: readonly string[]): boolean =>
  words.some((word) => priceWords.has(word));
