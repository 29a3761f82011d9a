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
/** At the start of a machine, this server may start before PostgreSQL does. */
const defaultStartTimeoutMs = 30_000;

/**
 * All our queries are short: one that takes longer waits for a lock or a dead connection, and is
 * repeated.
 */
const limits = {
  connectionTimeoutMillis: 2_000,
  statement_timeout: 4_000,
  lock_timeout: 3_000,
  query_timeout: 5_000,
  idle_in_transaction_session_timeout: 10_000,
};
const connections = 10;

/**
 * Opens an existing PostgreSQL database and creates or migrates its tables.
 * @param url postgres://USER:PASSWORD@HOST/DATABASE
 * @param startTimeoutMs how long the first connection is attempted
 * @throws ConfigError where the database does not answer, refuses the connection, or could lose
 *   committed data
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
  // A broken connection emits an `error` event, which ends the process where it has no listener.
  // The query that used the connection fails as well, and its caller handles that.
  pool.on("error", ignore);
  pool.on("connect", (client) => client.on("error", ignore));
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  const withRetries = <T>(work: () => Promise<T>): Promise<T> =>
    retryWithBackoff(work, classifyPostgresError, retryTimeoutMs);

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
    // PostgreSQL groups concurrent commits by itself.
    write: ({ run }, input) =>
      withRetries(() =>
        db.transaction().execute((transaction) => run(transaction, input, "postgres")),
      ),
    purgeDeleted: async () => undefined,
    close: () => db.destroy(),
  };
}

/**
 * @throws ConfigError where a power cut could lose commits, or where the encoding could not store
 *   every text
 */
async function rejectUnsafeSettings(db: Kysely<Tables>): Promise<void> {
  const { rows } = await sql<{ name: string; setting: string }>`
    select name, setting from pg_settings where name in ('fsync', 'synchronous_commit', 'server_encoding')`.execute(
    db,
  );
  const settings = Object.fromEntries(rows.map(({ name, setting }) => [name, setting]));
  for (const name of ["fsync", "synchronous_commit"]) {
    if (settings[name] === "off")
      throw new ConfigError(
        `DATABASE_URL names a PostgreSQL with ${name} off: a power cut would lose committed data`,
      );
  }
  if (settings["server_encoding"] !== "UTF8")
    throw new ConfigError(
      `DATABASE_URL names a database in ${settings["server_encoding"]}: it has to be in UTF8`,
    );
}

/**
 * For a host name with several addresses, Node throws an AggregateError without a message of its
 * own.
 */
function getReason(error: unknown): string {
  if (error instanceof AggregateError) return getReason(error.errors[0]);
  return error instanceof Error ? error.message : String(error);
}

function ignore(): void {}
