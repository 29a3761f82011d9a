import type { Unavailability } from "./retry-with-backoff.ts";

/**
 * Classes of SQLSTATE whose cause is the state of the server and not the query: connection (08),
 * transaction rollback (40), insufficient resources (53), operator intervention (57), system error
 * (58), lock not available (55P03).
 * @see https://www.postgresql.org/docs/current/errcodes-appendix.html
 */
const transientClasses = /^(?:08|40|53|57|58)|^55P03$/;

/** The error codes of Node's sockets while PostgreSQL is away. */
const socketCodes = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "EPIPE",
  "ETIMEDOUT",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "ENOTFOUND",
  "EAI_AGAIN",
  "ENOENT",
]);
/** The messages of errors without a code, which pg and its pool throw while PostgreSQL is away. */
const driverMessages =
  /Connection terminated|timeout exceeded when trying to connect|connection error and is not queryable|Client was closed|Query read timeout|the database system is/;

/**
 * Classifies an error that pg or Node has thrown: whether PostgreSQL is away, and whether a retry
 * may succeed soon.
 */
export function classifyPostgresError(error: unknown): Unavailability {
  // Each address of a name was tried.
  if (error instanceof AggregateError) return classifyPostgresError(error.errors[0]);
  if (!(error instanceof Error)) return undefined;
  const code = "code" in error && typeof error.code === "string" ? error.code : "";
  if (code === "53100") return "later"; // its disk is full
  return socketCodes.has(code) ||
    (/^[0-9A-Z]{5}$/.test(code) ? transientClasses.test(code) : driverMessages.test(error.message))
    ? "again"
    : undefined;
}
