import type { Socket } from "node:net";
import { CodedError } from "#base/coded-error.ts";
import type { FromTaskProcess, ToTaskProcess } from "./task-messages.ts";
import { watchParent } from "./watch-parent.ts";

/** What the parent of a child process offers to a task in it. */
export interface TaskHost {
  sendEvent(event: unknown): void;
  /**
   * Requests something that only the parent may do.
   * @throws HostRequestError; the signal's reason
   */
  request(name: string, input: unknown, signal: AbortSignal): Promise<unknown>;
}

/** The parent could not, or would not, fulfil a request. */
export class HostRequestError extends CodedError {
  override name = "HostRequestError";
}

interface PendingRequest {
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: unknown) => void;
}

const maxMessageChars = 4_000;

type Work<Task> = (task: Task, host: TaskHost, signal: AbortSignal) => Promise<unknown>;
type CodeOf = (error: unknown) => string | undefined;

/**
 * Serves tasks in a process that run-task.ts started, one after another, until it is killed or its
 * parent has ended. Sockets that a task leaves open are closed at its end.
 * @param work returns a result that can be serialized as JSON
 * @param getErrorCode the code of an expected error, undefined for any other
 */
export function serveTasks<Task>(work: Work<Task>, getErrorCode: CodeOf): void {
  endWithParent();
  const requests = new ParentRequests();
  let running: AbortController | undefined;

  async function run(task: Task, maxResultBytes: number): Promise<void> {
    const ending = new AbortController();
    running = ending;
    const outcome = await work(task, requests, ending.signal).then(
      (result): FromTaskProcess => toMessage(result, maxResultBytes),
      (error: unknown): FromTaskProcess => ({
        type: "failed",
        code: getErrorCode(error) ?? null,
        message: toText(error),
      }),
    );
    ending.abort(new Error("the task has ended"));
    requests.closeSockets();
    send(outcome);
  }

  process.on("message", (message: ToTaskProcess, socket?: Socket) => {
    if (message.type === "task") void run(message.task as Task, message.maxResultBytes);
    else if (message.type === "abort") running?.abort(new Error("the task was aborted"));
    else requests.settle(message, socket);
  });
}

/** Leaves the end of this process to its parent, and ends it with the parent. */
function endWithParent(): void {
  const [, , parentPid, mode] = process.argv;
  if (mode === "watch-parent") watchParent({ parentPid: Number(parentPid) });
  // A terminal or a service manager sends these to the whole group; the parent decides when a task
  // ends.
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const)
    process.on(signal, () => undefined);
  process.once("disconnect", () => process.kill(process.pid, "SIGKILL"));
  // The parent may have ended while the modules were loading.
  if (!process.connected || process.ppid !== Number(parentPid))
    process.kill(process.pid, "SIGKILL");
}

/** The parent's answer to a request. */
type Reply = Exclude<ToTaskProcess, { readonly type: "task" | "abort" }>;

/** What tasks request of the parent until it is answered, and the sockets that it handed over. */
class ParentRequests implements TaskHost {
  readonly #pending = new Map<number, PendingRequest>();
  readonly #sockets = new Set<Socket>();
  #requestCount = 0;

  sendEvent(event: unknown): void {
    send({ type: "event", event });
  }

  request(name: string, input: unknown, signal: AbortSignal): Promise<unknown> {
    const id = ++this.#requestCount;
    const { promise, resolve, reject } = Promise.withResolvers<unknown>();
    const cancel = () => {
      send({ type: "cancel", id });
      reject(signal.reason);
    };
    if (signal.aborted) return Promise.reject(signal.reason);
    this.#pending.set(id, { resolve, reject });
    signal.addEventListener("abort", cancel, { once: true });
    send({ type: "request", id, name, input });
    return promise.finally(() => {
      this.#pending.delete(id);
      signal.removeEventListener("abort", cancel);
    });
  }

  settle(reply: Reply, socket: Socket | undefined): void {
    if (reply.type === "refusal")
      this.#pending.get(reply.id)?.reject(new HostRequestError(reply.code, reply.message));
    else if (reply.hasSocket) this.#takeSocket(reply.id, socket);
    else this.#pending.get(reply.id)?.resolve(reply.value);
  }

  closeSockets(): void {
    for (const socket of this.#sockets) socket.destroy();
  }

  #takeSocket(id: number, socket: Socket | undefined): void {
    send({ type: "claimed", id });
    const waiting = this.#pending.get(id);
    if (!socket)
      return waiting?.reject(
        new HostRequestError("refused", "the connection was closed on its way"),
      );
    socket.on("error", () => socket.destroy());
    if (!waiting) return void socket.destroy();
    this.#sockets.add(socket);
    socket.once("close", () => this.#sockets.delete(socket));
    waiting.resolve(socket);
  }
}

function send(message: FromTaskProcess): void {
  if (process.connected) process.send!(message, undefined, {}, () => undefined);
}

function toMessage(result: unknown, maxResultBytes: number): FromTaskProcess {
  const json = JSON.stringify(result);
  const bytes = Buffer.byteLength(json);
  return bytes > maxResultBytes ? { type: "oversized", bytes } : { type: "done", result: json };
}

function toText(error: unknown): string {
  return (error instanceof Error ? (error.stack ?? error.message) : String(error)).slice(
    0,
    maxMessageChars,
  );
}
