import { sql, type ExpressionBuilder, type Kysely, type SqlBool } from "kysely";
import type { Database } from "#platform/database/database.ts";
import type { Tables } from "#platform/database/tables.ts";
import { listReferencedPrefixes } from "../../engine/reference.ts";
import { hashContent } from "./content-hash.ts";
import type { Lead, LeadState, NewLead } from "./lead.ts";
import { allCells } from "./lead-fields.ts";
import { toLead, toRow } from "./rows.ts";
import type { AddedLead, LeadFilter } from "./store.ts";

/*
 * The store's queries, in SQL for both SQLite and PostgreSQL. The store opens the transactions.
 */

const hourMs = 3_600_000;
const pageSize = 200;

/** Hardly ever more than one id matches; more than a screen of them is of no help. */
const maxMatchingIds = 20;

/**
 * Inserts a lead, or finds its duplicate. Call it in a transaction that excludes concurrent
 * duplicates.
 * @param id the lead's id. A lead that an interrupted attempt has already written under this id
 *   counts as new
 * @returns `isWritten` where this call has inserted it
 */
export async function insertLead(
  db: Kysely<Tables>,
  id: string,
  lead: NewLead,
): Promise<AddedLead & { readonly isWritten: boolean }> {
  const row = toRow(id, lead);
  const duplicate =
    lead.key === undefined ? await findDuplicate(db, row.content_hash, lead.receivedAt) : undefined;
  if (duplicate !== undefined) return { id: duplicate, isNew: duplicate === id, isWritten: false };

  const added = await db
    .insertInto("leads")
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .executeTakeFirst();
  if (added) return { id, isNew: true, isWritten: true };

  const { id: first } = await db
    .selectFrom("leads")
    .select("id")
    .where((eb) =>
      eb.or([
        eb("id", "=", id),
        eb.and([
          eb("idempotency_key", "=", row.idempotency_key),
          eb("content_hash", "=", row.content_hash),
        ]),
      ]),
    )
    .executeTakeFirstOrThrow();
  return { id: first, isNew: first === id, isWritten: false };
}

/** Makes other PostgreSQL transactions with the same content wait until this one ends. */
export async function lockDuplicates(db: Kysely<Tables>, { content }: NewLead): Promise<void> {
  const lock = BigInt.asIntN(64, BigInt(`0x${hashContent(content).slice(0, 16)}`));
  await sql`select pg_advisory_xact_lock(${String(lock)}::bigint)`.execute(db);
}

async function findDuplicate(
  db: Kysely<Tables>,
  hash: string,
  now: Date,
): Promise<string | undefined> {
  const duplicate = await db
    .selectFrom("leads")
    .select("id")
    .where("content_hash", "=", hash)
    .where("received_at", ">", new Date(now.getTime() - hourMs).toISOString())
    .orderBy("received_at")
    .executeTakeFirst();
  return duplicate?.id;
}

export async function listNewestLeads(
  db: Kysely<Tables>,
  filter: LeadFilter & { readonly limit: number },
): Promise<readonly Lead[]> {
  const rows = await db
    .selectFrom("leads")
    .selectAll()
    .where((eb) => toConditions(eb, filter))
    .orderBy("received_at", "desc")
    .orderBy("id", "desc")
    .limit(filter.limit)
    .execute();
  return rows.map(toLead);
}

export async function* iterateLeads(
  read: Database["read"],
  filter: LeadFilter,
): AsyncGenerator<Lead> {
  for (let last: { readonly received_at: string; readonly id: string } | undefined; ;) {
    const rows = await read((db) =>
      db
        .selectFrom("leads")
        .selectAll()
        .where((eb) => toConditions(eb, filter))
        .$if(last !== undefined, (query) =>
          query.where(({ eb, refTuple, tuple }) =>
            eb(refTuple("received_at", "id"), ">", tuple(last!.received_at, last!.id)),
          ),
        )
        .orderBy("received_at")
        .orderBy("id")
        .limit(pageSize)
        .execute(),
    );
    yield* rows.map(toLead);
    last = rows.at(-1);
    if (last === undefined) return;
  }
}

