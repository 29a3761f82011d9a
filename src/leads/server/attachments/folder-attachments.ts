import { randomUUID } from "node:crypto";
import type { Dirent } from "node:fs";
import { mkdir, open, readdir, readFile, rename, rm, stat } from "node:fs/promises";
import { basename, join } from "node:path";
import { AppError } from "#base/app-error.ts";
import { syncFolder } from "#platform/database/sync-folder.ts";
import { orphanAgeMs, type Attachments } from "./attachments.ts";
import { receiveFile } from "./receive-file.ts";

/** Attachments in a folder of this machine, which is created where it is missing. @param folder an absolute path */
export async function openFolderAttachments(folder: string): Promise<Attachments> {
  const incoming = join(folder, "incoming");
  await mkdir(incoming, { recursive: true, mode: 0o700 });

  const toPath = (file: string) => join(folder, basename(file));

  return {
    receive: (bytes, name, inspect) =>
      toBusyWhenFull(() => receiveFile(incoming, bytes, name, inspect)),

    async keep({ name, verdict, sizeBytes, sha256, temporaryFile }) {
      if (!verdict.ok) throw new Error(`a file that was refused (${verdict.code}) is not kept`);
      const file = `${randomUUID()}.${verdict.type}`;
      await toBusyWhenFull(async () => {
        await syncFile(temporaryFile);
        await rename(temporaryFile, join(folder, file));
        await syncFolder(folder);
      });
      return { file, name, type: verdict.type, sizeBytes, sha256 };
    },

    discard: ({ temporaryFile }) => rm(temporaryFile, { force: true }),
    getLocation: toPath,
    read: (file) => readFile(toPath(file)),
    remove: (file) => rm(toPath(file), { force: true }),

    async sweep(held, now) {
      const files = (await readdir(folder, { withFileTypes: true })).filter(
        (entry) => entry.isFile() && !held.has(entry.name),
      );
      return (await removeOld(files, now)) + (await sweepIncoming(incoming, now));
    },
  };
}

/** Clears away what a killed process left half received. @returns how many files there were */
export async function sweepIncoming(incoming: string, now: Date): Promise<number> {
  return removeOld(
    (await readdir(incoming, { withFileTypes: true })).filter((entry) => entry.isFile()),
    now,
  );
}

async function removeOld(entries: readonly Dirent[], now: Date): Promise<number> {
  let removed = 0;
  for (const { parentPath, name } of entries) {
    const path = join(parentPath, name);
    const stats = await stat(path).catch(() => undefined); // what was arriving may have arrived
    if (stats === undefined || now.getTime() - stats.mtimeMs < orphanAgeMs) continue;
    await rm(path, { force: true });
    removed++;
  }
  return removed;
}

/** The disk, the quota or the largest file that we may write. */
const fullCodes = ["ENOSPC", "EDQUOT", "EFBIG"];

/** A full disk is no fault of the visitor's and may be put right: the same can be sent again. */
export async function toBusyWhenFull<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const isFull =
      error instanceof Error && "code" in error && fullCodes.includes(String(error.code));
    throw isFull ? new AppError("busy", "the disk takes no more", { cause: error }) : error;
  }
}

async function syncFile(path: string): Promise<void> {
  const handle = await open(path, "r+");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
