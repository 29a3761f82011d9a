/**
 * Loads the large word list of the Electronic Frontier Foundation (CC BY 3.0 US), 7,776 words, from
 * zxcvbn's common package.
 */
export async function loadEnglishWords(): Promise<readonly string[]> {
  const { default: words } = await import("@zxcvbn-ts/language-common/dist/diceware.json.mjs");
  return words;
}
