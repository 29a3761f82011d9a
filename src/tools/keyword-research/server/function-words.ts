import type { Locale } from "#i18n/messages.ts";
import { toKeywordKey } from "../engine/keyword-key.ts";

/** Words that hold a phrase together and that nobody searches alone. */
const written: Readonly<Record<Locale, string>> = {
  ar: "في من على إلى عن مع ب ل و أو أم ولا ما ماذا هل كم كيف لماذا متى أين أي هو هي هذا هذه ذلك التي الذي كل بين مني لي لك عند بعد قبل حتى إيه إزاي ليه فين منين بكام مش بدون غير تحت خلال حسب",
  en: "a an the of in on at for to from by with without and or vs versus is are was do does did be can could should will would how what why when where who which me my you your i it its this that these those about into over under than as if not",
};

export const functionWords: Readonly<Record<Locale, ReadonlySet<string>>> = {
  ar: new Set(written.ar.split(" ").map(toKeywordKey)),
  en: new Set(written.en.split(" ").map(toKeywordKey)),
};
