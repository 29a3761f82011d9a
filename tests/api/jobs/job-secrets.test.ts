import { join } from "node:path";
import { inspect } from "node:util";
import { expect, test } from "vitest";
import { temporaryFolder } from "../start-app.ts";
import { events, handWork, idOf, sharedDatabase } from "./manual-job.ts";

test("what is logged of jobs that fail, or whose result cannot be kept, never holds a job's id", async () => {
  const { process, errors } = await sharedDatabase(async () => ({
    kind: "sqlite",
    file: join(await temporaryFolder(), "data", "jobs.sqlite"),
  }));
  const { begun, kind } = handWork();
  const jobs = await process(kind);
  const ids: string[] = [];
  const cyclic: { self?: unknown } = {};
  cyclic.self = cyclic;
  for (const [q, end] of [
    [
      "throws",
      (work: NonNullable<ReturnType<typeof begun.get>>) => work.fail(new Error("it broke")),
    ],
    ["cannot be kept", (work: NonNullable<ReturnType<typeof begun.get>>) => work.end(cyclic)],
  ] as const) {
    const id = idOf(await jobs.start({ q }, "mona"));
    ids.push(id);
    void events(jobs, id);
    await expect.poll(() => begun.has(q)).toBe(true);
    const before = errors.length;
    end(begun.get(q)!);
    await expect.poll(() => errors.length).toBeGreaterThan(before);
  }
  const logged = inspect(errors, { depth: Infinity, showHidden: true });
  expect(logged).toContain("it broke");
  for (const id of ids) expect(logged).not.toContain(id);
});
