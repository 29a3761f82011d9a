/** One file inside a zip archive, as the archive's directory describes it. */
export interface ZipEntry {
  readonly name: string;
  readonly unpackedBytes: number;
  readonly packedBytes: number;
  /** The compression method: 0 is stored, 8 is deflate. */
  readonly method: number;
  readonly isEncrypted: boolean;
  /** The offset of the file's local header in the archive. */
  readonly at: number;
}

const endOfDirectory = { signature: 0x06054b50, size: 22 };
const directoryEntry = { signature: 0x02014b50, size: 46 };
const maxCommentBytes = 0xffff;
/** A Word document has a few dozen. */
const maxEntries = 5_000;

/**
 * Reads the directory of a zip archive, without unpacking anything.
 * @returns undefined where the bytes are not an archive, or an archive of several parts or with
 *   more than 5,000 files
 * @see https://pkware.cachefly.net/webdocs/casestudies/APPNOTE.TXT sections 4.3.12 and 4.3.16
 */
export function readZipDirectory(bytes: Uint8Array): readonly ZipEntry[] | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const [end, another] = listPossibleEnds(view);
  // Programs would disagree about the content.
  if (end === undefined || another !== undefined) return undefined;
  const count = view.getUint16(end + 10, true);
  if (count > maxEntries || count !== view.getUint16(end + 8, true)) return undefined;

  const entries: ZipEntry[] = [];
  let at = view.getUint32(end + 16, true);
  for (let i = 0; i < count; i++) {
    if (at + directoryEntry.size > end || view.getUint32(at, true) !== directoryEntry.signature)
      return undefined;
    const nameLength = view.getUint16(at + 28, true);
    const nameAt = at + directoryEntry.size;
    entries.push({
      name: new TextDecoder().decode(bytes.subarray(nameAt, nameAt + nameLength)),
      unpackedBytes: view.getUint32(at + 24, true),
      packedBytes: view.getUint32(at + 20, true),
      method: view.getUint16(at + 10, true),
      isEncrypted: (view.getUint16(at + 8, true) & 1) === 1,
      at: view.getUint32(at + 42, true),
    });
    at = nameAt + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return at <= end ? entries : undefined;
}

/**
 * Whether a file ends like an archive, whatever its beginning is: programs that unpack archives
 * read only the end.
 */
export function hasArchiveEnd(bytes: Uint8Array): boolean {
  return (
    listPossibleEnds(new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)).length > 0
  );
}

/**
 * Lists the offsets of all possible end records: the end record is the last in the file, and only a
 * comment of the length in it may follow.
 */
function listPossibleEnds(view: DataView): readonly number[] {
  const last = view.byteLength - endOfDirectory.size;
  const ends: number[] = [];
  for (let at = last; at >= Math.max(0, last - maxCommentBytes); at--) {
    if (
      view.getUint32(at, true) === endOfDirectory.signature &&
      view.getUint16(at + 20, true) === last - at
    )
      ends.push(at);
  }
  return ends;
}
