import type { Kysely } from "kysely";
import type { DatabaseAddress } from "./settings.ts";
import type { Tables } from "./tables.ts";

/**
 * One database, SQLite or PostgreSQL. Queries use only SQL that both support. Every method throws
 * AppError `busy` where the database cannot be reached in time.
 */
export interface Database {
  readonly kind: DatabaseAddress["kind"];
  /** Reads. The work is repeated while the database is locked or away. */
  read<T>(work: (db: Kysely<Tables>) => Promise<T>): Promise<T>;
  /**
   * Writes in one transaction. When the promise is fulfilled, the changes survive a power cut.
   * Interrupted work is repeated, although its first transaction may have been committed: the work
   * has to recognize that.
   */
  write<T>(work: (db: Kysely<Tables>) => Promise<T>): Promise<T>;
  /**
   * Creates a function that writes one item. Items that arrive at the same time may share a
   * transaction.
   * @param options.isDurable false where a power cut may lose an item, which makes the write faster
   */
  writer<In, Out>(
    work: (db: Kysely<Tables>, item: In) => Promise<Out>,
    options?: { readonly isDurable?: boolean },
  ): (item: In) => Promise<Out>;
  /** Removes deleted rows from the files where the database still keeps them. */
  purgeDeleted(): Promise<void>;
  close(): Promise<void>;
}
