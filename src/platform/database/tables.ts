import type { Locale } from "#i18n/messages.ts";
import type { LeadKind, LeadState } from "#leads/server/lead.ts";
import type { LeadColumns } from "#leads/server/lead-fields.ts";
import type { NotificationKind, NotificationState } from "#leads/server/outbox/notification.ts";
import type { JobRow } from "#platform/jobs/jobs-table.ts";
import type {
  KeywordAnswerRow,
  SourceTurnRow,
} from "#tools/keyword-research/server/keyword-tables.ts";
import type { PageCountRow } from "#site/page-counts/page-counts-table.ts";
import type { RateLimitRow } from "./rate-limits-table.ts";

/** The tables as migrations.ts builds them. Moments are ISO 8601 texts in UTC. */
export interface Tables {
  leads: LeadRow;
  outbox: OutboxRow;
  rate_limits: RateLimitRow;
  jobs: JobRow;
  page_counts: PageCountRow;
  secrets: SecretRow;
  keyword_answers: KeywordAnswerRow;
  source_turns: SourceTurnRow;
}

export interface LeadRow extends LeadColumns {
  id: string;
  kind: LeadKind;
  state: LeadState;
  /** When it was marked as handled, and null while it is not. */
  handled_at: string | null;
  received_at: string;
  locale: Locale;
  idempotency_key: string | null;
  content_hash: string;
  /** `withheld` where the visitor's mailbox had its confirmations for the day; null where nothing was in the way. */
  confirmation: "withheld" | null;
}

/** One notice that is still to be delivered, or was given up. What was delivered has no row any more. */
export interface OutboxRow {
  lead_id: string;
  kind: NotificationKind;
  state: NotificationState;
  created_at: string;
  /** How often somebody has begun to deliver it. */
  attempts: number;
  /** Before this moment nobody tries. */
  due_at: string;
  /** Until this moment it belongs to who is delivering it. */
  leased_until: string | null;
  last_error: string | null;
}

export interface SecretRow {
  name: string;
  value: string;
}
