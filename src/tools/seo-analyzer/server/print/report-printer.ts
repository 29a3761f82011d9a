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
/**
 * Browsers are heavy: one prints at a time. Six reports are printed in the time of an answer. The
 * keys are networks: an IPv6 /48, which may be one hand, does not fill the queue.
 */
const printQueueLimits = { maxRunning: 1, maxRunningPerKey: 1, maxWaiting: 6, maxWaitingPerKey: 2 };
/** A document takes a process of 100 MB, and up to the 15 s of its limit. */
const documentQueueLimits = { ...printQueueLimits, maxRunning: 2, maxWaiting: 20 };
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

/** Nothing was made for this request: it need not be counted. */
export class NotPrintedError extends AppError {
  override name = "NotPrintedError";
  constructor(message: string) {
    super("busy", message);
  }
}

/** Who waits. */
export interface PrintClient {
  /** The network of the client (`normalizeNetwork`), for its turn. */
  readonly network: string;
  /** Aborted when the client leaves. */
  readonly left: AbortSignal;
}

/** A report that is being printed for the clients that wait for it. */
interface Printing {
  readonly pdf: Promise<Buffer>;
  /** Ends it when no client is left. */
  readonly ending: AbortController;
  clients: number;
}

/** Makes reports to hand over: as a document to print, and as a PDF. */
export class ReportPrinter {
  readonly #dependencies: PrinterDependencies;
  readonly #prints = new FairQueue(printQueueLimits);
  readonly #documents = new FairQueue(documentQueueLimits);
  readonly #cache: PdfCache;
  /** By key; those that are being ended are in `#work` alone. */
  readonly #running = new Map<string, Printing>();
  readonly #work = new Set<Promise<unknown>>();
  readonly #stopping = new AbortController();

  constructor(dependencies: PrinterDependencies) {
    this.#dependencies = dependencies;
    this.#cache = new PdfCache({ ...cacheLimits, now: dependencies.now });
  }

  /** Ends what is being printed. */
  async stop(): Promise<void> {
    this.#stopping.abort(new NotPrintedError("the server is stopping"));
    await Promise.allSettled(this.#work);
  }

  /** Whether a report needs no printing: it was printed lately, or is being printed. */
  has(key: string): boolean {
    return this.#cache.get(key) !== undefined || this.#running.has(key);
  }

  /**
   * Renders a report as an HTML document, in the turn of the client.
   * @param makeInput computes the input in the client's turn; undefined: nothing is rendered
   * @throws AppError `busy` where too many wait or the answer would be late; the reason of `left`;
   *   what `makeInput` throws; TaskLimitError; TaskFailedError
   */
  async render(
    client: PrintClient,
    makeInput: () => Promise<PrintInput | undefined>,
  ): Promise<string | undefined> {
    const late = new AbortController();
    const timer = setTimeout(
      () => late.abort(new AppError("busy", "a document is still being rendered")),
      answerTimeoutMs,
    );
    const signal = AbortSignal.any([client.left, late.signal, this.#stopping.signal]);
    const rendered = inTurn(this.#documents, client.network, signal, async () => {
      const input = await makeInput();
      return input && (await this.#render(input, signal));
    });
    return this.#track(rendered.finally(() => clearTimeout(timer)));
  }

  /**
   * Prints a report once for all who ask for it at a time. It ends early when all have left.
   * @param key names the report and its language
   * @throws NotPrintedError where too many wait; AppError `busy` where the answer would be late: it
   *   is printed nevertheless; the reason of `left`; BrowserUnavailableError; the errors of a limit
   *   or of the process
   */
  async print(
    key: string,
    client: PrintClient,
    browserPath: string,
    makeInput: () => PrintInput,
  ): Promise<Buffer> {
    const kept = this.#cache.get(key);
    if (kept) return kept;
    client.left.throwIfAborted();
    const printing =
      this.#running.get(key) ?? this.#start(key, client.network, browserPath, makeInput);
    printing.clients++;
    const early = Promise.withResolvers<never>();
    const timer = setTimeout(
      () => early.reject(new AppError("busy", "a report is still being printed")),
      answerTimeoutMs,
    );
    const leave = (): void => {
      early.reject(client.left.reason);
      printing.clients--;
      if (printing.clients === 0) this.#end(key, printing, client.left.reason);
    };
    client.left.addEventListener("abort", leave, { once: true });
    return Promise.race([printing.pdf, early.promise]).finally(() => {
      clearTimeout(timer);
      client.left.removeEventListener("abort", leave);
    });
  }

  #start(key: string, network: string, browserPath: string, makeInput: () => PrintInput): Printing {
    const ending = new AbortController();
    const signal = AbortSignal.any([ending.signal, this.#stopping.signal]);
    const pdf = inTurn(this.#prints, network, signal, async () =>
      this.#print(await this.#render(makeInput(), signal), browserPath, signal),
    );
    const printing = { pdf, ending, clients: 0 };
    this.#running.set(key, printing);
    this.#track(pdf).then(
      (bytes) => {
        this.#cache.add(key, bytes);
        this.#dropRunning(key, printing);
      },
      () => this.#dropRunning(key, printing),
    );
    return printing;
  }

  #end(key: string, printing: Printing, reason: unknown): void {
    this.#dropRunning(key, printing);
    printing.ending.abort(reason);
  }

  #dropRunning(key: string, printing: Printing): void {
    if (this.#running.get(key) === printing) this.#running.delete(key);
  }

  #track<T>(work: Promise<T>): Promise<T> {
    this.#work.add(work);
    const end = (): void => void this.#work.delete(work);
    work.then(end, end);
    return work;
  }

  async #render(input: PrintInput, signal: AbortSignal): Promise<string> {
    const task: RenderTask = { bundle: this.#dependencies.bundle, input };
    const definition = {
      file: join(import.meta.dirname, "render-process.ts"),
      env: getJobEnvironment(),
      maxHeapMb,
    };
    return Html.parse(await runTask(definition, task, { limits: renderLimits, signal }));
  }

  async #print(html: string, browserPath: string, signal: AbortSignal): Promise<Buffer> {
    const { worker = join(import.meta.dirname, "print-worker.ts"), timeoutMs } = this.#dependencies;
    const task: PrintTask = { html };
    const limits = { ...printLimits, ...(timeoutMs !== undefined && { timeoutMs }) };
    const dependencies = { browserPath, network: noNetwork, signal, limits };
    return Buffer.from(PdfBase64.parse(await runInBrowser(worker, task, dependencies)), "base64");
  }
}

/** @throws NotPrintedError where too many wait; the signal's reason; what `work` throws */
async function inTurn<T>(
  queue: FairQueue,
  network: string,
  signal: AbortSignal,
  work: () => Promise<T>,
): Promise<T> {
  const release = await queue.acquire(network, signal);
  if (release === undefined) throw new NotPrintedError("too many reports wait to be printed");
  try {
    signal.throwIfAborted();
    return await work();
  } finally {
    release();
  }
}
