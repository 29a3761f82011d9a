import type { DatabaseSync } from "node:sqlite";
import { parentPort } from "node:worker_threads";
import { sql, type Kysely } from "kysely";
import { AppError } from "#base/app-error.ts";
import { retryWithBackoff } from "./retry-with-backoff.ts";
import {
  createKysely,
  openConnection,
  setUpConnection,
  writeInTransaction,
  writeWithoutSync,
} from "./sqlite-connection.ts";
import { classifySqliteError } from "./sqlite-errors.ts";
import type { SentError, SqliteReply, SqliteRequest, SqliteTask } from "./sqlite-messages.ts";
import type { Tables } from "./tables.ts";
import { loadWrite } from "./write-operation.ts";

/*
 * The thread that writes to SQLite files, so that the thread that serves waits for no disk.
 */

const retryTimeoutMs = 5_000;

class Connection {
  readonly #database: DatabaseSync;
  readonly #db: Kysely<Tables>;
  #isSetUp = false;
  /** The end of the latest task; the next one waits for it. */
  #last: Promise<unknown> = Promise.resolve();

  constructor(file: string) {
    this.#database = openConnection(file);
    this.#db = createKysely(this.#database);
  }

  run(task: SqliteTask): Promise<readonly unknown[]> {
    const outs = this.#last.then(() => withRetries(() => this.#perform(task)));
    this.#last = outs.catch(() => undefined);
    return outs;
  }

  async #perform(task: SqliteTask): Promise<readonly unknown[]> {
    if (!this.#isSetUp) setUpConnection(this.#database);
    this.#isSetUp = true;
    if (task.do === "write") return this.#write(task);
    // Deleted rows are still in the write-ahead log until a checkpoint empties it. A concurrent
    // reader may prevent that; then the next checkpoint does it.
    if (task.do === "purge") await sql`pragma wal_checkpoint(truncate)`.execute(this.#db);
    else await this.#db.destroy();
    return [];
  }

  /** Writes a group in one transaction. */
  async #write({
    items,
    isDurable,
  }: Extract<SqliteTask, { do: "write" }>): Promise<readonly unknown[]> {
    const operations = await Promise.all(items.map(loadWrite));
    const write = isDurable ? writeInTransaction : writeWithoutSync;
    return this.#db.connection().execute((connection) =>
      write(this.#database, async () => {
        const outs: unknown[] = [];
        for (const [i, { run }] of operations.entries())
          outs.push(await run(connection, items[i]!.input, "sqlite"));
        return outs;
      }),
    );
  }
}

const connections = new Map<number, Connection>();
parentPort!.on("message", (request: SqliteRequest) => void answer(request));

async function answer({ id, connection, file, task }: SqliteRequest): Promise<void> {
  try {
    const opened = connections.get(connection) ?? new Connection(file);
    connections.set(connection, opened);
    if (task.do === "close") connections.delete(connection);
    reply({ id, outs: await opened.run(task) });
  } catch (error) {
    reply({ id, failure: toSentError(error) });
  }
}

function reply(message: SqliteReply): void {
  parentPort!.postMessage(message);
}

function withRetries<T>(work: () => Promise<T>): Promise<T> {
  return retryWithBackoff(work, classifySqliteError, retryTimeoutMs);
}

function toSentError(thrown: unknown): SentError {
  const isBusy = thrown instanceof AppError && thrown.code === "busy";
  const cause = isBusy ? thrown.cause : thrown;
  const error = cause instanceof Error ? cause : new Error(String(cause));
  const { code, errcode } = error as { readonly code?: unknown; readonly errcode?: unknown };
  return { isBusy, error, codes: { code, errcode } };
}
