/** The folders, and the patterns of files, whose code the checks of words and citations read. */
export const coveredFolders: readonly string[] = ["bench", "scripts", "src", "tests"];

/** The patterns of all files that the checks read. */
export const coveredPatterns: readonly string[] = [
  ...coveredFolders.map((folder) => `${folder}/**/*.{ts,tsx,mjs,astro,css}`),
  "*.{ts,mjs}",
];
