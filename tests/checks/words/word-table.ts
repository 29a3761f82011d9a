/** An old word that prose or names must not hold. */
export interface OldWord {
  readonly word: string;
  /** What to say in its place. */
  readonly say: string;
}

export interface Exception {
  readonly word: string;
  /** The beginning of the path, `*` for every file. */
  readonly where: string;
}

export interface WordTable {
  readonly inTexts: readonly OldWord[];
  readonly inNames: readonly OldWord[];
  readonly exceptions: readonly Exception[];
}

/**
 * Reads the tables "Words" and "Exceptions" of docs/style.md.
 * @throws Error for a row without three filled cells
 */
export function readWordTable(markdown: string): WordTable {
  const rows = readRows(markdown, "Words");
  const split = (cell: string): readonly string[] => (cell === "-" ? [] : cell.split(", "));
  return {
    inTexts: rows.flatMap(([say, texts]) => split(texts).map((word) => ({ word, say }))),
    inNames: rows.flatMap(([say, , names]) => split(names).map((word) => ({ word, say }))),
    exceptions: readRows(markdown, "Exceptions").flatMap(([words, where]) =>
      split(words).flatMap((word) => split(where).map((place) => ({ word, where: place }))),
    ),
  };
}

type Row = readonly [string, string, string];

function readRows(markdown: string, heading: string): readonly Row[] {
  const [, section = ""] = markdown.split(`\n## ${heading}\n`);
  const lines = section.split("\n## ")[0]!.split("\n");
  const rows = lines.filter((line) => line.startsWith("|")).slice(2);
  if (rows.length === 0) throw new Error(`There is no table under "${heading}".`);
  return rows.map((line) => {
    const cells = line.split("|").slice(1, -1);
    const [a = "", b = "", c = ""] = cells.map((cell) => cell.trim().replaceAll("`", ""));
    if (cells.length !== 3 || a === "" || b === "" || c === "")
      throw new Error(`A row needs three filled cells: ${line}`);
    return [a, b, c] as const;
  });
}

/** Finds old words in prose, in whatever letter case, as whole words. */
export function findInText(text: string, words: readonly OldWord[]): readonly OldWord[] {
  return words.filter(({ word }) => new RegExp(String.raw`\b${word}\b`, "i").test(text));
}

/**
 * Finds old words in an identifier: `jobKind` is found in `JobKindName`, `most…` in `mostBytes` and
 * not in `almost`, and `=given` in no other name than `given`.
 */
export function findInName(name: string, words: readonly OldWord[]): readonly OldWord[] {
  const parts = splitName(name);
  return words.filter(({ word }) => {
    if (word.endsWith("…")) return parts.length > 1 && parts[0] === word.slice(0, -1);
    const wanted = splitName(word.replace("=", "")).join(" ");
    return word.startsWith("=")
      ? parts.join(" ") === wanted
      : ` ${parts.join(" ")} `.includes(` ${wanted} `);
  });
}

const splitName = (name: string): readonly string[] =>
  name
    .replace(/([a-z0-9])([A-Z])/g, "$1 $2")
    .toLowerCase()
    .split(/[\s_$]+/)
    .filter((part) => part !== "");
