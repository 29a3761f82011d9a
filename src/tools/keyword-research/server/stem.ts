import type { Locale } from "#i18n/messages.ts";

/**
 * What the one and the many of a word have in common: in Arabic its consonants, which فستان and فساتين share, in English
 * its letters without the s. Coarser than any rule of grammar: good for guessing how much something is searched, and for
 * nothing that is shown.
 * @param key as keywordKey gives it
 * @returns "" where too little would stay to tell words apart
 */
export function getStem(key: string, language: Locale): string {
  const words = key.split(" ");
  const bare =
    language === "ar"
      ? words.map(extractConsonants)
      : [...words.slice(0, -1), toSingular(words.at(-1)!)];
  return bare.includes("") ? "" : bare.join(" ");
}

function extractConsonants(word: string): string {
  const stripped = word.replace(/(?:ات|ه)$/, "").replace(/(?<=.)[اوي]/g, "");
  return stripped.length >= 3 ? `${word.slice(0, 2)}${stripped}` : ""; // the first two letters keep «مواعيد» from «معدات»
}

function toSingular(word: string): string {
  if (word.length < 4 || /(?:ss|us|is)$/.test(word)) return word;
  return word.replace(/ies$/, "y").replace(/(?<=ss|sh|ch|x)es$|s$/, "");
}
