import type { ToolTexts as TextsOf } from "#i18n/tool-texts.ts";
import type { toolMessages } from "./tool-messages.ts";

/** The texts of the tool in one language: plain data that the page passes to the island. */
export type ToolTexts = TextsOf<typeof toolMessages>;
