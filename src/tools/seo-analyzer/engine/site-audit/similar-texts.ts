import { splitWords } from "../text/text.ts";

/** Words of a shingle: with fewer, common phrases of one trade make pages alike. */
const shingleWords = 3;
/** A page with less text of its own is its menus and buttons, and says nothing by being alike. */
const minShingles = 100;
/** Enough for an error of some 0.03 at the threshold, and exact for shorter texts. */
const sketchSize = 128;
/** Our limit: nine of ten phrases are the same. Google names no figure. */
const minSimilarity = 0.9;
/** Pages as alike as that share at least one of so many smallest hashes but once in 10^8. */
const indexedHashes = 8;

/** FNV-1a with a final mix, 32 bits. @see https://www.rfc-editor.org/rfc/rfc9923 */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let i = 0; i < text.length; i++)
    value = Math.imul(value ^ text.charCodeAt(i), 0x01000193) >>> 0;
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b) >>> 0;
  return (value ^ (value >>> 13)) >>> 0;
}

/**
 * The smallest hashes of a text's shingles, in their order: equal for equal texts, and for two
 * texts as alike as their shingles are (bottom-k sketch).
 * @param text folded, so that spelling makes no difference
 * @returns an empty list for a text that is too short to be compared
 * @see https://doi.org/10.1109/SEQUEN.1997.666900
 */
export function sketchText(text: string): readonly number[] {
  const words = splitWords(text);
  const hashes = new Set<number>();
  for (let i = 0; i + shingleWords <= words.length; i++)
    hashes.add(hash(words.slice(i, i + shingleWords).join(" ")));
  if (hashes.size < minShingles) return [];
  return [...hashes].sort((a, b) => a - b).slice(0, sketchSize);
}

/** The share of shingles that two texts have in common, from 0 to 1, by their sketches. */
export function compareSketches(a: readonly number[], b: readonly number[]): number {
  let [i, j, shared, seen] = [0, 0, 0, 0];
  for (; seen < sketchSize && i < a.length && j < b.length; seen++) {
    if (a[i] === b[j]) {
      shared++;
      i++;
      j++;
    } else if (a[i]! < b[j]!) i++;
    else j++;
  }
  // What is left of a short text is in the union too.
  const union = Math.min(sketchSize, seen + (a.length - i) + (b.length - j));
  return union === 0 ? 0 : shared / union;
}

/**
 * Groups texts that are nearly the same. Each text is compared with the first of a group alone, and
 * only where both share one of their smallest hashes: the time is linear in the number of texts.
 * @returns indexes of the sketches; groups of one are left out
 */
export function groupSimilar(sketches: readonly (readonly number[])[]): readonly number[][] {
  const firstByHash = new Map<number, number>();
  const groups = new Map<number, number[]>();
  sketches.forEach((sketch, place) => {
    const keys = sketch.slice(0, indexedHashes);
    const candidates = new Set(keys.flatMap((key) => firstByHash.get(key) ?? []));
    for (const first of candidates) {
      if (compareSketches(sketches[first]!, sketch) < minSimilarity) continue;
      groups.get(first)!.push(place);
      return;
    }
    groups.set(place, [place]);
    for (const key of keys) if (!firstByHash.has(key)) firstByHash.set(key, place);
  });
  return [...groups.values()].filter((group) => group.length > 1);
}
