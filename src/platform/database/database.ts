import type { Kysely } from "kysely";
import type { DatabaseAddress } from "./settings.ts";
import type { Tables } from "./tables.ts";

/** One database, whichever it is. What it is asked is said in SQL that both understand. */
export interface Database {
  readonly kind: DatabaseAddress["kind"];
  /**
   * Reads. @throws AppError `busy` where the database could not be reached in time; so do all the others
   */
  read<T>(work: (db: Kysely<Tables>) => Promise<T>): Promise<T>;
  /**
   * Writes in one transaction. When the promise is fulfilled, what was written survives a power cut. Work that was
   * interrupted is repeated, and what it wrote before may have been kept: it has to recognize it.
   */
  write<T>(work: (db: Kysely<Tables>) => Promise<T>): Promise<T>;
  /**
   * Makes a writer of single items, which may share a transaction with others that arrive at the same time.
   * @param options.isDurable false where an item may be lost with the power, and has to be fast
   */
  writer<In, Out>(
    work: (db: Kysely<Tables>, item: In) => Promise<Out>,
    options?: { readonly isDurable?: boolean },
  ): (item: In) => Promise<Out>;
  /** Empties the places where what was deleted may still stand. */
  purgeDeleted(): Promise<void>;
  close(): Promise<void>;
}
