import { readName, toDataView } from "./bytes.ts";
import { findHeifEnd } from "./heif-items.ts";

interface HeifHeader {
  readonly brand: string;
  readonly isAnimated: boolean;
  /**
   * Whether a box or the data of an item ends behind the file, or the box with the picture data is
   * missing.
   */
  readonly isTruncated: boolean;
  readonly width: number;
  readonly height: number;
}

/**
 * Boxes to descend into, with the number of bytes before their content: `meta` begins with version
 * and flags.
 */
const containerBoxes: Readonly<Record<string, number>> = { meta: 4, iprp: 0, ipco: 0 };

/**
 * Reads the size of the largest picture of an ISO base media file (AVIF, HEIC). A rotation (`irot`)
 * is applied to that picture, which is right for every file with one picture.
 */
export function readHeif(bytes: Uint8Array): HeifHeader | undefined {
  const brand = readName(bytes, 8);
  const view = toDataView(bytes);
  let [width, height, isTurned, isOverrun, hasData] = [0, 0, false, false, false];
  const walk = (from: number, to: number, depth: number): void => {
    let at = from;
    while (at + 8 <= to && depth < 5) {
      const size = view.getUint32(at) || to - at;
      const name = readName(bytes, at + 4);
      const end = Math.min(to, at + size);
      isOverrun ||= at + size > to;
      hasData ||= name === "mdat" || name === "idat";
      if (size < 8) return;
      if (
        name === "ispe" &&
        at + 20 <= end &&
        view.getUint32(at + 12) * view.getUint32(at + 16) > width * height
      )
        [width, height] = [view.getUint32(at + 12), view.getUint32(at + 16)];
      if (name === "irot" && at + 9 <= end) isTurned = (bytes[at + 8]! & 1) === 1;
      if (name in containerBoxes) walk(at + 8 + containerBoxes[name]!, end, depth + 1);
      at = end;
    }
  };
  walk(0, bytes.length, 0);
  if (width === 0) return undefined;
  return {
    brand,
    isAnimated: ["avis", "hevc", "msf1"].includes(brand),
    isTruncated: isOverrun || !hasData || findHeifEnd(bytes) > bytes.length,
    width: isTurned ? height : width,
    height: isTurned ? width : height,
  };
}
