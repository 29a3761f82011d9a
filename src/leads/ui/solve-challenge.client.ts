import { AppError } from "#base/app-error.ts";
import { runInWorker } from "#base/run-in-worker.ts";

/**
 * The answer to the server's riddle, looked for beside the page.
 * @throws AppError `proof-needed` where it was not found within a minute
 */
export async function solveChallenge(challenge: string): Promise<string> {
  const worker = new Worker(new URL("./proof-of-work.worker.ts", import.meta.url), {
    type: "module",
  });
  try {
    return await runInWorker<string>(worker, challenge, { signal: AbortSignal.timeout(60_000) });
  } catch (cause) {
    throw new AppError("proof-needed", "the riddle was not solved", { cause });
  } finally {
    worker.terminate();
  }
}
