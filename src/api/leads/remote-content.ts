import { inflateRawSync } from "node:zlib";
import { readZipDirectory, type ZipEntry } from "#leads/zip-directory.ts";

/** Relations of a document to a few dozen parts fit many times over. */
const largestRelations = 1024 * 1024;
const localHeaderSize = 30;

/** What Word fetches and runs by itself when a document is opened. Links and pictures are not among them. */
const fetchedKinds = /\/(?:attachedTemplate|oleObject|frame|subDocument|aFChunk)$/;
const ownDisk = /^file:\/{2,3}[a-z]:|^[a-z]:[\\/]/i;

/**
 * Whether a Word document would fetch a template or a part from another machine when somebody opens it: the usual way
 * to bring macros in where they are refused. A template on the writer's own disk is common and harmless.
 * @param bytes a whole .docx; one whose relations cannot be read counts as if it did
 * @see https://attack.mitre.org/techniques/T1221/
 */
export function loadsFromElsewhere(bytes: Uint8Array): boolean {
  const relations = readZipDirectory(bytes)?.filter(({ name }) => /^word\/(?:.*\/)?_rels\/[^/]*\.rels$/i.test(name));
  return relations === undefined || relations.some((entry) => namesElsewhere(unpack(bytes, entry)));
}

function namesElsewhere(relations: string | undefined): boolean {
  if (relations === undefined) return true;
  return (relations.match(/<Relationship\b[^>]*>/g) ?? []).some((tag) => {
    const target = attribute(tag, "Target");
    return attribute(tag, "TargetMode") === "External" && fetchedKinds.test(attribute(tag, "Type")) && !ownDisk.test(target);
  });
}

function attribute(tag: string, name: string): string {
  return new RegExp(`\\s${name}\\s*=\\s*["']([^"']*)["']`).exec(tag)?.[1] ?? "";
}

/** The text of one file of the archive, undefined where it cannot be had or is larger than its kind ever is. */
function unpack(bytes: Uint8Array, { at, method, packedBytes }: ZipEntry): string | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (at + localHeaderSize > bytes.length) return undefined;
  const start = at + localHeaderSize + view.getUint16(at + 26, true) + view.getUint16(at + 28, true);
  const packed = bytes.subarray(start, start + packedBytes);
  try {
    if (method === 0) return new TextDecoder().decode(packed);
    return method === 8 ? inflateRawSync(packed, { maxOutputLength: largestRelations }).toString("utf8") : undefined;
  } catch {
    return undefined;
  }
}
