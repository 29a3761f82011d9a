import type { CardPen } from "./card-pen.ts";
import { cardMargin as margin } from "./draw-card-frame.ts";
import { columnWidth, drawWindowCard } from "./draw-window-card.ts";
import { fitLine, removeInvisible } from "./fit-text.ts";
import type { ScoreCard } from "./share-card.ts";

/** Draws a score beside its window. */
export function drawScoreCard(pen: CardPen, card: ScoreCard, siteAddress: string): void {
  drawWindowCard(pen, { ...card, share: card.score / 100 }, siteAddress);
  writeScore(pen, card);
  writeHost(pen, card.host);
}

function writeScore(pen: CardPen, { score, outOf, band, bandName }: ScoreCard): void {
  const { colours } = pen;
  const bandColours = { excellent: colours.ok, good: colours.warn, poor: colours.bad };
  const [figure, size] = [String(score), 168];
  pen.write(figure, { start: margin, y: 330, size, weight: 700, colour: colours.ink, isLtr: true });
  const beside = margin + pen.getMeasure(700)(figure, size) + 20;
  pen.write(outOf, { start: beside, y: 330, size: 36, weight: 500, colour: colours.soft });
  const fitted = fitLine(
    bandName,
    { maxWidth: columnWidth, maxSize: 44, minSize: 26 },
    pen.getMeasure(700),
  );
  pen.write(fitted.text, {
    start: margin,
    y: 398,
    size: fitted.size,
    weight: 700,
    colour: bandColours[band],
  });
}

/** Where a host has to be cut, its end stays, which says whose it is. */
function writeHost(pen: CardPen, host: string): void {
  const { text, size } = fitLine(
    removeInvisible(host),
    { maxWidth: columnWidth, maxSize: 42, minSize: 22, keep: "end" },
    pen.getMeasure(600),
  );
  const { ink: colour } = pen.colours;
  pen.write(text, { start: margin, y: 462, size, weight: 600, colour, isLtr: true });
}
