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

/** Older ones can lose committed rows when a checkpoint meets a WAL reset. @see https://www.sqlite.org/wal.html */
const minSafeVersion = "3.51.3";

/** SQLite waits inside its call and stops the whole process meanwhile: little of it, the rest is waited outside. */
const busyTimeoutMs = 50;
const retryTimeoutMs = 5_000;

/**
 * Opens one SQLite file, which is created with its folder where it is missing.
 * @param file an absolute path
 * @throws Error where the SQLite of this Node is too old to be trusted with data
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
    chmodSync(file, 0o600); // the log beside it takes after it
    rejectOldSqlite(readVersion(database));
    await withRetries(async () => setUp(database));
    await write((connection) => migrate(connection, migrations)); // as a whole or not at all, also when killed or not alone
    await syncFolder(dirname(file)); // the file's own name has to survive a power cut too
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
    // What was deleted still stands in the log; once the log is emptied it is nowhere. A reader may hinder that for
    // the moment, and the next checkpoint does it then.
    purgeDeleted: async () => void (await sql`pragma wal_checkpoint(truncate)`.execute(db)),
    close: () => db.destroy(),
  };
}

/** @throws Error where the version is older than the oldest safe one */
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
  database.exec("pragma synchronous = full"); // a commit returns when it is on the disk
  database.exec("pragma fullfsync = on"); // on macOS alone: there a plain fsync stops at the disk's own cache
  database.exec("pragma secure_delete = on"); // deleted on request means overwritten
  database.exec("pragma foreign_keys = on"); // what is told of a lead goes with it
}

/** Takes the right to write at the start, so that a transaction never has to be given up halfway for it. */
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
 * Without waiting for the disk at COMMIT. The log is still synced before it is carried over into the file, so that
 * a power cut loses the latest of these writes and spoils nothing. @see https://www.sqlite.org/pragma.html#pragma_synchronous
 */
async function writeWithoutSync<T>(database: DatabaseSync, work: () => Promise<T>): Promise<T> {
  database.exec("pragma synchronous = normal");
  try {
    return await writeInTransaction(database, work);
  } finally {
    database.exec("pragma synchronous = full");
  }
}

/** Kysely expects the shape of better-sqlite3. */
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
