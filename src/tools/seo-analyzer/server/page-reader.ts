import { fork, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import type { PageAudit } from "../engine/audit.ts";
import type { PageSource, RelatedPage } from "../engine/page-source.ts";
import type { PageDigest } from "../engine/site-audit.ts";
import type { WantedAddresses } from "../engine/wanted.ts";
import { JobFailure } from "#platform/jobs/job.ts";

type Markup = Pick<PageSource, "html" | "url" | "headers">;

/** What the process can be asked for. */
export interface PageTasks {
  readonly wanted: { readonly input: Markup; readonly output: WantedAddresses };
  readonly digest: { readonly input: PageSource; readonly output: PageDigest };
  readonly audit: { readonly input: PageSource; readonly output: PageAudit };
  readonly related: {
    readonly input: Markup & { readonly now: string };
    readonly output: Pick<RelatedPage, "isNoindex" | "alternates">;
  };
}
export type TaskName = keyof PageTasks;

export type PageAnswer =
  | { readonly output: PageTasks[TaskName]["output"] }
  | { readonly failure: string; readonly isTooDeep: boolean };

/** Parses and judges pages beside the server, one at a time. */
export interface PageReader {
  ask<Name extends TaskName>(
    name: Name,
    input: PageTasks[Name]["input"],
  ): Promise<PageTasks[Name]["output"]>;
  /** Gives the process back. */
  close(): void;
}

/** Far more than the largest page that is fetched takes; what takes longer was made for that. */
const longestTaskMs = 20_000;
const mostMemoryMb = 512;
/** To start a process and load all rules takes longer than to judge a page: it waits a while for the next one. */
const idleMs = 60_000;
/** Processes that wait, with what has to be called when one is taken. */
const idle: { readonly child: ChildProcess; readonly take: () => void }[] = [];

/** @param signal ends the process, also in the middle of a page */
export function startPageReader(signal: AbortSignal): PageReader {
  const child = takeIdle() ?? startProcess();
  let isEnded = false;
  let unanswered = 0;
  let before: Promise<unknown> = Promise.resolve();

  function end(): void {
    isEnded = true;
    child.kill("SIGKILL");
  }
  signal.addEventListener("abort", end, { once: true });

  async function answer<Name extends TaskName>(
    name: Name,
    input: PageTasks[Name]["input"],
  ): Promise<PageTasks[Name]["output"]> {
    signal.throwIfAborted();
    const [late, answered] = [AbortSignal.timeout(longestTaskMs), new AbortController()];
    const waiting = { signal: AbortSignal.any([signal, late, answered.signal]) };
    unanswered++;
    try {
      const hears = Promise.race([
        once(child, "message", waiting),
        once(child, "exit", waiting).then(([code]) => [
          { failure: `it ended with ${code}`, isTooDeep: true },
        ]),
      ]);
      child.send({ name, input });
      const [said] = (await hears) as [PageAnswer];
      if ("failure" in said)
        throw said.isTooDeep
          ? new JobFailure("too-large", { cause: said.failure })
          : new Error(said.failure);
      unanswered--;
      return said.output as PageTasks[Name]["output"];
    } catch (error) {
      end();
      signal.throwIfAborted();
      throw late.aborted ? new JobFailure("too-large", { cause: error }) : error;
    } finally {
      answered.abort();
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
      // An answer that nobody waits for any more would be taken for that of the next question.
      if (unanswered > 0) end();
      if (!isEnded) keepIdle(child);
    },
  };
}

/** It gets nothing of ours: no settings, no files that are open, no terminal. */
function startProcess(): ChildProcess {
  const child = fork(join(import.meta.dirname, "page-process.ts"), {
    env: {},
    execArgv: [`--max-old-space-size=${mostMemoryMb}`, "--disable-warning=ExperimentalWarning"],
    serialization: "advanced",
    stdio: ["ignore", "ignore", "ignore", "ipc"],
  });
  child.on("error", () => child.kill("SIGKILL")); // whoever waits hears of its end
  return child;
}

function takeIdle(): ChildProcess | undefined {
  const waiting = idle.pop();
  waiting?.take();
  return waiting?.child;
}

function keepIdle(child: ChildProcess): void {
  const end = () => {
    idle.splice(
      idle.findIndex((waiting) => waiting.child === child),
      1,
    );
    take();
    child.kill("SIGKILL");
  };
  const tired = setTimeout(end, idleMs).unref();
  const take = () => {
    clearTimeout(tired);
    child.off("exit", end).ref();
    child.channel?.ref();
  };
  child.once("exit", end).unref();
  child.channel?.unref();
  idle.push({ child, take });
}
