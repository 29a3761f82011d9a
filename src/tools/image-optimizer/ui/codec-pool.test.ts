import { expect, test } from "vitest";
import { openCodecPool } from "./codec-pool.ts";

/**
 * Responds like a codec's worker: at once, but never to the job "stuck", and with a failure to
 * "broken".
 */
class EchoWorker extends EventTarget {
  messages: unknown[] = [];
  isEnded = false;
  postMessage(job: unknown): void {
    this.messages.push(job);
    if (job === "warm" || job === "stuck") return;
    const data =
      job === "broken" ? { type: "failed", code: "unreadable" } : { type: "done", value: job };
    queueMicrotask(() => this.dispatchEvent(new MessageEvent("message", { data })));
  }
  terminate(): void {
    this.isEnded = true;
  }
}

function watchedPool() {
  const made: EchoWorker[] = [];
  const pool = openCodecPool(() => {
    const worker = new EchoWorker();
    made.push(worker);
    return worker as unknown as Worker;
  });
  return { made, pool };
}

test("I-33 a codec's worker is started once and reused", async () => {
  const { made, pool } = watchedPool();
  pool.warm("jpeg");
  pool.warm("jpeg");
  const { signal } = new AbortController();
  expect(await pool.run("jpeg", "first", { signal })).toBe("first");
  expect(await pool.run("jpeg", "second", { signal })).toBe("second");
  expect(made.map(({ messages }) => messages)).toEqual([["warm", "first", "second"]]);
  pool.close();
  expect(made[0]!.isEnded).toBe(true);
});

test("a cancel terminates the worker, and the next job gets a new one", async () => {
  const { made, pool } = watchedPool();
  const control = new AbortController();
  const stuck = pool.run("avif", "stuck", { signal: control.signal });
  control.abort(new Error("cancelled"));
  await expect(stuck).rejects.toThrow("cancelled");
  expect(made[0]!.isEnded).toBe(true);
  expect(await pool.run("avif", "again", { signal: new AbortController().signal })).toBe("again");
  expect(made.length).toBe(2);
  pool.close();
});

test("a worker whose script could not be loaded ahead is not sent a job, which would never end", async () => {
  const { made, pool } = watchedPool();
  pool.warm("png");
  made[0]!.dispatchEvent(new Event("error"));
  expect(made[0]!.isEnded).toBe(true);
  expect(await pool.run("png", "first", { signal: new AbortController().signal })).toBe("first");
  expect(made.map(({ messages }) => messages)).toEqual([["warm"], ["first"]]);
  pool.close();
});

test("a worker that failed is not reused", async () => {
  const { made, pool } = watchedPool();
  const { signal } = new AbortController();
  await expect(pool.run("decode", "broken", { signal })).rejects.toMatchObject({
    code: "unreadable",
  });
  await pool.run("decode", "next", { signal });
  expect(made.length).toBe(2);
  pool.close();
});

test("jobs of one codec run at the same time in workers of their own, of which one is kept", async () => {
  const { made, pool } = watchedPool();
  const control = new AbortController();
  const { signal } = control;
  const jobs = [pool.run("jpeg", "stuck", { signal }), pool.run("jpeg", "stuck", { signal })];
  expect(made.length).toBe(2);
  control.abort(new Error("cancelled"));
  expect((await Promise.allSettled(jobs)).map(({ status }) => status)).toEqual([
    "rejected",
    "rejected",
  ]);
  expect(made.map(({ isEnded }) => isEnded)).toEqual([true, true]);

  const again = new AbortController().signal;
  await Promise.all([
    pool.run("jpeg", "a", { signal: again }),
    pool.run("jpeg", "b", { signal: again }),
  ]);
  pool.trim();
  expect(made.slice(2).map(({ isEnded }) => isEnded)).toEqual([false, true]);
  pool.close();
});
