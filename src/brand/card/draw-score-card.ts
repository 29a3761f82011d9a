import { panel } from "../window/qamariyya/window-plan.ts";
import type { CardPen } from "./card-pen.ts";
import { cardMargin, drawCardFrame, footHeight } from "./draw-card-frame.ts";
import { drawLitWindow } from "./draw-lit-window.ts";
import { fitLine, fitRow, removeInvisible } from "./fit-text.ts";
import { cardHeight, cardWidth, type ScoreCard } from "./share-card.ts";

const margin = cardMargin;
const windowHeight = 566;
const windowScale = windowHeight / panel.height;
const windowWidth = panel.width * windowScale;
const windowGap = 56;
/** The width of the column of text. */
const columnWidth = cardWidth - 2 * margin - windowWidth - windowGap + 24;

/** Draws a score beside its window; the window lies at the side at which the language ends. */
export function drawScoreCard(pen: CardPen, card: ScoreCard, siteAddress: string): void {
  const dateWidth = pen.getMeasure(400)(card.date, 22);
  drawCardFrame(pen, {
    footColours: [pen.colours.mark],
    address: { text: siteAddress, y: 578, maxWidth: columnWidth - dateWidth - 32 },
  });
  const windowStart = cardWidth - margin + 24 - windowWidth;
  drawLitWindow(pen, card.score / 100, {
    x: pen.isRtl ? cardWidth - windowStart - windowWidth : windowStart,
    y: (cardHeight - footHeight - windowHeight) / 2,
    scale: windowScale,
  });
  const title = fitLine(
    card.title,
    { maxWidth: columnWidth, maxSize: 34, minSize: 22 },
    pen.getMeasure(500),
  );
  const { size } = title;
  pen.write(title.text, { start: margin, y: 174, size, weight: 500, colour: pen.colours.soft });
  writeScore(pen, card);
  writeHost(pen, card.host);
  writeFacts(pen, card);
  writeDate(pen, card.date);
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

/** The day of the result, at the other end of the address's line. */
function writeDate(pen: CardPen, date: string): void {
  pen.write(date, {
    start: margin + columnWidth,
    y: 578,
    size: 22,
    weight: 400,
    colour: pen.colours.soft,
    align: "end",
  });
}
