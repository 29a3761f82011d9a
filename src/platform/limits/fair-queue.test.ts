import { setImmediate } from "node:timers/promises";
import { expect, test } from "vitest";
import { FairQueue } from "./fair-queue.ts";

const limits = { maxRunning: 1, maxRunningPerKey: 1, maxWaiting: 3 };

async function settle(): Promise<void> {
  for (let i = 0; i < 20; i++) await setImmediate();
}

test("keys take turns, however many tasks one of them has", async () => {
  const queue = new FairQueue({ ...limits, maxWaiting: 9 });
  const order: string[] = [];
  const work = async (key: string): Promise<void> => {
    const release = await queue.acquire(key);
    order.push(key);
    await setImmediate();
    release!();
  };
  const release = await queue.acquire("x");
  const all = [work("a"), work("a"), work("a"), work("b"), work("c")];
  release!();
  await Promise.all(all);
  expect(order).toEqual(["a", "b", "c", "a", "a"]);
});

test("a request is rejected when too many wait", async () => {
  const queue = new FairQueue(limits);
  const release = await queue.acquire("a");
  const waiting = [queue.acquire("a"), queue.acquire("a"), queue.acquire("b")];
  expect(await queue.acquire("c")).toBeUndefined();
  release!();
  expect(await waiting[0]).toBeTypeOf("function");
});

test("one key does not fill the queue", async () => {
  const queue = new FairQueue({ ...limits, maxWaitingPerKey: 2 });
  const release = await queue.acquire("a");
  void queue.acquire("a");
  void queue.acquire("a");
  expect(await queue.acquire("a")).toBeUndefined();
  const other = queue.acquire("b");
  expect(await Promise.race([other, settle().then(() => "waits")])).toBe("waits");
  release!();
});

test("one key never runs more than its share, and a release counts once", async () => {
  const queue = new FairQueue({ ...limits, maxRunning: 4, maxRunningPerKey: 2, maxWaiting: 9 });
  let running = 0;
  const releases: (() => void)[] = [];
  for (let i = 0; i < 4; i++)
    void queue.acquire("a").then((release) => {
      running++;
      releases.push(release!);
    });
  await settle();
  expect(running).toBe(2);
  releases[0]!();
  releases[0]!();
  await settle();
  expect(running).toBe(3);
});

test("the event loop runs between two starts", async () => {
  const queue = new FairQueue({ maxRunning: 9, maxRunningPerKey: 9, maxWaiting: 9 });
  const events: string[] = [];
  const waitTurn = async (): Promise<void> => {
    await queue.acquire("a");
    events.push("work");
  };
  const work = [waitTurn(), waitTurn(), waitTurn()];
  const other = setImmediate().then(() => events.push("other"));
  await Promise.all([...work, other]);
  expect(events.indexOf("other")).toBeLessThan(events.lastIndexOf("work"));
});

test("a task whose signal is aborted leaves its place to the next one", async () => {
  const queue = new FairQueue({ ...limits, maxWaiting: 2 });
  const release = await queue.acquire("a");
  const leaving = new AbortController();
  const left = queue.acquire("b", leaving.signal);
  const stays = queue.acquire("b");
  expect(await queue.acquire("c")).toBeUndefined();
  leaving.abort(new Error("gone"));
  await expect(left).rejects.toThrow("gone");
  await expect(queue.acquire("c", leaving.signal)).rejects.toThrow("gone");
  const next = queue.acquire("c");
  release!();
  const endOfSecond = await stays;
  endOfSecond!();
  expect(await next).toBeTypeOf("function");
});

test("a signal that is aborted later does not end the turn", async () => {
  const queue = new FairQueue(limits);
  const leaving = new AbortController();
  const release = await queue.acquire("a", leaving.signal);
  leaving.abort();
  const next = queue.acquire("b");
  expect(await Promise.race([next, settle().then(() => "waits")])).toBe("waits");
  release!();
  expect(await next).toBeTypeOf("function");
});
