import { onTestFinished } from "vitest";
import type { DatabaseAddress } from "#config.ts";
import type { Database } from "#platform/database/database.ts";
import { openDatabase } from "#platform/database/open-database.ts";
import { startJobs, type JobKind, type Jobs } from "#platform/jobs/job-queue.ts";
import { jobStore } from "#platform/jobs/job-store.ts";

export const noon = Date.parse("2026-11-21T12:00:00Z");
export const minute = 60_000;
export const day = 24 * 60 * minute;

export interface Question {
  readonly q: string;
}

/** One lane for everything, with room for so many at once. */
export const lanesOf = (concurrency: number) => ({ all: { concurrency, turnMs: minute } });

/** Work that a test ends by hand. */
export function handWork() {
  const begun = new Map<
    string,
    {
      report: (progress: object) => void;
      end: (result: unknown) => void;
      fail: (error: Error) => void;
      signal: AbortSignal;
      times: number;
    }
  >();
  const kind: JobKind<Question> = {
    name: "seo",
    lanes: lanesOf(1),
    laneOf: () => "all",
    most: { ofVisitor: 2, ofAll: 4, ofVisitorAnHour: 1000 },
    keepMs: 30 * day,
    freshMs: 10 * minute,
    run: ({ q }, report, signal) =>
      new Promise((end, fail) => {
        begun.set(q, { report, end, fail, signal, times: (begun.get(q)?.times ?? 0) + 1 });
        signal.addEventListener("abort", () => fail(signal.reason), { once: true });
      }),
  };
  return { begun, kind };
}

/** What is heard of a job, and when its last event has come. */
export const events = (jobs: Jobs<Question>, id: string, lastId = 0) => {
  const heard: unknown[] = [];
  const ids: number[] = [];
  const ended = new Promise<void>((resolve, reject) => {
    jobs
      .watch(id, lastId, (event, isLast) => {
        heard.push(event.data);
        ids.push(event.id);
        if (isLast) resolve();
      })
      .catch(reject);
  });
  return { heard, ids, ended };
};

/** Several processes that share an empty database and a clock. */
export async function sharedDatabase(newPlace: () => Promise<DatabaseAddress>) {
  const clock = { ms: noon };
  const place = await newPlace();
  const atEnd: (() => Promise<void>)[] = [];
  onTestFinished(async () => {
    for (const end of atEnd) await end();
  });
  const errors: unknown[] = [];
  /** One process of several that share the database. */
  async function process(kind: JobKind<Question>) {
    const database: Database = await openDatabase(place);
    const jobs = startJobs(kind, {
      store: jobStore(database),
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

export const idOf = (started: Awaited<ReturnType<Jobs<Question>["start"]>>) => {
  if ("refused" in started) throw new Error(`refused: ${started.refused}`);
  return started.id;
};
