import { panel } from "../window/qamariyya/window-plan.ts";
import type { CardPen } from "./card-pen.ts";
import { drawLitWindow } from "./draw-lit-window.ts";
import { fitLine, fitRow, removeInvisible } from "./fit-text.ts";
import { cardHeight, cardWidth, type ScoreCard } from "./share-card.ts";

const margin = 72;
const footHeight = 14;
const windowHeight = 566;
const windowScale = windowHeight / panel.height;
const windowWidth = panel.width * windowScale;
const windowGap = 56;
/** The width of the column of text. */
const columnWidth = cardWidth - 2 * margin - windowWidth - windowGap + 24;

/** Draws a score beside its window; the window lies at the side at which the language ends. */
export function drawScoreCard(pen: CardPen, card: ScoreCard, siteAddress: string): void {
  const { canvas, colours } = pen;
  canvas.fillStyle = colours.paper;
  canvas.fillRect(0, 0, cardWidth, cardHeight);
  canvas.fillStyle = colours.mark;
  canvas.fillRect(0, cardHeight - footHeight, cardWidth, footHeight);
  const windowStart = cardWidth - margin + 24 - windowWidth;
  drawLitWindow(pen, card.score / 100, {
    x: pen.isRtl ? cardWidth - windowStart - windowWidth : windowStart,
    y: (cardHeight - footHeight - windowHeight) / 2,
    scale: windowScale,
  });
  pen.writeWordmark(margin, 104, 56);
  const title = fitLine(
    card.title,
    { maxWidth: columnWidth, maxSize: 34, minSize: 22 },
    pen.getMeasure(500),
  );
  const { size } = title;
  pen.write(title.text, { start: margin, y: 174, size, weight: 500, colour: colours.soft });
  writeScore(pen, card);
  writeHost(pen, card.host);
  writeFacts(pen, card);
  writeFoot(pen, card.date, siteAddress);
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

/** The figures in one row, each in the colour of its state beside its name. */
function writeFacts(pen: CardPen, { facts }: ScoreCard): void {
  const [gap, space] = [36, 10];
  const bold = pen.getMeasure(700);
  const plain = pen.getMeasure(400);
  const size = fitRow(
    facts.map(({ value, label }) => `${value} ${label}`),
    { maxWidth: columnWidth, maxSize: 28, minSize: 18, gap },
    bold,
  );
  let start = margin;
  for (const { value, label, tone, order } of facts) {
    const colour = tone === undefined ? pen.colours.ink : pen.colours[tone];
    const [valueWidth, labelWidth] = [bold(value, size), plain(label, size)];
    const isValueFirst = order === "value-first";
    const [valueStart, labelStart] = isValueFirst
      ? [start, start + valueWidth + space]
      : [start + labelWidth + space, start];
    pen.write(value, { start: valueStart, y: 520, size, weight: 700, colour });
    pen.write(label, { start: labelStart, y: 520, size, weight: 400, colour: pen.colours.soft });
    start += valueWidth + space + labelWidth + gap;
  }
}

/** The address of the tool, and the day of the result at the other end of the line. */
function writeFoot(pen: CardPen, date: string, siteAddress: string): void {
  const { soft: colour } = pen.colours;
  const dateWidth = pen.getMeasure(400)(date, 22);
  const { text, size } = fitLine(
    siteAddress,
    { maxWidth: columnWidth - dateWidth - 32, maxSize: 22, minSize: 16 },
    pen.getMeasure(500),
  );
  pen.write(text, { start: margin, y: 578, size, weight: 500, colour, isLtr: true });
  pen.write(date, {
    start: margin + columnWidth,
    y: 578,
    size: 22,
    weight: 400,
    colour,
    align: "end",
  });
}
