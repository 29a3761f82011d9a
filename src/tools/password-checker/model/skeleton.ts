/**
 * Arabizi has no spelling: محمد is written mohamed, mohammad, m7md, mo7amed. What all of them share is the consonants, so
 * a word is known by its skeleton: vowels and hamzas dropped except at the start (A), sounds that are written for one
 * another under one sign (X for خ, written kh or 5; H for ح and ه, written 7 or h).
 */

const latinPairs: Readonly<Record<string, string>> = { kh: "X", sh: "C", ch: "C", gh: "V", th: "T", dh: "D", ph: "F", "7'": "X", "3'": "V", "6'": "Z", "9'": "D" };

const latinSounds: Readonly<Record<string, string>> = {
  b: "B",
  p: "B",
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
  "4": "C",
  "8": "V",
  f: "F",
  v: "F",
  q: "K",
  k: "K",
  c: "K",
  l: "L",
  m: "M",
  n: "N",
  x: "KS",
};

const silent = /[aeiouyw23']/;
const vowelAtStart = /^[aeiou23]/;

/** Null for what cannot be a word in Arabizi: signs, a digit that stands for no letter, no letter at all. */
export function latinSkeleton(text: string): string | null {
  const word = text.toLowerCase();
  if (!/^[a-z2-9']+$/.test(word) || !/[a-z]/.test(word)) return null;
  let bones = vowelAtStart.test(word) ? "A" : word.startsWith("y") ? "Y" : word.startsWith("w") ? "W" : "";
  let last = "";
  for (let i = 0; i < word.length; i += 1) {
    const pair = latinPairs[word.slice(i, i + 2)];
    const letter = word[i]!;
    const sound = pair ?? latinSounds[letter];
    if (sound === undefined) {
      if (!silent.test(letter)) return null;
      last = "";
      continue;
    }
    // Doubled in writing, one in sound; with a vowel between them they are two.
    if (sound !== last) bones += sound;
    last = sound;
    if (pair !== undefined) i += 1;
  }
  return bones;
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
  ك: ["K"],
  ل: ["L"],
  م: ["M"],
  ن: ["N"],
  ه: ["H"],
};

const sunLetters = "تثدذرزسشصضطظلن";

/** Every skeleton that an Arabic word may have in Latin letters. @param word folded, with spaces or without */
export function arabicSkeletons(word: string): readonly string[] {
  const compact = word.replaceAll(" ", "");
  const spoken = [compact];
  // The article before a sun letter is written as it is spelled or as it is said: elsalam, assalam.
  if (compact.startsWith("ال") && sunLetters.includes(compact[2] ?? "")) spoken.push(`ا${compact.slice(2)}`);
  return [...new Set(spoken.flatMap(skeletonsOf))];
}

function skeletonsOf(word: string): readonly string[] {
  const first = word[0]!;
  let found = ["اعء".includes(first) ? "A" : first === "ي" ? "Y" : first === "و" ? "W" : ""];
  const letters = [...word];
  for (const [i, letter] of letters.entries()) {
    const isLastFeminine = i === letters.length - 1 && letter === "ه" && i > 1;
    const sounds = isLastFeminine ? ["", "H", "T"] : (arabicSounds[letter] ?? [""]);
    // Two of one letter in a row may be said apart (الحمدلله: ...lill...) or together.
    const isDouble = i > 0 && letters[i - 1] === letter;
    found = found.flatMap((bones) => (isDouble ? [bones, ...sounds.map((sound) => bones + sound)] : sounds.map((sound) => bones + sound)));
    if (found.length > 48) found = found.slice(0, 48);
  }
  return found;
}
