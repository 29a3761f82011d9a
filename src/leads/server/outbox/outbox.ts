import type {
  ClaimedNotification,
  ListedNotification,
  NotificationKind,
  NotificationKey,
} from "./notification.ts";

/** The notifications that are still to be delivered. The store enqueues them in the lead's transaction. */
export interface Outbox {
  /**
   * Claims due notifications, the longest due first. They are reserved until the lease ends; then any worker may claim
   * them, because the process that held them may have died.
   */
  claim(query: {
    readonly kind: NotificationKind;
    readonly limit: number;
    readonly now: Date;
    readonly leaseMs: number;
  }): Promise<readonly ClaimedNotification[]>;
  /** Deletes a delivered notification. */
  markDelivered(notification: ClaimedNotification): Promise<void>;
  /**
   * Releases a notification after a failed attempt. It has no effect once another worker has claimed it.
   * @param outcome.retryAt when to try again; undefined makes it a dead letter
   */
  markFailed(
    notification: ClaimedNotification,
    outcome: { readonly reason: string; readonly retryAt: Date | undefined },
  ): Promise<void>;
  /** When the next notification of a kind is due or its lease ends; undefined where none waits. */
  getNextDueAt(kind: NotificationKind): Promise<Date | undefined>;
  /** Everything that was not delivered, the oldest first. */
  list(): Promise<readonly ListedNotification[]>;
  /** Makes notifications due at once, dead letters too, unless they are being delivered. @returns how many */
  retry(selection: NotificationSelection, now: Date): Promise<number>;
  /** Deletes notifications undelivered. @returns how many */
  drop(selection: NotificationSelection): Promise<number>;
}

/** Notifications of one lead or of all, of one kind or of every kind, dead letters only or all. */
export interface NotificationSelection extends Partial<NotificationKey> {
  readonly deadOnly?: boolean;
}
