import type { CardPen } from "./card-pen.ts";
import { fitLine } from "./fit-text.ts";
import { cardHeight, cardWidth } from "./share-card.ts";

/** The distance of texts from the sides of the card. */
export const cardMargin = 72;
export const footHeight = 14;

interface FrameOptions {
  /** The colours of the stripe along the foot, in the reading direction. */
  readonly footColours: readonly string[];
  /** The page that the card is from. */
  readonly address: { readonly text: string; readonly y: number; readonly maxWidth: number };
}

/** Draws what every card has: paper, wordmark, the page's address, and the stripe at its foot. */
export function drawCardFrame(pen: CardPen, { footColours, address }: FrameOptions): void {
  const { canvas, colours, isRtl } = pen;
  canvas.fillStyle = colours.paper;
  canvas.fillRect(0, 0, cardWidth, cardHeight);
  const stripeWidth = cardWidth / footColours.length;
  for (const [i, colour] of footColours.entries()) {
    canvas.fillStyle = colour;
    const place = isRtl ? footColours.length - 1 - i : i;
    canvas.fillRect(place * stripeWidth, cardHeight - footHeight, stripeWidth, footHeight);
  }
  pen.writeWordmark(cardMargin, 104, 56);
  const { text, size } = fitLine(
    address.text,
    { maxWidth: address.maxWidth, maxSize: 22, minSize: 16 },
    pen.getMeasure(500),
  );
  const { soft: colour } = colours;
  pen.write(text, { start: cardMargin, y: address.y, size, weight: 500, colour, isLtr: true });
}
