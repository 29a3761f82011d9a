import { Alphanumeric, Byte, Charset, Encoder, Numeric } from "@nuintun/qrcode";
import { capacityBits, levels, type Level } from "./capacity.ts";
import { bands, bitsOf, cutIntoSegments, type Segment } from "./segments.ts";

/** A code as a square of light and dark modules, without its quiet zone. */
export interface Code {
  /** Modules along one side. */
  readonly size: number;
  readonly version: number;
  readonly level: Level;
  /** One number a module, row by row: 1 for dark. */
  readonly modules: Uint8Array;
}

interface Plan {
  readonly version: number;
  readonly segments: readonly Segment[];
  /** Whether the code says that its bytes are UTF-8. */
  readonly tellsCharset: boolean;
}

const utf8 = new TextEncoder();
/** The mode and the designator 26. */
const eciBits = 12;

/**
 * Encodes a text in the smallest version that holds it at a level.
 * @param least the lowest level that will do; a higher one is taken where it costs no larger version
 * @returns undefined where no version holds the text at that level
 */
export function encode(text: string, least: Level): Code | undefined {
  const plan = text === "" ? undefined : planFor(text, least);
  if (plan === undefined) return undefined;
  const better = levels.slice(levels.indexOf(least)).filter((level) => fits(plan, level));
  const level = better.at(-1)!;
  const encoder = new Encoder({ level, version: plan.version, encode: (content) => utf8.encode(content) });
  const charset = plan.tellsCharset ? Charset.UTF_8 : Charset.ISO_8859_1;
  const made = encoder.encode(
    ...plan.segments.map(({ mode, text: part }) => (mode === "byte" ? new Byte(part, charset) : mode === "alphanumeric" ? new Alphanumeric(part) : new Numeric(part))),
  );
  const { size } = made;
  return { size, version: plan.version, level, modules: Uint8Array.from({ length: size * size }, (_, at) => made.get(at % size, Math.floor(at / size))) };
}

/**
 * Text beyond ASCII is marked as UTF-8 (ECI 26), as the standard wants it. Where only that mark would make the code
 * a version larger it is left out: every reader tried takes unmarked bytes for UTF-8 when they are.
 */
function planFor(text: string, level: Level): Plan | undefined {
  const isAscii = /^\p{ASCII}*$/u.test(text);
  for (const band of bands) {
    const segments = cutIntoSegments(text, band);
    const bits = bitsOf(segments, band);
    for (let version: number = band.first; version <= band.last; version += 1) {
      const room = capacityBits(version, level) - bits;
      if (room >= 0) return { version, segments, tellsCharset: !isAscii && room >= eciBits };
    }
  }
  return undefined;
}

function fits({ version, segments, tellsCharset }: Plan, level: Level): boolean {
  const band = bands.find(({ last }) => version <= last)!;
  return bitsOf(segments, band) + (tellsCharset ? eciBits : 0) <= capacityBits(version, level);
}
