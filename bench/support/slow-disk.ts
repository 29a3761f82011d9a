import { execFileSync } from "node:child_process";
import { join } from "node:path";

/**
 * Makes every sync of a process take longer, whichever of its threads syncs. It needs a C compiler,
 * and the C library of Linux.
 * @param folder for the compiled library
 * @returns the environment variables of the process
 */
export function slowDown(folder: string, delayMs: number): Record<string, string> {
  const library = join(folder, "slow-sync.so");
  const source = join(import.meta.dirname, "slow-sync.c");
  execFileSync("cc", ["-shared", "-fPIC", "-O2", "-o", library, source, "-ldl"]);
  return { LD_PRELOAD: library, SYNC_DELAY_MS: String(delayMs) };
}
