import { AppError } from "#base/app-error.ts";

/**
 * The error codes of a full disk, an exceeded quota, and a file larger than this process may write.
 */
const fullCodes = ["ENOSPC", "EDQUOT", "EFBIG"];

/**
 * Runs work and turns the error of a full disk into AppError `busy`, because the same request may
 * succeed later.
 */
export async function toBusyWhenFull<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const isFull =
      error instanceof Error && "code" in error && fullCodes.includes(String(error.code));
    throw isFull ? new AppError("busy", "the disk is full", { cause: error }) : error;
  }
}
