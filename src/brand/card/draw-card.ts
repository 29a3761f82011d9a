import type { Locale } from "#i18n/messages.ts";
import { readCardColours } from "./card-colours.ts";
import { loadCardFonts } from "./card-fonts.ts";
import { CardPen } from "./card-pen.ts";
import { drawConnectionCard } from "./draw-connection-card.ts";
import { drawPaletteCard } from "./draw-palette-card.ts";
import { drawScoreCard } from "./draw-score-card.ts";
import { cardHeight, cardWidth, type ShareCard } from "./share-card.ts";

/**
 * Draws a card as a PNG file, in the language of the page and in the browser alone.
 * @throws Error where the browser gives no canvas or no picture of it
 */
export async function drawCard(card: ShareCard, locale: Locale): Promise<File> {
  await loadCardFonts();
  const canvas = document.createElement("canvas");
  Object.assign(canvas, { width: cardWidth, height: cardHeight });
  const context = canvas.getContext("2d");
  if (context === null) throw new Error("the browser gives no canvas");
  const pen = new CardPen(context, readCardColours(), locale);
  const siteAddress = `${location.host}${card.path}`;
  if (card.kind === "score") drawScoreCard(pen, card, siteAddress);
  else if (card.kind === "connection") drawConnectionCard(pen, card, siteAddress);
  else drawPaletteCard(pen, card, siteAddress);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/png"));
  if (blob === null) throw new Error("the browser gives no picture of a canvas");
  return new File([blob], `${card.fileName}.png`, { type: "image/png" });
}
