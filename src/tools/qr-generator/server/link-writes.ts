import type { Kysely } from "kysely";
import type { Tables } from "#platform/database/tables.ts";
import { defineWrites } from "#platform/database/write-operation.ts";
import type { LinkState } from "./links-table.ts";

export interface NewLink {
  readonly id: string;
  readonly secretHash: string;
  readonly target: string;
  /** ISO 8601 in UTC, as all moments here. */
  readonly at: string;
}

/** @returns false where the id is taken */
async function insertLink(
  db: Kysely<Tables>,
  { id, secretHash, target, at }: NewLink,
): Promise<boolean> {
  await db
    .insertInto("short_links")
    .values({
      id,
      secret_hash: secretHash,
      target,
      state: "active",
      warned_at: null,
      warned_until: null,
      reviewed_target: null,
      owner_answer: null,
      answered_at: null,
      created_at: at,
      changed_at: at,
    })
    .onConflict((conflict) => conflict.column("id").doNothing())
    .execute();
  // Work that is repeated after its commit finds its own row.
  const stored = await db
    .selectFrom("short_links")
    .select("secret_hash")
    .where("id", "=", id)
    .executeTakeFirst();
  return stored?.secret_hash === secretHash;
}

export interface LinkChange {
  readonly id: string;
  readonly target: string;
  readonly state: Exclude<LinkState, "deleted">;
  readonly at: string;
}

async function updateLink(
  db: Kysely<Tables>,
  { id, target, state, at }: LinkChange,
): Promise<void> {
  await db
    .updateTable("short_links")
    .set({ target, state, changed_at: at })
    .where("id", "=", id)
    .where("state", "<>", "deleted")
    .execute();
}

async function eraseLink(
  db: Kysely<Tables>,
  { id, at }: { readonly id: string; readonly at: string },
): Promise<void> {
  await db
    .updateTable("short_links")
    .set({
      secret_hash: "",
      target: "",
      state: "deleted",
      warned_at: null,
      warned_until: null,
      reviewed_target: null,
      owner_answer: null,
      answered_at: null,
      changed_at: at,
    })
    .where("id", "=", id)
    .execute();
  await db.deleteFrom("short_link_scans").where("link_id", "=", id).execute();
  await db.deleteFrom("short_link_reports").where("link_id", "=", id).execute();
}

/** The scans of a link on a day. */
export interface ScanCount {
  readonly id: string;
  /** YYYY-MM-DD in UTC. */
  readonly day: string;
  readonly scans: number;
  /** Further ones, beyond the limit of one address or network (`ScanLimit`). */
  readonly repeats: number;
}

/** A batch of one process. A batch with a sequence that is known already is not counted again. */
export interface ScanBatch {
  /** The process, by a random name. */
  readonly writer: string;
  /** Counts up from 1. */
  readonly sequence: number;
  readonly at: string;
  readonly counts: readonly ScanCount[];
}

async function addScans(
  db: Kysely<Tables>,
  { writer, sequence, at, counts }: ScanBatch,
): Promise<void> {
  const isNew = await db
    .insertInto("scan_writers")
    .values({ writer, sequence, written_at: at })
    .onConflict((conflict) =>
      conflict
        .column("writer")
        .doUpdateSet({ sequence, written_at: at })
        .where("scan_writers.sequence", "<", sequence),
    )
    .returning("writer")
    .executeTakeFirst();
  if (isNew === undefined) return;
  // What was counted while its link was being deleted is not stored.
  const kept = await db
    .selectFrom("short_links")
    .select("id")
    .where("id", "in", [...new Set(counts.map(({ id }) => id))])
    .where("state", "<>", "deleted")
    .execute();
  const keptIds = new Set(kept.map(({ id }) => id));
  const rows = counts
    .filter(({ id }) => keptIds.has(id))
    .map(({ id, day, scans, repeats }) => ({ link_id: id, day, scans, repeats }));
  if (rows.length === 0) return;
  await db
    .insertInto("short_link_scans")
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(["link_id", "day"]).doUpdateSet(({ eb, ref }) => ({
        scans: eb("short_link_scans.scans", "+", ref("excluded.scans")),
        repeats: eb("short_link_scans.repeats", "+", ref("excluded.repeats")),
      })),
    )
    .execute();
}

/** Deletes the names of processes that have ended. @param until ISO 8601 in UTC */
async function deleteOldWriters(db: Kysely<Tables>, until: string): Promise<void> {
  await db.deleteFrom("scan_writers").where("written_at", "<", until).execute();
}

/** @public The database thread imports them. */
export const writes = defineWrites(import.meta.url, {
  insertLink,
  updateLink,
  eraseLink,
  addScans,
  deleteOldWriters,
});
