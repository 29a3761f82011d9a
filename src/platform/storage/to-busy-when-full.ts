import { AppError } from "#base/app-error.ts";

/** The disk, the quota or the largest file that this process may write. */
const fullCodes = ["ENOSPC", "EDQUOT", "EFBIG"];

/** Turns the error of a full disk into AppError `busy`: the same request may succeed later. */
export async function toBusyWhenFull<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const isFull =
      error instanceof Error && "code" in error && fullCodes.includes(String(error.code));
    throw isFull ? new AppError("busy", "the disk takes no more", { cause: error }) : error;
  }
}
