/** A word as it is written, with its diacritics, apostrophes and hyphens. */
export const writtenWord = /[\p{L}\p{N}\p{M}ـ'’-]+/gu;

/** The words of a text as they are written, without the signs around them. */
export const listWrittenWords = (text: string): readonly string[] => text.match(writtenWord) ?? [];
