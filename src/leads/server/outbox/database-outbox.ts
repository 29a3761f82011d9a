import type { Database } from "#platform/database/database.ts";
import {
  claimNotices,
  deleteNotice,
  dropNotices,
  failNotice,
  listNotices,
  nextDueAt,
  retryNotices,
} from "./notification-queries.ts";
import type { Outbox } from "./outbox.ts";

/** The outbox that lies in a database, beside the leads. */
export function outboxOf({ read, write, kind }: Database): Outbox {
  return {
    claim: (wanted) => write((db) => claimNotices(db, wanted, kind)),
    delivered: (notice) => write((db) => deleteNotice(db, notice)),
    failed: (notice, outcome) => write((db) => failNotice(db, notice, outcome)),
    nextDueAt: (noticeKind) => read((db) => nextDueAt(db, noticeKind)),
    list: () => read(listNotices),
    retry: (which, now) => write((db) => retryNotices(db, which, now)),
    drop: (which) => write((db) => dropNotices(db, which)),
  };
}
