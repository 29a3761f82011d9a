import { readdir, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** What the folder of a browser is called, before six letters of its own. */
export const folderPrefix = "ro2ya-browser-";
/** Ten times as long as a test may take. */
const orphanAgeMs = 10 * 60_000;

/** Removes the folders of browsers whose server was killed in the very moment in which they were to be removed. */
export async function deleteOrphanFolders(): Promise<void> {
  for (const name of await readdir(tmpdir())) {
    const folder = join(tmpdir(), name);
    if (name.startsWith(folderPrefix) && Date.now() - (await stat(folder)).mtimeMs > orphanAgeMs)
      await rm(folder, { recursive: true, force: true });
  }
}
