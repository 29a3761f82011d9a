import { toArchPath, insetArch } from "../geometry/arch.ts";
import { moveOutline, toPath, type Outline } from "../geometry/path.ts";
import { getGlassClass } from "../glass-class.ts";
import type { Fade, Hue } from "../palette.ts";
import { createMoon } from "./moon.ts";
import { axisRoundel, buildGlass, leftRoundels } from "./spandrels.ts";
import {
  borderDepth,
  buildBorder,
  buildLattice,
  createMoonLight,
  leftLight,
  mirrorArch,
  mirrorPiece,
  panel,
  type Placed,
} from "./window-plan.ts";
import { toOutlines } from "./window-shapes.ts";

interface Props {
  readonly id: string;
  readonly seed: number;
}

/** All pieces of one colour. */
interface Pane {
  readonly className: string;
  readonly path: string;
}

interface Piece {
  readonly hue: Hue;
  readonly fade: Fade;
  readonly outlines: readonly Outline[];
}

const openings = [leftLight, mirrorArch(leftLight)].map((light) =>
  toArchPath(insetArch(light, borderDepth + 14)),
);

/**
 * The glass of the double window for a file of its own, where nothing moves: one path for each
 * colour, both halves and the whole moon in it. A browser builds a tenth of the elements that
 * `WindowGlass` and its copies take. The glass has the id `…-glass`.
 */
export function FlatGlass({ id, seed }: Props) {
  const light = createMoonLight(seed);
  const lattice = toPanes(listOnBothSides(buildLattice(leftLight, light)).map(toPiece));
  const rest = toPanes([
    ...listOnBothSides([
      ...buildBorder(leftLight, light),
      ...leftRoundels.flatMap((roundel) => buildGlass(roundel, light)),
    ]).map(toPiece),
    ...buildGlass(axisRoundel, light).map(toPiece),
    ...listMoonPieces(seed),
  ]);
  return (
    <>
      <clipPath id={`${id}-opening`}>
        <path d={openings.join("")} />
      </clipPath>
      <g id={`${id}-glass`}>
        <g clipPath={`url(#${id}-opening)`}>{lattice.map(drawPane)}</g>
        {rest.map(drawPane)}
      </g>
    </>
  );
}

function drawPane({ className, path }: Pane) {
  return <path key={className} className={className} d={path} />;
}

function listOnBothSides(pieces: readonly Placed[]): readonly Placed[] {
  return [...pieces, ...pieces.map(mirrorPiece)];
}

function toPiece({ shape, at, turn, scale, lit }: Placed): Piece {
  return { ...lit, outlines: toOutlines(shape, at, turn, scale) };
}

function listMoonPieces(seed: number): readonly Piece[] {
  const eighths = [0, 45, 90, 135, 180, 225, 270, 315];
  const moons = eighths.map((turn) => createMoon(panel.moon.radius, seed, turn));
  return [moons[0]!.heart, ...moons.flatMap(({ eighth }) => eighth)].map((piece) => ({
    ...piece,
    outlines: piece.outlines.map((outline) => moveOutline(outline, panel.moon.at)),
  }));
}

function toPanes(pieces: readonly Piece[]): readonly Pane[] {
  const groups = Map.groupBy(pieces, ({ hue, fade }) => getGlassClass(hue, fade));
  return [...groups].map(([className, together]) => ({
    className,
    path: toPath(together.flatMap(({ outlines }) => outlines)),
  }));
}
