import { readFileSync } from "node:fs";
import { parseTokens } from "#brand/theme-tokens.ts";

// Read as files: an import would give the compiled style sheet and not its source.
const sheets = ["src/brand/tokens.css", "src/brand/window/glass.css"].map((file) =>
  readFileSync(file, "utf8"),
);

/** The custom properties of both themes, for what the build writes outside of style sheets. */
export const themeTokens = {
  light: parseTokens(sheets, "light"),
  dark: parseTokens(sheets, "dark"),
};
