import { panel } from "../window/qamariyya/window-plan.ts";
import type { CardPen } from "./card-pen.ts";
import { cardMargin, drawCardFrame, footHeight } from "./draw-card-frame.ts";
import { drawLitWindow } from "./draw-lit-window.ts";
import { fitLine, fitRow } from "./fit-text.ts";
import { cardHeight, cardWidth, type ScoreFact } from "./share-card.ts";

const margin = cardMargin;
const windowHeight = 566;
const windowScale = windowHeight / panel.height;
const windowWidth = panel.width * windowScale;
const windowGap = 56;
/** The width of the column of text. */
export const columnWidth = cardWidth - 2 * margin - windowWidth - windowGap + 24;

interface WindowCard {
  readonly title: string;
  /** The share of the window's glass that is lit, from 0 to 1. */
  readonly share: number;
  readonly facts: readonly ScoreFact[];
  readonly date: string;
}

/**
 * Draws what cards with a window have in common: the frame, the title, the figures of the last row,
 * the day, and the window at the side at which the language ends.
 */
export function drawWindowCard(pen: CardPen, card: WindowCard, siteAddress: string): void {
  const dateWidth = pen.getMeasure(400)(card.date, 22);
  drawCardFrame(pen, {
    footColours: [pen.colours.mark],
    address: { text: siteAddress, y: 578, maxWidth: columnWidth - dateWidth - 32 },
  });
  const windowStart = cardWidth - margin + 24 - windowWidth;
  drawLitWindow(pen, card.share, {
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
  writeFacts(pen, card.facts);
  writeDate(pen, card.date);
}

/** The figures in one row, each in the colour of its state beside its name. */
function writeFacts(pen: CardPen, facts: readonly ScoreFact[]): void {
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
