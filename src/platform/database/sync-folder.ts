import { open } from "node:fs/promises";

/** Makes the names in a folder survive a power cut: a file's own fsync keeps its bytes, not its name. */
export async function syncFolder(folder: string): Promise<void> {
  if (process.platform === "win32") return; // Windows opens no folders and writes names through
  await syncPath(folder, "r");
}

/** Has the disk keep what a file or a folder holds. @param flags Windows syncs only what is open for writing */
export async function syncPath(path: string, flags: "r" | "r+"): Promise<void> {
  const handle = await open(path, flags);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
