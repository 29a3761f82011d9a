import { insetArch, toArchPath, type Arch } from "../window/geometry/arch.ts";
import type { Point } from "../window/geometry/geometry.ts";
import { toStarOutlinesPath } from "../window/geometry/path.ts";
import { buildLitWindow, type LitWindow, type Pane } from "../window/qamariyya/lit-window.ts";
import { axisRoundel, leftRoundels } from "../window/qamariyya/spandrels.ts";
import { borderDepth, leftLight, panel } from "../window/qamariyya/window-plan.ts";
import type { CardPen } from "./card-pen.ts";

const rightLight: Arch = { ...leftLight, x: 2 * panel.axis - leftLight.x };
const carvePitch = 20.8;

/**
 * Draws the double window in the box of 680 by 930 units of its panel, with the share of its glass
 * lit that is nearest the moon.
 * @param place where the panel lies on the card, and how large
 */
export function drawLitWindow(
  pen: CardPen,
  share: number,
  place: { readonly x: number; readonly y: number; readonly scale: number },
): void {
  const { canvas } = pen;
  const lit = buildLitWindow(share);
  canvas.save();
  canvas.translate(place.x, place.y);
  canvas.scale(place.scale, place.scale);
  drawPanel(pen);
  drawGlass(pen, lit, "unlit");
  drawGlow(pen, lit);
  drawGlass(pen, lit, "lit");
  const lines = [leftLight, rightLight].map((light) => insetArch(light, borderDepth + 14));
  for (const line of lines) pen.stroke(toArchPath(line), pen.colours.plasterEdge);
  canvas.restore();
}

/** The plaster around the glass, as `Panel` of the qamariyya draws it. */
function drawPanel(pen: CardPen): void {
  const { plaster, plasterShade, plasterEdge, plasterCarved } = pen.colours;
  const drawBox = (path: string): void => {
    pen.fill(path, plaster);
    pen.stroke(path, plasterEdge);
  };
  drawBox("M18 11H662V904H18z");
  pen.stroke("M25 18H655V897H25z", plasterEdge);
  pen.stroke(toStarOutlinesPath(listCarvedStars(), 9.6), plasterCarved, 0.8);
  pen.stroke(toStarOutlinesPath(listCarvedStars(), 4), plasterCarved, 0.8);
  drawBox("M58 51H622V864H58z");
  drawBox("M4 904H676V914H4z");
  drawBox("M14 914H666V922H14z");
  const drawField = (path: string): void => {
    pen.fill(path, plasterShade);
    pen.stroke(path, plasterEdge);
  };
  for (const light of [leftLight, rightLight]) drawField(toArchPath(light));
  const rims = [
    ...leftRoundels,
    ...leftRoundels.map(({ at: [x, y], radius }) => ({
      at: [2 * panel.axis - x, y] as Point,
      radius,
    })),
    axisRoundel,
    { at: panel.moon.at, radius: panel.moon.radius + 4.4 },
  ];
  for (const { at, radius } of rims) drawField(toCirclePath(at, radius));
}

/** The centres of the stars of the carved band, which follows the four sides. */
function listCarvedStars(): readonly Point[] {
  const [columns, rows] = [30, 42];
  return Array.from({ length: columns * rows }, (_, i): readonly [number, number] => [
    i % columns,
    Math.floor(i / columns),
  ])
    .filter(([u, v]) => u === 0 || v === 0 || u === columns - 1 || v === rows - 1)
    .map(([u, v]): Point => [28 + (u + 0.5) * carvePitch, 20.7 + (v + 0.5) * carvePitch]);
}

function toCirclePath([x, y]: Point, radius: number): string {
  return `M${x - radius} ${y}a${radius} ${radius} 0 1 1 ${2 * radius} 0a${radius} ${radius} 0 1 1 ${-2 * radius} 0z`;
}

/** Draws the panes that are lit, or those that are not, in both halves. */
function drawGlass(pen: CardPen, lit: LitWindow, which: "lit" | "unlit"): void {
  const { canvas } = pen;
  const draw = (panes: readonly Pane[]): void => {
    for (const pane of panes) if (pane.isLit === (which === "lit")) drawPane(pen, pane);
  };
  for (const isMirrored of [false, true]) {
    canvas.save();
    if (isMirrored) canvas.transform(-1, 0, 0, 1, 2 * panel.axis, 0);
    draw(lit.sides);
    canvas.clip(new Path2D(toArchPath(insetArch(leftLight, borderDepth + 14))));
    draw(lit.lattice);
    canvas.restore();
  }
  draw(lit.axis);
  canvas.save();
  canvas.translate(...panel.moon.at);
  draw(lit.heart);
  for (let turn = 0; turn < 8; turn++) {
    draw(lit.eighth);
    canvas.rotate(Math.PI / 4);
  }
  canvas.restore();
}

function drawPane(pen: CardPen, { path, hue, fade, isLit }: Pane): void {
  pen.fill(path, isLit ? pen.colours.getGlass(hue, fade) : pen.colours.reveal);
  if (!isLit) pen.stroke(path, pen.colours.unlit, 0.9);
}

/**
 * The light around the lit glass. It is blurred by scaling it down and up again, because not every
 * browser has filters on a canvas.
 */
function drawGlow(pen: CardPen, lit: LitWindow): void {
  const { canvas } = pen;
  const [width, height] = [85, 116];
  const small = document.createElement("canvas");
  Object.assign(small, { width, height });
  const context = small.getContext("2d");
  if (context === null) return;
  context.scale(width / panel.width, height / panel.height);
  drawGlass(pen.on(context), lit, "lit");
  canvas.save();
  canvas.globalAlpha = 0.4;
  canvas.globalCompositeOperation = "screen";
  canvas.imageSmoothingQuality = "high";
  for (const spread of [0, 9])
    canvas.drawImage(small, -spread, -spread, panel.width + 2 * spread, panel.height + 2 * spread);
  canvas.restore();
}
