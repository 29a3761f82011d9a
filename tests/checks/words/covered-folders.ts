/** The folders whose code the checks of words and citations read. */
export const coveredFolders = [
  "tests",
  "scripts",
  "bench",
  "src/tools/seo-analyzer",
  "src/tools/speed-test",
  "src/tools/keyword-research",
] as const;
