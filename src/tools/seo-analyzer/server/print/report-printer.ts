import { join } from "node:path";
import * as z from "zod/mini";
import { AppError } from "#base/app-error.ts";
import { EgressError } from "#platform/egress/egress-error.ts";
import { runInBrowser } from "#platform/egress/browser/run-in-browser.ts";
import type { NetworkAdapter } from "#platform/egress/network-adapter.ts";
import { FairQueue } from "#platform/limits/fair-queue.ts";
import { getJobEnvironment } from "#platform/processes/process-environment.ts";
import { runTask } from "#platform/processes/run-task.ts";
import type { PrintInput } from "../../engine/print-input.ts";
import { PdfCache } from "./pdf-cache.ts";
import type { PrintTask, RenderTask } from "./print-task.ts";

const megabyte = 1024 * 1024;

/** A report of 37 pages takes 0.15 s and 100 MB. */
const renderLimits = {
  maxCpuMs: 8_000,
  maxMemoryBytes: 512 * megabyte,
  timeoutMs: 15_000,
  maxResultBytes: 8 * megabyte,
};
const maxHeapMb = 256;

/** A report of 37 pages takes 2 s and, with shared memory counted for each process, 1.3 GB. */
const printLimits = {
  timeoutMs: 20_000,
  maxMemoryBytes: 2_048 * megabyte,
  maxDiskBytes: 100 * megabyte,
  maxBytes: megabyte,
  maxConnections: 10,
};
/** A report of 37 pages has 1.5 MB. */
const maxPdfBytes = 12 * megabyte;
/**
 * A response has to begin before the connection counts as dead (30 s in `app.ts`). What is printed
 * later is in the cache when the visitor tries again.
 */
const answerTimeoutMs = 25_000;
/** Browsers are heavy: one prints at a time. Six reports are printed in the time of an answer. */
const queueLimits = { maxRunning: 1, maxRunningPerKey: 1, maxWaiting: 6, maxWaitingPerKey: 2 };
const cacheLimits = { maxBytes: 24 * megabyte, ttlMs: 10 * 60_000 };

/** The document is whole, so a request of the browser is one that nothing of ours has sent. */
const noNetwork: NetworkAdapter = {
  resolve: () => Promise.reject(new EgressError("does-not-exist", "a print resolves no name")),
  connect: () => Promise.reject(new EgressError("refused", "a print connects to nothing")),
};

const Html = z.string();
const PdfBase64 = z
  .string()
  .check(z.startsWith("JVBERi"), z.maxLength(Math.ceil(maxPdfBytes / 3) * 4));

interface PrinterDependencies {
  /** The path of the bundle that `scripts/build-print.ts` makes. */
  readonly bundle: string;
  readonly now: () => Date;
  /** The process that prints; replaced in tests only. */
  readonly worker?: string;
  readonly timeoutMs?: number;
}

/** Makes reports to hand over: as a document to print, and as a PDF. */
export class ReportPrinter {
  readonly #dependencies: PrinterDependencies;
  readonly #queue = new FairQueue(queueLimits);
  readonly #cache: PdfCache;
  readonly #running = new Map<string, Promise<Buffer>>();
  readonly #stopping = new AbortController();

  constructor(dependencies: PrinterDependencies) {
    this.#dependencies = dependencies;
    this.#cache = new PdfCache({ ...cacheLimits, now: dependencies.now });
  }

  /** Ends what is being printed. */
  async stop(): Promise<void> {
    this.#stopping.abort(new AppError("busy", "the server is stopping"));
    await Promise.allSettled(this.#running.values());
  }

  /** Whether a report needs no printing: it was printed lately, or is being printed. */
  has(key: string): boolean {
    return this.#cache.get(key) !== undefined || this.#running.has(key);
  }

  /**
   * Renders a report as an HTML document.
   * @throws TaskLimitError; TaskFailedError
   */
  async render(input: PrintInput): Promise<string> {
    const task: RenderTask = { bundle: this.#dependencies.bundle, input };
    const definition = {
      file: join(import.meta.dirname, "render-process.ts"),
      env: getJobEnvironment(),
      maxHeapMb,
    };
    const signal = this.#stopping.signal;
    return Html.parse(await runTask(definition, task, { limits: renderLimits, signal }));
  }

  /**
   * Prints a report once for all who ask for it at a time.
   * @param key names the report and its language
   * @param visitor identifies who waits, for the order of the queue
   * @throws AppError `busy` where too many wait or the answer would be late;
   *   BrowserUnavailableError; the errors of a limit or of the process
   */
  async print(
    key: string,
    visitor: string,
    browserPath: string,
    makeInput: () => PrintInput,
  ): Promise<Buffer> {
    const kept = this.#cache.get(key);
    if (kept) return kept;
    const printing = this.#running.get(key) ?? this.#start(key, visitor, browserPath, makeInput);
    const late = Promise.withResolvers<never>();
    const timer = setTimeout(
      () => late.reject(new AppError("busy", "a report is still being printed")),
      answerTimeoutMs,
    );
    return Promise.race([printing, late.promise]).finally(() => clearTimeout(timer));
  }

  #start(
    key: string,
    visitor: string,
    browserPath: string,
    makeInput: () => PrintInput,
  ): Promise<Buffer> {
    const printing = this.#printInTurn(visitor, browserPath, makeInput).finally(() =>
      this.#running.delete(key),
    );
    this.#running.set(key, printing);
    printing.then(
      (pdf) => this.#cache.add(key, pdf),
      () => undefined,
    );
    return printing;
  }

  async #printInTurn(
    visitor: string,
    browserPath: string,
    makeInput: () => PrintInput,
  ): Promise<Buffer> {
    const release = await this.#queue.acquire(visitor);
    if (release === undefined) throw new AppError("busy", "too many reports wait to be printed");
    try {
      const { signal } = this.#stopping;
      signal.throwIfAborted();
      const task: PrintTask = { html: await this.render(makeInput()) };
      const { worker = join(import.meta.dirname, "print-worker.ts"), timeoutMs } =
        this.#dependencies;
      const limits = { ...printLimits, ...(timeoutMs !== undefined && { timeoutMs }) };
      const dependencies = { browserPath, network: noNetwork, signal, limits };
      return Buffer.from(PdfBase64.parse(await runInBrowser(worker, task, dependencies)), "base64");
    } finally {
      release();
    }
  }
}
