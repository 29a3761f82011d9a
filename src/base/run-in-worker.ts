/** The messages of a worker. */
export type WorkerReport<Out> =
  | { readonly type: "progress"; readonly value: number }
  | { readonly type: "done"; readonly value: Out }
  | { readonly type: "failed"; readonly code: string; readonly message?: string };

/**
 * A failure of a worker's work. The code selects the text for the visitor; `crashed` is an error of
 * the worker itself.
 */
export class WorkerFailure extends Error {
  override name = "WorkerFailure";
  readonly code: string;
  constructor(code: string, message = code, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}

export interface WorkerOptions {
  readonly signal?: AbortSignal;
  /** Receives the share of the work that is done, from 0 to 1. */
  readonly onProgress?: (share: number) => void;
  readonly transfer?: readonly Transferable[];
}

/**
 * Sends one piece of work to a worker and waits for its result. The caller must not send another
 * one meanwhile. An abort terminates the worker, because WebAssembly cannot be interrupted
 * otherwise; the caller then creates a new one.
 * @throws WorkerFailure; the signal's reason when it is aborted
 */
export function runInWorker<Out>(
  worker: Worker,
  message: unknown,
  { signal, onProgress, transfer = [] }: WorkerOptions = {},
): Promise<Out> {
  signal?.throwIfAborted();
  return new Promise((resolve, reject) => {
    const settled = new AbortController();
    const settle = (act: () => void): void => {
      settled.abort();
      act();
    };
    worker.addEventListener(
      "message",
      ({ data }: MessageEvent<WorkerReport<Out>>) => {
        if (data.type === "progress") onProgress?.(data.value);
        else if (data.type === "done") settle(() => resolve(data.value));
        else settle(() => reject(new WorkerFailure(data.code, data.message)));
      },
      { signal: settled.signal },
    );
    for (const kind of ["error", "messageerror"] as const) {
      worker.addEventListener(
        kind,
        (event) =>
          settle(() =>
            reject(new WorkerFailure("crashed", "message" in event ? String(event.message) : kind)),
          ),
        { signal: settled.signal },
      );
    }
    signal?.addEventListener(
      "abort",
      () => {
        worker.terminate();
        settle(() => reject(signal.reason));
      },
      { signal: settled.signal },
    );
    worker.postMessage(message, [...transfer]);
  });
}
