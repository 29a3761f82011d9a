import { getCapacityBits, levels, type Level } from "./capacity.ts";
import { buildMatrix, getSize } from "./matrix.ts";
import { getBand, bands, countSegmentBits, cutIntoSegments, type Segment } from "./segments.ts";

/** A code as a square of light and dark modules, without its quiet zone. */
export interface Code {
  /** Modules along one side. */
  readonly size: number;
  readonly version: number;
  readonly level: Level;
  /** One number per module, row by row: 1 for dark. */
  readonly modules: Uint8Array;
}

interface Plan {
  readonly version: number;
  readonly segments: readonly Segment[];
  /** Whether the code marks its bytes as UTF-8. */
  readonly hasCharset: boolean;
}

const utf8 = new TextEncoder();
/** The ECI designator of UTF-8. @see the ECI registry of AIM */
const utf8Designator = 26;
const eciBits = 4 + 8;

/**
 * Encodes a text in the smallest version that has room for it at a level.
 * @param minLevel the lowest acceptable level; a higher one is used where it needs no larger
 *   version
 * @param minVersion the smallest acceptable version
 * @returns undefined where the text is too long for every version at that level
 */
export function encode(text: string, minLevel: Level, minVersion = 1): Code | undefined {
  const plan = text === "" ? undefined : planSegments(text, minLevel, minVersion);
  if (plan === undefined) return undefined;
  const better = levels.slice(levels.indexOf(minLevel)).filter((level) => canFit(plan, level));
  const level = better.at(-1)!;
  const size = getSize(plan.version);
  return {
    size,
    version: plan.version,
    level,
    modules: buildMatrix(toCodewords(plan, level), plan.version, level),
  };
}

const modeBits = { numeric: 1, alphanumeric: 2, byte: 4, eci: 7 } as const;
const alphanumerics = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:";

/** The data of a code, padded to the capacity of its version. @see ISO/IEC 18004:2015, 7.4 */
function toCodewords({ version, segments, hasCharset }: Plan, level: Level): Uint8Array {
  const data = new Uint8Array(getCapacityBits(version, level) / 8);
  const { countBits } = getBand(version);
  let at = 0;
  const write = (value: number, bits: number): void => {
    for (let bit = bits - 1; bit >= 0; bit -= 1, at += 1)
      data[at >> 3]! |= ((value >> bit) & 1) << (7 - (at & 7));
  };
  if (hasCharset) {
    write(modeBits.eci, 4);
    write(utf8Designator, 8);
  }
  for (const { mode, text } of segments) {
    const bytes = utf8.encode(text);
    write(modeBits[mode], 4);
    write(bytes.length, countBits[mode]);
    if (mode === "byte") for (const byte of bytes) write(byte, 8);
    if (mode === "numeric")
      for (const [digits] of text.matchAll(/.{1,3}/g)) write(Number(digits), digits.length * 3 + 1);
    if (mode === "alphanumeric")
      for (const [pair] of text.matchAll(/.{1,2}/g)) {
        const [first, second] = [...pair].map((letter) => alphanumerics.indexOf(letter));
        if (second === undefined) write(first!, 6);
        else write(first! * alphanumerics.length + second, 11);
      }
  }
  // Up to four zeros end the data, then two alternating bytes fill the rest.
  for (
    let byte = (Math.min(at + 4, data.length * 8) + 7) >> 3, padIndex = 0;
    byte < data.length;
    byte += 1, padIndex += 1
  )
    data[byte] = padIndex % 2 === 0 ? 0xec : 0x11;
  return data;
}

/**
 * Text beyond ASCII is marked as UTF-8 (ECI 26), as the standard requires. The mark is omitted
 * where it alone would require a larger version: all tested readers detect unmarked UTF-8.
 */
function planSegments(text: string, level: Level, minVersion: number): Plan | undefined {
  const isAscii = /^\p{ASCII}*$/u.test(text);
  for (const band of bands) {
    const segments = cutIntoSegments(text, band);
    const bits = countSegmentBits(segments, band);
    for (let version = Math.max(band.first, minVersion); version <= band.last; version += 1) {
      const room = getCapacityBits(version, level) - bits;
      if (room >= 0) return { version, segments, hasCharset: !isAscii && room >= eciBits };
    }
  }
  return undefined;
}

function canFit({ version, segments, hasCharset }: Plan, level: Level): boolean {
  return (
    countSegmentBits(segments, getBand(version)) + (hasCharset ? eciBits : 0) <=
    getCapacityBits(version, level)
  );
}
