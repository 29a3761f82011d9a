import { onTestFinished } from "vitest";
import type { DatabaseAddress } from "#platform/database/settings.ts";
import type { Database } from "#platform/database/database.ts";
import { openProductDatabase } from "#product-database.ts";
import type { JobDefinition } from "#platform/jobs/job-definition.ts";
import { startJobQueue, type JobQueue } from "#platform/jobs/job-queue.ts";
import { createJobStore } from "#platform/jobs/job-store.ts";

export const noon = Date.parse("2026-11-21T12:00:00Z");
export const minute = 60_000;
export const day = 24 * 60 * minute;

export interface TestInput {
  readonly q: string;
}

/** One lane for everything, with room for so many at once. */
export const createLanes = (concurrency: number) => ({ all: { concurrency, turnMs: minute } });

/** Work that a test ends by hand. */
export function createManualJob() {
  const startedRuns = new Map<
    string,
    {
      report: (progress: object) => void;
      end: (result: unknown) => void;
      fail: (error: Error) => void;
      signal: AbortSignal;
      times: number;
    }
  >();
  const kind: JobDefinition<TestInput> = {
    name: "seo",
    lanes: createLanes(1),
    getLane: () => "all",
    limits: { maxPerVisitor: 2, maxTotal: 4, maxPerVisitorPerHour: 1000 },
    resultTtlMs: 30 * day,
    reuseTtlMs: 10 * minute,
    run: ({ q }, report, signal) =>
      new Promise((end, fail) => {
        startedRuns.set(q, {
          report,
          end,
          fail,
          signal,
          times: (startedRuns.get(q)?.times ?? 0) + 1,
        });
        signal.addEventListener("abort", () => fail(signal.reason), { once: true });
      }),
  };
  return { startedRuns, kind };
}

/** The events of a job, and when its last event has come. */
export const readEvents = (jobs: JobQueue<TestInput>, id: string, lastId = 0) => {
  const received: unknown[] = [];
  const ids: number[] = [];
  const ended = new Promise<void>((resolve, reject) => {
    jobs
      .subscribe(id, lastId, (event, isLast) => {
        received.push(event.data);
        ids.push(event.id);
        if (isLast) resolve();
      })
      .catch(reject);
  });
  return { received, ids, ended };
};

/** Several processes that share an empty database and a clock. */
export async function openSharedDatabase(newPlace: () => Promise<DatabaseAddress>) {
  const clock = { ms: noon };
  const place = await newPlace();
  const atEnd: (() => Promise<void>)[] = [];
  onTestFinished(async () => {
    for (const end of atEnd) await end();
  });
  const errors: unknown[] = [];
  /** One process of several that share the database. */
  async function process(kind: JobDefinition<TestInput>) {
    const database: Database = await openProductDatabase(place);
    const jobs = startJobQueue(kind, {
      store: createJobStore(database),
      now: () => new Date(clock.ms),
      log: { error: (fields) => errors.push(fields) },
    });
    atEnd.push(async () => {
      await jobs.stop();
      await database.close();
    });
    return jobs;
  }
  return { clock, process, errors, place };
}

export const getId = (started: Awaited<ReturnType<JobQueue<TestInput>["start"]>>) => {
  if ("rejectedBy" in started) throw new Error(`refused: ${started.rejectedBy}`);
  return started.id;
};
