import type { Unavailability } from "./retry-with-backoff.ts";

/**
 * Classes of SQLSTATE that say nothing against what was asked: connection (08), rollback (40), no more connections or
 * disk (53), operator's intervention (57), the system itself (58), a lock that was not to be had (55P03).
 * @see https://www.postgresql.org/docs/current/errcodes-appendix.html
 */
const transientClasses = /^(?:08|40|53|57|58)|^55P03$/;

/** What Node says of a socket, and pg of its connections and its pool, while PostgreSQL is away. */
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
const driverMessages =
  /Connection terminated|timeout exceeded when trying to connect|connection error and is not queryable|Client was closed|Query read timeout|the database system is/;

/** Whether PostgreSQL is away, so that the same may succeed when it is back. @param error as pg or Node has thrown it */
export function classifyPostgresError(error: unknown): Unavailability {
  if (error instanceof AggregateError) return classifyPostgresError(error.errors[0]); // each address of a name was tried
  if (!(error instanceof Error)) return undefined;
  const code = "code" in error && typeof error.code === "string" ? error.code : "";
  if (code === "53100") return "later"; // its disk is full
  return socketCodes.has(code) ||
    (/^[0-9A-Z]{5}$/.test(code) ? transientClasses.test(code) : driverMessages.test(error.message))
    ? "again"
    : undefined;
}
