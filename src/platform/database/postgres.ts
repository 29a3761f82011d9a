import { Kysely, PostgresDialect, sql } from "kysely";
import pg from "pg";
import { AppError } from "#base/app-error.ts";
import { ConfigError } from "#platform/settings/config-error.ts";
import type { Database } from "./database.ts";
import { migrate, type Migrations } from "./migrate.ts";
import { classifyPostgresError } from "./postgres-errors.ts";
import { retryWithBackoff } from "./retry-with-backoff.ts";
import type { Tables } from "./tables.ts";

const retryTimeoutMs = 5_000;
/** A machine that starts everything at once may start us first. */
const defaultStartTimeoutMs = 30_000;

/** Nothing we ask takes long: what does has met a lock or a dead connection, and is asked again. */
const limits = {
  connectionTimeoutMillis: 2_000,
  statement_timeout: 4_000,
  lock_timeout: 3_000,
  query_timeout: 5_000,
  idle_in_transaction_session_timeout: 10_000,
};
const connections = 10;

/**
 * Opens a PostgreSQL database, which has to be there; its tables are ours to make.
 * @param url postgres://USER:PASSWORD@HOST/DATABASE
 * @throws ConfigError where it does not answer, refuses us, or would not keep what it has confirmed
 */
export async function openPostgres(
  url: string,
  migrations: Migrations,
  startTimeoutMs = defaultStartTimeoutMs,
): Promise<Database> {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    keepAlive: true,
    application_name: "ro2ya",
    ...limits,
  });
  // A connection that breaks says so by an event, and one that nobody hears ends the process. Whoever was using it
  // hears of it by the failure of what was asked.
  pool.on("error", ignore);
  pool.on("connect", (client) => client.on("error", ignore));
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  const withRetries = <T>(work: () => Promise<T>): Promise<T> =>
    retryWithBackoff(work, classifyPostgresError, retryTimeoutMs);
  const write = <T>(work: (db: Kysely<Tables>) => Promise<T>): Promise<T> =>
    withRetries(() => db.transaction().execute(work));

  try {
    await retryWithBackoff(() => rejectUnsafeSettings(db), classifyPostgresError, startTimeoutMs);
    await withRetries(() => migrate(db, migrations));
  } catch (error) {
    await db.destroy();
    if (error instanceof ConfigError) throw error;
    const cause = error instanceof AppError ? error.cause : error;
    throw new ConfigError(
      `DATABASE_URL names a PostgreSQL that cannot be used: ${getReason(cause)}`,
      { cause },
    );
  }

  return {
    kind: "postgres",
    read: (work) => withRetries(() => work(db)),
    write,
    // PostgreSQL itself lets commits that arrive together share one wait for the disk.
    writer: (work) => (item) => write((connection) => work(connection, item)),
    purgeDeleted: async () => undefined,
    close: () => db.destroy(),
  };
}

/** @throws ConfigError where a commit could be lost, or a text changed */
async function rejectUnsafeSettings(db: Kysely<Tables>): Promise<void> {
  const { rows } = await sql<{ name: string; setting: string }>`
    select name, setting from pg_settings where name in ('fsync', 'synchronous_commit', 'server_encoding')`.execute(
    db,
  );
  const settings = Object.fromEntries(rows.map(({ name, setting }) => [name, setting]));
  for (const name of ["fsync", "synchronous_commit"]) {
    if (settings[name] === "off")
      throw new ConfigError(
        `DATABASE_URL names a PostgreSQL with ${name} off: it would lose what it has confirmed`,
      );
  }
  if (settings["server_encoding"] !== "UTF8")
    throw new ConfigError(
      `DATABASE_URL names a database in ${settings["server_encoding"]}: it has to be in UTF8`,
    );
}

/** What Node says of a name with several addresses stands in the parts of its error. */
function getReason(error: unknown): string {
  if (error instanceof AggregateError) return getReason(error.errors[0]);
  return error instanceof Error ? error.message : String(error);
}

function ignore(): void {}
