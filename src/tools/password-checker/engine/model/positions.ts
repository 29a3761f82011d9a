import { switchLayout } from "#i18n/switch-layout.ts";
import { hasArabic, normalizePassword } from "./fold.ts";

/**
 * A text that was made of another, with the place where each of its code units begins in that
 * other one.
 */
export interface MappedText {
  readonly text: string;
  readonly starts: readonly number[];
}

function mapPieces(
  pieces: Iterable<{ readonly piece: string; readonly start: number }>,
  convert: (piece: string) => string,
): MappedText {
  let text = "";
  const starts: number[] = [];
  for (const { piece, start } of pieces) {
    const converted = convert(piece);
    text += converted;
    starts.push(...Array.from({ length: converted.length }, () => start));
  }
  return { text, starts };
}

/** Normalizes a password for the model, grapheme by grapheme. */
export function normalizeWithStarts(password: string): MappedText {
  const graphemes = new Intl.Segmenter("und").segment(password);
  const mapped = mapPieces(
    [...graphemes].map(({ segment, index }) => ({ piece: segment, start: index })),
    normalizePassword,
  );
  const text = normalizePassword(password);
  return mapped.text === text ? mapped : { text, starts: [] };
}

/**
 * Reads a text as typed in the other keyboard language.
 * @returns null where no letter changes
 */
export function switchLayoutWithStarts(text: string): MappedText | null {
  const switched = switchLayout(text);
  if (switched === null) return null;
  const isArabic = hasArabic(text);
  // Lam-alef is one key.
  const mapped = mapPieces(
    [...text.matchAll(/لا|[^]/gu)].map(({ 0: piece, index }) => ({ piece, start: index })),
    (piece) => {
      if (isArabic) return hasArabic(piece) ? switchLayout(piece)! : piece;
      // A sign alone is not switched, and one beside a letter is.
      return switchLayout(`x${piece}`)!.slice(1);
    },
  );
  return mapped.text === switched ? mapped : { text: switched, starts: [] };
}
