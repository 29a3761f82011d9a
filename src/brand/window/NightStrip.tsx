import { Drawing, type DrawingProps } from "./Drawing.tsx";
import { translate, type Polygon } from "./geometry/geometry.ts";
import { getGlassClass } from "./glass-class.ts";
import { hashNumbers } from "./geometry/hash.ts";
import { createTile } from "./geometry/lattice.ts";
import type { Fade, Hue } from "./palette.ts";
import { toClosedPath } from "./geometry/path.ts";

interface Props extends DrawingProps {
  /** Prefix of the ids inside, unique on the page. */
  readonly id: string;
}

const size = 68;
const columns = 22;
/** The position of the light, at the start side but within the middle part that phones show. */
const lightColumn = 7;
const hueSequence: readonly Hue[] = ["mari", "coral", "violet", "nile", "blue", "violet"];

const { heart, petals, leaves, seed } = createTile(size, 5);
/**
 * One slanted step of the lattice, three stars and two crosses. Slanted steps keep the columns from
 * forming stripes.
 */
const slant = {
  petals: toClosedPath(...[0, 1, 2].flatMap((i) => translateAll(petals, i * size, i * size))),
  hearts: toClosedPath(
    ...[0, 1, 2].flatMap((i) => translateAll([heart], i * size, i * size)),
    ...[0.5, 1.5].flatMap((i) => translateAll([seed], i * size, i * size)),
  ),
  leaves: toClosedPath(...[0.5, 1.5].flatMap((i) => translateAll(leaves, i * size, i * size))),
};

/**
 * The band of lit lattice above the footer, in night colours in both themes. Its middle row is
 * never cropped.
 */
export function NightStrip({ id, className, title }: Props) {
  const steps = Array.from({ length: columns + 3 }, (_, i) => i - 2);
  return (
    <Drawing
      name="night-strip dark"
      viewBox={`0 0 ${columns * size} ${2 * size}`}
      preserveAspectRatio="xMidYMid slice"
      className={className}
      title={title}
    >
      <defs>
        <path id={`${id}-p`} d={slant.petals} />
        <path id={`${id}-h`} d={slant.hearts} />
        <path id={`${id}-l`} d={slant.leaves} />
      </defs>
      {steps.map((column) => (
        <g key={column} transform={`translate(${column * size})`}>
          <use href={`#${id}-p`} className={drawGlow(column, 0)} />
          <use href={`#${id}-h`} className={drawGlow(column, -1.6)} />
          <use href={`#${id}-l`} className={drawGlow(column, 2.2)} />
        </g>
      ))}
    </Drawing>
  );
}

/**
 * @param zonesFurther fade steps added to the distance: hearts are drawn as nearer to the light,
 *   leaves as further
 */
function drawGlow(column: number, zonesFurther: number): string {
  const far = Math.abs(column + 1 - lightColumn) / (columns - lightColumn);
  const noise = (hashNumbers(column, 8) - 0.5) * 0.9;
  const isHeart = zonesFurther < 0;
  const zone = Math.max(0, Math.min(5, Math.floor(far * 5.6 + 0.1 + noise + zonesFurther)));
  const fade = Math.max(
    0,
    Math.min(7, Math.round(far * 8 + noise / 2 - (isHeart ? 1.2 : 0))),
  ) as Fade;
  return getGlassClass(isHeart && noise > -0.25 ? "straw" : (hueSequence[zone] ?? "mari"), fade);
}

function translateAll(shapes: readonly Polygon[], dx: number, dy: number): readonly Polygon[] {
  return shapes.map((shape) => translate(shape, dx, dy));
}
