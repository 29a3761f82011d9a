import { toDataView } from "./bytes.ts";
import { findHeifEnd, listBoxes, listItemExtents } from "./heif-items.ts";
import { padFile } from "./pad-file.ts";

const auxiliaryType = "auxl";
/** A type of reference that no reader knows, so that it ignores the reference. */
const unknownType = new TextEncoder().encode("none");

/**
 * Adds zeros up to the end of an AVIF. The arithmetic decoder of AV1 reads them as symbols: the
 * blocks before the cut are right, those behind it are blank or wrong. Browsers open most files
 * that way; a layer of transparency of which a part is missing is left out, because none opens it.
 * @see https://aomediacodec.github.io/av1-spec/#symbol-decoding-process
 */
export function completeAvif(bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const completed = padFile(bytes, findHeifEnd(bytes));
  if (completed === bytes) return bytes;
  for (const at of findIncompleteLayers(bytes)) completed.set(unknownType, at);
  return completed;
}

/** Lists where the types of references lie from layers that are not whole. */
function findIncompleteLayers(bytes: Uint8Array): readonly number[] {
  const view = toDataView(bytes);
  const meta = listBoxes(bytes, 0, bytes.length).find(({ name }) => name === "meta");
  const parts = meta && listBoxes(bytes, meta.from + 4, meta.to);
  const references = parts?.find(({ name }) => name === "iref");
  const extents = listItemExtents(bytes);
  if (references === undefined || extents === undefined) return [];
  const isShort = bytes[references.from] === 0;
  const cut = new Set(extents.filter(({ to }) => to > bytes.length).map(({ id }) => id));
  return listBoxes(bytes, references.from + 4, references.to)
    .filter(({ name, from, to }) => name === auxiliaryType && from + 4 <= to)
    .filter(({ from }) => cut.has(isShort ? view.getUint16(from) : view.getUint32(from)))
    .map(({ from }) => from - 4);
}
