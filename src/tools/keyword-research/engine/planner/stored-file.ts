import type { PlannerFile } from "./planner-file.ts";

const [databaseName, storeName, key] = ["ro2ya-keywords", "files", "planner"];

/** The file that the visitor chose to keep on this device; null where there is none or storage is forbidden. */
export async function readKeptFile(): Promise<PlannerFile | null> {
  try {
    return (
      (await inStore(
        "readonly",
        (store) => store.get(key) as IDBRequest<PlannerFile | undefined>,
      )) ?? null
    );
  } catch {
    return null;
  }
}

/** Keeps a file in place of the one before. Local storage would be too small for it. @returns whether it is kept */
export async function keepFile(file: PlannerFile): Promise<boolean> {
  return inStore("readwrite", (store) => store.put(file, key)).then(
    () => true,
    () => false,
  );
}

export async function forgetKeptFile(): Promise<void> {
  await inStore("readwrite", (store) => store.delete(key)).catch(() => undefined);
}

async function inStore<T>(
  mode: IDBTransactionMode,
  act: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  const opening = indexedDB.open(databaseName, 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore(storeName);
  const database = await done(opening);
  try {
    return await done(act(database.transaction(storeName, mode).objectStore(storeName)));
  } finally {
    database.close();
  }
}

function done<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error("storage refused"));
  });
}
