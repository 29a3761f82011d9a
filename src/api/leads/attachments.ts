import { createHash, randomUUID } from "node:crypto";
import { mkdir, open, readdir, readFile, rename, rm, stat } from "node:fs/promises";
import { basename, join } from "node:path";
import { judgeAttachment, maxAttachmentBytes, type AttachmentVerdict } from "#leads/attachment.ts";
import { syncFolder } from "../database/sync-folder.ts";
import type { StoredAttachment } from "./lead.ts";
import { isHarmlessWordPackage } from "./word-package.ts";

/** A file that has arrived whole, been judged, and is not kept yet. */
export interface ArrivedFile {
  readonly name: string;
  readonly verdict: AttachmentVerdict;
  readonly sizeBytes: number;
  readonly sha256: string;
  readonly temporaryFile: string;
}

/** The files that visitors send with their requests. They are stored and handed out, never shown or decoded. */
export interface Attachments {
  /**
   * Takes a file in while it streams and judges it at its end. A file over the limit is read on and thrown away, so
   * that its sender can be answered.
   * @param name the file's name on the visitor's device
   */
  receive(bytes: AsyncIterable<Uint8Array>, name: string): Promise<ArrivedFile>;
  /** Makes an accepted file durable under a name of its own. When the promise is fulfilled it survives a power cut. */
  keep(arrived: ArrivedFile): Promise<StoredAttachment>;
  /** Throws away a file that has arrived and is not wanted. */
  discard(arrived: ArrivedFile): Promise<void>;
  /** Where a kept file lies. */
  pathOf(file: string): string;
  remove(file: string): Promise<void>;
  /**
   * Clears away what a killed process left: files that no lead holds. Younger ones than ten minutes stay, five times
   * as long as a request may take: another process may be about to store the lead they belong to.
   * @returns how many were removed
   */
  sweep(held: ReadonlySet<string>, now: Date): Promise<number>;
}

const orphanAgeMs = 600_000;
const longestName = 200;

/** Attachments in a folder of this machine, which is created where it is missing. @param folder an absolute path */
export async function openAttachments(folder: string): Promise<Attachments> {
  const incoming = join(folder, "incoming");
  await mkdir(incoming, { recursive: true, mode: 0o700 });

  return {
    async receive(bytes, name) {
      const temporaryFile = join(incoming, randomUUID());
      try {
        return { name: tidyName(name), temporaryFile, ...(await takeIn(bytes, name, temporaryFile)) };
      } catch (error) {
        await rm(temporaryFile, { force: true });
        throw error;
      }
    },

    async keep({ name, verdict, sizeBytes, sha256, temporaryFile }) {
      if (!verdict.ok) throw new Error(`a file that was refused (${verdict.code}) is not kept`);
      const file = `${randomUUID()}.${verdict.type}`;
      await syncFile(temporaryFile);
      await rename(temporaryFile, join(folder, file));
      await syncFolder(folder);
      return { file, name, type: verdict.type, sizeBytes, sha256 };
    },

    discard: ({ temporaryFile }) => rm(temporaryFile, { force: true }),
    pathOf: (file) => join(folder, basename(file)),
    remove: (file) => rm(join(folder, basename(file)), { force: true }),

    async sweep(held, now) {
      const kept = (await readdir(folder, { withFileTypes: true })).filter((entry) => entry.isFile() && !held.has(entry.name));
      const arriving = (await readdir(incoming, { withFileTypes: true })).filter((entry) => entry.isFile());
      let removed = 0;
      for (const { parentPath, name } of [...kept, ...arriving]) {
        const path = join(parentPath, name);
        if (now.getTime() - (await stat(path)).mtimeMs < orphanAgeMs) continue;
        await rm(path, { force: true });
        removed++;
      }
      return removed;
    },
  };
}

async function takeIn(bytes: AsyncIterable<Uint8Array>, name: string, path: string): Promise<Pick<ArrivedFile, "verdict" | "sizeBytes" | "sha256">> {
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
    if (sizeBytes > maxAttachmentBytes) return { verdict: { ok: false, code: "too-large" }, sizeBytes, sha256 };
    return { verdict: await judge(name, await readFile(path)), sizeBytes, sha256 };
  } finally {
    await handle.close();
  }
}

/** The browser's judgement, and what takes unpacking: only the server looks that far. */
async function judge(name: string, content: Uint8Array): Promise<AttachmentVerdict> {
  const verdict = judgeAttachment(name, content);
  return verdict.ok && verdict.type === "docx" && !(await isHarmlessWordPackage(content)) ? { ok: false, code: "wrong-type" } : verdict;
}

async function syncFile(path: string): Promise<void> {
  const handle = await open(path, "r+");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** A name to show: one line, without what no database keeps, short enough, its extension kept. */
function tidyName(name: string): string {
  const line = name.toWellFormed().replace(/\p{Cc}/gu, "");
  if (line.length <= longestName) return line;
  const extension = line.slice(line.lastIndexOf("."));
  return `${line.slice(0, longestName - extension.length).toWellFormed()}${extension}`;
}
