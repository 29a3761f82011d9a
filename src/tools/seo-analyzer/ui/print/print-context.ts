import type { Locale, Texts } from "#i18n/messages.ts";
import { pick } from "#i18n/messages.ts";
import { pickToolTexts, type ToolTexts } from "#i18n/tool-texts.ts";
import { extraMessages } from "../../extra-messages.ts";
import { messages } from "../../messages.ts";
import { printMessages } from "../../pdf-messages.ts";

/** The words of a printed report in one language. */
export interface PrintWords {
  readonly locale: Locale;
  readonly t: ToolTexts<typeof messages>;
  readonly extra: Texts<typeof extraMessages>;
  readonly print: Texts<typeof printMessages>;
}

export function pickPrintWords(locale: Locale): PrintWords {
  return {
    locale,
    t: pickToolTexts(messages, locale),
    extra: pick(extraMessages, locale),
    print: pick(printMessages, locale),
  };
}
