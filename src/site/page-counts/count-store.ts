import type { Kysely } from "kysely";
import type { Database } from "#platform/database/database.ts";
import type { Tables } from "#platform/database/tables.ts";
import { defineWrites } from "#platform/database/write-operation.ts";
import type { PageView } from "./page-view.ts";
import type {} from "./page-counts-table.ts";

/** The views of a page on a day, in a language, from one kind of origin. */
export interface PageCount extends PageView {
  readonly views: number;
}

/** The stored page counts. */
export interface CountStore {
  /**
   * Adds views to the stored ones. The write is not synced to disk: losing a few views in a power
   * failure is acceptable.
   */
  add(count: PageCount): Promise<void>;
  /** All counts from a day on, YYYY-MM-DD. */
  listSince(day: string): Promise<readonly PageCount[]>;
}

/** Creates the store of page counts in a database. */
export function createCountStore(database: Database): CountStore {
  return {
    add: (count) => database.write(writes.addViews, count, { isDurable: false }),
    listSince: async (day) => {
      const rows = await database.read((db) =>
        db
          .selectFrom("page_counts")
          .selectAll()
          .where("day", ">=", day)
          .orderBy("day")
          .orderBy("path")
          .orderBy("locale")
          .orderBy("source")
          .execute(),
      );
      return rows.map((row) => ({ ...row, source: row.source as PageCount["source"] }));
    },
  };
}

async function addViews(db: Kysely<Tables>, count: PageCount): Promise<void> {
  await db
    .insertInto("page_counts")
    .values({ ...count })
    .onConflict((conflict) =>
      conflict
        .columns(["day", "path", "locale", "source"])
        .doUpdateSet((known) => ({ views: known("page_counts.views", "+", count.views) })),
    )
    .execute();
}

/** @public The database thread imports them. */
export const writes = defineWrites(import.meta.url, { addViews });
