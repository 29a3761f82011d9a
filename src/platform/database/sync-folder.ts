import { open } from "node:fs/promises";

/** Makes the names in a folder survive a power cut: a file's own fsync keeps its bytes, not its name. */
export async function syncFolder(folder: string): Promise<void> {
  if (process.platform === "win32") return; // Windows opens no folders and writes names through
  const handle = await open(folder, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
