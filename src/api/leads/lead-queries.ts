import { randomUUID } from "node:crypto";
import type { Kysely } from "kysely";
import type { Lead, LeadKind, NewLead } from "./lead.ts";
import { toLead, toRow, type Tables } from "./rows.ts";
import type { AddedLead } from "./store.ts";

/*
 * The store's questions in SQL that SQLite and PostgreSQL both understand. Transactions are the store's own affair.
 */

const hourMs = 3_600_000;
const pageSize = 200;

/** Inserts a lead, or finds the one that says the same. To be called inside a transaction that writes alone. */
export async function insertLead(db: Kysely<Tables>, lead: NewLead): Promise<AddedLead> {
  const row = toRow(randomUUID(), lead);
  const twin = lead.key === undefined ? await recentTwin(db, row.content_hash, lead.receivedAt) : undefined;
  if (twin !== undefined) return { id: twin, isNew: false };

  const added = await db
    .insertInto("leads")
    .values(row)
    .onConflict((conflict) => conflict.columns(["idempotency_key", "content_hash"]).doNothing())
    .returning("id")
    .executeTakeFirst();
  if (added) return { id: added.id, isNew: true };

  const { id } = await db
    .selectFrom("leads")
    .select("id")
    .where("idempotency_key", "=", row.idempotency_key)
    .where("content_hash", "=", row.content_hash)
    .executeTakeFirstOrThrow();
  return { id, isNew: false };
}

async function recentTwin(db: Kysely<Tables>, contentHash: string, now: Date): Promise<string | undefined> {
  const twin = await db
    .selectFrom("leads")
    .select("id")
    .where("content_hash", "=", contentHash)
    .where("received_at", ">", new Date(now.getTime() - hourMs).toISOString())
    .orderBy("received_at")
    .executeTakeFirst();
  return twin?.id;
}

export async function newestLeads(db: Kysely<Tables>, { kind, limit }: { readonly kind?: LeadKind | undefined; readonly limit: number }): Promise<readonly Lead[]> {
  const rows = await db
    .selectFrom("leads")
    .selectAll()
    .$if(kind !== undefined, (query) => query.where("kind", "=", kind!))
    .orderBy("received_at", "desc")
    .orderBy("id", "desc")
    .limit(limit)
    .execute();
  return rows.map(toLead);
}

export async function* leadsOldestFirst(db: Kysely<Tables>, { kind }: { readonly kind?: LeadKind | undefined }): AsyncGenerator<Lead> {
  for (let last: { readonly received_at: string; readonly id: string } | undefined; ;) {
    const rows = await db
      .selectFrom("leads")
      .selectAll()
      .$if(kind !== undefined, (query) => query.where("kind", "=", kind!))
      .$if(last !== undefined, (query) => query.where(({ eb, refTuple, tuple }) => eb(refTuple("received_at", "id"), ">", tuple(last!.received_at, last!.id))))
      .orderBy("received_at")
      .orderBy("id")
      .limit(pageSize)
      .execute();
    yield* rows.map(toLead);
    last = rows.at(-1);
    if (last === undefined) return;
  }
}

export async function findLead(db: Kysely<Tables>, id: string): Promise<Lead | undefined> {
  const row = await db.selectFrom("leads").selectAll().where("id", "=", id).executeTakeFirst();
  return row && toLead(row);
}

export async function leadIdsBeginningWith(db: Kysely<Tables>, prefix: string): Promise<readonly string[]> {
  if (!/^[0-9a-f-]+$/.test(prefix)) return []; // nor would LIKE take "%" and "_" for letters
  const rows = await db.selectFrom("leads").select("id").where("id", "like", `${prefix}%`).orderBy("id").limit(2).execute();
  return rows.map(({ id }) => id);
}

export async function deleteLead(db: Kysely<Tables>, id: string): Promise<Lead | undefined> {
  const row = await db.deleteFrom("leads").where("id", "=", id).returningAll().executeTakeFirst();
  return row && toLead(row);
}

export async function attachmentFiles(db: Kysely<Tables>): Promise<ReadonlySet<string>> {
  const rows = await db.selectFrom("leads").select("attachment_file").where("attachment_file", "is not", null).execute();
  return new Set(rows.flatMap(({ attachment_file: file }) => file ?? []));
}
