import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import type { Socket } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { keepProcess, takeProcess, type ProcessDefinition } from "./process-pool.ts";
import { readProcessUsage, type ProcessUsage } from "./process-usage.ts";
import { TaskFailedError, TaskLimitError, TaskProcessDiedError } from "./task-error.ts";
import type { FromTaskProcess, ToTaskProcess } from "./task-messages.ts";

export interface TaskLimits {
  /** Processor time of all threads. Not enforced on systems without /proc, and no less is `maxMemoryBytes`. */
  readonly maxCpuMs: number;
  /** Resident memory of the process. */
  readonly maxMemoryBytes: number;
  readonly timeoutMs: number;
  /** Of the result as JSON in UTF-8. */
  readonly maxResultBytes: number;
}

/** What a process may ask its parent for: a value, or a connected socket of which not a byte has been read. */
export type Answer = { readonly value: unknown } | { readonly socket: Socket };
export type Answers = (question: string, input: unknown, signal: AbortSignal) => Promise<Answer>;

export interface TaskOptions {
  readonly limits: TaskLimits;
  /** Ends the task: the process has a moment to clear up, then it is killed. */
  readonly signal: AbortSignal;
  readonly onEvent?: (event: unknown) => void;
  /** Hears once, at the task's end however it ends, how much processor time it took. 0 on systems without /proc. */
  readonly onCpuUsed?: (cpuMs: number) => void;
  readonly answer?: Answers;
}

const pollIntervalMs = 200;
/** What an aborted process may take to end what it started itself. */
const abortGraceMs = 600;
/** A process that does not take a socket that it asked for is ended with its task sooner or later; until then no other is sent. */
const claimTimeoutMs = 5_000;
/** A process that has grown beyond this, or has done so many tasks, is not kept for the next. */
const keepBelowBytes = 300 * 1024 * 1024;
const maxTasks = 50;
const tasksDone = new WeakMap<ChildProcess, number>();

const noAnswers: Answers = async (question) => {
  throw new Error(`${question} is not answered`);
};

/**
 * Carries out one task in a process of its own and gives back its result. When the promise settles the process waits
 * for the next task, or it has ended.
 * @returns what came back as JSON: its size is checked, its shape is not
 * @throws TaskLimitError, TaskProcessDiedError, TaskFailedError; the signal's own reason
 */
export async function runTask(
  definition: ProcessDefinition,
  task: unknown,
  options: TaskOptions,
): Promise<unknown> {
  options.signal.throwIfAborted();
  const session = new TaskSession(takeProcess(definition), options);
  try {
    const result = await session.run(task);
    if (await session.isReusable()) keepProcess(definition, session.child);
    else await session.end();
    return result;
  } catch (error) {
    // A failure with a code is a way for a task to end, after which the process has nothing left of it.
    if (
      error instanceof TaskFailedError &&
      error.code !== undefined &&
      !options.signal.aborted &&
      (await session.isReusable())
    )
      keepProcess(definition, session.child);
    else await session.end();
    options.signal.throwIfAborted();
    throw error;
  }
}

class TaskSession {
  readonly child: ChildProcess;
  readonly #options: TaskOptions;
  readonly #outcome = Promise.withResolvers<unknown>();
  readonly #asked = new Map<number, AbortController>();
  readonly #claims = new Map<number, () => void>();
  readonly #exit = new AbortController();
  #handOvers: Promise<void> = Promise.resolve();

  constructor(child: ChildProcess, options: TaskOptions) {
    this.child = child;
    this.#options = options;
    this.#outcome.promise.catch(() => undefined);
  }

  async run(task: unknown): Promise<unknown> {
    const { signal, limits } = this.#options;
    const abort = () => void this.#abort();
    const late = setTimeout(
      () => this.#exceed("time", `longer than ${limits.timeoutMs} ms`),
      limits.timeoutMs,
    );
    let polling: NodeJS.Timeout | undefined;
    this.child.on("message", this.#hear).once("exit", this.#hearExit);
    signal.addEventListener("abort", abort, { once: true });
    try {
      const usage =
        this.child.pid === undefined ? undefined : await readProcessUsage(this.child.pid);
      this.#cpuBeforeMs = usage?.cpuMs ?? 0;
      polling = setInterval(() => void this.#checkUsage(), pollIntervalMs);
      if (this.child.exitCode !== null || this.child.signalCode !== null)
        this.#hearExit(this.child.exitCode, this.child.signalCode);
      this.#send({ type: "task", task, maxResultBytes: limits.maxResultBytes });
      if (signal.aborted) abort();
      return await this.#outcome.promise;
    } finally {
      clearTimeout(late);
      clearInterval(polling);
      await this.#reportCpu();
      signal.removeEventListener("abort", abort);
      this.child.off("message", this.#hear).off("exit", this.#hearExit);
      this.#exit.abort();
      for (const asked of this.#asked.values()) asked.abort(new Error("the task has ended"));
      tasksDone.set(this.child, (tasksDone.get(this.child) ?? 0) + 1);
    }
  }

  #cpuBeforeMs = 0;
  #cpuUsedMs = 0;

  /** A process that was killed cannot be measured any more: what was measured last counts. */
  async #reportCpu(): Promise<void> {
    const { onCpuUsed } = this.#options;
    if (onCpuUsed === undefined) return;
    await this.#measure();
    onCpuUsed(this.#cpuUsedMs);
  }

  async #measure(): Promise<ProcessUsage | undefined> {
    const usage = this.child.pid === undefined ? undefined : await readProcessUsage(this.child.pid);
    if (usage) this.#cpuUsedMs = Math.max(this.#cpuUsedMs, usage.cpuMs - this.#cpuBeforeMs);
    return usage;
  }

  async isReusable(): Promise<boolean> {
    const { child } = this;
    if (
      !child.connected ||
      child.pid === undefined ||
      this.#asked.size > 0 ||
      (tasksDone.get(child) ?? 0) >= maxTasks
    )
      return false;
    const usage = await readProcessUsage(child.pid);
    return child.connected && (usage?.memoryBytes ?? 0) < keepBelowBytes;
  }

  async end(): Promise<void> {
    const { child } = this;
    if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, "exit");
    child.kill("SIGKILL");
    await ended;
  }

  readonly #hearExit = (code: number | null, by: NodeJS.Signals | null): void => {
    this.#exit.abort();
    // V8 aborts when its heap is full.
    const isFull = code === 134 || by === "SIGABRT" || by === "SIGTRAP" || by === "SIGILL";
    this.#outcome.reject(
      isFull
        ? new TaskLimitError("memory", "the heap is full")
        : new TaskProcessDiedError(`the process ended with ${code ?? by}`),
    );
  };

