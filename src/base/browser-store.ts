import type { StorageKey } from "./inventory/browser-storage.ts";
import type { Retention } from "./inventory/retention.ts";

/** An object store of a database in the browser (IndexedDB). */
export interface BrowserStore {
  readonly databaseName: StorageKey<"indexedDb">;
  readonly storeName: string;
  /** Creates the store when the database is opened for the first time. */
  readonly create: (database: IDBDatabase, storeName: string) => void;
}

/**
 * Files that a visitor has chosen and not sent or taken are deleted after this time, when the form
 * or the tool that stored them is opened.
 */
export const storedFileTtlMs = (24 satisfies Retention["browserFileHours"]) * 3600 * 1000;

/**
 * Runs requests on a store in one transaction.
 * @param act makes the requests and returns the one whose result is wanted
 * @returns that result, once the transaction is complete
 * @throws where storage is forbidden or full; then nothing of the transaction is stored
 */
export async function runInStore<T>(
  { databaseName, storeName, create }: BrowserStore,
  mode: IDBTransactionMode,
  act: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  const opening = indexedDB.open(databaseName, 1);
  opening.onupgradeneeded = () => create(opening.result, storeName);
  const database = await new Promise<IDBDatabase>((resolve, reject) => {
    opening.onsuccess = () => resolve(opening.result);
    opening.onerror = () => reject(toError(opening.error));
  });
  try {
    const transaction = database.transaction(storeName, mode);
    const request = act(transaction.objectStore(storeName));
    await new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve();
      transaction.onabort = () => reject(toError(transaction.error));
    });
    return request.result;
  } finally {
    database.close();
  }
}

/**
 * Reads records one by one. What cannot be parsed is deleted, so that one record which an older
 * version or a fault of the browser has left does not hold back the others.
 * @param range the keys to read; null for all
 * @param parse returns undefined for a record to delete
 * @returns what was parsed, in the order of the keys
 * @throws where storage is forbidden
 */
export async function readAndPrune<T>(
  browserStore: BrowserStore,
  range: IDBKeyRange | null,
  parse: (key: IDBValidKey, value: unknown) => T | undefined,
): Promise<readonly T[]> {
  const read: T[] = [];
  await runInStore(browserStore, "readwrite", (store) => {
    const records = store.openCursor(range);
    records.onsuccess = () => {
      const cursor = records.result;
      if (cursor === null) return;
      const parsed = parse(cursor.primaryKey, cursor.value);
      if (parsed === undefined) cursor.delete();
      else read.push(parsed);
      cursor.continue();
    };
    return records;
  });
  return read;
}

/**
 * Whether something was stored within the last `ttlMs`. False for what is not a time, and for a
 * time in the future, which a clock that was set back leaves behind.
 */
export function isRecent(storedAt: unknown, ttlMs: number, now = Date.now()): storedAt is number {
  return typeof storedAt === "number" && Math.abs(now - storedAt) <= ttlMs;
}

/** Whether the browser still has the content of a stored file, and not its record alone. */
export async function isReadable(blob: Blob): Promise<boolean> {
  return blob
    .slice(0, 1)
    .arrayBuffer()
    .then(
      () => true,
      () => false,
    );
}

function toError(error: DOMException | null): Error {
  return error ?? new Error("storage refused");
}
