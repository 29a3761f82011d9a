import { open } from "node:fs/promises";

/**
 * Syncs a folder, so that the names in it survive a power cut: the fsync of a file covers its
 * content, not its name.
 */
export async function syncFolder(folder: string): Promise<void> {
  if (process.platform === "win32") return; // Windows cannot open folders, and writes names at once
  const handle = await open(folder, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
