import type { Localized } from "./messages.ts";

/**
 * Function words without a subject of their own, separated by spaces. Each module that uses the
 * list adds the words that only it ignores, and folds all of them in its own way (decision 57).
 */
export const stopWords: Localized = {
  ar: "في من على إلى عن مع أو ما هل كيف أي هو هي هذا هذه كل لك بعد قبل حتى",
  en: "a an the of in on for to from by with and or is are do does can how what me my you your i it that",
};
