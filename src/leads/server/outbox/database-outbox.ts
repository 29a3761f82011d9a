import type { Database } from "#platform/database/database.ts";
import { findNextDueAt, listNotifications, writes } from "./notification-queries.ts";
import type { Outbox } from "./outbox.ts";

/** Creates the outbox in the database of the leads. */
export function createOutbox({ read, write }: Database): Outbox {
  return {
    claim: (query) => write(writes.claimNotifications, query),
    markDelivered: (notification) => write(writes.deleteNotification, notification),
    markFailed: (notification, outcome) =>
      write(writes.failNotification, { notification, outcome }),
    getNextDueAt: (notificationKind) => read((db) => findNextDueAt(db, notificationKind)),
    list: () => read(listNotifications),
    retry: (selection, now) => write(writes.retryNotifications, { selection, now }),
    drop: (selection) => write(writes.dropNotifications, selection),
  };
}
