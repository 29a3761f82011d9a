import type { Kysely } from "kysely";
import type { DatabaseAddress } from "./settings.ts";
import type { Tables } from "./tables.ts";
import type { WriteOperation } from "./write-operation.ts";

/**
 * One database, SQLite or PostgreSQL. Queries use only SQL that both support. Every method throws
 * AppError `busy` where the database cannot be reached in time.
 */
export interface Database {
  readonly kind: DatabaseAddress["kind"];
  /** Reads. The work is repeated while the database is locked or away. */
  read<T>(work: (db: Kysely<Tables>) => Promise<T>): Promise<T>;
  /**
   * Writes all of an operation or none of it. When the promise is fulfilled, the changes survive a
   * power cut. Writes that wait at the same time may share a transaction. Interrupted work is
   * repeated, although its first transaction may have been committed: the work has to recognize
   * that.
   * @param options.isDurable false where a power cut may lose the changes, which makes the write
   *   faster
   * @throws AppError `busy` where the database is unavailable, or too many writes wait already
   */
  write<In, Out>(
    operation: WriteOperation<In, Out>,
    input: In,
    options?: { readonly isDurable?: boolean },
  ): Promise<Out>;
  /** Removes deleted rows from the files where the database still keeps them. */
  purgeDeleted(): Promise<void>;
  /** Waits for the writes that were accepted, and closes the database. */
  close(): Promise<void>;
}
