import { chmodSync, mkdirSync } from "node:fs";
import { dirname } from "node:path";
import type { DatabaseSync } from "node:sqlite";
import type { Database } from "./database.ts";
import { migrate, type Migrations } from "./migrate.ts";
import { retryWithBackoff } from "./retry-with-backoff.ts";
import {
  createKysely,
  openConnection,
  setUpConnection,
  writeInTransaction,
} from "./sqlite-connection.ts";
import { classifySqliteError } from "./sqlite-errors.ts";
import { SqliteWriter } from "./sqlite-writer.ts";
import { syncFolder } from "./sync-folder.ts";

/**
 * Older versions can lose committed rows when a checkpoint coincides with a WAL reset.
 * @see https://www.sqlite.org/wal.html
 */
const minSafeVersion = "3.51.3";

const retryTimeoutMs = 5_000;

/**
 * Opens a SQLite file. A missing file is created with its folder. This thread migrates and reads;
 * the database thread writes.
 * @param file an absolute path
 * @param onCrash is called where that thread ends by itself; without it, the error is uncaught
 * @throws Error where the SQLite version of this Node can lose data; AppError `busy` where the file
 *   stays locked
 */
export async function openSqlite(
  file: string,
  migrations: Migrations,
  onCrash: (error: Error) => void = throwUncaught,
): Promise<Database> {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  const database = openConnection(file);
  const db = createKysely(database);
  const withRetries = <T>(work: () => Promise<T>): Promise<T> =>
    retryWithBackoff(work, classifySqliteError, retryTimeoutMs);

  try {
    chmodSync(file, 0o600); // SQLite creates the write-ahead log with the same permissions
    rejectOldSqlite(readVersion(database));
    await withRetries(async () => setUpConnection(database));
    await withRetries(() =>
      db
        .connection() // all steps in one transaction
        .execute((connection) =>
          writeInTransaction(database, () => migrate(connection, migrations)),
        ),
    );
    await syncFolder(dirname(file)); // makes the name of a new file survive a power cut
    database.exec("pragma query_only = on");
  } catch (error) {
    database.close();
    throw error;
  }

  const writer = new SqliteWriter(file, onCrash);
  return {
    kind: "sqlite",
    read: (work) => withRetries(() => work(db)),
    write: (operation, input, { isDurable = true } = {}) =>
      writer.write(operation, input, isDurable),
    purgeDeleted: () => writer.purge(),
    async close() {
      await writer.close();
      await db.destroy(); // the last connection that is closed empties the write-ahead log
    },
  };
}

function throwUncaught(error: Error): never {
  throw error;
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
