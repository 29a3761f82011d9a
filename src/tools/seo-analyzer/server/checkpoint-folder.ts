import { mkdir, readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { ServerStoppingError } from "#platform/jobs/job.ts";
import { hourMs, retention } from "#base/inventory/retention.ts";

/** Where crawls keep the pages that they have read until their report is stored. */
export interface CheckpointFolder {
  /** Returns the file of a job, which may not exist yet. */
  prepareFile(jobId: string): Promise<string>;
  remove(jobId: string): Promise<void>;
  /** Removes what crawls have left that no server continued. */
  deleteExpired(now: Date): Promise<void>;
}

const extension = ".jsonl";
const maxAgeMs = retention.crawlCheckpointHours * hourMs;

/** @param folder an absolute path; it is created where it is missing */
export function openCheckpointFolder(folder: string): CheckpointFolder {
  const toFile = (jobId: string) => join(folder, `${jobId}${extension}`);
  return {
    async prepareFile(jobId) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      return toFile(jobId);
    },
    remove: (jobId) => rm(toFile(jobId), { force: true }),
    async deleteExpired(now) {
      for (const name of await listNames(folder)) {
        const file = join(folder, name);
        const { mtimeMs } = (await stat(file).catch(() => undefined)) ?? { mtimeMs: Infinity };
        if (name.endsWith(extension) && now.getTime() - mtimeMs > maxAgeMs)
          await rm(file, { force: true });
      }
    },
  };
}

async function listNames(folder: string): Promise<readonly string[]> {
  return readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return []; // no crawl has begun yet
    throw error;
  });
}

interface CheckpointOptions {
  readonly jobId: string;
  readonly signal: AbortSignal;
  readonly now: () => Date;
  readonly checkpoints?: CheckpointFolder;
  readonly log: { error(fields: object, message: string): void };
}

/**
 * Runs a crawl with its file, which outlives the crawl only where the server stops or is killed.
 * @param crawl gets undefined where the folder cannot be used
 */
export async function runWithCheckpoint<T>(
  { jobId, signal, now, checkpoints, log }: CheckpointOptions,
  crawl: (file: string | undefined) => Promise<T>,
): Promise<T> {
  const logFailure = (error: unknown) =>
    log.error({ err: error }, "a crawl is not kept over a restart: its folder cannot be used");
  await checkpoints?.deleteExpired(now()).catch(logFailure);
  const file = await checkpoints?.prepareFile(jobId).catch(logFailure);
  try {
    return await crawl(file ?? undefined);
  } finally {
    if (!(signal.reason instanceof ServerStoppingError))
      await checkpoints?.remove(jobId).catch(logFailure);
  }
}
