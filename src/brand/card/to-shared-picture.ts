import type { Locale } from "#i18n/messages.ts";
import { cardHeight, cardWidth, type ShareCard } from "./share-card.ts";

/**
 * Returns what a button for sharing needs of a card. All that draws is loaded when the picture is
 * drawn.
 */
export function toSharedPicture(card: ShareCard, locale: Locale) {
  return {
    title: card.title,
    description: card.description,
    width: cardWidth,
    height: cardHeight,
    draw: async (): Promise<File> => (await import("./draw-card.ts")).drawCard(card, locale),
  };
}
