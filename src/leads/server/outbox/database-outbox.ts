import type { Database } from "#platform/database/database.ts";
import {
  claimNotifications,
  deleteNotification,
  dropNotifications,
  failNotification,
  listNotifications,
  findNextDueAt,
  retryNotifications,
} from "./notification-queries.ts";
import type { Outbox } from "./outbox.ts";

/** Creates the outbox in the database of the leads. */
export function createOutbox({ read, write, kind }: Database): Outbox {
  return {
    claim: (query) => write((db) => claimNotifications(db, query, kind)),
    markDelivered: (notification) => write((db) => deleteNotification(db, notification)),
    markFailed: (notification, outcome) =>
      write((db) => failNotification(db, notification, outcome)),
    getNextDueAt: (notificationKind) => read((db) => findNextDueAt(db, notificationKind)),
    list: () => read(listNotifications),
    retry: (selection, now) => write((db) => retryNotifications(db, selection, now)),
    drop: (selection) => write((db) => dropNotifications(db, selection)),
  };
}