const searchedColumns = [
  ...new Set(allCells.filter(({ isFreeText }) => isFreeText).map(({ column }) => column)),
];

function toConditions(
  eb: ExpressionBuilder<Tables, "leads">,
  { kind, state, search, since }: LeadFilter,
) {
  const conditions = [];
  if (kind !== undefined) conditions.push(eb("kind", "=", kind));
  if (state !== undefined) conditions.push(eb("state", "=", state));
  if (since !== undefined) conditions.push(eb("received_at", ">=", since.toISOString()));
  if (search !== undefined) {
    // The database lower-cases both sides, because databases differ in which letters they
    // lower-case.
    const pattern = `%${search.replace(/[\\%_]/g, "\\$&")}%`;
    conditions.push(
      eb.or([
        ...searchedColumns.map(
          (column) => sql<SqlBool>`lower(${sql.ref(column)}) like lower(${pattern}) escape '\\'`,
        ),
        startsWithAny(eb, listReferencedPrefixes(search)),
      ]),
    );
  }
  return eb.and(conditions);
}

export async function findLead(db: Kysely<Tables>, id: string): Promise<Lead | undefined> {
  const row = await db.selectFrom("leads").selectAll().where("id", "=", id).executeTakeFirst();
  return row && toLead(row);
}

export async function listMatchingLeadIds(
  db: Kysely<Tables>,
  typed: string,
): Promise<readonly string[]> {
  // "%" and "_" are wildcards of LIKE.
  const prefixes = [
    ...(/^[0-9a-f-]+$/.test(typed) ? [typed] : []),
    ...listReferencedPrefixes(typed),
  ];
  const rows = await db
    .selectFrom("leads")
    .select("id")
    .where((eb) => startsWithAny(eb, prefixes))
    .orderBy("id")
    .limit(maxMatchingIds)
    .execute();
  return rows.map(({ id }) => id);
}

function startsWithAny(eb: ExpressionBuilder<Tables, "leads">, prefixes: readonly string[]) {
  return eb.or(
    prefixes.map((prefix) =>
      eb.and([
        eb("id", "like", `${prefix}%`),
        // LIKE alone reads the whole table. What may follow in an id is before "g".
        eb("id", ">=", prefix),
        eb("id", "<", `${prefix}g`),
      ]),
    ),
  );
}

export async function markLead(
  db: Kysely<Tables>,
  id: string,
  state: LeadState,
  now: Date,
): Promise<Lead | undefined> {
  const handledAt = state === "handled" ? now.toISOString() : null;
  const row = await db
    .updateTable("leads")
    .set({ state, handled_at: handledAt })
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirst();
  return row && toLead(row);
}

export async function deleteLead(db: Kysely<Tables>, id: string): Promise<Lead | undefined> {
  const row = await db.deleteFrom("leads").where("id", "=", id).returningAll().executeTakeFirst();
  return row && toLead(row);
}

/** Deletes a batch of the oldest leads received before a time. @returns their files */
export async function deleteLeadsBefore(db: Kysely<Tables>, before: Date) {
  const oldest = db
    .selectFrom("leads")
    .select("id")
    .where("received_at", "<", before.toISOString())
    .orderBy("received_at")
    .limit(pageSize);
  return db.deleteFrom("leads").where("id", "in", oldest).returning("attachment_file").execute();
}

export async function sumAttachmentBytes(db: Kysely<Tables>): Promise<number> {
  const { bytes } = await db
    .selectFrom("leads")
    .select(({ fn }) => fn.sum("attachment_size_bytes").as("bytes"))
    .where("attachment_size_bytes", "is not", null)
    .executeTakeFirstOrThrow();
  return Number(bytes ?? 0);
}

export async function listAttachmentFiles(db: Kysely<Tables>): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom("leads")
    .select("attachment_file")
    .where("attachment_file", "is not", null)
    .execute();
  return new Set(rows.flatMap(({ attachment_file: file }) => file ?? []));
}
