import { getBlockCount, type Level } from "./capacity.ts";
import { getCorrection } from "./reed-solomon.ts";

/** The number of modules along one side. @see ISO/IEC 18004:2015, table 1 */
export const getSize = (version: number): number => version * 4 + 17;

/**
 * Lists the centres of the alignment patterns: lines spaced as evenly as possible, from 6 to the
 * last but six.
 * @see ISO/IEC 18004:2015, annex E
 */
export function listAlignmentCentres(
  version: number,
  size: number,
): readonly (readonly [x: number, y: number])[] {
  if (version === 1) return [];
  const lines = Math.floor(version / 7) + 2;
  const step = version === 32 ? 26 : Math.ceil((version * 4 + 4) / (lines * 2 - 2)) * 2;
  const last = size - 7;
  const at = Array.from({ length: lines }, (_, line) =>
    line === 0 ? 6 : last - (lines - 1 - line) * step,
  );
  // Three of the corners hold finders.
  return at.flatMap((y) =>
    at
      .filter((x) => !(x === 6 && y === 6) && !(x === 6 && y === last) && !(x === last && y === 6))
      .map((x) => [x, y] as const),
  );
}

/** Whether a mask inverts the module. @see ISO/IEC 18004:2015, table 10 */
const masks: readonly ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

const levelBits: Readonly<Record<Level, number>> = { L: 1, M: 0, Q: 3, H: 2 };

/**
 * Places patterns, data and error correction in the square and applies the mask with the lowest
 * penalty.
 * @param data exactly as many bytes as the version has at the level
 * @returns one number for each module, row by row: 1 for dark
 * @see ISO/IEC 18004:2015, 6.3, 7.5 to 7.10
 */
export function buildMatrix(data: Uint8Array, version: number, level: Level): Uint8Array {
  const size = getSize(version);
  const modules = new Uint8Array(size * size);
  const isFixed = new Uint8Array(size * size);
  const setFixed = (x: number, y: number, isDark: boolean): void => {
    if (x < 0 || y < 0 || x >= size || y >= size) return;
    modules[y * size + x] = Number(isDark);
    isFixed[y * size + x] = 1;
  };

  for (let at = 0; at < size; at += 1) {
    setFixed(6, at, at % 2 === 0);
    setFixed(at, 6, at % 2 === 0);
  }
  const drawRings = (x: number, y: number, reach: number, light: readonly number[]): void => {
    for (let dy = -reach; dy <= reach; dy += 1)
      for (let dx = -reach; dx <= reach; dx += 1)
        setFixed(x + dx, y + dy, !light.includes(Math.max(Math.abs(dx), Math.abs(dy))));
  };
  for (const [x, y] of [
    [3, 3],
    [size - 4, 3],
    [3, size - 4],
  ] as const)
    drawRings(x, y, 4, [2, 4]);
  for (const [x, y] of listAlignmentCentres(version, size)) drawRings(x, y, 2, [1]);
  if (version >= 7) writeVersion(setFixed, version, size);
  // Reserves the modules; the mask is written once it is chosen
  writeFormat(setFixed, level, 0, size);
  placeBits(modules, isFixed, size, addCorrection(data, version, level));

  let best: Uint8Array | undefined;
  let lowestPenalty = Infinity;
  for (const [mask, maskInverts] of masks.entries()) {
    const masked = modules.slice();
    for (let y = 0; y < size; y += 1)
      for (let x = 0; x < size; x += 1)
        if (isFixed[y * size + x] === 0 && maskInverts(x, y)) masked[y * size + x]! ^= 1;
    writeFormat((x, y, isDark) => (masked[y * size + x] = Number(isDark)), level, mask, size);
    const penalty = getPenalty(masked, size);
    if (penalty < lowestPenalty) [best, lowestPenalty] = [masked, penalty];
  }
  return best!;
}

type SetModule = (x: number, y: number, isDark: boolean) => void;

/**
 * Shifts a number by the degree of the generator polynomial and returns the remainder of its
 * division by the polynomial.
 */
function getRemainder(value: number, generator: number, degree: number): number {
  let rest = value;
  for (let bit = 0; bit < degree; bit += 1)
    rest = (rest << 1) ^ ((rest >>> (degree - 1)) * generator);
  return rest;
}

function writeVersion(setModule: SetModule, version: number, size: number): void {
  const bits = (version << 12) | getRemainder(version, 0x1f25, 12);
  for (let at = 0; at < 18; at += 1) {
    const isDark = ((bits >>> at) & 1) === 1;
    setModule(size - 11 + (at % 3), Math.floor(at / 3), isDark);
    setModule(Math.floor(at / 3), size - 11 + (at % 3), isDark);
  }
}

