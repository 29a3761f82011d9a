import { isReadable, readAndPrune, runInStore, type BrowserStore } from "#base/browser-store.ts";
import { canStore } from "../engine/stored-work.ts";
import type { Optimized } from "./optimize-picture.ts";
import { claimSet, releaseSet } from "./set-claims.ts";
import { isKept, parseRecord, type RecordKey, type StoredRecord } from "./stored-record.ts";

/** A picture as it was stored, with its result where there was one. */
export interface StoredPicture {
  readonly file: File;
  readonly result?: Optimized;
}

/** A set that was read. */
export interface OpenedSet {
  readonly pictures: readonly StoredPicture[];
  /** Whether this tab can go on with it: it is complete, and no other tab has it. */
  readonly canContinue: boolean;
}

const pictures: BrowserStore = {
  databaseName: "ro2ya-pictures",
  storeName: "pictures",
  create: (database, storeName) => database.createObjectStore(storeName),
};

/** All records of a set: an array sorts before any longer one that begins with it. */
const inSet = (setId: string): IDBKeyRange => IDBKeyRange.bound([setId], [setId, []]);

/**
 * Stores pictures of a set, all or none.
 * @param from the position of the first
 * @throws where storage is forbidden or full
 */
export async function storePictures(
  setId: string,
  set: readonly StoredPicture[],
  from = 0,
): Promise<void> {
  await claimSet(setId);
  await runInStore(pictures, "readwrite", (store) => {
    const storedAt = Date.now();
    const puts = set.flatMap(({ file, result }, i) => {
      const position = from + i;
      return [
        put(store, [setId, position, "file"], { position, storedAt, file }),
        ...(result === undefined
          ? []
          : [put(store, [setId, position, "result"], { position, storedAt, result })]),
      ];
    });
    return puts.at(-1)!;
  });
}

/** @throws where pictures weigh more than may be stored */
export function refuseTooMuch(set: readonly StoredPicture[]): void {
  if (!canStore(set.map(({ file }) => file))) throw new Error("more than may be stored");
}

const put = (store: IDBObjectStore, key: RecordKey, record: StoredRecord): IDBRequest =>
  store.put(record, [...key]);

/** Stores the result of one picture. @throws where storage is forbidden or full */
export async function storeResult(
  setId: string,
  position: number,
  result: Optimized,
): Promise<void> {
  const record: StoredRecord = { position, storedAt: Date.now(), result };
  await runInStore(pictures, "readwrite", (store) =>
    put(store, [setId, position, "result"], record),
  );
}

/** Reads the pictures of a set in their order; none where it is gone. Broken ones are deleted. */
export async function openSet(setId: string): Promise<OpenedSet> {
  const isOwn = await claimSet(setId);
  const records = await readAndPrune(pictures, inSet(setId), parseRecord);
  const read = await Promise.all(
    records.map(async ({ position, file }) => {
      if (file === undefined || !(await isReadable(file))) return [];
      const result = records.find((other) => other.position === position && other.result)?.result;
      const isWhole = result !== undefined && (await isReadable(result.blob));
      return [{ position, picture: isWhole ? { file, result } : { file } }];
    }),
  );
  const found = read.flat();
  return {
    pictures: found.map(({ picture }) => picture),
    canContinue: isOwn && found.every(({ position }, i) => position === i),
  };
}

/**
 * Stores pictures of a set, as they were read, in a set of their own. The first set is left to the
 * other tab that has claimed it, or deleted.
 * @throws where storage is forbidden or full
 */
export async function copySet(
  fromId: string,
  toId: string,
  set: readonly StoredPicture[],
): Promise<void> {
  await storePictures(toId, set);
  if (releaseSet(fromId)) await deletePictures(fromId);
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
  releaseSet(setId);
}

/** Deletes what tabs that were closed have left and what is broken, but not the set of this tab. */
export async function deleteExpiredPictures(ownSetId: string | null): Promise<void> {
  await readAndPrune(pictures, null, (key, value) => {
    const record = parseRecord(key, value);
    return record !== undefined && isKept(record, ownSetId) ? true : undefined;
  });
}
