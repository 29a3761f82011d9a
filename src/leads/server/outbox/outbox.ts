import type {
  ClaimedNotification,
  ListedNotification,
  NotificationKind,
  NotificationKey,
} from "./notification.ts";

/** What is still to be told. Rows are put in by the store, beside the leads themselves. */
export interface Outbox {
  /**
   * Takes on notices that are due, the longest due first. Nobody else gets them until the lease ends; then they are
   * anybody's again, because whoever took them on may be dead.
   */
  claim(query: {
    readonly kind: NotificationKind;
    readonly limit: number;
    readonly now: Date;
    readonly leaseMs: number;
  }): Promise<readonly ClaimedNotification[]>;
  /** Strikes out what was delivered. */
  markDelivered(notification: ClaimedNotification): Promise<void>;
  /**
   * Gives a notice back after a failed try. A claim whose lease has ended says nothing any more.
   * @param outcome.retryAt when to try again; undefined makes it a dead letter
   */
  markFailed(
    notification: ClaimedNotification,
    outcome: { readonly reason: string; readonly retryAt: Date | undefined },
  ): Promise<void>;
  /** When the next notice of a kind is due or its lease ends; undefined where none waits. */
  getNextDueAt(kind: NotificationKind): Promise<Date | undefined>;
  /** Everything that was not delivered, the oldest first. */
  list(): Promise<readonly ListedNotification[]>;
  /** Makes notices due at once, dead letters too, unless they are being delivered. @returns how many */
  retry(selection: NotificationSelection, now: Date): Promise<number>;
  /** Throws notices away undelivered. @returns how many */
  drop(selection: NotificationSelection): Promise<number>;
}

/** Notices of one lead or of all, of one kind or of every kind, dead letters only or all. */
export interface NotificationSelection extends Partial<NotificationKey> {
  readonly deadOnly?: boolean;
}
