import { runInWorker, type WorkerOptions } from "#base/run-in-worker.ts";
import type { OutputFormat } from "../engine/settings.ts";

export type CodecName = "decode" | OutputFormat;

/** Vite finds a worker only where its address stands written out like this. */
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

/** A codec that rests this long gives its memory back: after a large photo that is hundreds of megabytes. */
const idleTimeoutMs = 120_000;

export interface CodecPool {
  /** Loads a codec before it is needed. */
  readonly warm: (codec: CodecName) => void;
  /** Gives a codec one piece of work; pieces for one codec come one after the other. */
  readonly run: <Out>(
    codec: CodecName,
    job: unknown,
    options: WorkerOptions & { readonly signal: AbortSignal },
  ) => Promise<Out>;
  readonly close: () => void;
}

/** One worker a codec, made when it is first asked for, kept while it is used, ended by a cancel or a long rest. */
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
    const worker = workers.get(codec) ?? createWorker(codec);
    workers.set(codec, worker);
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
        end(codec); // after a cancel it is gone, after a crash its memory is not to be trusted
        throw error;
      } finally {
        scheduleEnd(codec);
      }
    },
    close: () => [...workers.keys()].forEach(end),
  };
}
