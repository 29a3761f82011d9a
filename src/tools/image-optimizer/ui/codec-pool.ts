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
  /** Runs one job of a codec in a worker that is idle, or in a new one. */
  readonly run: <Out>(
    codec: CodecName,
    job: unknown,
    options: WorkerOptions & { readonly signal: AbortSignal },
  ) => Promise<Out>;
  /** Keeps one idle worker of each codec and terminates the others, which hold memory. */
  readonly trim: () => void;
  readonly close: () => void;
}

/** A worker of the pool. */
interface Slot {
  readonly codec: CodecName;
  readonly worker: Worker;
  isBusy: boolean;
  idleTimer: ReturnType<typeof setTimeout> | undefined;
}

/**
 * Opens a pool whose workers are started on first use, one for each job at the same time, and
 * terminated when a job is cancelled or when idle.
 */
export function openCodecPool(
  createWorker: (codec: CodecName) => Worker = (codec) => workerFactories[codec](),
): CodecPool {
  const slots = new Set<Slot>();
  const listSlots = (codec: CodecName): readonly Slot[] =>
    [...slots].filter((slot) => slot.codec === codec);

  function end(slot: Slot): void {
    clearTimeout(slot.idleTimer);
    slot.worker.terminate();
    slots.delete(slot);
  }

  function start(codec: CodecName): Slot {
    const slot: Slot = {
      codec,
      worker: createWorker(codec),
      isBusy: false,
      idleTimer: undefined,
    };
    // A script that could not be loaded is reported once, maybe before any job is sent.
    slot.worker.addEventListener("error", () => end(slot));
    slots.add(slot);
    return slot;
  }

  function scheduleEnd(slot: Slot): void {
    clearTimeout(slot.idleTimer);
    if (slots.has(slot)) slot.idleTimer = setTimeout(() => end(slot), idleTimeoutMs);
  }

  return {
    warm: (codec) => {
      if (listSlots(codec).length > 0) return;
      const slot = start(codec);
      slot.worker.postMessage("warm");
      scheduleEnd(slot);
    },
    async run(codec, job, options) {
      const slot = listSlots(codec).find(({ isBusy }) => !isBusy) ?? start(codec);
      clearTimeout(slot.idleTimer);
      slot.isBusy = true;
      try {
        return await runInWorker(slot.worker, job, options);
      } catch (error) {
        end(slot); // the job was cancelled, or the worker crashed and its memory may be corrupt
        throw error;
      } finally {
        slot.isBusy = false;
        scheduleEnd(slot);
      }
    },
    trim: () => {
      for (const codec of new Set([...slots].map((slot) => slot.codec)))
        listSlots(codec)
          .filter(({ isBusy }) => !isBusy)
          .slice(1)
          .forEach(end);
    },
    close: () => [...slots].forEach(end),
  };
}
