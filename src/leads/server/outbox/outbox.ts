import type {
  ClaimedNotification,
  ListedNotification,
  NotificationKind,
  NotificationKey,
} from "./notification.ts";

/**
 * The notifications that are not delivered yet. The store enqueues them in the transaction of their
 * lead.
 */
export interface Outbox {
  /**
   * Claims due notifications, the ones that have been due longest first. After the end of the lease
   * any worker may claim them again, because the process that claimed them may have died.
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
   * Releases a notification after a failed attempt. It has no effect once another worker has
   * claimed it.
   * @param outcome.retryAt when to try again; undefined makes it a dead letter
   */
  markFailed(
    notification: ClaimedNotification,
    outcome: { readonly reason: string; readonly retryAt: Date | undefined },
  ): Promise<void>;
  /**
   * Returns when the next notification of a kind is due, or its lease ends; undefined where none
   * waits.
   */
  getNextDueAt(kind: NotificationKind): Promise<Date | undefined>;
  /** Lists all notifications that were not delivered, the oldest first. */
  list(): Promise<readonly ListedNotification[]>;
  /**
   * Makes notifications due now, including dead letters, unless they are being delivered.
   * @returns how many
   */
  retry(selection: NotificationSelection, now: Date): Promise<number>;
  /** Deletes notifications without delivering them. @returns how many */
  drop(selection: NotificationSelection): Promise<number>;
}

/** Notifications of one lead or of all, of one kind or of every kind, dead letters only or all. */
export interface NotificationSelection extends Partial<NotificationKey> {
  readonly deadOnly?: boolean;
}
