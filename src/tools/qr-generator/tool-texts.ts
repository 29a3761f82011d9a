import { pick, type Locale, type Texts } from "#i18n/messages.ts";
import { messages } from "./messages.ts";

const frameWords = ["title", "tagline", "summary", "description", "privacy"] as const;

export type ToolTexts = Omit<Texts<typeof messages>, (typeof frameWords)[number]>;

/** What the tool itself says, in one language: the page has the words of the frame already. */
export function getToolTexts(locale: Locale): ToolTexts {
  const isOfFrame = (key: string): boolean => frameWords.some((word) => word === key);
  return Object.fromEntries(
    Object.entries(pick(messages, locale)).filter(([key]) => !isOfFrame(key)),
  ) as ToolTexts;
}
