import { createHash, randomUUID } from "node:crypto";
import { open, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import {
  isContainer,
  validateAttachment,
  maxAttachmentBytes,
  type AttachmentVerdict,
} from "../../engine/attachment.ts";
import { expectDocument, inspectAttachment } from "./inspect-attachment.ts";

/** A file that was received completely and validated, but not moved into the storage yet. */
export interface ReceivedFile {
  readonly name: string;
  readonly verdict: AttachmentVerdict;
  readonly sizeBytes: number;
  readonly sha256: string;
  readonly temporaryFile: string;
}

/** Validates a container in a process of its own. */
export type InspectContainer = (path: string, name: string) => Promise<AttachmentVerdict>;

const maxNameChars = 200;

/**
 * Receives a file as a stream into a folder for temporary files, and validates it at its end. A
 * file over the limit is read to its end and discarded, so that the request can be answered.
 * @throws the error of the disk, or of `inspect`, after the file is removed
 */
export async function receiveFile(
  folder: string,
  bytes: AsyncIterable<Uint8Array>,
  name: string,
  inspect: InspectContainer = inspectUnnamed,
): Promise<ReceivedFile> {
  const temporaryFile = join(folder, randomUUID());
  try {
    return {
      name: sanitizeName(name),
      temporaryFile,
      ...(await writeTemporaryFile(bytes, name, temporaryFile, inspect)),
    };
  } catch (error) {
    await rm(temporaryFile, { force: true });
    throw error;
  }
}

async function writeTemporaryFile(
  bytes: AsyncIterable<Uint8Array>,
  name: string,
  path: string,
  inspect: InspectContainer,
): Promise<Pick<ReceivedFile, "verdict" | "sizeBytes" | "sha256">> {
  expectDocument(name);
  const hash = createHash("sha256");
  let sizeBytes = 0;
  const handle = await open(path, "wx", 0o600);
  try {
    for await (const chunk of bytes) {
      sizeBytes += chunk.length;
      if (sizeBytes > maxAttachmentBytes) continue;
      hash.update(chunk);
      await handle.writeFile(chunk);
    }
    const sha256 = hash.digest("hex");
    if (sizeBytes > maxAttachmentBytes)
      return { verdict: { ok: false, code: "too-large" }, sizeBytes, sha256 };
    return { verdict: await validate(name, path, inspect), sizeBytes, sha256 };
  } finally {
    await handle.close();
  }
}

/**
 * Validates a file by its first and last bytes in this process, and a container in a process of its
 * own.
 */
async function validate(
  name: string,
  path: string,
  inspect: InspectContainer,
): Promise<AttachmentVerdict> {
  const content = await readFile(path);
  return isContainer(content) ? inspect(path, name) : validateAttachment(name, content);
}

/** Inspects files that are not from a visitor. */
const inspectUnnamed: InspectContainer = (path, name) =>
  inspectAttachment(path, name, { visitor: "" });

/**
 * Makes a name safe to store and show: one line, without control characters and lone surrogates,
 * shortened before its extension.
 */
function sanitizeName(name: string): string {
  const singleLine = name.toWellFormed().replace(/\p{Cc}/gu, "");
  if (singleLine.length <= maxNameChars) return singleLine;
  const extension = singleLine.slice(singleLine.lastIndexOf("."));
  return `${singleLine.slice(0, maxNameChars - extension.length).toWellFormed()}${extension}`;
}
