import type { OptionsGraph } from "@zxcvbn-ts/core";

/**
 * Rows of keys from top to bottom, one character per key; a space is a key without a letter. The
 * digit row begins at column 0, the other rows at column 1, each half a key to the right of the row
 * above. Layouts 101 and 102 follow Microsoft's kbda1 and kbda2; phones have no key for lam-alef.
 */
const layouts = {
  arabic101: ["ذ1234567890-=", " ضصثقفغعهخحجد\\", " شسيبلاتنمكط", " ئءؤر ىةوزظ"],
  arabic102: [">1234567890-=", " ضصثقفغعهخحجد", " شسيبلاتنمكطذ", " ئءؤر ىةوزظ"],
  arabicPhone: [" 1234567890", " ضصثقفغعهخحج", " شسيبلاتنمكط", " ئءؤرىةوزظد"],
} as const;

/** Left, upper left, upper right, right, lower right, lower left: zxcvbn's order of neighbours. */
const directions = [
  [-1, 0],
  [0, -1],
  [1, -1],
  [1, 0],
  [0, 1],
  [-1, 1],
] as const;

function buildGraph(rows: readonly string[]): Record<string, (string | null)[]> {
  const getKey = (x: number, y: number): string | null => {
    const key = rows[y]?.[x];
    return key === undefined || key === " " ? null : key;
  };
  const entries = rows.flatMap((row, y) =>
    [...row].flatMap((key, x) =>
      key === " " ? [] : [[key, directions.map(([dx, dy]) => getKey(x + dx, y + dy))] as const],
    ),
  );
  return Object.fromEntries(entries);
}

/** The Arabic keyboards as adjacency graphs for zxcvbn's spatial matcher. */
export const arabicGraphs: OptionsGraph = Object.fromEntries(
  Object.entries(layouts).map(([name, rows]) => [name, buildGraph(rows)]),
);

/**
 * Whole keyboard rows, with lam-alef as the two letters that its key types, and the two orders of
 * the alphabet.
 */
export const arabicRuns = {
  keyboard: ["ضصثقفغعهخحجد", "شسيبلاتنمكط", "ئءؤرلاىةوزظ", "ئءؤرىةوزظد"],
  sequence: ["ابتثجحخدذرزسشصضطظعغفقكلمنهوي", "ابجدهوزحطيكلمنسعفصقرشتثخذضظغ"],
} as const;
