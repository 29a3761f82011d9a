/**
 * A place that keeps files: a folder of this machine or a bucket. tests/api/attachment-stores.test.ts says what every
 * storage has to do. Where it takes nothing now, because it is full or away, its methods throw AppError `busy`.
 */
export interface FileStorage {
  /** A folder of this machine for files that are still arriving. */
  readonly incoming: string;
  /**
   * Keeps a file under a name, and removes it where it was. When the promise is fulfilled it survives a power cut.
   * @param temporaryFile an absolute path in `incoming`
   * @param sha256 of the content, in lower-case hex
   */
  put(temporaryFile: string, file: string, sha256: string): Promise<void>;
  /** Where a kept file is, for people: a path or an address. */
  getLocation(file: string): string;
  /** The content of a kept file. @throws Error where it is not there, AppError `busy` where it cannot be had now */
  read(file: string): Promise<Uint8Array>;
  remove(file: string): Promise<void>;
  /**
   * Removes what a killed process left: files that are not held. Younger ones than ten minutes stay, five times as
   * long as a request may take: another process may be about to store the record that they belong to.
   * @returns how many were removed
   */
  sweep(held: ReadonlySet<string>, now: Date): Promise<number>;
}

/** @see FileStorage.sweep */
export const orphanAgeMs = 600_000;
