/** The folders whose code the checks of words and citations read. */
export const coveredFolders = ["tests", "scripts", "bench"] as const;
