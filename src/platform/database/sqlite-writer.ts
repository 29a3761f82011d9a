import { AppError } from "#base/app-error.ts";
import { getDatabaseThread, toBusy, type DatabaseThread } from "./database-thread.ts";
import { createGroupCommit, type GroupCommit } from "./group-commit.ts";
import type { SqliteTask, WriteItem } from "./sqlite-messages.ts";
import type { WriteOperation } from "./write-operation.ts";

/**
 * A form counts against its limits before it is stored. Without this pause, its next write would
 * miss the group that follows its last one, and wait for one more sync of a slow disk.
 */
const gatherMs = 1;

let connections = 0;

/** Writes to a SQLite file in the database thread, which opens it with the first write. */
export class SqliteWriter {
  readonly #connection = connections++;
  readonly #file: string;
  readonly #onCrash: (error: Error) => void;
  /** The writes that wait for the disk, and the others, which wait for one sync at most. */
  readonly #groups: Readonly<Record<"durable" | "fast", GroupCommit<WriteItem, unknown>>>;
  #thread: DatabaseThread | undefined;
  #stopListening: (() => void) | undefined;
  #crash: Error | undefined;
  #closed: Promise<void> | undefined;

  /**
   * @param onCrash is called where the thread has ended. What it was writing may have been
   *   committed; every later write fails
   */
  constructor(file: string, onCrash: (error: Error) => void) {
    this.#file = file;
    this.#onCrash = onCrash;
    const group = (isDurable: boolean) =>
      createGroupCommit(
        (items: readonly WriteItem[]) => this.#send({ do: "write", items, isDurable }),
        isDurable ? gatherMs : 0,
      );
    this.#groups = { durable: group(true), fast: group(false) };
  }

  /**
   * Writes in one transaction with others that wait.
   * @throws AppError `busy` where the file stays locked, its disk is full, too many writes wait, or
   *   the thread has ended
   */
  async write<In, Out>(
    { module, name }: WriteOperation<In, Out>,
    input: In,
    isDurable: boolean,
  ): Promise<Out> {
    if (this.#closed) throw new AppError("busy", "the database is closed");
    const group = this.#groups[isDurable ? "durable" : "fast"];
    return (await group.write({ module, name, input })) as Out;
  }

  async purge(): Promise<void> {
    await this.#send({ do: "purge" });
  }

  /** Closes the file, after everything that was accepted. */
  close(): Promise<void> {
    return (this.#closed ??= this.#close());
  }

  async #close(): Promise<void> {
    await Promise.all([this.#groups.durable.drain(), this.#groups.fast.drain()]);
    if (this.#thread && !this.#crash) await this.#send({ do: "close" });
    this.#stopListening?.();
  }

  async #send(task: SqliteTask): Promise<readonly unknown[]> {
    if (this.#crash) throw toBusy(this.#crash);
    this.#thread ??= this.#useThread();
    return this.#thread.send({ connection: this.#connection, file: this.#file, task });
  }

  #useThread(): DatabaseThread {
    const thread = getDatabaseThread();
    this.#stopListening = thread.onCrash((error) => {
      this.#crash = error;
      queueMicrotask(() => this.#onCrash(error)); // it may throw, and others listen too
    });
    return thread;
  }
}
