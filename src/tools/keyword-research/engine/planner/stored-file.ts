import { runInStore, type BrowserStore } from "#base/browser-store.ts";
import type { PlannerFile } from "./planner-file.ts";

const files: BrowserStore = {
  databaseName: "ro2ya-keywords",
  storeName: "files",
  create: (database, storeName) => database.createObjectStore(storeName),
};
const key = "planner";

/**
 * Reads the file that the visitor stored on this device; null where there is none or storage is
 * forbidden.
 */
export async function readStoredFile(): Promise<PlannerFile | null> {
  try {
    return (
      (await runInStore(
        files,
        "readonly",
        (store) => store.get(key) as IDBRequest<PlannerFile | undefined>,
      )) ?? null
    );
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
