const languageNames = new Intl.DisplayNames(["en"], { type: "language", fallback: "none" });
const regionNames = new Intl.DisplayNames(["en"], { type: "region", fallback: "none" });

/** Written from right to left, by the first part of their tag. */
const rightToLeft = new Set([
  "ar",
  "fa",
  "he",
  "iw",
  "ur",
  "ps",
  "ckb",
  "sd",
  "ug",
  "yi",
  "dv",
  "arz",
  "ary",
  "azb",
  "pnb",
]);

export function isRightToLeft(tag: string): boolean {
  return rightToLeft.has(getPrimaryTag(tag)) && !/-latn\b/i.test(tag);
}

/** "ar" of "ar-EG", in small letters. */
export function getPrimaryTag(tag: string): string {
  return tag.trim().split("-")[0]!.toLowerCase();
}

/** A language that exists, with a script and a region that exist where they are named (BCP 47). */
export function isLanguageTag(tag: string): boolean {
  const match =
    /^([a-z]{2,3})(?:-([a-z]{4}))?(?:-([a-z]{2}|\d{3}))?(?:-[a-z\d]{5,8})*(?:-x-.+)?$/i.exec(
      tag.trim(),
    );
  if (match === null) return false;
  const [, language = "", , region] = match;
  return isKnown(languageNames, language) && (region === undefined || isRegion(region));
}

/** "UK" is a common slip for "GB", which search engines do not forgive. */
function isRegion(region: string): boolean {
  return region.toUpperCase() !== "UK" && isKnown(regionNames, region.toUpperCase());
}

function isKnown(names: Intl.DisplayNames, code: string): boolean {
  try {
    return names.of(code) !== undefined;
  } catch {
    return false;
  }
}

/** Enough to tell a script; the rest of a long page says the same. */
const sampleChars = 4000;
const minLetters = 80;

/** The script most letters of a text are written in; null where there are too few to say. */
export function detectScript(text: string): "arabic" | "hebrew" | "latin" | "other" | null {
  const sample = text.slice(0, sampleChars);
  const all = count(sample, /\p{L}/gu);
  if (all < minLetters) return null;
  const half = all / 2;
  if (count(sample, /\p{Script=Arabic}/gu) > half) return "arabic";
  if (count(sample, /\p{Script=Latin}/gu) > half) return "latin";
  return count(sample, /\p{Script=Hebrew}/gu) > half ? "hebrew" : "other";
}

/** The script a language is written in, for those we can tell apart; null for the others. */
export function getScript(tag: string): "arabic" | "hebrew" | "latin" | null {
  if (/-latn\b/i.test(tag)) return "latin";
  const language = getPrimaryTag(tag);
  if (["he", "iw", "yi"].includes(language)) return "hebrew";
  if (rightToLeft.has(language) && language !== "dv") return "arabic";
  return [
    "en",
    "fr",
    "de",
    "es",
    "it",
    "pt",
    "nl",
    "tr",
    "id",
    "ms",
    "sv",
    "pl",
    "ro",
    "da",
    "no",
    "nb",
    "fi",
    "cs",
    "hu",
    "vi",
    "sw",
    "so",
  ].includes(language)
    ? "latin"
    : null;
}

function count(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}
