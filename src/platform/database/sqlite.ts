import { chmodSync, mkdirSync } from "node:fs";
import { dirname } from "node:path";
import { DatabaseSync, type SQLInputValue } from "node:sqlite";
import { Kysely, sql, SqliteDialect, type SqliteDatabase } from "kysely";
import type { Database } from "./database.ts";
import { createGroupCommit } from "./group-commit.ts";
import { migrate, type Migrations } from "./migrate.ts";
import { retryWithBackoff } from "./retry-with-backoff.ts";
import { classifySqliteError } from "./sqlite-errors.ts";
import { syncFolder } from "./sync-folder.ts";
import type { Tables } from "./tables.ts";

/**
 * Older versions can lose committed rows when a checkpoint coincides with a WAL reset.
 * @see https://www.sqlite.org/wal.html
 */
const minSafeVersion = "3.51.3";

/**
 * SQLite waits for a lock inside its call and blocks the event loop meanwhile, so most of the
 * waiting is done by `retryWithBackoff`.
 */
const busyTimeoutMs = 50;
const retryTimeoutMs = 5_000;

/**
 * Opens a SQLite file. A missing file is created with its folder.
 * @param file an absolute path
 * @throws Error where the SQLite version of this Node can lose data; AppError `busy` where the file
 *   stays locked
 */
export async function openSqlite(file: string, migrations: Migrations): Promise<Database> {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  const database = new DatabaseSync(file, { timeout: busyTimeoutMs });
  const db = new Kysely<Tables>({
    dialect: new SqliteDialect({ database: adaptForKysely(database) }),
  });
  const withRetries = <T>(work: () => Promise<T>): Promise<T> =>
    retryWithBackoff(work, classifySqliteError, retryTimeoutMs);
  const write = <T>(work: (db: Kysely<Tables>) => Promise<T>): Promise<T> =>
    withRetries(() =>
      db.connection().execute((connection) => writeInTransaction(database, () => work(connection))),
    );
  const writeFast = <T>(work: (db: Kysely<Tables>) => Promise<T>): Promise<T> =>
    withRetries(() =>
      db.connection().execute((connection) => writeWithoutSync(database, () => work(connection))),
    );

  try {
    chmodSync(file, 0o600); // SQLite creates the write-ahead log with the same permissions
    rejectOldSqlite(readVersion(database));
    await withRetries(async () => setUp(database));
    await write((connection) => migrate(connection, migrations)); // all steps in one transaction
    await syncFolder(dirname(file)); // makes the name of a new file survive a power cut
  } catch (error) {
    database.close();
    throw error;
  }

  return {
    kind: "sqlite",
    read: (work) => withRetries(() => work(db)),
    write,
    writer: <In, Out>(
      work: (db: Kysely<Tables>, item: In) => Promise<Out>,
      { isDurable = true } = {},
    ) =>
      createGroupCommit((items: readonly In[]) =>
        (isDurable ? write : writeFast)(async (connection) => {
          const outs: Out[] = [];
          for (const item of items) outs.push(await work(connection, item));
          return outs;
        }),
      ),
    // Deleted rows are still in the write-ahead log until a checkpoint empties it. A concurrent
    // reader may prevent that; then the next checkpoint does it.
    purgeDeleted: async () => void (await sql`pragma wal_checkpoint(truncate)`.execute(db)),
    close: () => db.destroy(),
  };
}

/** @throws Error where the version is older than `minSafeVersion` */
export function rejectOldSqlite(version: string): void {
  if (version.localeCompare(minSafeVersion, "en", { numeric: true }) < 0) {
    throw new Error(
      `SQLite ${version} can lose data: a Node with SQLite ${minSafeVersion} or newer is needed`,
    );
  }
}

function readVersion(database: DatabaseSync): string {
  return String(database.prepare("select sqlite_version() as version").get()?.["version"]);
}

function setUp(database: DatabaseSync): void {
  database.exec("pragma journal_mode = wal");
  database.exec("pragma synchronous = full"); // a commit returns after it is synced to the disk
  database.exec("pragma fullfsync = on"); // macOS only: its fsync does not flush the disk's cache
  database.exec("pragma secure_delete = on"); // deleted content is overwritten
  database.exec("pragma foreign_keys = on"); // a lead's notifications are deleted with it
}

/**
 * Takes the write lock at the start, so that a transaction does not fail halfway for lack of it.
 */
async function writeInTransaction<T>(database: DatabaseSync, work: () => Promise<T>): Promise<T> {
  database.exec("begin immediate");
  try {
    const result = await work();
    database.exec("commit");
    return result;
  } catch (error) {
    if (database.isTransaction) database.exec("rollback");
    throw error;
  }
}

/**
 * Writes without waiting for the disk at COMMIT. The log is still synced before a checkpoint, so
 * that a power cut may lose the latest of these writes but does not damage the file.
 * @see https://www.sqlite.org/pragma.html#pragma_synchronous
 */
async function writeWithoutSync<T>(database: DatabaseSync, work: () => Promise<T>): Promise<T> {
  database.exec("pragma synchronous = normal");
  try {
    return await writeInTransaction(database, work);
  } finally {
    database.exec("pragma synchronous = full");
  }
}

/** Adapts node:sqlite to the interface of better-sqlite3, which Kysely expects. */
function adaptForKysely(database: DatabaseSync): SqliteDatabase {
  return {
    close: () => database.close(),
    prepare(text) {
      const statement = database.prepare(text);
      const values = (parameters: readonly unknown[]) => parameters as readonly SQLInputValue[];
      return {
        reader: statement.columns().length > 0,
        all: (parameters) => statement.all(...values(parameters)),
        run: (parameters) => statement.run(...values(parameters)),
        iterate: (parameters) => statement.iterate(...values(parameters)),
      };
    },
  };
}
