import type { Locale } from "#i18n/messages.ts";
import { pickToolTexts, type ToolTexts as TextsOf } from "#i18n/tool-texts.ts";
import { messages } from "./messages.ts";

export type ToolTexts = TextsOf<typeof messages>;

/**
 * Returns the texts in one language. Called while the page is built: the island gets plain data and
 * imports only the type.
 */
export const getToolTexts = (locale: Locale): ToolTexts => pickToolTexts(messages, locale);