function writeFormat(setModule: SetModule, level: Level, mask: number, size: number): void {
  const data = (levelBits[level] << 3) | mask;
  const bits = ((data << 10) | getRemainder(data, 0x537, 10)) ^ 0x5412;
  for (let at = 0; at < 15; at += 1) {
    const isDark = ((bits >>> at) & 1) === 1;
    // Around the first finder, skipping the timing patterns, and a second copy beside the other
    // two.
    if (at < 8) setModule(8, at < 6 ? at : at + 1, isDark);
    else setModule(at === 8 ? 7 : 14 - at, 8, isDark);
    if (at < 8) setModule(size - 1 - at, 8, isDark);
    else setModule(8, size - 15 + at, isDark);
  }
  setModule(8, size - 8, true);
}

/** Splits the data into blocks, adds error correction to each, and interleaves their bytes. */
function addCorrection(data: Uint8Array, version: number, level: Level): Uint8Array {
  const count = getBlockCount(version, level);
  const shortLength = Math.floor(data.length / count);
  const longFrom = count - (data.length % count);
  const total = countCodewords(version);
  const correctionLength = (total - data.length) / count;
  const blocks = Array.from({ length: count }, (_, block) => {
    const from = block * shortLength + Math.max(0, block - longFrom);
    return data.subarray(from, from + shortLength + (block >= longFrom ? 1 : 0));
  });
  const corrections = blocks.map((block) => getCorrection(block, correctionLength));
  const all = new Uint8Array(total);
  let at = 0;
  for (let byte = 0; byte <= shortLength; byte += 1)
    for (const block of blocks) if (byte < block.length) all[at++] = block[byte]!;
  for (let byte = 0; byte < correctionLength; byte += 1)
    for (const correction of corrections) all[at++] = correction[byte]!;
  return all;
}

/** Counts the whole bytes in the modules that are not part of a pattern. */
function countCodewords(version: number): number {
  const lines = version === 1 ? 0 : Math.floor(version / 7) + 2;
  // Ten modules of each pair of outer alignment patterns are part of the timing patterns.
  const alignment = lines === 0 ? 0 : 25 * (lines * lines - 3) - 10 * (lines - 2);
  const size = getSize(version);
  return (size * size - 3 * 64 - 2 * (size - 16) - 31 - alignment - (version >= 7 ? 36 : 0)) >> 3;
}

/**
 * Fills two columns at a time from the right, alternately up and down, around the fixed modules.
 */
function placeBits(
  modules: Uint8Array,
  isFixed: Uint8Array,
  size: number,
  bytes: Uint8Array,
): void {
  let bit = 0;
  for (let right = size - 1; right >= 1; right -= right === 8 ? 3 : 2) {
    const isUpward = ((right < 6 ? right + 2 : right + 1) & 2) === 0;
    for (let step = 0; step < size; step += 1)
      for (const x of [right, right - 1]) {
        const at = (isUpward ? size - 1 - step : step) * size + x;
        if (isFixed[at] === 1 || bit >= bytes.length * 8) continue;
        modules[at] = (bytes[bit >> 3]! >> (7 - (bit & 7))) & 1;
        bit += 1;
      }
  }
}

/** Computes the penalty of a mask. @see ISO/IEC 18004:2015, 7.8.3.1 */
function getPenalty(modules: Uint8Array, size: number): number {
  let penalty = 0;
  let dark = 0;
  for (const [stepAlong, stepAcross] of [
    [1, size],
    [size, 1],
  ] as const)
    for (let line = 0; line < size; line += 1) {
      let run = 0;
      let last = 2;
      let window = 0;
      for (let at = 0; at < size; at += 1) {
        const module = modules[line * stepAcross + at * stepAlong]!;
        run = module === last ? run + 1 : 1;
        last = module;
        if (run === 5) penalty += 3;
        else if (run > 5) penalty += 1;
        // A sequence like a finder's with four light modules on one side.
        window = ((window << 1) | module) & 0x7ff;
        if (at >= 10 && (window === 0b10111010000 || window === 0b00001011101)) penalty += 40;
      }
    }
  for (let y = 0; y < size; y += 1)
    for (let x = 0; x < size; x += 1) {
      const at = y * size + x;
      const module = modules[at]!;
      dark += module;
      if (
        x + 1 < size &&
        y + 1 < size &&
        module === modules[at + 1] &&
        module === modules[at + size] &&
        module === modules[at + size + 1]
      )
        penalty += 3;
    }
  return penalty + Math.floor(Math.abs((dark / (size * size)) * 20 - 10)) * 10;
}
