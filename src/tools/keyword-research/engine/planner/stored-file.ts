import type { PlannerFile } from "./planner-file.ts";

const [databaseName, storeName, key] = ["ro2ya-keywords", "files", "planner"];

/**
 * Reads the file that the visitor stored on this device; null where there is none or storage is
 * forbidden.
 */
export async function readStoredFile(): Promise<PlannerFile | null> {
  try {
    return (
      (await runInStore(
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
  return runInStore("readwrite", (store) => store.put(file, key)).then(
    () => true,
    () => false,
  );
}

/** Deletes the stored file; a failure is ignored. */
export async function deleteStoredFile(): Promise<void> {
  await runInStore("readwrite", (store) => store.delete(key)).catch(() => undefined);
}

async function runInStore<T>(
  mode: IDBTransactionMode,
  act: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  const opening = indexedDB.open(databaseName, 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore(storeName);
  const database = await awaitRequest(opening);
  try {
    return await awaitRequest(act(database.transaction(storeName, mode).objectStore(storeName)));
  } finally {
    database.close();
  }
}

function awaitRequest<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error("storage refused"));
  });
}
