import { readName, toDataView } from "./bytes.ts";
import { listBoxes, listExtents, type Box, type Extent } from "./heif-items.ts";

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
