import { readName, toDataView } from "./bytes.ts";

interface Box {
  readonly name: string;
  /** Where its content begins and ends. */
  readonly from: number;
  readonly to: number;
}

/** Where the data of an item lies in the file. */
interface Extent {
  readonly from: number;
  readonly to: number;
}

/** The items that describe a picture: Exif, and XMP, which is the only RDF of a picture file. */
const exifType = "Exif";
const mimeType = "mime";

/**
 * Lists where the metadata of an ISO base media picture (AVIF) lies.
 * @returns undefined where the file says so in a way that is not read here
 * @see ISO/IEC 14496-12:2022 §8.11.3 (iloc) and §8.11.6 (iinf)
 */
export function listHeifMetadata(bytes: Uint8Array): readonly Extent[] | undefined {
  const meta = listBoxes(bytes, 0, bytes.length).find(({ name }) => name === "meta");
  if (meta === undefined) return undefined;
  const boxes = listBoxes(bytes, meta.from + 4, meta.to);
  const [infos, locations, data] = ["iinf", "iloc", "idat"].map((wanted) =>
    boxes.find(({ name }) => name === wanted),
  );
  if (infos === undefined || locations === undefined) return undefined;
  const ids = new Set(listMetadataItems(bytes, infos));
  if (ids.size === 0) return [];
  const extents = listExtents(bytes, locations, data);
  const found = extents?.filter(({ id }) => ids.has(id));
  // Each item of metadata has to be found: what is left would be the place that is looked for.
  const isWhole = found !== undefined && [...ids].every((id) => found.some((one) => one.id === id));
  return isWhole && found.every(({ from, to }) => from <= to && to <= bytes.length)
    ? found
    : undefined;
}

/**
 * Overwrites the metadata of an AVIF with zeros, so that every offset in the file stays right.
 * @returns undefined where the metadata cannot be found
 */
export function stripHeif(bytes: Uint8Array): Uint8Array<ArrayBuffer> | undefined {
  const extents = listHeifMetadata(bytes);
  if (extents === undefined) return undefined;
  const stripped = new Uint8Array(bytes);
  for (const { from, to } of extents) stripped.fill(0, from, to);
  return stripped;
}

function listBoxes(bytes: Uint8Array, from: number, to: number): Box[] {
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

function listMetadataItems(bytes: Uint8Array, { from, to }: Box): number[] {
  const isShort = bytes[from] === 0;
  return listBoxes(bytes, from + (isShort ? 6 : 8), to).flatMap((entry) => {
    const view = toDataView(bytes);
    const version = bytes[entry.from];
    if (entry.name !== "infe" || (version !== 2 && version !== 3) || entry.from + 12 > entry.to)
      return [];
    const [id, typeAt] =
      version === 2
        ? [view.getUint16(entry.from + 4), entry.from + 8]
        : [view.getUint32(entry.from + 4), entry.from + 10];
    const type = readName(bytes, typeAt);
    return type === exifType || type === mimeType ? [id] : [];
  });
}

/** The extents of all items; undefined for a version or a method that is not read here. */
function listExtents(
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
        // An item without a length is the rest of the file, which is never metadata alone.
        if (method > 1 || length === 0) return undefined;
        extents.push({ id, from: start, to: start + length });
      }
    }
    return extents;
  } catch (error) {
    if (error instanceof RangeError) return undefined; // the box is cut off
    throw error;
  }
}
