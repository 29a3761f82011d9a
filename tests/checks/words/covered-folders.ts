/** The folders whose code the checks of words and citations read, one entry a line. */
export const coveredFolders = [
  "tests",
  "scripts",
  "bench",
  "src/tools/seo-analyzer",
  "src/tools/speed-test",
  "src/tools/keyword-research",
  "src/site",
  "src/ui",
  "src/brand",
  "src/tools/color-palette",
  "src/tools/image-optimizer",
  "src/tools/password-checker",
  "src/tools/qr-generator",
] as const;
