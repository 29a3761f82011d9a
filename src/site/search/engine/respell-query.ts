import { splitWords } from "#i18n/fold-arabic.ts";
import { switchLayout } from "#i18n/switch-layout.ts";
import { spellArabic, spellArabizi, toSkeleton } from "./arabizi.ts";
import { isFiller, listFillers } from "./filler-words.ts";
import { hasArabic } from "./has-arabic.ts";
import { isKnown, type OpenedIndex } from "./open-index.ts";
import { countErrors } from "./word-errors.ts";

/** More words are a text that was pasted. */
const maxWords = 10;
/** «ع» is the letter that 3 is typed for, and no vowel is. */
const missedAyinErrors = 2;
/** A shorter skeleton is that of too many words. */
const minSkeletonChars = 2;
/** The article, joined to its word: "elmawke3". */
const latinArticle = /^[aei]l(?=.{3})/;

/**
 * Returns a query of which words were not found as it was meant: typed with the keyboard of the
 * other language, or Arabic in Latin letters («e3lanat» is «إعلانات»).
 * @param isFound whether a word of the query was found on a page
 * @returns undefined where it means nothing else
 */
export function respellQuery(
  opened: OpenedIndex,
  query: string,
  isFound: (word: string) => boolean,
): string | undefined {
  const words = splitWords(query);
  if (words.length > maxWords) return undefined;
  if (!words.some((word) => isKnown(opened, word))) {
    const switched = switchLayout(query);
    if (switched !== null && isMeant(opened, switched)) return switched;
  }
  if (!opened.isArabic) return undefined;
  const respelt = words.map((word) =>
    isFound(word) || hasArabic(word) ? word : (findSpoken(opened, word) ?? word),
  );
  return respelt.some((word, at) => word !== words[at]) ? respelt.join(" ") : undefined;
}

/** Whether a page knows every word of a text, the last one perhaps unfinished. */
function isMeant(opened: OpenedIndex, text: string): boolean {
  const words = splitWords(text);
  return (
    words.some((word) => word.length > 2 && !isFiller(word)) &&
    words.every((word) => isFiller(word) || isKnown(opened, word))
  );
}

/** The Arabic word whose sound is the nearest to that of a word in Latin letters. */
function findSpoken(opened: OpenedIndex, typed: string): string | undefined {
  let [nearest, fewest] = [undefined as string | undefined, Infinity];
  for (const word of new Set([typed, typed.replace(latinArticle, "")])) {
    const sounds = spellArabizi(word);
    const skeleton = toSkeleton(sounds);
    if (skeleton.length < minSkeletonChars) continue;
    for (const term of getTermsBySkeleton(opened).get(skeleton) ?? []) {
      const errors =
        countErrors(sounds, spellArabic(term), sounds.length) +
        (word.includes("3") && !term.includes("ع") ? missedAyinErrors : 0);
      if (errors < fewest) [nearest, fewest] = [term, errors];
    }
  }
  return nearest;
}

const termsBySkeleton = new WeakMap<OpenedIndex, ReadonlyMap<string, readonly string[]>>();

/** All Arabic words of an index and the fillers by their skeletons, the fillers first. */
function getTermsBySkeleton(opened: OpenedIndex): ReadonlyMap<string, readonly string[]> {
  const known = termsBySkeleton.get(opened);
  if (known !== undefined) return known;
  const terms = new Map<string, string[]>();
  const bodyWords = [...opened.body.values()].flatMap(({ written }) => splitWords(written));
  for (const term of new Set([...listFillers(), ...opened.known, ...bodyWords])) {
    if (!hasArabic(term)) continue;
    const skeleton = toSkeleton(spellArabic(term));
    terms.set(skeleton, [...(terms.get(skeleton) ?? []), term]);
  }
  termsBySkeleton.set(opened, terms);
  return terms;
}
