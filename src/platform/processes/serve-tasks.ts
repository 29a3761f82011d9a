import type { Socket } from "node:net";
import type { FromTaskProcess, ToTaskProcess } from "./task-messages.ts";
import { watchParent } from "./watch-parent.ts";

/** What a task in a process of its own has of its parent. */
export interface TaskHost {
  tell(event: unknown): void;
  /**
   * Has the parent do what only the parent may do.
   * @throws HostRefusal; the signal's own reason
   */
  ask(question: string, input: unknown, signal: AbortSignal): Promise<unknown>;
}

/** The parent could not, or would not, do what it was asked for. */
export class HostRefusal extends Error {
  override name = "HostRefusal";
  readonly code: string;
  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}

interface Asked {
  readonly resolve: (answer: unknown) => void;
  readonly reject: (error: unknown) => void;
}

const maxMessageChars = 4_000;

/**
 * The life of a process that run-task.ts started: one task after another until it is killed or its parent has ended.
 * Whatever a task leaves open (its sockets above all) is closed at its end.
 * @param work gives a result that JSON carries
 * @param codeOf the code of an error that was to be expected, undefined for any other
 */
export function serveTasks<Task>(
  work: (task: Task, host: TaskHost, signal: AbortSignal) => Promise<unknown>,
  codeOf: (error: unknown) => string | undefined,
): void {
  const [, , parentPid, mode] = process.argv;
  if (mode === "watch-parent") watchParent({ parentPid: Number(parentPid) });
  // A terminal or a service manager sends these to everybody at once; the parent decides when a task ends.
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const)
    process.on(signal, () => undefined);
  process.once("disconnect", () => process.kill(process.pid, "SIGKILL"));
  // The parent may have ended while all this was loaded.
  if (!process.connected || process.ppid !== Number(parentPid))
    process.kill(process.pid, "SIGKILL");

  const asked = new Map<number, Asked>();
  const sockets = new Set<Socket>();
  let running: AbortController | undefined;
  let asks = 0;

  const host: TaskHost = {
    tell: (event) => say({ type: "event", event }),
    ask(question, input, signal) {
      const id = ++asks;
      const { promise, resolve, reject } = Promise.withResolvers<unknown>();
      const withdraw = () => {
        say({ type: "withdraw", id });
        reject(signal.reason);
      };
      if (signal.aborted) return Promise.reject(signal.reason);
      asked.set(id, { resolve, reject });
      signal.addEventListener("abort", withdraw, { once: true });
      say({ type: "ask", id, question, input });
      return promise.finally(() => {
        asked.delete(id);
        signal.removeEventListener("abort", withdraw);
      });
    },
  };

  async function run(task: Task, maxResultBytes: number): Promise<void> {
    const ending = new AbortController();
    running = ending;
    const answer = await work(task, host, ending.signal).then(
      (result): FromTaskProcess => answerOf(result, maxResultBytes),
      (error: unknown): FromTaskProcess => ({
        type: "failed",
        code: codeOf(error) ?? null,
        message: textOf(error),
      }),
    );
    ending.abort(new Error("the task has ended"));
    for (const socket of sockets) socket.destroy();
    say(answer);
  }

  function takeSocket(id: number, socket: Socket | undefined): void {
    say({ type: "claimed", id });
    const waiting = asked.get(id);
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
      asked.get(message.id)?.reject(new HostRefusal(message.code, message.message));
    else if (message.hasSocket) takeSocket(message.id, socket);
    else asked.get(message.id)?.resolve(message.value);
  });
}

function say(message: FromTaskProcess): void {
  if (process.connected) process.send!(message, undefined, {}, () => undefined);
}

function answerOf(result: unknown, maxResultBytes: number): FromTaskProcess {
  const json = JSON.stringify(result);
  const bytes = Buffer.byteLength(json);
  return bytes > maxResultBytes ? { type: "oversized", bytes } : { type: "done", result: json };
}

function textOf(error: unknown): string {
  return (error instanceof Error ? (error.stack ?? error.message) : String(error)).slice(
    0,
    maxMessageChars,
  );
}
