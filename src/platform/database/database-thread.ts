import { join } from "node:path";
import { Worker } from "node:worker_threads";
import { AppError } from "#base/app-error.ts";
import type { SentError, SqliteReply, SqliteRequest } from "./sqlite-messages.ts";

let running: DatabaseThread | undefined;

/** Returns the thread that writes to all SQLite files of this process, and starts it if needed. */
export function getDatabaseThread(): DatabaseThread {
  return (running ??= new DatabaseThread());
}

/** The thread keeps the process running only while it has something to do. */
export class DatabaseThread {
  readonly #worker = new Worker(join(import.meta.dirname, "sqlite-thread.ts"), {
    name: "database",
  });
  readonly #waiting = new Map<number, PromiseWithResolvers<readonly unknown[]>>();
  readonly #crashListeners = new Set<(error: Error) => void>();
  #nextId = 0;

  constructor() {
    let failure: Error | undefined;
    this.#worker.on("message", (reply: SqliteReply) => this.#settle(reply));
    this.#worker.once("error", (error: Error) => (failure = error));
    this.#worker.once("exit", (code) =>
      this.#end(failure ?? new Error(`the database thread ended with exit code ${code}`)),
    );
  }

  /** Sends a request. @throws DataCloneError where it cannot be copied */
  async send(request: Omit<SqliteRequest, "id">): Promise<readonly unknown[]> {
    const id = this.#nextId++;
    const waiting = Promise.withResolvers<readonly unknown[]>();
    this.#worker.postMessage({ id, ...request } satisfies SqliteRequest);
    this.#waiting.set(id, waiting);
    this.#worker.ref();
    return waiting.promise;
  }

  /** @param listener is called where the thread has ended. @returns removes the listener */
  onCrash(listener: (error: Error) => void): () => void {
    this.#crashListeners.add(listener);
    return () => void this.#crashListeners.delete(listener);
  }

  #settle(reply: SqliteReply): void {
    const waiting = this.#waiting.get(reply.id);
    // Node's watch mode sends messages of its own: which modules the thread loads.
    if (waiting === undefined) return;
    const { resolve, reject } = waiting;
    this.#waiting.delete(reply.id);
    if (this.#waiting.size === 0) this.#worker.unref();
    if ("outs" in reply) resolve(reply.outs);
    else reject(toError(reply.failure));
  }

  #end(error: Error): void {
    running = undefined;
    for (const { reject } of this.#waiting.values()) reject(toBusy(error));
    this.#waiting.clear();
    for (const listener of this.#crashListeners) listener(error);
  }
}

/** The error of a write while the thread is gone. */
export function toBusy(cause: Error): AppError {
  return new AppError("busy", "the database thread has ended", { cause });
}

function toError({ isBusy, error, codes }: SentError): Error {
  Object.assign(error, codes);
  return isBusy ? new AppError("busy", "the database is unavailable", { cause: error }) : error;
}
