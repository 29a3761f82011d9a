import type { Socket } from "node:net";
import { CodedError } from "#base/coded-error.ts";
import type { FromTaskProcess, ToTaskProcess } from "./task-messages.ts";
import { watchParent } from "./watch-parent.ts";

/** What the parent of a child process offers to a task in it. */
export interface TaskHost {
  tell(event: unknown): void;
  /**
   * Requests something that only the parent may do.
   * @throws HostRefusal; the signal's reason
   */
  ask(question: string, input: unknown, signal: AbortSignal): Promise<unknown>;
}

/** The parent could not, or would not, fulfil a request. */
export class HostRefusal extends CodedError {
  override name = "HostRefusal";
}

interface PendingRequest {
  readonly resolve: (answer: unknown) => void;
  readonly reject: (error: unknown) => void;
}

const maxMessageChars = 4_000;

/**
 * Serves tasks in a process that run-task.ts started, one after another, until it is killed or its parent has ended.
 * Sockets that a task leaves open are closed at its end.
 * @param work returns a result that can be serialized as JSON
 * @param codeOf the code of an expected error, undefined for any other
 */
export function serveTasks<Task>(
  work: (task: Task, host: TaskHost, signal: AbortSignal) => Promise<unknown>,
  codeOf: (error: unknown) => string | undefined,
): void {
  const [, , parentPid, mode] = process.argv;
  if (mode === "watch-parent") watchParent({ parentPid: Number(parentPid) });
  // A terminal or a service manager sends these to the whole group; the parent decides when a task ends.
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const)
    process.on(signal, () => undefined);
  process.once("disconnect", () => process.kill(process.pid, "SIGKILL"));
  // The parent may have ended while the modules were loading.
  if (!process.connected || process.ppid !== Number(parentPid))
    process.kill(process.pid, "SIGKILL");

  const pending = new Map<number, PendingRequest>();
  const sockets = new Set<Socket>();
  let running: AbortController | undefined;
  let requestCount = 0;

  const host: TaskHost = {
    tell: (event) => send({ type: "event", event }),
    ask(question, input, signal) {
      const id = ++requestCount;
      const { promise, resolve, reject } = Promise.withResolvers<unknown>();
      const withdraw = () => {
        send({ type: "withdraw", id });
        reject(signal.reason);
      };
      if (signal.aborted) return Promise.reject(signal.reason);
      pending.set(id, { resolve, reject });
      signal.addEventListener("abort", withdraw, { once: true });
      send({ type: "ask", id, question, input });
      return promise.finally(() => {
        pending.delete(id);
        signal.removeEventListener("abort", withdraw);
      });
    },
  };

  async function run(task: Task, maxResultBytes: number): Promise<void> {
    const ending = new AbortController();
    running = ending;
    const outcome = await work(task, host, ending.signal).then(
      (result): FromTaskProcess => toMessage(result, maxResultBytes),
      (error: unknown): FromTaskProcess => ({
        type: "failed",
        code: codeOf(error) ?? null,
        message: toText(error),
      }),
    );
    ending.abort(new Error("the task has ended"));
    for (const socket of sockets) socket.destroy();
    send(outcome);
  }

  function takeSocket(id: number, socket: Socket | undefined): void {
    send({ type: "claimed", id });
    const waiting = pending.get(id);
    if (!socket)
      return waiting?.reject(new HostRefusal("refused", "the connection was closed on its way"));
    socket.on("error", () => socket.destroy());
    if (!waiting) return void socket.destroy();
    sockets.add(socket);
    socket.once("close", () => sockets.delete(socket));
    waiting.resolve(socket);
  }

  process.on("message", (message: ToTaskProcess, socket?: Socket) => {
    if (message.type === "task") void run(message.task as Task, message.maxResultBytes);
    else if (message.type === "abort") running?.abort(new Error("the task was aborted"));
    else if (message.type === "refusal")
      pending.get(message.id)?.reject(new HostRefusal(message.code, message.message));
    else if (message.hasSocket) takeSocket(message.id, socket);
    else pending.get(message.id)?.resolve(message.value);
  });
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
