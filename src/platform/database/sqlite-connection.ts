import { DatabaseSync, type SQLInputValue } from "node:sqlite";
import { Kysely, SqliteDialect, type SqliteDatabase, type SqliteStatement } from "kysely";
import type { Tables } from "./tables.ts";

/**
 * SQLite waits for a lock inside its call and blocks its thread meanwhile, so most of the waiting
 * is done by `retryWithBackoff`.
 */
const busyTimeoutMs = 50;
/** The texts of queries with lists differ by their number of values, so they are not counted. */
const maxCachedStatements = 200;

/** Opens a connection whose commits return after they are synced to the disk. */
export function openConnection(file: string): DatabaseSync {
  return new DatabaseSync(file, { timeout: busyTimeoutMs });
}

/** Sets what SQLite does not keep in the file, and the write-ahead log, which it does. */
export function setUpConnection(database: DatabaseSync): void {
  database.exec("pragma journal_mode = wal");
  database.exec("pragma synchronous = full"); // a commit returns after it is synced to the disk
  database.exec("pragma fullfsync = on"); // macOS only: its fsync does not flush the disk's cache
  database.exec("pragma secure_delete = on"); // deleted content is overwritten
  database.exec("pragma foreign_keys = on"); // a lead's notifications are deleted with it
}

/** Makes Kysely write its queries to a connection. */
export function createKysely(database: DatabaseSync): Kysely<Tables> {
  return new Kysely<Tables>({
    dialect: new SqliteDialect({ database: adaptForKysely(database) }),
  });
}

/**
 * Takes the write lock at the start, so that a transaction does not fail halfway for lack of it.
 */
export async function writeInTransaction<T>(
  database: DatabaseSync,
  work: () => Promise<T>,
): Promise<T> {
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
export async function writeWithoutSync<T>(
  database: DatabaseSync,
  work: () => Promise<T>,
): Promise<T> {
  database.exec("pragma synchronous = normal");
  try {
    return await writeInTransaction(database, work);
  } finally {
    database.exec("pragma synchronous = full");
  }
}

/**
 * Adapts node:sqlite to the interface of better-sqlite3, which Kysely expects. The statements that
 * were used last are kept, because SQLite takes longer to compile one than to run it.
 */
function adaptForKysely(database: DatabaseSync): SqliteDatabase {
  const statements = new Map<string, SqliteStatement>();
  return {
    close: () => database.close(),
    prepare(text) {
      const statement = statements.get(text) ?? prepare(database, text);
      statements.delete(text); // the map lists them in the order of their last use
      statements.set(text, statement);
      if (statements.size > maxCachedStatements) statements.delete(statements.keys().next().value!);
      return statement;
    },
  };
}

function prepare(database: DatabaseSync, text: string): SqliteStatement {
  const statement = database.prepare(text);
  const values = (parameters: readonly unknown[]) => parameters as readonly SQLInputValue[];
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => statement.all(...values(parameters)),
    run: (parameters) => statement.run(...values(parameters)),
    iterate: (parameters) => statement.iterate(...values(parameters)),
  };
}
