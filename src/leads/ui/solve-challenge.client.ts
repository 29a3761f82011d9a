import { AppError } from "#base/app-error.ts";
import { runInWorker } from "#base/run-in-worker.ts";

/**
 * Solves the server's challenge in a worker.
 * @throws AppError `proof-needed` where that takes longer than a minute
 */
export async function solveChallenge(challenge: string): Promise<string> {
  const worker = new Worker(new URL("./proof-of-work.worker.ts", import.meta.url), {
    type: "module",
  });
  try {
    return await runInWorker<string>(worker, challenge, { signal: AbortSignal.timeout(60_000) });
  } catch (cause) {
    throw new AppError("proof-needed", "the challenge was not solved", { cause });
  } finally {
    worker.terminate();
  }
}
