/** An object store of a database in the browser (IndexedDB). */
export interface BrowserStore {
  readonly databaseName: string;
  readonly storeName: string;
  /** Creates the store when the database is opened for the first time. */
  readonly create: (database: IDBDatabase, storeName: string) => void;
}

/**
 * Files that a visitor has chosen and not sent or taken are deleted after this time, when the form
 * or the tool that stored them is opened.
 */
export const storedFileTtlMs = 24 * 3600 * 1000;

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

function toError(error: DOMException | null): Error {
  return error ?? new Error("storage refused");
}
