import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import type { Database } from "#platform/database/database.ts";
import { toConfirmationUse, type ConfirmationLimit } from "../outbox/confirmation-limit.ts";
import type { NotificationKind } from "../outbox/notification.ts";
import {
  sumAttachmentBytes,
  listAttachmentFiles,
  findLead,
  listMatchingLeadIds,
  iterateLeads,
  listNewestLeads,
} from "./lead-queries.ts";
import { writes } from "./lead-writes.ts";
import type { LeadStore } from "./store.ts";

interface LeadStoreOptions {
  /** Limits the confirmations to one mailbox; undefined means no limit. */
  readonly confirmations?: ConfirmationLimit;
  /** The notifications to enqueue for every new lead; the outbox delivers them. */
  readonly notifications?: readonly NotificationKind[];
  /** Called after a new lead was stored. */
  readonly onNew?: () => void;
}

/** Creates the store in an open database. Closing the store closes the database. */
export function createLeadStore(
  database: Database,
  { notifications = [], onNew, confirmations }: LeadStoreOptions = {},
): LeadStore {
  const { read, write } = database;

  return {
    // The id is chosen before the first attempt, so that a retry recognizes an attempt that was
    // interrupted after its commit.
    async addLead(lead) {
      const added = await write(writes.addLead, {
        id: randomUUID(),
        lead,
        notifications,
        confirmation: confirmations && toConfirmationUse(lead, notifications, confirmations),
      });
      if (added.isNew) onNew?.();
      return added;
    },
    list: (filter) => read((db) => listNewestLeads(db, filter)),
    iterate: (filter) => iterateLeads(read, filter),
    find: (id) => read((db) => findLead(db, id)),
    listMatchingIds: (typed) => read((db) => listMatchingLeadIds(db, typed)),
    mark: (id, state, now) => write(writes.markLead, { id, state, now }),
    async remove(id) {
      const removed = await write(writes.deleteLead, id);
      if (removed) await database.purgeDeleted();
      return removed;
    },
    async purge(before) {
      let removed = 0;
      const files: string[] = [];
      for (let batch; batch === undefined || batch.length > 0;) {
        batch = await write(writes.deleteLeadsBefore, before);
        removed += batch.length;
        files.push(...batch.flatMap(({ attachment_file: file }) => file ?? []));
      }
      if (removed > 0) await database.purgeDeleted();
      return { removed, files };
    },
    listAttachmentFiles: () => read(listAttachmentFiles),
    sumAttachmentBytes: () => read(sumAttachmentBytes),
    check: async () => void (await read((db) => sql`select 1`.execute(db))),
    close: () => database.close(),
  };
}
