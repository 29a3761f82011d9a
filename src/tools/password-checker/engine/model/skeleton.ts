/**
 * Arabizi has no fixed spelling: محمد is written mohamed, mohammad, m7md, mo7amed. The spellings
 * share their consonants, so a word is identified by its skeleton: vowels and hamzas dropped except
 * at the start (A), and one sign for sounds that are written alike (X for خ, written kh or 5; H for
 * ح and ه, written 7 or h).
 */

const latinPairs: Readonly<Record<string, string>> = {
  kh: "X",
  sh: "C",
  ch: "C",
  gh: "V",
  th: "T",
  dh: "D",
  ph: "F",
  "7'": "X",
  "3'": "V",
  "6'": "Z",
  "9'": "D",
};

const latinSounds: Readonly<Record<string, string>> = {
  b: "B",
  t: "T",
  "6": "T",
  g: "G",
  j: "G",
  h: "H",
  "7": "H",
  "5": "X",
  d: "D",
  r: "R",
  z: "Z",
  s: "S",
  "9": "S",
  "3": "3",
  "4": "C",
  "8": "V",
  f: "F",
  q: "K",
  k: "K",
  l: "L",
  m: "M",
  n: "N",
};

const vowels = /[aeiouyw2']/;
/**
 * Sequences that do not occur in Arabizi: four vowels in a row, impossible pairs of vowels, two
 * digits in a row.
 */
const impossibleSequence = /[aeiouyw23']{4}|eo|oe|uo|eu|iu|io|ae|yy|ww|uu|ii|[2-9]{2}/;
/** A w or y between two consonants, which does not occur in Arabizi either. */
const isolatedSemivowel = /[^aeiouyw23'][wy](?=[^aeiouyw23'])/;
/** Four consonants in a row, which do not occur without a digit. */
const consonantCluster = /[b-df-hj-np-tvxz]{4}/;

export interface Skeleton {
  readonly consonants: string;
  /** The number of letters that the skeleton omits; each has more than one spelling. */
  readonly omittedLetterCount: number;
}

/**
 * Returns the skeleton of a text in Latin letters; null for a text that cannot be an Arabizi word:
 * symbols, digits that represent no letter, no letters, impossible sequences.
 */
export function toLatinSkeleton(text: string): Skeleton | null {
  const word = text.toLowerCase();
  if (!/^[a-z2-9']+$/.test(word) || !/[a-z]/.test(word)) return null;
  if (
    impossibleSequence.test(word) ||
    isolatedSemivowel.test(word) ||
    consonantCluster.test(word.replace(/[csgktd]h|ll/g, "h"))
  )
    return null;
  let consonants = getStartSound(word[0]!);
  let dropped = 0;
  let last = "";
  for (let i = 0; i < word.length; i += 1) {
    const pair = latinPairs[word.slice(i, i + 2)];
    const letter = word[i]!;
    const sound = pair ?? latinSounds[letter];
    if (sound === undefined) {
      if (!vowels.test(letter)) return null;
      dropped += 1;
      last = "";
      continue;
    }
    // A doubled letter is one sound; with a vowel in between they are two.
    if (sound !== last) consonants += sound;
    last = sound;
    if (pair !== undefined) i += 1;
  }
  return { consonants, omittedLetterCount: dropped };
}

/** The sign of the first letter: vowels, hamza and semivowels are kept at the start of a word. */
function getStartSound(letter: string): string {
  if (/[aeiou]/.test(letter)) return "A";
  return /[2yw]/.test(letter) ? letter.toUpperCase() : "";
}

const arabicSounds: Readonly<Record<string, readonly string[]>> = {
  ب: ["B"],
  ت: ["T"],
  ث: ["T", "S"],
  ج: ["G"],
  ح: ["H"],
  خ: ["X", "K"],
  د: ["D"],
  ذ: ["Z", "D", "T"],
  ر: ["R"],
  ز: ["Z"],
  س: ["S"],
  ش: ["C"],
  ص: ["S"],
  ض: ["D", "Z"],
  ط: ["T"],
  ظ: ["Z", "D", "T"],
  غ: ["V", "G"],
  ف: ["F"],
  ق: ["K", "G", ""],
  ع: ["", "3"],
  ك: ["K"],
  ل: ["L"],
  م: ["M"],
  ن: ["N"],
  ه: ["H"],
};

const sunLetters = "تثدذرزسشصضطظلن";

/**
 * Lists all skeletons of an Arabic word in Latin letters.
 * @param word folded, with or without spaces
 */
export function listArabicSkeletons(word: string): readonly string[] {
  const compact = word.replaceAll(" ", "");
  const spoken = [compact];
  // The article before a sun letter is written as spelled or as pronounced: elsalam, assalam.
  if (compact.startsWith("ال") && sunLetters.includes(compact[2] ?? ""))
    spoken.push(`ا${compact.slice(2)}`);
  return [...new Set(spoken.flatMap(listSkeletons))];
}

/** The signs of letters that are kept at the start of a word and dropped inside it. */
const starts: Readonly<Record<string, readonly string[]>> = {
  ا: ["A", "2"],
  ء: ["A", "2"],
  ع: ["A", "3"],
  ق: ["K", "G", "2"],
  ي: ["Y"],
  و: ["W"],
};

/**
 * The maximum number of skeletons of a word. Only long phrases have more, and the first are the
 * most likely.
 */
const maxSkeletons = 48;

function listSkeletons(word: string): readonly string[] {
  const letters = [...word];
  let found = letters.slice(0, 1).flatMap((first) => starts[first] ?? arabicSounds[first] ?? [""]);
  for (const [i, letter] of letters.entries()) {
    if (i === 0) continue;
    const isLastFeminine = i === letters.length - 1 && letter === "ه" && i > 1;
    const sounds = isLastFeminine ? ["", "H", "T"] : (arabicSounds[letter] ?? [""]);
    // A doubled letter may be pronounced separately (الحمدلله: ...lill...) or together.
    const isDouble = letters[i - 1] === letter;
    found = found
      .flatMap((consonants) =>
        isDouble
          ? [consonants, ...sounds.map((sound) => consonants + sound)]
          : sounds.map((sound) => consonants + sound),
      )
      .slice(0, maxSkeletons);
  }
  return found;
}
