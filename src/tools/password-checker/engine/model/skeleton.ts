/**
 * Arabizi has no fixed spelling: محمد is written mohamed, mohammad, m7md, mo7amed. The spellings share their
 * consonants, so a word is identified by its skeleton: vowels and hamzas dropped except at the start (A), and one
 * sign for sounds that are written alike (X for خ, written kh or 5; H for ح and ه, written 7 or h).
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

const silent = /[aeiouyw2']/;
/** Sequences that do not occur in Arabizi: four vowels or an impossible pair, w or y between consonants, four consonants without a digit, two digits in a row. */
const tooManyVowels = /[aeiouyw23']{4}|eo|oe|uo|eu|iu|io|ae|yy|ww|uu|ii|[2-9]{2}/;
const stranded = /[^aeiouyw23'][wy](?=[^aeiouyw23'])/;
const cluster = /[b-df-hj-np-tvxz]{4}/;

export interface Skeleton {
  readonly bones: string;
  /** Number of letters that the skeleton leaves out; each has more than one spelling. */
  readonly silent: number;
}

/** Null for a text that cannot be an Arabizi word: symbols, digits that represent no letter, no letters, impossible sequences. */
export function toLatinSkeleton(text: string): Skeleton | null {
  const word = text.toLowerCase();
  if (!/^[a-z2-9']+$/.test(word) || !/[a-z]/.test(word)) return null;
  if (
    tooManyVowels.test(word) ||
    stranded.test(word) ||
    cluster.test(word.replace(/[csgktd]h|ll/g, "h"))
  )
    return null;
  let bones = getStartSound(word[0]!);
  let dropped = 0;
  let last = "";
  for (let i = 0; i < word.length; i += 1) {
    const pair = latinPairs[word.slice(i, i + 2)];
    const letter = word[i]!;
    const sound = pair ?? latinSounds[letter];
    if (sound === undefined) {
      if (!silent.test(letter)) return null;
      dropped += 1;
      last = "";
      continue;
    }
    // A doubled letter is one sound; with a vowel in between they are two.
    if (sound !== last) bones += sound;
    last = sound;
    if (pair !== undefined) i += 1;
  }
  return { bones, silent: dropped };
}

/** Vowels, hamza and semivowels are written at the start of a word. */
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

/** All skeletons of an Arabic word in Latin letters. @param word folded, with spaces or without */
export function listArabicSkeletons(word: string): readonly string[] {
  const compact = word.replaceAll(" ", "");
  const spoken = [compact];
  // The article before a sun letter is written as spelled or as pronounced: elsalam, assalam.
  if (compact.startsWith("ال") && sunLetters.includes(compact[2] ?? ""))
    spoken.push(`ا${compact.slice(2)}`);
  return [...new Set(spoken.flatMap(listSkeletons))];
}

/** The possible beginnings of a word, where letters that are dropped inside are written. */
const starts: Readonly<Record<string, readonly string[]>> = {
  ا: ["A", "2"],
  ء: ["A", "2"],
  ع: ["A", "3"],
  ق: ["K", "G", "2"],
  ي: ["Y"],
  و: ["W"],
};

/** Only long phrases have more alternatives, and the first are the most likely. */
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
      .flatMap((bones) =>
        isDouble
          ? [bones, ...sounds.map((sound) => bones + sound)]
          : sounds.map((sound) => bones + sound),
      )
      .slice(0, maxSkeletons);
  }
  return found;
}
