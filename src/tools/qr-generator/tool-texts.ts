import type { ToolTexts as TextsOf } from "#i18n/tool-texts.ts";
import type { messages } from "./messages.ts";

/** The texts of the tool in one language: plain data that the page passes to the island. */
export type ToolTexts = TextsOf<typeof messages>;
