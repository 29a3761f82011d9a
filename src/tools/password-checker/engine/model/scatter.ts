type CharacterClass = "upper" | "lower" | "digit" | "sign";

/** How many characters a class has among the printable ones of ASCII. */
const sizes: Readonly<Record<CharacterClass, number>> = {
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

/** Shorter than this, chance makes a scattered look. */
const minChars = 7;
/** In a few characters a name and a tail change class as often as a long draw does. */
const getMinChangeShare = (length: number): number => (length < 10 ? 0.6 : 0.4);
const maxPeriod = 4;

/**
 * How many characters each unexplained place of a password is drawn from, or null if it does not look drawn by lot.
 * zxcvbn counts 10 a place whatever stands there, which is right for what people make up and far too few for what a password
 * manager draws. People put classes side by side (Word2024!), a draw scatters them: at least three classes, a change of class
 * at two places in five or more, three in a short one (a draw from all printable characters changes at seven in ten), and no
 * rhythm of up to four (Aa1!Bb2@).
 */
export function getScatteredAlphabet(password: string): number | null {
  const classes = [...password].map(getClass);
  if (classes.length < minChars || new Set(classes).size < 3) return null;
  const changes = classes.filter((one, i) => i > 0 && one !== classes[i - 1]).length;
  if (changes / (classes.length - 1) < getMinChangeShare(classes.length)) return null;
  for (let period = 1; period <= maxPeriod; period += 1)
    if (classes.every((one, i) => i < period || one === classes[i - period])) return null;
  return [...new Set(classes)].reduce((sum, one) => sum + sizes[one], 0);
}
