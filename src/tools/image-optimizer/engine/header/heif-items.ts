import { readName, toDataView } from "./bytes.ts";

export interface Box {
  readonly name: string;
  /** Where its content begins and ends. */
  readonly from: number;
  readonly to: number;
}

/** Where the data of an item lies in the file. */
export interface Extent {
  readonly from: number;
  readonly to: number;
}

/** Lists the boxes of a part of a file; the last one may end before its length does. */
export function listBoxes(bytes: Uint8Array, from: number, to: number): Box[] {
  const view = toDataView(bytes);
  const boxes: Box[] = [];
  for (let at = from; at + 8 <= to;) {
    const size = view.getUint32(at) || to - at;
    // A box of 64 bits is none of a picture of 10 MB.
    if (size < 8) break;
    const end = Math.min(to, at + size);
    boxes.push({ name: readName(bytes, at + 4), from: at + 8, to: end });
    at = end;
  }
  return boxes;
}

/** A picture of many tiles has a few hundred; a forged table must not fill the memory. */
const maxExtents = 10_000;

/** The extents of all items; undefined for a version or a method that is not read here. */
export function listExtents(
  bytes: Uint8Array,
  { from, to }: Box,
  data: Box | undefined,
): readonly (Extent & { readonly id: number })[] | undefined {
  const view = toDataView(bytes);
  const version = bytes[from]!;
  if (version > 2) return undefined;
  let at = from + 4;
  const readNumber = (size: number): number => {
    const value =
      size === 0
        ? 0
        : size === 2
          ? view.getUint16(at)
          : size === 4
            ? view.getUint32(at)
            : Number(view.getBigUint64(at));
    at += size;
    return value;
  };
  try {
    const sizes = readNumber(2);
    const [offsetSize, lengthSize, baseSize, indexSize] = [12, 8, 4, 0].map(
      (shift) => (sizes >> shift) & 15,
    ) as [number, number, number, number];
    const count = readNumber(version === 2 ? 4 : 2);
    const extents: (Extent & { id: number })[] = [];
    for (let item = 0; item < count && at < to; item++) {
      const id = readNumber(version === 2 ? 4 : 2);
      const method = version === 0 ? 0 : readNumber(2) & 15;
      readNumber(2); // the file that the data is in: this one
      const base = readNumber(baseSize) + (method === 1 ? (data?.from ?? Infinity) : 0);
      const extentCount = readNumber(2);
      for (let extent = 0; extent < extentCount && at < to; extent++) {
        if (version > 0) readNumber(indexSize);
        const start = base + readNumber(offsetSize);
        const length = readNumber(lengthSize);
        // An item without a length is the rest of the file.
        if (method > 1 || length === 0 || extents.length === maxExtents) return undefined;
        extents.push({ id, from: start, to: start + length });
      }
    }
    return extents;
  } catch (error) {
    if (error instanceof RangeError) return undefined; // the box is cut off
    throw error;
  }
}

/**
 * Returns where a whole file ends: behind the last of its boxes and the data of its items, some of
 * which a truncated file lacks. A box whose length is the rest of the file says nothing, the items
 * in it do.
 * @returns the length in bytes, at least that of the file
 * @see ISO/IEC 14496-12:2022 §4.2 (boxes) and §8.11.3 (iloc)
 */
export function findHeifEnd(bytes: Uint8Array): number {
  const view = toDataView(bytes);
  const boxes = listBoxes(bytes, 0, bytes.length);
  const ends = boxes.map(({ from }) => from - 8 + view.getUint32(from - 8));
  const extents = listItemExtents(bytes, boxes) ?? [];
  return [...ends, ...extents.map(({ to }) => to)].reduce(
    (last, end) => Math.max(last, end),
    bytes.length,
  );
}

/** Lists where the data of a file's items lies; undefined where it is said in another way. */
export function listItemExtents(
  bytes: Uint8Array,
  boxes: readonly Box[] = listBoxes(bytes, 0, bytes.length),
): readonly (Extent & { readonly id: number })[] | undefined {
  const meta = boxes.find(({ name }) => name === "meta");
  if (meta === undefined) return undefined;
  const parts = listBoxes(bytes, meta.from + 4, meta.to);
  const [locations, data] = ["iloc", "idat"].map((wanted) =>
    parts.find(({ name }) => name === wanted),
  );
  return locations && listExtents(bytes, locations, data);
}
