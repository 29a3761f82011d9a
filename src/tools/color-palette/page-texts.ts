import { pick, type Locale, type Texts } from "#i18n/messages.ts";
import { messages } from "./messages.ts";

/** What stands in the frame around the tool and would travel twice. */
const frameKeys = ["title", "tagline", "summary", "description", "privacy"] as const;

/** The words of the tool itself in one language. */
export type PaletteTexts = Omit<Texts<typeof messages>, (typeof frameKeys)[number]>;

/** Picks them while the page is built. The island gets them as plain data and never imports this file but for its type. */
export function getPaletteTexts(locale: Locale): PaletteTexts {
  const texts = Object.entries(pick(messages, locale)).filter(
    ([key]) => !frameKeys.some((frameKey) => frameKey === key),
  );
  return Object.fromEntries(texts) as PaletteTexts;
}