  /** What throws here is of this task, and ends nothing else. */
  readonly #hear = (message: FromTaskProcess): void => {
    try {
      this.#take(message);
    } catch (error) {
      this.#outcome.reject(error);
    }
  };

  #take(message: FromTaskProcess): void {
    switch (message.type) {
      case "event":
        return this.#options.onEvent?.(message.event);
      case "ask":
        return void this.#answer(message.id, message.question, message.input);
      case "withdraw":
        return this.#asked.get(message.id)?.abort(new Error("it is not wanted any more"));
      case "claimed":
        return this.#claims.get(message.id)?.();
      case "done":
        return this.#takeResult(message.result);
      case "oversized":
        return this.#outcome.reject(
          new TaskLimitError("output", `the result has ${message.bytes} bytes`),
        );
      case "failed":
        return this.#outcome.reject(
          new TaskFailedError(message.code ?? undefined, message.message),
        );
    }
  }

  #takeResult(result: string): void {
    const { maxResultBytes } = this.#options.limits;
    // A string has at least a third as many units as bytes, so most that are too long are not even measured.
    if (result.length > maxResultBytes || Buffer.byteLength(result) > maxResultBytes)
      return this.#exceed("output", `a result of ${result.length} characters`);
    this.#outcome.resolve(JSON.parse(result));
  }

  #exceed(limit: TaskLimitError["limit"], what: string): void {
    this.#outcome.reject(new TaskLimitError(limit, `the task took ${what}`));
    this.child.kill("SIGKILL");
  }

  async #checkUsage(): Promise<void> {
    const { maxCpuMs, maxMemoryBytes } = this.#options.limits;
    const usage = await this.#measure();
    if (!usage || this.#exit.signal.aborted) return; // the task may have ended meanwhile
    if (usage.cpuMs - this.#cpuBeforeMs > maxCpuMs)
      this.#exceed("cpu", `more than ${maxCpuMs} ms of processor time`);
    else if (usage.memoryBytes > maxMemoryBytes)
      this.#exceed("memory", `more than ${maxMemoryBytes} bytes of memory`);
  }

  async #abort(): Promise<void> {
    this.#send({ type: "abort" });
    await Promise.race([this.#outcome.promise.catch(() => undefined), wait(abortGraceMs)]);
    this.#outcome.reject(this.#options.signal.reason);
  }

  #send(message: ToTaskProcess, socket?: Socket): void {
    // A channel that is closed tells of it by the process's end.
    if (this.child.connected) this.child.send(message, socket, {}, () => undefined);
    else socket?.destroy();
  }

  async #answer(id: number, question: string, input: unknown): Promise<void> {
    const asked = new AbortController();
    this.#asked.set(id, asked);
    try {
      const answered = await (this.#options.answer ?? noAnswers)(question, input, asked.signal);
      if ("socket" in answered) await this.#handOver(id, answered.socket, asked.signal);
      else this.#send({ type: "reply", id, value: answered.value, hasSocket: false });
    } catch (error) {
      const code = error instanceof Error && "code" in error ? String(error.code) : "";
      if (!asked.signal.aborted)
        this.#send({
          type: "refusal",
          id,
          code,
          message: error instanceof Error ? error.message : String(error),
        });
    } finally {
      this.#asked.delete(id);
    }
  }

  /** One socket at a time: one that was not sent yet is still ours to close, whatever happens to the process. */
  #handOver(id: number, socket: Socket, signal: AbortSignal): Promise<void> {
    socket.on("error", () => socket.destroy());
    const handedOver = this.#handOvers.then(async () => {
      if (
        signal.aborted ||
        this.#exit.signal.aborted ||
        socket.destroyed ||
        !this.child.connected
      ) {
        socket.destroy();
        signal.throwIfAborted();
        throw Object.assign(new Error("the connection was closed"), { code: "refused" });
      }
      const { promise: claimed, resolve } = Promise.withResolvers<void>();
      this.#claims.set(id, resolve);
      this.#send({ type: "reply", id, value: null, hasSocket: true }, socket);
      await Promise.race([
        claimed,
        wait(claimTimeoutMs, undefined, { signal: this.#exit.signal, ref: false }).catch(
          () => undefined,
        ),
      ]);
      this.#claims.delete(id);
    });
    this.#handOvers = handedOver.catch(() => undefined);
    return handedOver;
  }
}
