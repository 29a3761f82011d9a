import { readdir, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";

const folderPrefix = "ro2ya-browser-";
/** Ten times the maximum duration of a browser task. */
const orphanAgeMs = 10 * 60_000;
/**
 * The waits before each deletion: the processes of a browser end within a second of their parent
 * on an idle machine, and write to the folder until then.
 */
const deletionDelaysMs = [500, 1_000, 2_000, 8_000];

/**
 * The beginning of the path of a browser's folder; `mkdtemp` adds six random characters.
 * @param pid the process that creates the folder and removes it
 */
export const getFolderPrefix = (pid: number): string => join(tmpdir(), `${folderPrefix}${pid}-`);

/** Removes the folders of browsers whose server was killed before it could remove them. */
export async function deleteOrphanFolders(): Promise<void> {
  for (const name of await readdir(tmpdir())) {
    const folder = join(tmpdir(), name);
    if (name.startsWith(folderPrefix) && Date.now() - (await stat(folder)).mtimeMs > orphanAgeMs)
      await rm(folder, { recursive: true, force: true });
  }
}

/**
 * Removes the folders that a process has left, which was killed before it could remove them. What
 * cannot be removed is left to `deleteOrphanFolders`.
 * @param pid a process that has ended
 */
export async function deleteFoldersOfProcess(pid: number): Promise<void> {
  for (const delayMs of deletionDelaysMs) {
    const left = await findFoldersOfProcess(pid);
    if (left.length === 0) return;
    await wait(delayMs, undefined, { ref: false });
    for (const folder of left)
      await rm(folder, { recursive: true, force: true }).catch(() => undefined);
  }
}

async function findFoldersOfProcess(pid: number): Promise<readonly string[]> {
  const prefix = getFolderPrefix(pid);
  return (await readdir(tmpdir()))
    .map((name) => join(tmpdir(), name))
    .filter((folder) => folder.startsWith(prefix));
}
