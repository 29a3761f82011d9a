const languageNames = new Intl.DisplayNames(["en"], { type: "language", fallback: "none" });
const regionNames = new Intl.DisplayNames(["en"], { type: "region", fallback: "none" });

/** Languages that are written from right to left, by the first part of their tag. */
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

/** Whether the language of a tag (BCP 47) is written from right to left. */
export function isRightToLeft(tag: string): boolean {
  return rightToLeft.has(getPrimaryTag(tag)) && !/-latn\b/i.test(tag);
}

/** The first part of a language tag, in lower case: "ar" of "ar-EG". */
export function getPrimaryTag(tag: string): string {
  return tag.trim().split("-")[0]!.toLowerCase();
}

/**
 * Whether a tag consists of an existing language and, where it names them, an existing script and
 * region.
 * @see https://www.rfc-editor.org/info/bcp47
 */
export function isLanguageTag(tag: string): boolean {
  const match =
    /^([a-z]{2,3})(?:-([a-z]{4}))?(?:-([a-z]{2}|\d{3}))?(?:-[a-z\d]{5,8})*(?:-x-.+)?$/i.exec(tag);
  if (match === null) return false;
  const [, language = "", , region] = match;
  // Some languages have no English name here, such as apc, the Arabic of Syria and Lebanon.
  const exists = isKnown(languageNames, language) || getUsualScript(language) !== undefined;
  return exists && (region === undefined || isRegion(region));
}

/**
 * Whether a region exists. "UK" is a common mistake for "GB", and search engines do not accept it.
 */
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

/**
 * The script is detected from this many characters, because the rest of a long page rarely has
 * another one.
 */
const sampleChars = 4000;
const minLetters = 80;

/**
 * Detects the script of most letters of a text; null where the text has fewer than `minLetters`
 * letters.
 */
export function detectScript(text: string): "arabic" | "hebrew" | "latin" | "other" | null {
  const sample = text.slice(0, sampleChars);
  const all = count(sample, /\p{L}/gu);
  if (all < minLetters) return null;
  const half = all / 2;
  if (count(sample, /\p{Script=Arabic}/gu) > half) return "arabic";
  if (count(sample, /\p{Script=Latin}/gu) > half) return "latin";
  return count(sample, /\p{Script=Hebrew}/gu) > half ? "hebrew" : "other";
}

/** The script that a language is written in; null for a language without an entry. */
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

/**
 * The script that most texts of a language are written in, as ISO 15924 names it; undefined for a
 * language that is not known.
 */
export function getUsualScript(tag: string): string | undefined {
  try {
    return new Intl.Locale(tag.trim().replaceAll("_", "-")).maximize().script;
  } catch {
    return undefined;
  }
}

function count(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}
