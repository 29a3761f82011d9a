/** A run of characters, or one that is invisible, by its code point as U+202E. */
export type VisiblePiece = { readonly text: string } | { readonly codePoint: string };

/**
 * Control characters, direction marks and other signs without a glyph. Written into a line, they
 * would reorder it or not be seen. Joiners are left out: letters and emoji need them.
 * @see https://www.unicode.org/reports/tr9/#Directional_Formatting_Characters
 */
const invisible = /([\p{Cc}\u00ad\u061c\u180e\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff])/u;

/** Splits a text so that what is invisible can be named. */
export function splitVisible(text: string): readonly VisiblePiece[] {
  return text.split(invisible).flatMap((piece): VisiblePiece[] => {
    if (piece === "") return [];
    if (!invisible.test(piece)) return [{ text: piece }];
    const hex = piece.codePointAt(0)!.toString(16).toUpperCase().padStart(4, "0");
    return [{ codePoint: `U+${hex}` }];
  });
}
