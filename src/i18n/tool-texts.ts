import { pick, type Locale, type Message, type Texts } from "./messages.ts";

/** The keys that the frame around a tool shows; every tool's catalogue has them. */
const frameKeys = ["title", "tagline", "summary", "description", "privacy"] as const;

/** A tool's texts in one language without those of its frame. */
export type ToolTexts<C> = Omit<Texts<C>, (typeof frameKeys)[number]>;

/**
 * Picks what a tool's island needs as a prop. The page's markup already holds the frame's texts;
 * in the prop they would be sent twice.
 */
export function pickToolTexts<C extends Record<string, Message>>(
  catalogue: C,
  locale: Locale,
): ToolTexts<C> {
  const texts = Object.entries(pick(catalogue, locale)).filter(
    ([key]) => !frameKeys.some((frameKey) => frameKey === key),
  );
  return Object.fromEntries(texts) as ToolTexts<C>;
}
