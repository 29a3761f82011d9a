import { runInStore, type BrowserStore } from "#base/browser-store.ts";
import { getExpiry } from "../engine/stored-work.ts";
import type { Optimized } from "./optimize-picture.ts";

/** A picture as it was stored, with its result where there was one. */
export interface StoredPicture {
  readonly file: File;
  readonly result?: Optimized;
}

/** Originals and results are records of their own, so that a result does not copy its original. */
interface StoredRecord {
  readonly position: number;
  readonly storedAt: number;
  readonly file?: File;
  readonly result?: Optimized;
}

const timeIndex = "storedAt";
const pictures: BrowserStore = {
  databaseName: "ro2ya-pictures",
  storeName: "pictures",
  create: (database, storeName) =>
    database
      .createObjectStore(storeName)
      .createIndex(timeIndex, "storedAt" satisfies keyof StoredRecord),
};

/** All records of a set: an array sorts before any longer one that begins with it. */
const inSet = (setId: string): IDBKeyRange => IDBKeyRange.bound([setId], [setId, []]);

/**
 * Stores the chosen pictures of a set, all or none.
 * @throws where storage is forbidden or full
 */
export async function storePictures(setId: string, files: readonly File[]): Promise<void> {
  await runInStore(pictures, "readwrite", (store) => {
    const storedAt = Date.now();
    const puts = files.map((file, position) =>
      store.put({ position, storedAt, file } satisfies StoredRecord, [setId, position, "file"]),
    );
    return puts.at(-1)!;
  });
}

/** Stores the result of one picture. @throws where storage is forbidden or full */
export async function storeResult(
  setId: string,
  position: number,
  result: Optimized,
): Promise<void> {
  const record: StoredRecord = { position, storedAt: Date.now(), result };
  await runInStore(pictures, "readwrite", (store) =>
    store.put(record, [setId, position, "result"]),
  );
}

/** Reads the pictures of a set in their order; none where it is gone. */
export async function readPictures(setId: string): Promise<readonly StoredPicture[]> {
  const records = await runInStore(
    pictures,
    "readonly",
    (store) => store.getAll(inSet(setId)) as IDBRequest<StoredRecord[]>,
  );
  return records.flatMap(({ file, position }) => {
    const result = records.find((other) => other.position === position && other.result)?.result;
    return file === undefined ? [] : [result === undefined ? { file } : { file, result }];
  });
}

/** Deletes the results of the first `count` pictures of a set. */
export async function deleteResults(setId: string, count: number): Promise<void> {
  await runInStore(pictures, "readwrite", (store) => {
    const deletions = Array.from({ length: count }, (_, position) =>
      store.delete([setId, position, "result"]),
    );
    return deletions.at(-1)!;
  });
}

/** Deletes a set. */
export async function deletePictures(setId: string): Promise<void> {
  await runInStore(pictures, "readwrite", (store) => store.delete(inSet(setId)));
}

/** Deletes what tabs that were closed have left, but not the set of this tab. */
export async function deleteExpiredPictures(ownSetId: string | null): Promise<void> {
  await runInStore(pictures, "readwrite", (store) => {
    const old = store.index(timeIndex).openKeyCursor(IDBKeyRange.upperBound(getExpiry(Date.now())));
    old.onsuccess = () => {
      const cursor = old.result;
      if (cursor === null) return;
      const [setId] = cursor.primaryKey as [string];
      if (setId !== ownSetId) store.delete(cursor.primaryKey);
      cursor.continue();
    };
    return old;
  });
}
