import type { Unavailability } from "./retry-with-backoff.ts";

/**
 * Classifies an error by its primary result code: another process locks the file (SQLITE_BUSY 5,
 * SQLITE_LOCKED 6), or the disk is broken or full (SQLITE_IOERR 10, SQLITE_FULL 13).
 * @see https://www.sqlite.org/rescode.html
 */
export function classifySqliteError(error: unknown): Unavailability {
  if (!(error instanceof Error) || !("errcode" in error) || typeof error.errcode !== "number")
    return undefined;
  const primaryCode = error.errcode & 0xff;
  if (primaryCode === 5 || primaryCode === 6) return "again";
  return primaryCode === 10 || primaryCode === 13 ? "later" : undefined;
}
