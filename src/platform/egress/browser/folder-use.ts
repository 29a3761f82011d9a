import { readdir, stat, statfs } from "node:fs/promises";
import { join } from "node:path";

/** Each file and folder counts at least this much, a block of most file systems. */
const minFileBytes = 4_096;

/**
 * Adds up the sizes of the files of a folder and of the folders in it. Files that vanish meanwhile are no error.
 * @param maxBytes where the sum has passed this, the rest is not read: a folder of very many files must not keep the server busy
 */
export async function measureFolder(folder: string, maxBytes = Infinity): Promise<number> {
  let sum = 0;
  const pending = [folder];
  for (let path = pending.pop(); path !== undefined && sum <= maxBytes; path = pending.pop()) {
    for (const entry of await readdir(path, { withFileTypes: true }).catch(() => [])) {
      if (sum > maxBytes) break;
      const child = join(path, entry.name);
      if (entry.isDirectory()) pending.push(child);
      const stats = entry.isFile() ? await stat(child).catch(() => undefined) : undefined;
      sum += Math.max(minFileBytes, stats?.size ?? 0);
    }
  }
  return sum;
}

/** What is left on the disk of a folder for processes without privileges. @returns Infinity where that cannot be read */
export async function readFreeBytes(folder: string): Promise<number> {
  const disk = await statfs(folder).catch(() => undefined);
  return disk === undefined ? Infinity : disk.bavail * disk.bsize;
}
