import { insetArch, toArchPath } from "../window/geometry/arch.ts";
import { toFilledStarsPath } from "../window/geometry/path.ts";
import type { CardPen } from "./card-pen.ts";
import { cardMargin, drawCardFrame } from "./draw-card-frame.ts";
import { fitLine } from "./fit-text.ts";
import { cardWidth, type PaletteCard } from "./share-card.ts";

const margin = cardMargin;
const gap = 22;

/** Draws colours as the panes of a window, in the reading direction, with names and codes. */
export function drawPaletteCard(pen: CardPen, card: PaletteCard, siteAddress: string): void {
  drawCardFrame(pen, {
    footColours: card.colours.map(({ hex }) => hex),
    address: { text: siteAddress, y: 588, maxWidth: cardWidth - 2 * margin },
  });
  const title = fitLine(
    `${card.title} · ${card.subtitle}`,
    { maxWidth: 760, maxSize: 32, minSize: 20 },
    pen.getMeasure(500),
  );
  pen.write(title.text, {
    start: cardWidth - margin,
    y: 100,
    size: title.size,
    weight: 500,
    colour: pen.colours.soft,
    align: "end",
  });
  const width = (cardWidth - 2 * margin - gap * (card.colours.length - 1)) / card.colours.length;
  for (const [i, colour] of card.colours.entries())
    drawPane(pen, colour, margin + width / 2 + i * (width + gap), width);
}

/** @param centre of the pane, from the side at which the language begins */
function drawPane(
  pen: CardPen,
  { name, hex }: PaletteCard["colours"][number],
  centre: number,
  width: number,
): void {
  const x = pen.toX(centre);
  const arch = { x, halfWidth: width / 2, spring: 146 + width / 2, foot: 452, pull: width / 20 };
  pen.fill(toArchPath(arch), pen.colours.plaster);
  pen.stroke(toArchPath(arch), pen.colours.plasterEdge, 1.5);
  pen.fill(toArchPath(insetArch(arch, 9)), hex);
  pen.canvas.globalAlpha = 0.16;
  const star = toFilledStarsPath([[x, arch.spring + 12]], width / 4);
  pen.fill(star, getLuma(hex) > 140 ? "#000000" : "#ffffff");
  pen.canvas.globalAlpha = 1;
  const label = fitLine(
    name,
    { maxWidth: width + gap - 8, maxSize: 25, minSize: 15 },
    pen.getMeasure(600),
  );
  const shared = { start: centre, align: "center" } as const;
  const { ink, soft } = pen.colours;
  pen.write(label.text, { ...shared, y: 494, size: label.size, weight: 600, colour: ink });
  pen.write(hex, { ...shared, y: 530, size: 24, weight: 400, colour: soft, isLtr: true });
}

/** The brightness of a colour, from 0 to 255 (ITU-R BT.601), which is enough for a faint star. */
function getLuma(hex: string): number {
  const [r, g, b] = [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16));
  return 0.299 * r! + 0.587 * g! + 0.114 * b!;
}
