import { toKeywordKey } from "../engine/keyword-key.ts";
import type { Lexicon } from "./lexicon.ts";

/** The longest name of a place, in words: "kafr el sheikh", "10th of ramadan city". */
const maxPlaceWords = 4;
/** Words of a name that keep their small letter. */
const small: ReadonlySet<string> = new Set(["of", "the"]);
/** Names that are abbreviations. */
const abbreviations: ReadonlySet<string> = new Set(["ksa", "uae", "uaq", "rak"]);

/**
 * Writes the places of an English phrase with their capital: "coffee beans in Cairo". A place is
 * looked for after "in" and at the end, where phrases have it; elsewhere its name may be a word.
 * @param lexicon of the phrase's language; that of a script without capitals changes nothing
 */
export function capitalizePlaces(phrase: string, lexicon: Lexicon): string {
  const words = phrase.split(" ");
  for (let from = 1; from < words.length; from += 1) {
    const isAfterIn = words[from - 1] === "in";
    for (let to = Math.min(words.length, from + maxPlaceWords); to > from; to -= 1) {
      if (!isAfterIn && to < words.length) break;
      const key = toKeywordKey(words.slice(from, to).join(" "));
      if (lexicon.find(key)?.kind !== "places") continue;
      return [
        ...words.slice(0, from),
        ...words.slice(from, to).map(capitalize),
        ...words.slice(to),
      ].join(" ");
    }
  }
  return phrase;
}

function capitalize(word: string): string {
  if (small.has(word)) return word;
  return abbreviations.has(word) ? word.toUpperCase() : word.replace(/^./, (c) => c.toUpperCase());
}
