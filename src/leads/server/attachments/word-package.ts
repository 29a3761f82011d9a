import { pipeline } from "node:stream/promises";
import { createInflateRaw, inflateRawSync } from "node:zlib";
import { readZipDirectory, type ZipEntry } from "../../engine/zip-directory.ts";

/** Relations of a document to a few dozen parts, and the list of their types, fit many times over. */
const maxListBytes = 1024 * 1024;
/** A document has a dozen lists of relations, and they are small. */
const [maxLists, maxListsBytes] = [200, 8 * 1024 * 1024];
/** Of all parts together, as they are and not as their directory says. */
const maxUnpackedBytes = 200 * 1024 * 1024;
const localHeader = { signature: 0x04034b50, size: 30 };

/** What Word fetches and runs by itself when a document is opened. Links and pictures are not among them. */
const loadedRelationKinds = /\/(?:attachedTemplate|oleObject|frame|subDocument|aFChunk)$/i;
/** Parts that hold code, by the relation or the content type that Word finds them by, whatever their names are. */
const codeRelationKinds = /\/(?:vbaProject|wordVbaData|keyMapCustomizations)$/i;
const codeContentTypes = /vbaProject|vbaData|macroEnabled/i;
const ownDisk = /^file:\/{2,3}[a-z]:|^[a-z]:[\\/]/i;

/**
 * Whether a Word document is harmless as far as can be told without opening it: no macros under whatever name, no
 * template or part that is fetched from another machine (the usual way to bring macros in where they are refused; a
 * template on the writer's own disk is common and harmless), and nothing in it unpacks to more than its directory says.
 * @param bytes a whole .docx; one whose lists cannot be read counts as harmful
 * @see https://attack.mitre.org/techniques/T1221/
 */
export async function isHarmlessWordPackage(bytes: Uint8Array): Promise<boolean> {
  const entries = readZipDirectory(bytes);
  if (entries === undefined) return false;
  const types = entries.filter(({ name }) => name.toLowerCase() === "[content_types].xml");
  const relations = entries.filter(({ name }) => /\.rels$/i.test(name));
  if (types.length > 1 || relations.length > maxLists) return false;
  if (
    types.some(
      (entry) =>
        !isPlainList(
          readPart(bytes, entry),
          (text) => !codeContentTypes.test(decodeReferences(text)),
        ),
    )
  )
    return false;
  let listBytes = 0;
  for (const entry of relations) {
    const text = readPart(bytes, entry);
    listBytes += text?.length ?? 0;
    if (listBytes > maxListsBytes || !isPlainList(text, (plain) => !hasActiveContent(plain)))
      return false;
  }
  let unpackedBytes = 0;
  for (const entry of entries) {
    const partBytes = await unpackedBytesOf(bytes, entry, maxUnpackedBytes - unpackedBytes);
    if (partBytes === undefined || partBytes !== entry.unpackedBytes) return false;
    unpackedBytes += partBytes;
  }
  return true;
}

/** A list that says things in a way that only a full XML parser would understand is none that Word writes. */
function isPlainList(text: string | undefined, isHarmless: (text: string) => boolean): boolean {
  return text !== undefined && !/<!(?:DOCTYPE|ENTITY)|\0|\ufffd/i.test(text) && isHarmless(text);
}

function decodeReferences(text: string): string {
  return text.replace(
    /&#(?:x([0-9a-f]{1,6})|(\d{1,7}));/gi,
    (_, hex: string | undefined, decimal: string | undefined) => {
      const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
      return code <= 0x10ffff ? String.fromCodePoint(code) : "";
    },
  );
}

/** Reads the list from its beginning to its end once; a tag that does not end is none that Word writes. */
function hasActiveContent(relations: string): boolean {
  const opening = /<(?:[\w.-]+:)?Relationship(?=\s)/g;
  const rest = /(?:[^>"']|"[^"]*"|'[^']*')*>/y;
  while (opening.exec(relations) !== null) {
    rest.lastIndex = opening.lastIndex;
    const tag = rest.exec(relations)?.[0];
    if (tag === undefined || relationBringsCode(tag)) return true;
    opening.lastIndex = rest.lastIndex;
  }
  return false;
}

/** @param tag what stands in it behind its name. Its references are read last: one may stand for a quotation mark. */
function relationBringsCode(tag: string): boolean {
  const attributes = new Map(
    [...tag.matchAll(/\s([\w.:-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g)].map(
      ([, name, double, single]) => [name, decodeReferences(double ?? single ?? "")],
    ),
  );
  const kind = attributes.get("Type") ?? "";
  if (codeRelationKinds.test(kind)) return true;
  return (
    /^external$/i.test(attributes.get("TargetMode")?.trim() ?? "") &&
    loadedRelationKinds.test(kind) &&
    !ownDisk.test(attributes.get("Target") ?? "")
  );
}

/** The text of one list in the archive, undefined where it cannot be had or is larger than its kind ever is. */
function readPart(bytes: Uint8Array, entry: ZipEntry): string | undefined {
  const packed = slicePackedPart(bytes, entry);
  if (packed === undefined) return undefined;
  try {
    const unpacked =
      entry.method === 0 ? packed : inflateRawSync(packed, { maxOutputLength: maxListBytes });
    return new TextDecoder().decode(unpacked);
  } catch {
    return undefined;
  }
}

function slicePackedPart(bytes: Uint8Array, { at, packedBytes }: ZipEntry): Uint8Array | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (at + localHeader.size > bytes.length || view.getUint32(at, true) !== localHeader.signature)
    return undefined;
  const start =
    at + localHeader.size + view.getUint16(at + 26, true) + view.getUint16(at + 28, true);
  return start + packedBytes <= bytes.length
    ? bytes.subarray(start, start + packedBytes)
    : undefined;
}

/**
 * Unpacks a part a piece at a time and keeps nothing of it: a bomb is left at its first byte too many.
 * @returns undefined where it cannot be unpacked, or to more than its directory says or than is left of the limit
 */
async function unpackedBytesOf(
  bytes: Uint8Array,
  entry: ZipEntry,
  maxBytes: number,
): Promise<number | undefined> {
  const packed = slicePackedPart(bytes, entry);
  if (packed === undefined) return undefined;
  if (entry.method === 0) return packed.length;
  const most = Math.min(maxBytes, entry.unpackedBytes);
  let unpackedBytes = 0;
  try {
    await pipeline([packed], createInflateRaw(), async (pieces: AsyncIterable<Uint8Array>) => {
      for await (const piece of pieces) {
        unpackedBytes += piece.length;
        if (unpackedBytes > most) throw new Error("it unpacks to too much");
      }
    });
    return unpackedBytes;
  } catch {
    return undefined;
  }
}
