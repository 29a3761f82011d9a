import type { Locale } from "#i18n/messages.ts";

/**
 * The stem that singular and plural share: in Arabic the consonants, which فستان and فساتين share,
 * in English the letters without the plural s. It is less precise than grammar, so it is used for
 * estimates only and never shown.
 * @param key as `toKeywordKey` returns it
 * @returns "" where too little would remain to distinguish words
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
  // The first two letters distinguish «مواعيد» from «معدات».
  return stripped.length >= 3 ? `${word.slice(0, 2)}${stripped}` : "";
}

function toSingular(word: string): string {
  if (word.length < 4 || /(?:ss|us|is)$/.test(word)) return word;
  return word.replace(/ies$/, "y").replace(/(?<=ss|sh|ch|x)es$|s$/, "");
}
