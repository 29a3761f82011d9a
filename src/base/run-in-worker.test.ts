import { expect, test } from "vitest";
import { runInWorker } from "./run-in-worker.ts";

/** A replacement for the Worker of browsers, whose messages the test sends. */
class WorkerDouble extends EventTarget {
  readonly messages: unknown[] = [];
  isEnded = false;
  postMessage(message: unknown): void {
    this.messages.push(message);
  }
  terminate(): void {
    this.isEnded = true;
  }
  emit(data: unknown): void {
    this.dispatchEvent(new MessageEvent("message", { data }));
  }
}

function startWork(options: Parameters<typeof runInWorker>[2] = {}) {
  const worker = new WorkerDouble();
  return { worker, result: runInWorker<number>(worker as unknown as Worker, "work", options) };
}

test("sends the work, reports progress and resolves with the result", async () => {
  const shares: number[] = [];
  const { worker, result } = startWork({ onProgress: (share) => shares.push(share) });
  worker.emit({ type: "progress", value: 0.5 });
  worker.emit({ type: "done", value: 7 });
  worker.emit({ type: "progress", value: 0.9 });
  expect(await result).toBe(7);
  expect(worker.messages).toEqual(["work"]);
  expect(shares).toEqual([0.5]);
});

test("a failure of the work rejects with its code", async () => {
  const { worker, result } = startWork();
  worker.emit({ type: "failed", code: "damaged", message: "no end of image" });
  await expect(result).rejects.toMatchObject({
    name: "WorkerFailure",
    code: "damaged",
    message: "no end of image",
  });
});

test("an error of the worker itself is reported", async () => {
  const { worker, result } = startWork();
  worker.dispatchEvent(new Event("error"));
  await expect(result).rejects.toMatchObject({ code: "crashed" });
});

test("an abort terminates the worker; one before the start sends it nothing", async () => {
  const leaving = new AbortController();
  const { worker, result } = startWork({ signal: leaving.signal });
  leaving.abort(new Error("gave up"));
  await expect(result).rejects.toThrow("gave up");
  expect(worker.isEnded).toBe(true);
  const late = new WorkerDouble();
  expect(() => runInWorker(late as unknown as Worker, "work", { signal: leaving.signal })).toThrow(
    "gave up",
  );
  expect(late.messages).toEqual([]);
});
