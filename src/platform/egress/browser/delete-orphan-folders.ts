import { readdir, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** The beginning of the name of a browser's folder; six random characters follow. */
export const folderPrefix = "ro2ya-browser-";
/** Ten times the maximum duration of a browser task. */
const orphanAgeMs = 10 * 60_000;

/** Removes the folders of browsers whose server was killed before it could remove them. */
export async function deleteOrphanFolders(): Promise<void> {
  for (const name of await readdir(tmpdir())) {
    const folder = join(tmpdir(), name);
    if (name.startsWith(folderPrefix) && Date.now() - (await stat(folder)).mtimeMs > orphanAgeMs)
      await rm(folder, { recursive: true, force: true });
  }
}
