import { once } from "node:events";
import { Worker } from "node:worker_threads";
import type { PageAudit } from "#tools/seo-analyzer/audit.ts";
import type { PageSource, RelatedPage } from "#tools/seo-analyzer/page-source.ts";
import type { PageDigest } from "#tools/seo-analyzer/site-audit.ts";
import type { WantedAddresses } from "#tools/seo-analyzer/wanted.ts";
import { JobFailure } from "../jobs/job.ts";

type Markup = Pick<PageSource, "html" | "url" | "headers">;

/** What the thread can be asked for. */
export interface PageTasks {
  readonly wanted: { readonly input: Markup; readonly output: WantedAddresses };
  readonly digest: { readonly input: PageSource; readonly output: PageDigest };
  readonly audit: { readonly input: PageSource; readonly output: PageAudit };
  readonly related: { readonly input: Markup & { readonly now: string }; readonly output: Pick<RelatedPage, "isNoindex" | "alternates"> };
}
export type TaskName = keyof PageTasks;

/** Parses and judges pages beside the server, one at a time. */
export interface PageReader {
  ask<Name extends TaskName>(name: Name, input: PageTasks[Name]["input"]): Promise<PageTasks[Name]["output"]>;
  /** Gives the thread back. */
  close(): void;
}

/** Far more than the largest page that is fetched takes; what takes longer was made for that. */
const longestTaskMs = 20_000;
const mostMemoryMb = 512;
/** To start a thread and load all rules takes longer than to judge a page: it waits a while for the next one. */
const idleMs = 60_000;
/** Threads that wait, with what has to be called when one is taken. */
const idle: { readonly worker: Worker; readonly take: () => void }[] = [];

/** @param signal ends the thread, also in the middle of a page */
export function startPageReader(signal: AbortSignal): PageReader {
  const worker = takeIdle() ?? new Worker(new URL("page-thread.ts", import.meta.url), { resourceLimits: { maxOldGenerationSizeMb: mostMemoryMb } });
  const failed = Promise.withResolvers<never>();
  failed.promise.catch(() => undefined); // whoever waits hears of it
  worker.once("error", failed.reject);
  let isEnded = false;
  let unanswered = 0;
  let before: Promise<unknown> = Promise.resolve();

  function end(): void {
    isEnded = true;
    void worker.terminate();
  }
  signal.addEventListener("abort", end, { once: true });

  async function answer<Name extends TaskName>(name: Name, input: PageTasks[Name]["input"]): Promise<PageTasks[Name]["output"]> {
    signal.throwIfAborted();
    const late = AbortSignal.timeout(longestTaskMs);
    unanswered++;
    worker.postMessage({ name, input });
    try {
      const [output] = await Promise.race([once(worker, "message", { signal: AbortSignal.any([signal, late]) }), failed.promise]);
      unanswered--;
      return output as PageTasks[Name]["output"];
    } catch (error) {
      end();
      signal.throwIfAborted();
      throw late.aborted || isOutOfRoom(error) ? new JobFailure("too-large", { cause: error }) : error;
    }
  }

  return {
    ask(name, input) {
      const asked = before.then(() => answer(name, input));
      before = asked.catch(() => undefined);
      return asked;
    },
    close() {
      signal.removeEventListener("abort", end);
      worker.off("error", failed.reject);
      // An answer that nobody waits for any more would be taken for that of the next question.
      if (unanswered > 0) end();
      if (!isEnded) keepIdle(worker);
    },
  };
}

function takeIdle(): Worker | undefined {
  const waiting = idle.pop();
  waiting?.take();
  return waiting?.worker;
}

function keepIdle(worker: Worker): void {
  const end = () => {
    idle.splice(
      idle.findIndex((waiting) => waiting.worker === worker),
      1,
    );
    take();
    void worker.terminate();
  };
  const tired = setTimeout(end, idleMs).unref();
  const take = () => {
    clearTimeout(tired);
    worker.off("error", end).ref();
  };
  worker.once("error", end).unref();
  idle.push({ worker, take });
}

/** Out of memory, or nested deeper than the stack goes: no page of people is. */
function isOutOfRoom(error: unknown): boolean {
  return error instanceof RangeError || (error instanceof Error && "code" in error && error.code === "ERR_WORKER_OUT_OF_MEMORY");
}
