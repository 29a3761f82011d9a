import { runInWorker, type WorkerOptions } from "#base/run-in-worker.ts";
import type { OutputFormat } from "../engine/settings.ts";

export type CodecName = "decode" | OutputFormat;

/** Vite detects a worker only where its URL is a literal in this form. */
const workerFactories: Readonly<Record<CodecName, () => Worker>> = {
  decode: () =>
    new Worker(new URL("../worker/codecs/decode.worker.ts", import.meta.url), { type: "module" }),
  jpeg: () =>
    new Worker(new URL("../worker/codecs/jpeg.worker.ts", import.meta.url), { type: "module" }),
  png: () =>
    new Worker(new URL("../worker/codecs/png.worker.ts", import.meta.url), { type: "module" }),
  webp: () =>
    new Worker(new URL("../worker/codecs/webp.worker.ts", import.meta.url), { type: "module" }),
  avif: () =>
    new Worker(new URL("../worker/codecs/avif.worker.ts", import.meta.url), { type: "module" }),
};

/**
 * An idle codec's worker is terminated after this time; after a large photo it holds hundreds of
 * megabytes.
 */
const idleTimeoutMs = 120_000;

export interface CodecPool {
  /** Loads a codec before it is needed. */
  readonly warm: (codec: CodecName) => void;
  /** Runs one job of a codec; jobs for the same codec are sent one after the other. */
  readonly run: <Out>(
    codec: CodecName,
    job: unknown,
    options: WorkerOptions & { readonly signal: AbortSignal },
  ) => Promise<Out>;
  readonly close: () => void;
}

/**
 * Opens a pool with one worker per codec, started on first use and terminated when a job is
 * cancelled or when idle.
 */
export function openCodecPool(
  createWorker: (codec: CodecName) => Worker = (codec) => workerFactories[codec](),
): CodecPool {
  const workers = new Map<CodecName, Worker>();
  const idleTimers = new Map<CodecName, ReturnType<typeof setTimeout>>();

  function end(codec: CodecName): void {
    clearTimeout(idleTimers.get(codec));
    workers.get(codec)?.terminate();
    workers.delete(codec);
  }

  function getWorker(codec: CodecName): Worker {
    clearTimeout(idleTimers.get(codec));
    const worker = workers.get(codec) ?? startWorker(codec);
    workers.set(codec, worker);
    return worker;
  }

  /** A script that could not be loaded is reported once, maybe before any job is sent. */
  function startWorker(codec: CodecName): Worker {
    const worker = createWorker(codec);
    worker.addEventListener("error", () => {
      if (workers.get(codec) === worker) end(codec);
    });
    return worker;
  }

  function scheduleEnd(codec: CodecName): void {
    clearTimeout(idleTimers.get(codec));
    idleTimers.set(
      codec,
      setTimeout(() => end(codec), idleTimeoutMs),
    );
  }

  return {
    warm: (codec) => {
      if (workers.has(codec)) return;
      getWorker(codec).postMessage("warm");
      scheduleEnd(codec);
    },
    async run(codec, job, options) {
      try {
        return await runInWorker(getWorker(codec), job, options);
      } catch (error) {
        end(codec); // the job was cancelled, or the worker crashed and its memory may be corrupt
        throw error;
      } finally {
        scheduleEnd(codec);
      }
    },
    close: () => [...workers.keys()].forEach(end),
  };
}
