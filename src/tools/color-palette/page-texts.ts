import type { ToolTexts } from "#i18n/tool-texts.ts";
import type { messages } from "./messages.ts";

/** The texts of the tool in one language: plain data that the page passes to the island. */
export type PaletteTexts = ToolTexts<typeof messages>;
