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
  readonly #stopped = new AbortController();
  readonly #deliveryController = new AbortController();
  readonly #sleepers = new Set<() => void>();
  readonly #work: Promise<unknown>;
  #wakeCount = 0;

  constructor(dependencies: OutboxWorkerDependencies) {
    this.#dependencies = dependencies;
    this.#timings = { ...defaultTimings, ...dependencies.timings };
    const { senders } = dependencies;
    this.#work = Promise.all(
      notificationKinds.flatMap((kind) =>
        senders[kind] ? this.#deliverAll(kind, senders[kind]) : [],
      ),
    );
  }

  readonly wake = (): void => {
    this.#wakeCount++;
    for (const wakeUp of this.#sleepers) wakeUp();
  };

  readonly stop = async (): Promise<void> => {
    this.#stopped.abort();
    this.wake();
    const timer = setTimeout(() => this.#deliveryController.abort(), this.#timings.grace);
    await this.#work;
    clearTimeout(timer);
  };

  async #deliverAll(kind: NotificationKind, sender: NotificationSender): Promise<void> {
    const { outbox, log, now } = this.#dependencies;
    const { poll, lease } = this.#timings;
    while (!this.#stopped.signal.aborted) {
      const wakeCountBefore = this.#wakeCount;
      try {
        const notifications = await outbox.claim({
          kind,
          limit: maxConcurrentDeliveries,
          now: now(),
          leaseMs: lease,
        });
        const failure = (
          await Promise.allSettled(
            notifications.map((notification) => this.#deliver(notification, sender)),
          )
        ).find(({ status }) => status === "rejected");
        if (failure?.status === "rejected") throw failure.reason;
        if (notifications.length > 0) continue;
        const due = await outbox.getNextDueAt(kind);
        // After a wake-up during the query there may be new work, so the query is repeated at once.
        if (this.#wakeCount === wakeCountBefore)
          await this.#sleep(
            Math.min(poll, due ? Math.max(due.getTime() - now().getTime(), 10) : poll),
          );
      } catch (error) {
        log.warn({ kind, err: error }, "the outbox is unavailable; trying again");
        await this.#sleep(poll);
      }
    }
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

  #sleep(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const wakeUp = (): void => {
        clearTimeout(timer);
        this.#sleepers.delete(wakeUp);
        resolve();
      };
      const timer = setTimeout(wakeUp, this.#stopped.signal.aborted ? 0 : ms);
      this.#sleepers.add(wakeUp);
    });
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
