import { open } from "node:fs/promises";

/**
 * Syncs a folder, so that the names in it survive a power cut: the fsync of a file covers its
 * content, not its name.
 */
export async function syncFolder(folder: string): Promise<void> {
  if (process.platform === "win32") return; // Windows cannot open folders, and writes names at once
  await syncPath(folder, "r");
}

/**
 * Syncs a file or a folder to the disk.
 * @param flags Windows syncs only what is open for writing
 */
export async function syncPath(path: string, flags: "r" | "r+"): Promise<void> {
  const handle = await open(path, flags);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
