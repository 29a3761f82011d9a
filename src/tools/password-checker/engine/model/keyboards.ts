import type { OptionsGraph } from "@zxcvbn-ts/core";

/**
 * Rows of keys, top to bottom, one character a key; a blank is a key without a letter. The first key of the row of digits
 * stands at 0, the first letter of each other row at 1, half a key to the right of the row above.
 * 101 and 102 after Microsoft's kbda1 and kbda2; phones leave out the key of lam-alef.
 */
const layouts = {
  arabic101: ["ذ1234567890-=", " ضصثقفغعهخحجد\\", " شسيبلاتنمكط", " ئءؤر ىةوزظ"],
  arabic102: [">1234567890-=", " ضصثقفغعهخحجد", " شسيبلاتنمكطذ", " ئءؤر ىةوزظ"],
  arabicPhone: [" 1234567890", " ضصثقفغعهخحج", " شسيبلاتنمكط", " ئءؤرىةوزظد"],
} as const;

/** Left, upper left, upper right, right, lower right, lower left: the order in which zxcvbn counts turns. */
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

/** The Arabic keyboards as graphs of neighbours, for zxcvbn's matcher of walks. */
export const arabicGraphs: OptionsGraph = Object.fromEntries(
  Object.entries(layouts).map(([name, rows]) => [name, buildGraph(rows)]),
);

/** Whole rows as fingers run along them, with lam-alef as the two letters that its key types, and the two orders of the alphabet. */
export const arabicRuns = {
  keyboard: ["ضصثقفغعهخحجد", "شسيبلاتنمكط", "ئءؤرلاىةوزظ", "ئءؤرىةوزظد"],
  sequence: ["ابتثجحخدذرزسشصضطظعغفقكلمنهوي", "ابجدهوزحطيكلمنسعفصقرشتثخذضظغ"],
} as const;

const latinKeys = "qwertyuiop[]asdfghjkl;'zxcvnm,./`";
const arabicKeys = "ضصثقفغعهخحجدشسيبلاتنمكطئءؤرىةوزظذ";
const toArabic = new Map([...latinKeys].map((key, i) => [key, arabicKeys[i]!] as const));
const toLatin = new Map([...latinKeys].map((key, i) => [arabicKeys[i]!, key] as const));

/**
 * What the same keys type with the other language switched on: "hgsghl" is السلام, "حشسسصخقي" is password.
 * Null where there is no letter to change.
 */
export function switchLayout(text: string): string | null {
  if (/[\u0621-\u064a]/.test(text))
    return [...text.replaceAll("لا", "b")].map((key) => toLatin.get(key) ?? key).join("");
  if (!/[a-z]/i.test(text)) return null;
  return [...text.toLowerCase()]
    .map((key) => (key === "b" ? "لا" : (toArabic.get(key) ?? key)))
    .join("");
}
