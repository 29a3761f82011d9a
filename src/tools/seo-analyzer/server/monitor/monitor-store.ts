import type { Selectable } from "kysely";
import { hourMs, retention } from "#base/inventory/retention.ts";
import type { Database } from "#platform/database/database.ts";
import type { MonitorLink } from "../../monitor-contract.ts";
import { writes as mailWrites } from "./monitor-mail-writes.ts";
import { writes, type LookEnd, type MonitorCounts, type NewMonitor } from "./monitor-writes.ts";
import type { MonitorMailRow, MonitorRow } from "./monitors-table.ts";
import { summaryIntervalMs } from "./schedule.ts";
import { createToken, hashToken } from "./tokens.ts";

export type Monitor = Selectable<MonitorRow>;
export type MonitorMail = Selectable<MonitorMailRow>;

/** A monitor and the tokens of the links in one mail about it. */
export interface MailLinks {
  readonly monitor: Monitor;
  readonly tokens: Readonly<Record<MonitorLink, string>>;
}

/** The monitors of one database. Every write is durable when its promise is fulfilled. */
export interface MonitorStore {
  /** @returns false where all mailboxes together monitor as much as they may */
  insert(monitor: NewMonitor, limits: MonitorCounts): Promise<boolean>;
  /** Finds the monitor of a link; an unconfirmed one has ended after 48 hours. */
  findByToken(token: string, link: MonitorLink, now: Date): Promise<Monitor | undefined>;
  confirm(id: string, now: Date): Promise<void>;
  /** Deletes a monitor with everything that belongs to it. */
  end(id: string): Promise<void>;
  claimLook(
    lookId: string,
    scope: Monitor["scope"],
    now: Date,
    leaseMs: number,
  ): Promise<Monitor | undefined>;
  finishLook(end: LookEnd): Promise<void>;
  claimMail(now: Date, leaseMs: number): Promise<MonitorMail | undefined>;
  /** Makes the tokens of an attempt. @returns undefined where the monitor was ended */
  addTokens(mail: MonitorMail, now: Date): Promise<MailLinks | undefined>;
  deleteMail(id: string): Promise<void>;
  retryMail(mail: MonitorMail, dueAt: Date): Promise<void>;
  /** Deletes the requests that were not confirmed in time. */
  deleteExpired(now: Date): Promise<void>;
}

/** Creates the store of monitors in a database. */
export function createMonitorStore({ read, write }: Database): MonitorStore {
  const later = (now: Date, ms: number) => new Date(now.getTime() + ms).toISOString();
  const isExpired = ({ confirmed_at: confirmedAt, created_at: createdAt }: Monitor, now: Date) =>
    confirmedAt === null && createdAt <= toExpiry(now);

  return {
    insert: (monitor, limits) =>
      write(writes.insertMonitor, {
        monitor,
        limits,
        expiry: toExpiry(new Date(monitor.created_at)),
      }),
    async findByToken(token, link, now) {
      const monitor = await read((db) =>
        db
          .selectFrom("seo_monitors")
          .innerJoin("seo_monitor_tokens", "seo_monitor_tokens.monitor_id", "seo_monitors.id")
          .selectAll("seo_monitors")
          .where("hash", "=", hashToken(token))
          .where("purpose", "=", link)
          .executeTakeFirst(),
      );
      return monitor && !isExpired(monitor, now) ? monitor : undefined;
    },
    confirm: (id, now) =>
      write(writes.confirmMonitor, {
        id,
        at: now.toISOString(),
        nextSummaryAt: later(now, summaryIntervalMs),
      }),
    end: (id) => write(writes.deleteMonitor, id),
    claimLook: (lookId, scope, now, leaseMs) =>
      write(writes.claimLook, {
        lookId,
        scope,
        now: now.toISOString(),
        until: later(now, leaseMs),
      }),
    finishLook: (end) => write(writes.finishLook, end),
    claimMail: (now, leaseMs) =>
      write(mailWrites.claimMail, { now: now.toISOString(), until: later(now, leaseMs) }),
    async addTokens({ id: mailId, kind }, now) {
      const tokens = { confirm: createToken(), end: createToken() };
      // Only the first mail has a link to confirm, and the agency's mail has none.
      const purposes = { confirm: ["confirm", "end"], agency: [] } as const;
      const used = kind === "confirm" || kind === "agency" ? purposes[kind] : (["end"] as const);
      const monitor = await write(mailWrites.addTokens, {
        mailId,
        tokens: used.map((purpose) => ({ purpose, hash: hashToken(tokens[purpose]) })),
        at: now.toISOString(),
      });
      return monitor && !isExpired(monitor, now) ? { monitor, tokens } : undefined;
    },
    deleteMail: (id) => write(mailWrites.deleteMail, id),
    retryMail: ({ id, attempts }, dueAt) =>
      write(mailWrites.retryMail, { id, attempts, dueAt: dueAt.toISOString() }),
    deleteExpired: (now) => write(writes.deleteRequests, toExpiry(now)),
  };
}

function toExpiry(now: Date): string {
  return new Date(now.getTime() - retention.monitorRequestHours * hourMs).toISOString();
}
