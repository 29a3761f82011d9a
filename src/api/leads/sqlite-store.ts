import { chmodSync, mkdirSync } from "node:fs";
import { dirname } from "node:path";
import { DatabaseSync, type SQLInputValue } from "node:sqlite";
import { Kysely, sql, SqliteDialect, type SqliteDatabase } from "kysely";
import { syncFolder } from "./sync-folder.ts";
import { groupCommit } from "./group-commit.ts";
import type { NewLead } from "./lead.ts";
import { attachmentFiles, deleteLead, findLead, insertLead, leadIdsBeginningWith, leadsOldestFirst, newestLeads } from "./lead-queries.ts";
import { migrate } from "./migrations.ts";
import { retryWhenBusy } from "./retry-when-busy.ts";
import type { Tables } from "./rows.ts";
import type { LeadStore } from "./store.ts";

/** Older ones can lose committed rows when a checkpoint meets a WAL reset. @see https://www.sqlite.org/wal.html */
const oldestSafeVersion = "3.51.3";

/** SQLite waits inside its call and stops the whole process meanwhile: little of it, the rest is waited outside. */
const busyTimeoutMs = 50;
const patienceMs = 5_000;

/**
 * Opens the store in one SQLite file, which is created with its folder where it is missing, and brings it to the
 * newest schema.
 * @param file an absolute path
 * @throws Error where the SQLite of this Node is too old to be trusted with data
 */
export async function openSqliteStore(file: string): Promise<LeadStore> {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  const database = new DatabaseSync(file, { timeout: busyTimeoutMs });
  const db = new Kysely<Tables>({ dialect: new SqliteDialect({ database: forKysely(database) }) });
  try {
    chmodSync(file, 0o600); // the log beside it takes after it
    refuseOldSqlite(versionOf(database));
    await retryWhenBusy(async () => setUp(database), patienceMs);
    await retryWhenBusy(() => migrate(db as unknown as Kysely<never>), patienceMs);
    await syncFolder(dirname(file)); // the file's own name has to survive a power cut too
  } catch (error) {
    database.close();
    throw error;
  }

  function transaction<T>(work: (db: Kysely<Tables>) => Promise<T>): Promise<T> {
    return retryWhenBusy(() => db.connection().execute((connection) => writeAlone(database, connection, work)), patienceMs);
  }

  return {
    addLead: groupCommit((leads: readonly NewLead[]) =>
      transaction(async (connection) => {
        const added = [];
        for (const lead of leads) added.push(await insertLead(connection, lead));
        return added;
      }),
    ),
    list: (filter) => newestLeads(db, filter),
    all: (filter) => leadsOldestFirst(db, filter),
    find: (id) => findLead(db, id),
    idsBeginningWith: (prefix) => leadIdsBeginningWith(db, prefix),
    async remove(id) {
      const removed = await transaction((connection) => deleteLead(connection, id));
      // What was deleted still stands in the log; once the log is emptied it is nowhere. A reader may hinder that
      // for the moment, and the next checkpoint does it then.
      if (removed) await sql`pragma wal_checkpoint(truncate)`.execute(db);
      return removed;
    },
    attachmentFiles: () => attachmentFiles(db),
    close: () => db.destroy(),
  };
}

/** @throws Error where the version is older than the oldest safe one */
export function refuseOldSqlite(version: string): void {
  if (version.localeCompare(oldestSafeVersion, "en", { numeric: true }) < 0) {
    throw new Error(`SQLite ${version} can lose data: a Node with SQLite ${oldestSafeVersion} or newer is needed`);
  }
}

function versionOf(database: DatabaseSync): string {
  return String(database.prepare("select sqlite_version() as version").get()?.["version"]);
}

function setUp(database: DatabaseSync): void {
  database.exec("pragma journal_mode = wal");
  database.exec("pragma synchronous = full"); // a commit returns when it is on the disk
  database.exec("pragma fullfsync = on"); // on macOS alone: there a plain fsync stops at the disk's own cache
  database.exec("pragma secure_delete = on"); // deleted on request means overwritten
}

/** Takes the right to write at the start, so that a transaction never has to be given up halfway for it. */
async function writeAlone<T>(database: DatabaseSync, connection: Kysely<Tables>, work: (db: Kysely<Tables>) => Promise<T>): Promise<T> {
  database.exec("begin immediate");
  try {
    const result = await work(connection);
    database.exec("commit");
    return result;
  } catch (error) {
    if (database.isTransaction) database.exec("rollback");
    throw error;
  }
}

/** Kysely expects the shape of better-sqlite3. */
function forKysely(database: DatabaseSync): SqliteDatabase {
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
