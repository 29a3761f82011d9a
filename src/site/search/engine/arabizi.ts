/**
 * Signs for the sounds of Arabic letters and of the Latin letters and digits that visitors type for
 * them: letters that are written alike have one sign, and a, i and u are vowels.
 */
const arabicSigns = toSigns(
  "اa وu يi عe بb تt طt ثs سs صs جg غg حh هh خx دd ضd ذz زz ظz رr شc فf قk كk لl مm نn",
);
const latinSigns = toSigns(
  "aa 2a ei ii yi ou uu wu 3e bb pb tt 6t ss 9s gg jg hh 7h 5x dd zz rr 4c ff vf kk qk ck 8k ll mm nn",
);
const latinPairs: readonly (readonly [typed: RegExp, one: string])[] = [
  [/kh/g, "5"],
  [/[sc]h/g, "4"],
  [/gh/g, "g"],
  [/th/g, "s"],
  [/dh/g, "z"],
  [/(.)\1+/g, "$1"],
];

function toSigns(pairs: string): ReadonlyMap<string, string> {
  return new Map(pairs.split(" ").map((pair) => [pair[0]!, pair[1]!]));
}

const spell = (word: string, signs: ReadonlyMap<string, string>): string =>
  Array.from(word, (letter) => signs.get(letter) ?? "").join("");

/** How an Arabic word sounds. @param word as `splitWords` returns it */
export const spellArabic = (word: string): string => spell(word, arabicSigns);

/** How a word of Arabizi sounds: "mawke3". @param word in lower case */
export const spellArabizi = (word: string): string =>
  spell(
    latinPairs.reduce((text, [typed, one]) => text.replace(typed, one), word),
    latinSigns,
  );

/**
 * What all spellings of a word share: its consonants, without «ع», which is often typed as a vowel,
 * and without the «ه» at its end, which is rarely spoken.
 */
export const toSkeleton = (sounds: string): string => sounds.replace(/[auie]|(?<=..)h$/g, "");
