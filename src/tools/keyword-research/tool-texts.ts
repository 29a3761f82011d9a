import type { Texts } from "#i18n/messages.ts";
import type { toolMessages } from "./tool-messages.ts";

/** The texts of the tool in one language: plain data that the page passes to the island. */
export type ToolTexts = Texts<typeof toolMessages>;
