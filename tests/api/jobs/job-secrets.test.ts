import { join } from "node:path";
import { inspect } from "node:util";
import { expect, test } from "vitest";
import { temporaryFolder } from "../start-app.ts";
import { readEvents, createManualJob, getId, openSharedDatabase } from "./manual-job.ts";

test("what is logged of jobs that fail, or whose result cannot be kept, never holds a job's id", async () => {
  const { process, errors } = await openSharedDatabase(async () => ({
    kind: "sqlite",
    file: join(await temporaryFolder(), "data", "jobs.sqlite"),
  }));
  const { startedRuns, kind } = createManualJob();
  const jobs = await process(kind);
  const ids: string[] = [];
  const cyclic: { self?: unknown } = {};
  cyclic.self = cyclic;
  for (const [q, end] of [
    [
      "throws",
      (work: NonNullable<ReturnType<typeof startedRuns.get>>) => work.fail(new Error("it broke")),
    ],
    ["cannot be kept", (work: NonNullable<ReturnType<typeof startedRuns.get>>) => work.end(cyclic)],
  ] as const) {
    const id = getId(await jobs.start({ q }, "mona"));
    ids.push(id);
    void readEvents(jobs, id);
    await expect.poll(() => startedRuns.has(q)).toBe(true);
    const before = errors.length;
    end(startedRuns.get(q)!);
    await expect.poll(() => errors.length).toBeGreaterThan(before);
  }
  const logged = inspect(errors, { depth: Infinity, showHidden: true });
  expect(logged).toContain("it broke");
  for (const id of ids) expect(logged).not.toContain(id);
});
