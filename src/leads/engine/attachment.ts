import { attachmentExtensions } from "./attachment-extensions.ts";
import { readCompoundNames } from "./compound-file.ts";
import { isJpegHeader, isPngHeader } from "./picture-header.ts";
import { hasArchiveEnd, readZipDirectory, type ZipEntry } from "./zip-directory.ts";

/** 5 MB. @see docs/specification.md#forms-fields-and-rules */
export const maxAttachmentBytes = 5_242_880;

/** The type of a file, detected by its content. */
export const attachmentTypes = ["pdf", "doc", "docx", "jpg", "png"] as const;
export type AttachmentType = (typeof attachmentTypes)[number];

/** `unreadable`: the server could not inspect it within its limits. */
export const refusalCodes = ["too-large", "wrong-type", "unreadable"] as const;

export type AttachmentVerdict =
  | { readonly ok: true; readonly type: AttachmentType }
  | { readonly ok: false; readonly code: (typeof refusalCodes)[number] };

/** A document that declares a larger unpacked size is a zip bomb. */
const maxUnpackedBytes = 200 * 1024 * 1024;

/**
 * Validates a file that a visitor wants to send: its size, and that content and name give the same
 * type. Documents with macros are refused. Nothing is unpacked or decoded.
 * @param name the file's name on the visitor's device
 * @param bytes the whole file; a file over the limit need not be read to the end
 */
export function validateAttachment(name: string, bytes: Uint8Array): AttachmentVerdict {
  if (bytes.length > maxAttachmentBytes) return { ok: false, code: "too-large" };
  const type = detectTypeByContent(bytes);
  return type !== undefined && type === getTypeByName(name)
    ? { ok: true, type }
    : { ok: false, code: "wrong-type" };
}

function getTypeByName(name: string): AttachmentType | undefined {
  const extension = /\.([a-z]+)$/i.exec(name)?.[1]?.toLowerCase();
  const known = attachmentExtensions.find((offered) => offered === extension);
  return known === "jpeg" ? "jpg" : known;
}

/**
 * Whether a file is a container, which is validated by the names in its directory and not only by
 * its first and last bytes.
 */
export function isContainer(bytes: Uint8Array): boolean {
  return startsWith(bytes, compoundStart) || startsWith(bytes, zipStart);
}

const compoundStart = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];
const zipStart = [0x50, 0x4b, 0x03, 0x04];

function detectTypeByContent(bytes: Uint8Array): AttachmentType | undefined {
  if (startsWith(bytes, compoundStart)) return isWordDocument(bytes) ? "doc" : undefined;
  if (startsWith(bytes, zipStart)) return isWordPackage(bytes) ? "docx" : undefined;
  // A file that is both a picture and an archive is refused.
  if (hasArchiveEnd(bytes)) return undefined;
  if (startsWith(bytes, [0x25, 0x50, 0x44, 0x46, 0x2d])) return "pdf"; // %PDF-
  if (isJpegHeader(bytes)) return "jpg";
  return isPngHeader(bytes) ? "png" : undefined;
}

function startsWith(bytes: Uint8Array, magic: readonly number[]): boolean {
  return magic.every((byte, i) => bytes[i] === byte);
}

/**
 * Spreadsheets, mails and installers use the same container; only Word documents have a stream of
 * this name.
 */
function isWordDocument(bytes: Uint8Array): boolean {
  const names = readCompoundNames(bytes);
  return names !== undefined && names.includes("worddocument") && !names.includes("_vba_project");
}

function isWordPackage(bytes: Uint8Array): boolean {
  const entries = readZipDirectory(bytes);
  if (entries === undefined) return false;
  const names = entries.map(({ name }) => name);
  const sumBytes = (getBytes: (entry: ZipEntry) => number) =>
    entries.reduce((total, entry) => total + getBytes(entry), 0);
  return (
    names.includes("[Content_Types].xml") &&
    names.some((name) => name.startsWith("word/")) &&
    !names.some((name) => /vbaproject\.bin$/i.test(name)) &&
    entries.every(({ method, isEncrypted }) => !isEncrypted && (method === 0 || method === 8)) &&
    sumBytes(({ unpackedBytes }) => unpackedBytes) <= maxUnpackedBytes &&
    sumBytes(({ packedBytes }) => packedBytes) < bytes.length // in some zip bombs, entries overlap
  );
}
