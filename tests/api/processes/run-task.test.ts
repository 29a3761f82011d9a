import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { expect, test, vi } from "vitest";
import type { ProcessDefinition } from "#platform/processes/process-pool.ts";
import { runTask } from "#platform/processes/run-task.ts";
import type { TaskLimits } from "#platform/processes/task-options.ts";
import type { OddTask } from "./odd-task-process.ts";

// A machine that is busy with other tests takes its time to start a process.
vi.setConfig({ testTimeout: 60_000 });

const definition: ProcessDefinition = {
  file: join(import.meta.dirname, "odd-task-process.ts"),
  env: {},
  maxHeapMb: 64,
};
const roomy: TaskLimits = {
  maxCpuMs: 30_000,
  maxMemoryBytes: 1e9,
  timeoutMs: 50_000,
  maxResultBytes: 1_000,
};

function run(
  task: OddTask,
  {
    signal = new AbortController().signal,
    onEvent,
    ...limits
  }: Partial<TaskLimits> & { signal?: AbortSignal; onEvent?: (event: unknown) => void } = {},
) {
  return runTask(definition, task, {
    limits: { ...roomy, ...limits },
    signal,
    ...(onEvent ? { onEvent } : {}),
  });
}

const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

test("a task gives back what JSON carries, and the next one finds the same process warm", async () => {
  expect(await run({ do: "say", what: { text: "مرحبا", list: [1, null] } })).toEqual({
    text: "مرحبا",
    list: [1, null],
  });
  const first = await run({ do: "tell-pid" });
  expect(first).not.toBe(process.pid);
  expect(await run({ do: "tell-pid" })).toBe(first);
});

test.each([
  ["processor time", "spin", { maxCpuMs: 600 }, "cpu"],
  ["its heap", "fill-heap", {}, "memory"],
  ["memory beside its heap", "fill-buffers", { maxMemoryBytes: 300e6 }, "memory"],
  ["time", "hang", { timeoutMs: 500 }, "time"],
] as const)(
  "a task that takes too much of %s ends as that, its process is gone, and others are not held up",
  async (_what, kind, limits, limit) => {
    let pid = 0;
    const running = run(
      { do: kind },
      { ...limits, onEvent: (event) => (pid = (event as { pid: number }).pid) },
    );
    running.catch(() => undefined);
    let maxMs = 0;
    let before = performance.now();
    const ticking = setInterval(() => {
      maxMs = Math.max(maxMs, performance.now() - before);
      before = performance.now();
    }, 10);
    await expect(running).rejects.toMatchObject({ name: "TaskLimitError", limit });
    clearInterval(ticking);
    expect(maxMs).toBeLessThan(1_000);
    if (pid > 0) expect(isAlive(pid)).toBe(false);
    expect(await run({ do: "say", what: 1 })).toBe(1);
  },
);

test("processor time is counted for each task, not for the life of its process", async () => {
  const pid = await run({ do: "tell-pid" });
  await wait(300);
  expect(await run({ do: "tell-pid" }, { maxCpuMs: 30 })).toBe(pid);
});

test("a result that is too large is not sent, and the task fails", async () => {
  expect(await run({ do: "say", what: "x".repeat(998) })).toHaveLength(998);
  await expect(run({ do: "say", what: "x".repeat(999) })).rejects.toMatchObject({
    name: "TaskLimitError",
    limit: "output",
  });
  await expect(run({ do: "say", what: "م".repeat(600) })).rejects.toMatchObject({
    limit: "output",
  });
});

test("a process that dies costs its task an error and nothing else", async () => {
  await expect(run({ do: "die" })).rejects.toMatchObject({ name: "TaskProcessDiedError" });
  expect(await run({ do: "say", what: 1 })).toBe(1);
});

test("what throws in a listener of a task's events ends the task and nothing else", async () => {
  const onEvent = () => {
    throw new Error("the listener broke");
  };
  await expect(run({ do: "tell-pid" }, { onEvent })).rejects.toThrow("the listener broke");
  expect(await run({ do: "say", what: 1 })).toBe(1);
});

test("an expected failure has its code and keeps the process, any other ends it", async () => {
  const pid = await run({ do: "tell-pid" });
  await expect(run({ do: "fail", code: "not-html" })).rejects.toMatchObject({
    name: "TaskFailedError",
    code: "not-html",
  });
  expect(await run({ do: "tell-pid" })).toBe(pid);
  await expect(run({ do: "throw" })).rejects.toMatchObject({
    name: "TaskFailedError",
    code: undefined,
    message: expect.stringContaining("unexpected"),
  });
  expect(await run({ do: "tell-pid" })).not.toBe(pid);
});

test("a task that is given up hears of it, and one that hears nothing is killed", async () => {
  const received: unknown[] = [];
  const giveUp = new AbortController();
  const running = run(
    { do: "wait-for-abort" },
    {
      signal: giveUp.signal,
      onEvent(event) {
        received.push(event);
        giveUp.abort(new Error("not wanted"));
      },
    },
  );
  await expect(running).rejects.toThrow("not wanted");
  expect(received).toEqual(["waiting", "heard"]);

  const kill = new AbortController();
  let pid = 0;
  const deaf = run(
    { do: "spin" },
    {
      signal: kill.signal,
      onEvent(event) {
        pid = (event as { pid: number }).pid;
        setTimeout(() => kill.abort(new Error("not wanted either")), 200);
      },
    },
  );
  await expect(deaf).rejects.toThrow("not wanted either");
  expect(isAlive(pid)).toBe(false);
  await expect(run({ do: "say", what: 1 }, { signal: kill.signal })).rejects.toThrow(
    "not wanted either",
  );
});
