import type { Dirent } from "node:fs";
import { mkdir, readdir, readFile, rename, rm, stat } from "node:fs/promises";
import { basename, join } from "node:path";
import { syncFolder, syncPath } from "#platform/database/sync-folder.ts";
import { orphanAgeMs, type FileStorage } from "./file-storage.ts";
import { toBusyWhenFull } from "./to-busy-when-full.ts";

/**
 * Opens a storage in a folder of this machine, which is created where it is missing.
 * @param folder an absolute path
 */
export async function openFolderStorage(folder: string): Promise<FileStorage> {
  const incoming = join(folder, "incoming");
  await mkdir(incoming, { recursive: true, mode: 0o700 });

  const toPath = (file: string) => join(folder, basename(file));

  return {
    incoming,
    put: (temporaryFile, file) =>
      toBusyWhenFull(async () => {
        await syncPath(temporaryFile, "r+");
        await rename(temporaryFile, join(folder, file));
        await syncFolder(folder);
      }),
    getLocation: toPath,
    read: (file) => readFile(toPath(file)),
    remove: (file) => rm(toPath(file), { force: true }),

    async deleteOrphans(referencedFiles, now) {
      const files = (await readdir(folder, { withFileTypes: true })).filter(
        (entry) => entry.isFile() && !referencedFiles.has(entry.name),
      );
      return (await deleteOld(files, now)) + (await deleteOldIncoming(incoming, now));
    },
  };
}

/** Removes partly received files of a killed process. @returns how many files were removed */
export async function deleteOldIncoming(incoming: string, now: Date): Promise<number> {
  return deleteOld(
    (await readdir(incoming, { withFileTypes: true })).filter((entry) => entry.isFile()),
    now,
  );
}

async function deleteOld(entries: readonly Dirent[], now: Date): Promise<number> {
  let removed = 0;
  for (const { parentPath, name } of entries) {
    const path = join(parentPath, name);
    const stats = await stat(path).catch(() => undefined); // it may have been moved meanwhile
    if (stats === undefined || now.getTime() - stats.mtimeMs < orphanAgeMs) continue;
    await rm(path, { force: true });
    removed++;
  }
  return removed;
}
