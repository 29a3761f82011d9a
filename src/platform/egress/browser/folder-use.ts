import { readdir, stat, statfs } from "node:fs/promises";
import { join } from "node:path";

/** Each file and folder counts at least this much, the block size of most file systems. */
const minFileBytes = 4_096;

/**
 * Adds up the sizes of all files in a folder and its subfolders, in bytes. Files that disappear
 * meanwhile are no error.
 * @param maxBytes once the sum exceeds this, the rest is not read: a folder with very many files
 *   must not keep the server busy
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

/**
 * Reads how many bytes of a folder's disk are free for unprivileged processes.
 * @returns Infinity where that is unknown
 */
export async function readFreeBytes(folder: string): Promise<number> {
  const disk = await statfs(folder).catch(() => undefined);
  return disk === undefined ? Infinity : disk.bavail * disk.bsize;
}
