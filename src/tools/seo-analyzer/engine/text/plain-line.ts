/** Everything that breaks a line, and the place of a picture within a text (U+FFFC). */
const spaces = /[\s\x85\ufffc]/g;
/**
 * Control characters, which JSON writes as six characters each, and the marks of direction.
 * @see https://www.unicode.org/reports/tr9/#Explicit_Directional_Embeddings
 */
const controls = /[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;
/**
 * What shows nothing, or not the same everywhere. The joiners change the shape of letters, and the
 * signs of Arabic numbers and verses are format characters that are seen.
 */
const unseen =
  /[\p{Cs}\p{Co}\p{Cn}]|(?![\u0600-\u0605\u06dd\u0890\u0891\u08e2\u200c\u200d])\p{Cf}/gu;

/**
 * Makes a text of strangers safe to be shown within ours: as one line, which could not pass for a
 * line of ours, and without characters that turn around what follows or show nothing.
 * @param shown what appears in place of a control character or a mark of direction
 */
export const toPlainLine = (text: string, shown: "" | " " | "\ufffd" = ""): string =>
  text
    .replace(spaces, " ")
    .replace(controls, shown)
    .replace(unseen, shown === " " ? " " : "");
