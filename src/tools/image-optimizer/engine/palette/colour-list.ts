import type { Pixels } from "../codecs/pixels.ts";
import { toPoints } from "./colour-points.ts";

/** The colours of a picture, with similar ones grouped. */
export interface ColourList {
  readonly count: number;
  /** Red, green, blue and alpha of each group: the mean of its pixels. */
  readonly colours: Float64Array;
  readonly points: Float32Array;
  /** The number of pixels of each group, with flat areas weighted more. */
  readonly weights: Float64Array;
  /** Whether each group is a single colour, so that the palette reproduces the picture exactly. */
  readonly isExact: boolean;
}

/** Bits used for grouping: six per colour channel, five for alpha. */
const keyBits = 23;
const toColourKey = (r: number, g: number, b: number, a: number): number =>
  ((r >> 2) << 17) | ((g >> 2) << 11) | ((b >> 2) << 5) | (a >> 3);

/** Lists the colours of a picture. All fully transparent pixels count as one colour. */
export function listColours({ data, width }: Pixels): ColourList {
  const places = new Int32Array(1 << keyBits);
  const keys: number[] = [];
  const firsts: number[] = [];
  let isExact = true;
  const words = new Uint32Array(data.buffer, data.byteOffset, data.length / 4);
  for (let i = 0; i < words.length; i++) {
    const at = 4 * i;
    const isClear = data[at + 3] === 0;
    const key = isClear ? 0 : toColourKey(data[at]!, data[at + 1]!, data[at + 2]!, data[at + 3]!);
    let place = places[key]!;
    if (place === 0) {
      place = keys.push(key);
      places[key] = place;
      firsts.push(words[i]!);
    } else if (!isClear && firsts[place - 1] !== words[i]) isExact = false;
  }
  const count = keys.length;
  // Single precision would lose additions to sums of millions of pixels
  const colours = new Float64Array(count * 4);
  const pixels = new Uint32Array(count);
  const weights = new Float64Array(count);
  for (let i = 0; i < words.length; i++) {
    const at = 4 * i;
    const isClear = data[at + 3] === 0;
    const place =
      places[isClear ? 0 : toColourKey(data[at]!, data[at + 1]!, data[at + 2]!, data[at + 3]!)]! -
      1;
    if (!isClear) for (let c = 0; c < 4; c++) colours[4 * place + c]! += data[at + c]!;
    pixels[place]! += 1;
    weights[place]! += measureFlatness(data, at, width);
  }
  for (let i = 0; i < count; i++) for (let c = 0; c < 4; c++) colours[4 * i + c]! /= pixels[i]!;
  return { count, colours, points: toPoints(colours), weights, isExact };
}

/**
 * Near 1 where a pixel resembles its predecessors, less in noise and at edges, which hide palette
 * errors.
 */
function measureFlatness(data: Uint8ClampedArray, at: number, width: number): number {
  const [left, up] = [at >= 4 ? at - 4 : at, at >= 4 * width ? at - 4 * width : at];
  let change = 0;
  for (let c = 0; c < 3; c++)
    change += Math.abs(data[at + c]! - data[left + c]!) + Math.abs(data[at + c]! - data[up + c]!);
  return 1 / (1 + change / 48);
}
