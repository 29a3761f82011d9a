/** The three encoding modes, the densest first. */
export type Mode = "numeric" | "alphanumeric" | "byte";

export interface Segment {
  readonly mode: Mode;
  readonly text: string;
}

/**
 * Versions within a band have character counts of the same width.
 * @see ISO/IEC 18004:2015, table 3
 */
export const bands = [
  { first: 1, last: 9, countBits: { numeric: 10, alphanumeric: 9, byte: 8 } },
  { first: 10, last: 26, countBits: { numeric: 12, alphanumeric: 11, byte: 16 } },
  { first: 27, last: 40, countBits: { numeric: 14, alphanumeric: 13, byte: 16 } },
] as const;
export type Band = (typeof bands)[number];

/** Returns the band of a version, 1 to 40. */
export function getBand(version: number): Band {
  return bands.find(({ last }) => version <= last)!;
}

const modes = ["byte", "alphanumeric", "numeric"] as const satisfies readonly Mode[];
const modeBits = 4;
const utf8 = new TextEncoder();

const countUtf8Bytes = (point: number): number =>
  point < 0x80 ? 1 : point < 0x800 ? 2 : point < 0x10000 ? 3 : 4;

/**
 * The cost of one character in a mode, in sixths of a bit: 10 bits hold 3 digits, 11 bits hold 2 of
 * the 45 alphanumeric characters.
 */
function getSixths(character: string, mode: Mode): number {
  if (mode === "byte") return countUtf8Bytes(character.codePointAt(0)!) * 48;
  if (mode === "alphanumeric") return /[0-9A-Z $%*+\-./:]/.test(character) ? 33 : Infinity;
  return /\d/.test(character) ? 20 : Infinity;
}

interface Way {
  readonly sixths: number;
  readonly mode: Mode;
  readonly before: Way | undefined;
}

/**
 * Splits a text into the segments with the fewest bits in the versions of a band: dynamic
 * programming over characters, where the mode may change before each.
 */
export function cutIntoSegments(text: string, { countBits }: Band): readonly Segment[] {
  const characters = [...text];
  let ways: readonly (Way | undefined)[] = modes.map(() => undefined);
  characters.forEach((character, index) => {
    ways = modes.map((mode) => {
      const own = getSixths(character, mode);
      if (own === Infinity) return undefined;
      let best: Way | undefined;
      // The first character has no predecessor: its only extra cost is a segment header.
      for (const before of index === 0 ? [undefined] : ways) {
        if (index > 0 && before === undefined) continue;
        const stays = before?.mode === mode;
        // Every segment is rounded up to a whole bit.
        const upToHere =
          before === undefined ? 0 : stays ? before.sixths : Math.ceil(before.sixths / 6) * 6;
        const sixths = upToHere + (stays ? 0 : (modeBits + countBits[mode]) * 6) + own;
        if (best === undefined || sixths < best.sixths) best = { sixths, mode, before };
      }
      return best;
    });
  });
  const bestWay = ways.filter((way) => way !== undefined).sort((a, b) => a.sixths - b.sixths)[0];
  const path: Mode[] = [];
  for (let way = bestWay; way !== undefined; way = way.before) path.push(way.mode);
  return joinSegments(characters, path.reverse());
}

function joinSegments(characters: readonly string[], path: readonly Mode[]): readonly Segment[] {
  const segments: { mode: Mode; text: string }[] = [];
  characters.forEach((character, index) => {
    const last = segments.at(-1);
    if (last?.mode === path[index]) last!.text += character;
    else segments.push({ mode: path[index]!, text: character });
  });
  return segments;
}

/** Counts the bits of segments in the versions of a band, headers included. */
export function countSegmentBits(segments: readonly Segment[], { countBits }: Band): number {
  return segments.reduce((sum, { mode, text }) => {
    const body =
      mode === "byte"
        ? utf8.encode(text).length * 8
        : Math.ceil((text.length * (mode === "numeric" ? 20 : 33)) / 6);
    return sum + modeBits + countBits[mode] + body;
  }, 0);
}
