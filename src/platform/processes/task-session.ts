import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import type { Socket } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { readProcessUsage, type ProcessUsage } from "./process-usage.ts";
import { TaskFailedError, TaskLimitError, TaskProcessDiedError } from "./task-error.ts";
import type { FromTaskProcess, ToTaskProcess } from "./task-messages.ts";
import type { RequestHandler, TaskOptions } from "./task-options.ts";

const pollIntervalMs = 200;
/** The time in which an aborted process has to end the processes that it started. */
const abortGraceMs = 600;
/**
 * The time in which a process has to take a socket that it requested, before the next one is sent.
 */
const claimTimeoutMs = 5_000;
/** A process above this memory, or after this many tasks, is not kept for the next task. */
const keepBelowBytes = 300 * 1024 * 1024;
const maxTasks = 50;
const tasksDone = new WeakMap<ChildProcess, number>();

const rejectRequests: RequestHandler = async (name) => {
  throw new Error(`${name} is not answered`);
};

/** One task in a process: its limits, its messages and how it ends. */
export class TaskSession {
  readonly child: ChildProcess;
  readonly #options: TaskOptions;
  readonly #outcome = Promise.withResolvers<unknown>();
  readonly #requests = new Map<number, AbortController>();
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
    const timeoutTimer = setTimeout(
      () => this.#exceed("time", `longer than ${limits.timeoutMs} ms`),
      limits.timeoutMs,
    );
    let polling: NodeJS.Timeout | undefined;
    this.child.on("message", this.#handleMessage).once("exit", this.#handleExit);
    signal.addEventListener("abort", abort, { once: true });
    try {
      const usage =
        this.child.pid === undefined ? undefined : await readProcessUsage(this.child.pid);
      this.#cpuBeforeMs = usage?.cpuMs ?? 0;
      polling = setInterval(() => void this.#checkUsage(), pollIntervalMs);
      if (this.child.exitCode !== null || this.child.signalCode !== null)
        this.#handleExit(this.child.exitCode, this.child.signalCode);
      this.#send({ type: "task", task, maxResultBytes: limits.maxResultBytes });
      if (signal.aborted) abort();
      const result = await this.#outcome.promise;
      await this.#checkCpuAtEnd();
      return result;
    } finally {
      clearTimeout(timeoutTimer);
      clearInterval(polling);
      await this.#reportCpu();
      signal.removeEventListener("abort", abort);
      this.child.off("message", this.#handleMessage).off("exit", this.#handleExit);
      this.#exit.abort();
      for (const request of this.#requests.values()) request.abort(new Error("the task has ended"));
      tasksDone.set(this.child, (tasksDone.get(this.child) ?? 0) + 1);
    }
  }

  #cpuBeforeMs = 0;
  #cpuUsedMs = 0;

  /**
   * Reports the processor time. A killed process cannot be measured any more, so its last
   * measurement counts.
   */
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
      this.#requests.size > 0 ||
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

  readonly #handleExit = (code: number | null, by: NodeJS.Signals | null): void => {
    this.#exit.abort();
    // V8 aborts when its heap is full.
    const isFull = code === 134 || by === "SIGABRT" || by === "SIGTRAP" || by === "SIGILL";
    this.#outcome.reject(
      isFull
        ? new TaskLimitError("memory", "the heap is full")
        : new TaskProcessDiedError(`the process ended with ${code ?? by}`),
    );
  };

  /** An error in handling a message fails this task only. */
  readonly #handleMessage = (message: FromTaskProcess): void => {
    try {
      this.#dispatch(message);
    } catch (error) {
      this.#outcome.reject(error);
    }
  };

  #dispatch(message: FromTaskProcess): void {
    switch (message.type) {
      case "event":
        return this.#options.onEvent?.(message.event);
      case "request":
        return void this.#handleRequest(message.id, message.name, message.input);
      case "cancel":
        return this.#requests.get(message.id)?.abort(new Error("the request was withdrawn"));
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
    // A UTF-16 unit has at least one byte in UTF-8, so most results that are too long need no byte
    // count.
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

  /** A task may pass its limit and end between two measurements, more so on a busy machine. */
  async #checkCpuAtEnd(): Promise<void> {
    const { maxCpuMs } = this.#options.limits;
    await this.#measure();
    if (this.#cpuUsedMs > maxCpuMs)
      throw new TaskLimitError("cpu", `the task took more than ${maxCpuMs} ms of processor time`);
  }

  async #abort(): Promise<void> {
    this.#send({ type: "abort" });
    await Promise.race([this.#outcome.promise.catch(() => undefined), wait(abortGraceMs)]);
    this.#outcome.reject(this.#options.signal.reason);
  }

  #send(message: ToTaskProcess, socket?: Socket): void {
    // A closed channel is followed by the exit event of the process.
    if (this.child.connected) this.child.send(message, socket, {}, () => undefined);
    else socket?.destroy();
  }

  async #handleRequest(id: number, name: string, input: unknown): Promise<void> {
    const request = new AbortController();
    this.#requests.set(id, request);
    try {
      const answered = await (this.#options.handleRequest ?? rejectRequests)(
        name,
        input,
        request.signal,
      );
      if ("socket" in answered) await this.#handOver(id, answered.socket, request.signal);
      else this.#send({ type: "reply", id, value: answered.value, hasSocket: false });
    } catch (error) {
      const code = error instanceof Error && "code" in error ? String(error.code) : "";
      if (!request.signal.aborted)
        this.#send({
          type: "refusal",
          id,
          code,
          message: error instanceof Error ? error.message : String(error),
        });
    } finally {
      this.#requests.delete(id);
    }
  }

  /**
   * Sends one socket at a time: a socket that was not sent yet can still be closed here if the
   * process dies.
   */
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
