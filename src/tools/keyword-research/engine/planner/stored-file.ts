import { runInStore, type BrowserStore } from "#base/browser-store.ts";
import { parseStoredFile } from "./parse-stored-file.ts";
import type { PlannerFile } from "./planner-file.ts";

const files: BrowserStore = {
  databaseName: "ro2ya-keywords",
  storeName: "files",
  create: (database, storeName) => database.createObjectStore(storeName),
};
const key = "planner";

/**
 * Reads the file that the visitor stored on this device; null where there is none or storage is
 * forbidden. A broken one is deleted.
 */
export async function readStoredFile(): Promise<PlannerFile | null> {
  try {
    const stored = await runInStore<unknown>(files, "readonly", (store) => store.get(key));
    if (stored === undefined) return null;
    const file = parseStoredFile(stored);
    if (file === undefined) await deleteStoredFile();
    return file ?? null;
  } catch {
    return null;
  }
}

/**
 * Stores a file in place of the one before. Local storage would be too small for it.
 * @returns whether it was stored
 */
export async function storeFile(file: PlannerFile): Promise<boolean> {
  return runInStore(files, "readwrite", (store) => store.put(file, key)).then(
    () => true,
    () => false,
  );
}

/** Deletes the stored file; a failure is ignored. */
export async function deleteStoredFile(): Promise<void> {
  await runInStore(files, "readwrite", (store) => store.delete(key)).catch(() => undefined);
}
