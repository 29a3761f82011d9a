import type { Locale } from "#i18n/messages.ts";
import { pickToolTexts, type ToolTexts } from "#i18n/tool-texts.ts";
import { messages } from "./messages.ts";

export type PaletteTexts = ToolTexts<typeof messages>;

/**
 * Returns the texts in one language. Called while the page is built: the island gets plain data and
 * imports only the type.
 */
export const getPaletteTexts = (locale: Locale): PaletteTexts => pickToolTexts(messages, locale);
