import type { LeadStore } from "../store/store.ts";
import {
  PermanentDeliveryError,
  type NotificationSender,
  type NotificationSenders,
} from "./notification-sender.ts";
import {
  notificationKinds,
  type ClaimedNotification,
  type NotificationKind,
} from "./notification.ts";
import type { Outbox } from "./outbox.ts";
import { maxAttempts, getRetryDelayMs } from "#platform/notifications/retry-delay.ts";
import { PollingLoop } from "#platform/processes/polling-loop.ts";

/**
 * The worker's log. It contains neither visitors' texts nor messages of mail servers, which repeat
 * addresses.
 */
export interface WorkerLog {
  info(facts: object, words: string): void;
  warn(facts: object, words: string): void;
  error(facts: object, words: string): void;
}

interface OutboxWorkerDependencies {
  readonly outbox: Outbox;
  readonly store: Pick<LeadStore, "find">;
  readonly senders: NotificationSenders;
  readonly log: WorkerLog;
  readonly now: () => Date;
  readonly random?: () => number;
  readonly timings?: Partial<typeof defaultTimings>;
}

/**
 * In milliseconds. Polling finds leads that another instance has stored; `wake` is called for leads
 * of this instance.
 */
const defaultTimings = { poll: 5_000, delivery: 60_000, lease: 120_000, grace: 400 };
const maxConcurrentDeliveries = 5;

export interface OutboxWorker {
  /** Makes the worker check for due notifications now. */
  wake(): void;
  /**
   * Stops claiming, and aborts deliveries after a grace period: they are retried after the next
   * start.
   */
  stop(): Promise<void>;
}

/**
 * Starts to deliver due notifications until it is stopped. The kinds are independent: a failing
 * webhook does not delay mails.
 */
export function startOutboxWorker(dependencies: OutboxWorkerDependencies): OutboxWorker {
  return new RunningWorker(dependencies);
}

class RunningWorker implements OutboxWorker {
  readonly #dependencies: OutboxWorkerDependencies;
  readonly #timings: typeof defaultTimings;
  readonly #deliveryController = new AbortController();
  readonly #loops: readonly PollingLoop[];

  constructor(dependencies: OutboxWorkerDependencies) {
    this.#dependencies = dependencies;
    this.#timings = { ...defaultTimings, ...dependencies.timings };
    const { senders, log } = dependencies;
    this.#loops = notificationKinds.flatMap((kind) => {
      const sender = senders[kind];
      if (!sender) return [];
      return new PollingLoop({
        work: () => this.#deliverDue(kind, sender),
        retryMs: this.#timings.poll,
        onError: (error) =>
          log.warn({ kind, err: error }, "the outbox is unavailable; trying again"),
      });
    });
  }

  readonly wake = (): void => {
    for (const loop of this.#loops) loop.wake();
  };

  readonly stop = async (): Promise<void> => {
    const timer = setTimeout(() => this.#deliveryController.abort(), this.#timings.grace);
    await Promise.all(this.#loops.map((loop) => loop.stop()));
    clearTimeout(timer);
  };

  /** Delivers what is due. @returns how long to wait for more, in milliseconds */
  async #deliverDue(kind: NotificationKind, sender: NotificationSender): Promise<number> {
    const { outbox, now } = this.#dependencies;
    const { poll, lease } = this.#timings;
    const notifications = await outbox.claim({
      kind,
      limit: maxConcurrentDeliveries,
      now: now(),
      leaseMs: lease,
    });
    const results = await Promise.allSettled(
      notifications.map((notification) => this.#deliver(notification, sender)),
    );
    const failure = results.find(({ status }) => status === "rejected");
    if (failure?.status === "rejected") throw failure.reason;
    if (notifications.length > 0) return 0;
    const due = await outbox.getNextDueAt(kind);
    return Math.min(poll, due ? Math.max(due.getTime() - now().getTime(), 10) : poll);
  }

  async #deliver(notification: ClaimedNotification, sender: NotificationSender): Promise<void> {
    const { outbox, store, log } = this.#dependencies;
    const { leadId, kind, attempt } = notification;
    try {
      const lead = await store.find(leadId);
      const timeout = AbortSignal.timeout(this.#timings.delivery);
      if (lead) await sender(lead, AbortSignal.any([this.#deliveryController.signal, timeout]));
      await outbox.markDelivered(notification);
      log.info({ leadId, kind, attempt }, "delivered");
    } catch (error) {
      await this.#handleFailure(notification, error);
    }
  }

  async #handleFailure(notification: ClaimedNotification, error: unknown): Promise<void> {
    const { outbox, log, now, random = Math.random } = this.#dependencies;
    const { leadId, kind, attempt } = notification;
    const isPermanent = error instanceof PermanentDeliveryError || attempt >= maxAttempts;
    const isAborted = this.#deliveryController.signal.aborted;
    const delayMs = isAborted ? 0 : getRetryDelayMs(attempt, random());
    const retryAt = isPermanent ? undefined : new Date(now().getTime() + delayMs);
    await outbox.markFailed(notification, { reason: formatReason(error), retryAt });
    const facts = { leadId, kind, attempt, code: getErrorCode(error) };
    if (isPermanent) log.error(facts, "given up: npm run outbox shows why");
    else log.warn({ ...facts, retryAt }, "not delivered, to be tried again");
  }
}

/**
 * Formats the reason that is stored with an undelivered notification. Any value may be thrown, even
 * one whose properties throw.
 */
function formatReason(error: unknown): string {
  try {
    const cause =
      error instanceof Error && error.cause instanceof Error ? `: ${error.cause.message}` : "";
    return (error instanceof Error ? error.message + cause : String(error))
      .replaceAll("\0", "")
      .slice(0, 500)
      .toWellFormed();
  } catch {
    return "an error that cannot be described";
  }
}

/** Returns a short error code for the log, because error messages may contain addresses. */
function getErrorCode(error: unknown): string {
  try {
    if (!(error instanceof Error)) return "unknown";
    const cause = error.cause ?? error;
    return typeof cause === "object" && "code" in cause && typeof cause.code === "string"
      ? cause.code
      : String(error.name);
  } catch {
    return "unknown";
  }
}
