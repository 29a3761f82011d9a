import type { Code } from "./encode.ts";
import type { Corner, Eye } from "./style.ts";
import { listAlignmentCentres } from "./matrix.ts";

/** A rectangle in modules, its corners rounded by radii from the top left clockwise. */
export interface Block {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly radii: readonly [number, number, number, number];
}

/** The square around a code, in modules: its side, and the offset of the code in it. */
export interface Frame {
  readonly side: number;
  readonly offset: number;
}

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly side: number;
}

/**
 * A code ready to be painted. Overlapping blocks are filled by the even-odd rule, so a ring is two
 * blocks.
 */
export interface Drawing {
  readonly side: number;
  readonly blocks: readonly Block[];
  /** The box of the logo, if there is one. */
  readonly logoBox: Box | undefined;
}

/** The width of the quiet zone on every side, in modules. @see ISO/IEC 18004:2015, 6.3.8 */
const quietModules = 4;
/**
 * The quiet zone of vector drawings, in modules. Shown with 4 or 6 pixels per module, 4 modules end
 * on a block of eight pixels, and jsQR missed a tenth of such codes; with 5, none (measured).
 */
export const vectorQuietModules = 5;
/** The side of the logo's box as a share of the size. @see docs/specification.md#qr-generator */
export const logoShare = 0.2;
/**
 * From this many pixels per module on, modules of whole pixels are read better than larger ones of
 * fractions (measured with three readers).
 */
const minWholePx = 3;

/** Returns the pixels per module in a picture of a size; a whole number from `minWholePx` on. */
export function getModulePx(code: Code, sizePx: number): number {
  const px = sizePx / (code.size + 2 * quietModules);
  return px >= minWholePx ? Math.floor(px) : px;
}

/**
 * Returns the frame for a picture in pixels: modules lie on whole pixels, the rest is added to the
 * quiet zone.
 */
export function getPixelFrame(code: Code, sizePx: number): Frame {
  const px = getModulePx(code, sizePx);
  const remainingPx = sizePx - code.size * px;
  return {
    side: sizePx / px,
    offset: (px >= minWholePx ? getOffsetPx(remainingPx, quietModules * px) : remainingPx / 2) / px,
  };
}

/**
 * Returns an offset near the middle, but not on the edge of a block of eight pixels: ZXing and
 * jsQR, which threshold by such blocks, read pale finders as background where the edges coincide.
 * Measured for the presets Green and Orange with 4 to 12 px per module: 5 and 7 px past a block's
 * edge are read by all readers.
 */
function getOffsetPx(remainingPx: number, quietPx: number): number {
  const middle = Math.floor(remainingPx / 2);
  for (const shift of [0, -1, 1, -2, 2, -3, 3]) {
    const offset = middle + shift;
    if (
      (offset % 8 === 5 || offset % 8 === 7) &&
      offset >= quietPx &&
      remainingPx - offset >= quietPx
    )
      return offset;
  }
  return middle;
}

/** Returns the frame for vector drawings. */
export function getVectorFrame(code: Code): Frame {
  return { side: code.size + 2 * vectorQuietModules, offset: vectorQuietModules };
}

/**
 * Draws a code. Dots are as wide as a module, and the three finders and the alignment patterns,
 * which readers search first, stay square or slightly rounded. Measured: readers fail with smaller
 * dots or round finders, and jsQR with alignment patterns made of dots.
 * @param share the side of the logo's box as a share of the frame; 0 where there is no logo
 */
export function draw(
  code: Code,
  corner: Corner,
  frame: Frame,
  share = 0,
  eye: Eye = "auto",
): Drawing {
  const side = frame.side * share;
  const logoBox =
    share === 0 ? undefined : { x: (frame.side - side) / 2, y: (frame.side - side) / 2, side };
  // Modules whose middle the logo covers are unreadable and left out; those it only touches stay
  // readable.
  const isCovered = (x: number, y: number): boolean =>
    isWithin(logoBox, x + frame.offset + 0.5) && isWithin(logoBox, y + frame.offset + 0.5);
  const marks = [
    ...listFinderMarks(code.size),
    ...listAlignmentMarks(code).filter(
      ({ x, y, width }) =>
        !listSpan(x, width).some((column) =>
          listSpan(y, width).some((row) => isCovered(column, row)),
        ),
    ),
  ];
  const drawn = new Uint8Array(code.modules);
  for (const { x, y, width } of marks)
    for (const row of listSpan(y, width))
      drawn.fill(0, row * code.size + x, row * code.size + x + width);
  const isDark = (x: number, y: number): boolean =>
    x >= 0 &&
    y >= 0 &&
    x < code.size &&
    y < code.size &&
    drawn[y * code.size + x] === 1 &&
    !isCovered(x, y);
  const data =
    corner === "circle"
      ? toDots(code.size, isDark)
      : toRuns(code.size, isDark, corner === "rounded" ? 0.5 : 0);
  const placed = [...data, ...marks.flatMap((mark) => toRings(mark, corner, eye))].map((block) => ({
    ...block,
    x: block.x + frame.offset,
    y: block.y + frame.offset,
  }));
  return { side: frame.side, blocks: placed, logoBox };
}

