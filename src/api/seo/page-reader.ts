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
  close(): Promise<void>;
}

/** Far more than the largest page that is fetched takes; what takes longer was made for that. */
const longestTaskMs = 20_000;
const mostMemoryMb = 512;

/** @param signal ends the thread, also in the middle of a page */
export function startPageReader(signal: AbortSignal): PageReader {
  const worker = new Worker(new URL("page-thread.ts", import.meta.url), { resourceLimits: { maxOldGenerationSizeMb: mostMemoryMb } });
  const failed = once(worker, "error").then(([error]) => Promise.reject(error));
  failed.catch(() => undefined); // whoever waits hears of it
  const close = async () => void (await worker.terminate());
  signal.addEventListener("abort", close, { once: true });
  let before: Promise<unknown> = Promise.resolve();

  async function answer<Name extends TaskName>(name: Name, input: PageTasks[Name]["input"]): Promise<PageTasks[Name]["output"]> {
    signal.throwIfAborted();
    const late = AbortSignal.timeout(longestTaskMs);
    worker.postMessage({ name, input });
    try {
      const [output] = await Promise.race([once(worker, "message", { signal: AbortSignal.any([signal, late]) }), failed]);
      return output as PageTasks[Name]["output"];
    } catch (error) {
      signal.throwIfAborted();
      await close();
      throw late.aborted || isOutOfMemory(error) ? new JobFailure("too-large", { cause: error }) : error;
    }
  }

  return {
    ask(name, input) {
      const asked = before.then(() => answer(name, input));
      before = asked.catch(() => undefined);
      return asked;
    },
    async close() {
      signal.removeEventListener("abort", close);
      await close();
    },
  };
}

function isOutOfMemory(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "ERR_WORKER_OUT_OF_MEMORY";
}
