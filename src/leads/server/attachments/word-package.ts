import { pipeline } from "node:stream/promises";
import { createInflateRaw, inflateRawSync } from "node:zlib";
import { readZipDirectory, type ZipEntry } from "../../engine/zip-directory.ts";

/**
 * The maximum size of one list. A document has relations to a few dozen parts, which take far less.
 */
const maxListBytes = 1024 * 1024;
/** A document has about a dozen small lists of relations. */
const [maxLists, maxListsBytes] = [200, 8 * 1024 * 1024];
/** The maximum of all parts together, by their real size and not by the size in their directory. */
const maxUnpackedBytes = 200 * 1024 * 1024;
const localHeader = { signature: 0x04034b50, size: 30 };

/**
 * The relations that Word loads by itself when it opens a document. Links and pictures are not
 * among them.
 */
const loadedRelationKinds = /\/(?:attachedTemplate|oleObject|frame|subDocument|aFChunk)$/i;
/**
 * The relations and content types of parts with code. Word finds these parts by them, whatever
 * their names are.
 */
const codeRelationKinds = /\/(?:vbaProject|wordVbaData|keyMapCustomizations)$/i;
const codeContentTypes = /vbaProject|vbaData|macroEnabled/i;
const localDiskPath = /^file:\/{2,3}[a-z]:|^[a-z]:[\\/]/i;

/**
 * Whether a Word document is harmless, as far as can be determined without opening it: it contains
 * no macros under any name, it loads no template or part from another machine (a common way around
 * a ban on macros; a template on the author's own disk is common and harmless), and no part unpacks
 * to more than the directory says.
 * @param bytes a whole .docx; a document whose lists cannot be read counts as harmful
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
    const partBytes = await measureUnpackedBytes(bytes, entry, maxUnpackedBytes - unpackedBytes);
    if (partBytes === undefined || partBytes !== entry.unpackedBytes) return false;
    unpackedBytes += partBytes;
  }
  return true;
}

/**
 * Checks a list with a predicate. Word never writes document types, entities or invalid characters,
 * so a list with them is rejected.
 */
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

/**
 * Whether a list contains a relation that brings code. It is read once, in linear time; a tag
 * without an end, which Word never writes, counts as active.
 */
function hasActiveContent(relations: string): boolean {
  const opening = /<(?:[\w.-]+:)?Relationship(?=\s)/g;
  const rest = /(?:[^>"']|"[^"]*"|'[^']*')*>/y;
  while (opening.exec(relations) !== null) {
    rest.lastIndex = opening.lastIndex;
    const tag = rest.exec(relations)?.[0];
    if (tag === undefined || isActiveRelation(tag)) return true;
    opening.lastIndex = rest.lastIndex;
  }
  return false;
}

/**
 * @param tag the part of the tag after its name. Character references are decoded last, because one
 *   may be a quotation mark
 */
function isActiveRelation(tag: string): boolean {
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
    !localDiskPath.test(attributes.get("Target") ?? "")
  );
}

/** Reads the text of one list in the archive; undefined where it cannot be read or is too large. */
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
 * Measures the unpacked size of a part as a stream, without keeping its content, and stops at the
 * first byte over the limit.
 * @returns undefined where the part cannot be unpacked, or is larger than its directory says or
 *   than the limit
 */
async function measureUnpackedBytes(
  bytes: Uint8Array,
  entry: ZipEntry,
  maxBytes: number,
): Promise<number | undefined> {
  const packed = slicePackedPart(bytes, entry);
  if (packed === undefined) return undefined;
  if (entry.method === 0) return packed.length;
  const limitBytes = Math.min(maxBytes, entry.unpackedBytes);
  let unpackedBytes = 0;
  try {
    await pipeline([packed], createInflateRaw(), async (pieces: AsyncIterable<Uint8Array>) => {
      for await (const piece of pieces) {
        unpackedBytes += piece.length;
        if (unpackedBytes > limitBytes) throw new Error("the part is too large");
      }
    });
    return unpackedBytes;
  } catch {
    return undefined;
  }
}