/**
 * A square ring around a square centre, by its outer width: 7 modules for a finder, 5 for an
 * alignment pattern.
 */
interface Mark {
  readonly x: number;
  readonly y: number;
  readonly width: 5 | 7;
}

function listFinderMarks(size: number): readonly Mark[] {
  return [
    { x: 0, y: 0, width: 7 },
    { x: size - 7, y: 0, width: 7 },
    { x: 0, y: size - 7, width: 7 },
  ];
}

function listAlignmentMarks({ version, size }: Code): readonly Mark[] {
  return listAlignmentCentres(version, size).map(([x, y]): Mark => ({
    x: x - 2,
    y: y - 2,
    width: 5,
  }));
}

const listSpan = (from: number, length: number): readonly number[] =>
  Array.from({ length }, (_, at) => from + at);

function isWithin(box: Box | undefined, at: number): boolean {
  return box !== undefined && at > box.x && at < box.x + box.side;
}

function toDots(size: number, isDark: (x: number, y: number) => boolean): Block[] {
  const blocks: Block[] = [];
  for (let y = 0; y < size; y += 1)
    for (let x = 0; x < size; x += 1)
      if (isDark(x, y)) blocks.push({ x, y, width: 1, height: 1, radii: [0.5, 0.5, 0.5, 0.5] });
  return blocks;
}

/**
 * Joins adjacent dark modules of a row to one block; a corner is round where no dark module is
 * above, below or beside it.
 */
function toRuns(size: number, isDark: (x: number, y: number) => boolean, radius: number): Block[] {
  const blocks: Block[] = [];
  for (let y = 0; y < size; y += 1) {
    for (let x = 0; x < size; x += 1) {
      if (!isDark(x, y) || isDark(x - 1, y)) continue;
      let end = x;
      while (isDark(end + 1, y)) end += 1;
      const getRadius = (at: number, row: number): number =>
        radius === 0 || isDark(at, row) ? 0 : radius;
      blocks.push({
        x,
        y,
        width: end - x + 1,
        height: 1,
        radii: [
          getRadius(x, y - 1),
          getRadius(end, y - 1),
          getRadius(end, y + 1),
          getRadius(x, y + 1),
        ],
      });
    }
  }
  return blocks;
}

/**
 * By how much of their side the outer edge, the hole and the centre of a mark are rounded; half of
 * it is a circle.
 */
type Roundness = readonly [outer: number, hole: number, centre: number];

const alike = (share: number): Roundness => [share, share, share];

const roundness: Readonly<Record<Corner, Roundness>> = {
  square: alike(0),
  rounded: alike(0.25),
  circle: alike(0.32),
};

/**
 * Only the centre of a round eye is a circle. With rings of 0.36 zbar missed 4 of 55 turned,
 * blurred and compressed codes, with 0.4 nearly all, and with full circles a few clean ones too
 * (measured).
 */
const roundEye: Roundness = [0.32, 0.32, 0.5];

/** Draws outer edge, hole and centre of a mark. An eye is a finder pattern. */
function toRings({ x, y, width }: Mark, corner: Corner, eye: Eye): Block[] {
  const isEye = width === 7 && eye !== "auto";
  const shares = isEye && eye === "circle" ? roundEye : roundness[isEye ? eye : corner];
  return shares.map((share, ring): Block => {
    const side = width - 2 * ring;
    const radius = side * share;
    return {
      x: x + ring,
      y: y + ring,
      width: side,
      height: side,
      radii: [radius, radius, radius, radius],
    };
  });
}
