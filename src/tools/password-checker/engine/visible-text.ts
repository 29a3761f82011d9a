/** A run of characters, or one that is invisible, by its code point as U+202E. */
export type VisiblePiece = { readonly text: string } | { readonly codePoint: string };

/**
 * Control characters, direction marks and other signs without a glyph. Written into a line, they
 * would reorder it or not be seen. Joiners and the two common variation selectors are left out:
 * letters and emoji need them. The blank braille pattern and the marks of interlinear notes are not
 * ignorable by Unicode, but are not seen either.
 * @see https://www.unicode.org/reports/tr44/#Default_Ignorable_Code_Point
 */
const invisible =
  /((?!\u200c|\u200d|\ufe0e|\ufe0f)[\p{Cc}\p{Default_Ignorable_Code_Point}\u2028\u2029\u2800\ufff9-\ufffb])/u;

/** Splits a text so that what is invisible can be named. */
export function splitVisible(text: string): readonly VisiblePiece[] {
  return text.split(invisible).flatMap((piece): VisiblePiece[] => {
    if (piece === "") return [];
    if (!invisible.test(piece)) return [{ text: piece }];
    const hex = piece.codePointAt(0)!.toString(16).toUpperCase().padStart(4, "0");
    return [{ codePoint: `U+${hex}` }];
  });
}
