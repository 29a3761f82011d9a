import type { CardPen } from "./card-pen.ts";
import { cardMargin } from "./draw-card-frame.ts";
import { columnWidth, drawWindowCard } from "./draw-window-card.ts";
import { fitLine } from "./fit-text.ts";
import type { ConnectionCard } from "./share-card.ts";

/** The baselines of the two speeds. */
const rows = [300, 432] as const;

/** Draws the speeds of a connection beside a window that is lit as far as the gauge. */
export function drawConnectionCard(pen: CardPen, card: ConnectionCard, siteAddress: string): void {
  drawWindowCard(pen, card, siteAddress);
  const { ink, soft } = pen.colours;
  for (const [i, { label, value }] of card.speeds.slice(0, rows.length).entries()) {
    const [y, size] = [rows[i]!, i === 0 ? 128 : 96];
    pen.write(value, { start: cardMargin, y, size, weight: 700, colour: ink, isLtr: true });
    const start = cardMargin + pen.getMeasure(700)(value, size) + 20;
    const words = fitLine(
      `${label} · ${card.unit}`,
      { maxWidth: cardMargin + columnWidth - start, maxSize: 32, minSize: 18 },
      pen.getMeasure(500),
    );
    pen.write(words.text, { start, y, size: words.size, weight: 500, colour: soft });
  }
}
