type CharacterClass = "upper" | "lower" | "digit" | "sign";

/** Number of printable ASCII characters per class. */
const alphabetSizes: Readonly<Record<CharacterClass, number>> = {
  upper: 26,
  lower: 26,
  digit: 10,
  sign: 33,
};

const getClass = (character: string): CharacterClass =>
  /\p{Lu}/u.test(character)
    ? "upper"
    : /\p{L}/u.test(character)
      ? "lower"
      : /\d/.test(character)
        ? "digit"
        : "sign";

/** In shorter passwords classes also alternate by chance. */
const minChars = 7;
/** The same with two classes, which alternate by chance in longer ones. */
const minCharsOfTwoClasses = 11;
/**
 * The minimum share of positions where the class changes. A short name with a suffix changes class
 * as often as a long random password; letters and digits change it at four in ten when they are
 * drawn uniformly.
 */
const getMinChangeShare = (length: number, classCount: number): number =>
  classCount === 2 ? 0.3 : length < 10 ? 0.6 : 0.4;
const maxPeriod = 4;

/**
 * Returns the alphabet size of each unmatched character, or null if the password does not look
 * randomly generated. zxcvbn counts 10 per character, which suits chosen passwords and is far too
 * low for generated ones. People write one class after the other (Word2024!), a generator mixes
 * them. A password counts as generated if it has at least three classes, changes the class at two
 * in five positions or more, at three in five in a short password (a uniform draw of printable
 * characters changes it at seven in ten), and does not repeat a pattern of up to four classes
 * (Aa1!Bb2@). A long one of two classes counts as well: letters among digits, capitals among
 * lowercase.
 */
export function getScatteredAlphabet(password: string): number | null {
  const classes = [...password].map(getClass);
  const classCount = new Set(classes).size;
  // Two classes of which one is signs are words with signs between them.
  if (classCount < 2 || (classCount === 2 && classes.includes("sign"))) return null;
  if (classes.length < (classCount === 2 ? minCharsOfTwoClasses : minChars)) return null;
  const changes = classes.filter((one, i) => i > 0 && one !== classes[i - 1]).length;
  const minShare = getMinChangeShare(classes.length, classCount);
  if (changes / (classes.length - 1) < minShare) return null;
  for (let period = 1; period <= maxPeriod; period += 1)
    if (classes.every((one, i) => i < period || one === classes[i - period])) return null;
  return [...new Set(classes)].reduce((sum, one) => sum + alphabetSizes[one], 0);
}
