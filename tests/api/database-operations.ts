import { setTimeout } from "node:timers/promises";
import { sql, type Kysely } from "kysely";
import type { Tables } from "#platform/database/tables.ts";
import { defineWrites } from "#platform/database/write-operation.ts";
import type {} from "#platform/limits/secrets-table.ts";

/** What tests have the database thread do. */
export const writes = defineWrites(import.meta.url, {
  async insert(db: Kysely<Tables>, name: string) {
    await db.insertInto("secrets").values({ name, value: "a" }).execute();
  },
  /** Appends to a text, so that its end says in which order the writes ran. */
  async append(db: Kysely<Tables>, text: string) {
    const row = await db
      .updateTable("secrets")
      .set(({ eb }) => ({ value: eb("value", "||", text) }))
      .where("name", "=", "order")
      .returning("value")
      .executeTakeFirstOrThrow();
    return row.value;
  },
  /** Reads how the transaction will be synced: 2 before COMMIT returns, 1 with a checkpoint. */
  async readSynchronous(db: Kysely<Tables>) {
    const { rows } = await sql<{ synchronous: number }>`pragma synchronous`.execute(db);
    return rows[0]?.synchronous;
  },
  /** Fails after its first write. */
  async insertAndThrow(db: Kysely<Tables>, name: string) {
    await db.insertInto("secrets").values({ name, value: "a" }).execute();
    throw new TypeError("planted");
  },
  /** Blocks the thread that it runs in, as a disk does. */
  async block(_db: Kysely<Tables>, ms: number) {
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);
  },
  /** Leaves its transaction open for a while. */
  wait: (_db: Kysely<Tables>, ms: number) => setTimeout(ms),
  /** Ends its thread in the middle of a transaction. */
  async insertAndExit(db: Kysely<Tables>, name: string) {
    await db.insertInto("secrets").values({ name, value: "a" }).execute();
    process.exit(7);
  },
  async insertAndCrash(db: Kysely<Tables>, name: string) {
    await db.insertInto("secrets").values({ name, value: "a" }).execute();
    queueMicrotask(() => {
      throw new RangeError("planted");
    });
    await setTimeout(60_000);
  },
});
