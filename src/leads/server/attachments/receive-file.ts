import { createHash, randomUUID } from "node:crypto";
import { open, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import {
  isContainer,
  judgeAttachment,
  maxAttachmentBytes,
  type AttachmentVerdict,
} from "../../engine/attachment.ts";
import type { ArrivedFile } from "./attachments.ts";
import { expectDocument, inspectAttachment } from "../inspect-attachment.ts";

const longestName = 200;

/**
 * Takes a file in while it streams, into a folder of files that are not kept yet, and judges it at its end. A file over
 * the limit is read on and thrown away, so that its sender can be answered.
 */
export async function receiveFile(
  folder: string,
  bytes: AsyncIterable<Uint8Array>,
  name: string,
): Promise<ArrivedFile> {
  const temporaryFile = join(folder, randomUUID());
  try {
    return { name: tidyName(name), temporaryFile, ...(await takeIn(bytes, name, temporaryFile)) };
  } catch (error) {
    await rm(temporaryFile, { force: true });
    throw error;
  }
}

async function takeIn(
  bytes: AsyncIterable<Uint8Array>,
  name: string,
  path: string,
): Promise<Pick<ArrivedFile, "verdict" | "sizeBytes" | "sha256">> {
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
    return { verdict: await judge(name, path), sizeBytes, sha256 };
  } finally {
    await handle.close();
  }
}

/** Beginning and end of a file are looked at here; what is in a container is looked for in a process of its own. */
async function judge(name: string, path: string): Promise<AttachmentVerdict> {
  const content = await readFile(path);
  return isContainer(content) ? inspectAttachment(path, name) : judgeAttachment(name, content);
}

/** A name to show: one line, without what no database keeps, short enough, its extension kept. */
function tidyName(name: string): string {
  const line = name.toWellFormed().replace(/\p{Cc}/gu, "");
  if (line.length <= longestName) return line;
  const extension = line.slice(line.lastIndexOf("."));
  return `${line.slice(0, longestName - extension.length).toWellFormed()}${extension}`;
}
