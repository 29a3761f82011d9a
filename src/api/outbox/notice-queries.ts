import type { Kysely } from "kysely";
import type { Tables } from "../database/tables.ts";
import type { NewLead } from "../leads/lead.ts";
import type { NoticeKind } from "./notice.ts";

/**
 * Puts what is to be told of a new lead beside it, in its transaction. Who looked like a spammer is not answered: the
 * address that a spammer gives is somebody else's.
 */
export async function addNotices(db: Kysely<Tables>, leadId: string, { receivedAt, state }: NewLead, kinds: readonly NoticeKind[]): Promise<void> {
  const now = receivedAt.toISOString();
  const rows = kinds
    .filter((kind) => !(kind === "visitor-mail" && state === "spam"))
    .map((kind) => ({ lead_id: leadId, kind, state: "waiting" as const, created_at: now, attempts: 0, due_at: now, leased_until: null, last_error: null }));
  if (rows.length > 0) await db.insertInto("outbox").values(rows).execute();
}
