import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { PollingLoop } from "./polling-loop.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A loop whose calls return the pauses in turn, and then an hour. */
function start(pauses: readonly (number | Error)[], during: (call: number) => unknown = () => 0) {
  const errors: unknown[] = [];
  const seen = { calls: 0 };
  const loop = new PollingLoop({
    retryMs: 500,
    onError: (error) => errors.push(error),
    async work() {
      const pause = pauses[seen.calls++] ?? 3_600_000;
      await during(seen.calls);
      if (pause instanceof Error) throw pause;
      return pause;
    },
  });
  return { loop, errors, seen };
}

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

test("work is repeated at once while there is more, and else after its pause", async () => {
  const { loop, seen } = start([0, 0, 1_000]);
  await pass(999);
  expect(seen.calls).toBe(3);
  await pass(1);
  expect(seen.calls).toBe(4);
  await loop.stop();
});

test("a wake ends the pause, and one during the work is not lost", async () => {
  const { loop, seen } = start([1_000, 1_000], (call) => call === 2 && loop.wake());
  await pass(1);
  expect(seen.calls).toBe(1);
  loop.wake();
  await pass(1);
  expect(seen.calls).toBe(3);
  await loop.stop();
});

test("work that throws is reported and repeated after the pause for errors", async () => {
  const error = new Error("the disk is full");
  const { loop, seen, errors } = start([error]);
  await pass(499);
  expect([seen.calls, errors]).toEqual([1, [error]]);
  await pass(1);
  expect(seen.calls).toBe(2);
  await loop.stop();
});

test("a stop waits for the work that runs, and ends a pause", async () => {
  const release = Promise.withResolvers<void>();
  const { loop, seen } = start([0], () => release.promise);
  let isStopped = false;
  const stopped = loop.stop().then(() => (isStopped = true));
  await pass(60_000);
  expect(isStopped).toBe(false);
  release.resolve();
  await stopped;
  expect(seen.calls).toBe(1);

  const paused = start([1_000]);
  await pass(1);
  await paused.loop.stop();
  expect([paused.seen.calls, vi.getTimerCount()]).toEqual([1, 0]);
});
