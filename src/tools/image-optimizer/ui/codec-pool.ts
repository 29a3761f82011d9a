import { runInWorker, type WorkerOptions } from "#base/run-in-worker.ts";
import type { OutputFormat } from "../engine/settings.ts";

export type Station = "decode" | OutputFormat;

/** Vite finds a worker only where its address stands written out like this. */
const makers: Readonly<Record<Station, () => Worker>> = {
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
const restMs = 120_000;

export interface CodecPool {
  /** Loads a codec before it is needed. */
  readonly warm: (station: Station) => void;
  /** Gives a codec one piece of work; pieces for one codec come one after the other. */
  readonly run: <Out>(
    station: Station,
    job: unknown,
    options: WorkerOptions & { readonly signal: AbortSignal },
  ) => Promise<Out>;
  readonly close: () => void;
}

/** One worker a codec, made when it is first asked for, kept while it is used, ended by a cancel or a long rest. */
export function openCodecPool(
  make: (station: Station) => Worker = (station) => makers[station](),
): CodecPool {
  const workers = new Map<Station, Worker>();
  const resting = new Map<Station, ReturnType<typeof setTimeout>>();

  function end(station: Station): void {
    clearTimeout(resting.get(station));
    workers.get(station)?.terminate();
    workers.delete(station);
  }

  function workerFor(station: Station): Worker {
    clearTimeout(resting.get(station));
    const worker = workers.get(station) ?? make(station);
    workers.set(station, worker);
    return worker;
  }

  function rest(station: Station): void {
    clearTimeout(resting.get(station));
    resting.set(
      station,
      setTimeout(() => end(station), restMs),
    );
  }

  return {
    warm: (station) => {
      if (workers.has(station)) return;
      workerFor(station).postMessage("warm");
      rest(station);
    },
    async run(station, job, options) {
      try {
        return await runInWorker(workerFor(station), job, options);
      } catch (error) {
        end(station); // after a cancel it is gone, after a crash its memory is not to be trusted
        throw error;
      } finally {
        rest(station);
      }
    },
    close: () => [...workers.keys()].forEach(end),
  };
}
