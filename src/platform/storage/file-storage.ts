/**
 * Stores files in a folder of this machine or in a bucket. tests/api/attachment-stores.test.ts
 * tests the behaviour of every storage. Where the storage is full or unavailable, its methods throw
 * AppError `busy`.
 */
export interface FileStorage {
  /** A folder of this machine for files that are still being received. */
  readonly incoming: string;
  /**
   * Moves a file into the storage under a name. When the promise is fulfilled, the file survives a
   * power cut.
   * @param temporaryFile an absolute path in `incoming`
   * @param sha256 the hash of the content, in lower-case hex
   */
  put(temporaryFile: string, file: string, sha256: string): Promise<void>;
  /** Returns the path or URL of a stored file, to show it to people. */
  getLocation(file: string): string;
  /**
   * Reads a stored file.
   * @throws Error where it does not exist, AppError `busy` where the storage is unavailable
   */
  read(file: string): Promise<Uint8Array>;
  remove(file: string): Promise<void>;
  /**
   * Removes files that a killed process has left: those that are not in `held`. Files younger than
   * ten minutes, five times the maximum duration of a request, are kept, because another process
   * may be about to store their record.
   * @param referencedFiles the names of the files that records refer to
   * @returns how many files were removed
   */
  deleteOrphans(referencedFiles: ReadonlySet<string>, now: Date): Promise<number>;
}

/** @see FileStorage.deleteOrphans */
export const orphanAgeMs = 600_000;
