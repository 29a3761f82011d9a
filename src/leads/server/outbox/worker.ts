import type { LeadStore } from "../store.ts";
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
import { maxAttempts, getRetryDelayMs } from "./retry-delay.ts";

/** The worker's log: never a visitor's text, nor a mail server's messages, which repeat addresses. */
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

/** In milliseconds. Polling finds leads that another instance stored; `wake` announces this instance's own. */
const defaultTimings = { poll: 5_000, delivery: 60_000, lease: 120_000, grace: 400 };
const maxConcurrentDeliveries = 5;

export interface OutboxWorker {
  /** Makes the worker check for due notifications now. */
  wake(): void;
  /** Claims nothing more and aborts deliveries after a grace period: they are tried again after the next start. */
  stop(): Promise<void>;
}

/** Delivers due notifications until it is stopped, each kind independently: a failing webhook delays no mail. */
export function startOutboxWorker({
  outbox,
  store,
  senders,
  log,
  now,
  random = Math.random,
  timings,
}: OutboxWorkerDependencies): OutboxWorker {
  const { poll, delivery, lease, grace } = { ...defaultTimings, ...timings };
  const stopped = new AbortController();
  const deliveryController = new AbortController();
  const sleepers = new Set<() => void>();
  let wakeCount = 0;

  async function deliverAll(kind: NotificationKind, sender: NotificationSender): Promise<void> {
    while (!stopped.signal.aborted) {
      const wakeCountBefore = wakeCount;
      try {
        const notifications = await outbox.claim({
          kind,
          limit: maxConcurrentDeliveries,
          now: now(),
          leaseMs: lease,
        });
        const failure = (
          await Promise.allSettled(
            notifications.map((notification) => deliver(notification, sender)),
          )
        ).find(({ status }) => status === "rejected");
        if (failure?.status === "rejected") throw failure.reason;
        if (notifications.length > 0) continue;
        const due = await outbox.getNextDueAt(kind);
        // A wake-up during the query means that there may be new work: then it queries again at once.
        if (wakeCount === wakeCountBefore)
          await sleep(Math.min(poll, due ? Math.max(due.getTime() - now().getTime(), 10) : poll));
      } catch (error) {
        log.warn({ kind, err: error }, "the outbox cannot be had; trying again");
        await sleep(poll);
      }
    }
  }

  async function deliver(
    notification: ClaimedNotification,
    sender: NotificationSender,
  ): Promise<void> {
    const { leadId, kind, attempt } = notification;
    try {
      const lead = await store.find(leadId);
      if (lead)
        await sender(
          lead,
          AbortSignal.any([deliveryController.signal, AbortSignal.timeout(delivery)]),
        );
      await outbox.markDelivered(notification);
      log.info({ leadId, kind, attempt }, "delivered");
    } catch (error) {
      const isPermanent = error instanceof PermanentDeliveryError || attempt >= maxAttempts;
      const delayMs = deliveryController.signal.aborted ? 0 : getRetryDelayMs(attempt, random());
      const retryAt = isPermanent ? undefined : new Date(now().getTime() + delayMs);
      await outbox.markFailed(notification, { reason: formatReason(error), retryAt });
      if (isPermanent)
        log.error(
          { leadId, kind, attempt, code: getErrorCode(error) },
          "given up: npm run outbox shows why",
        );
      else
        log.warn(
          { leadId, kind, attempt, code: getErrorCode(error), retryAt },
          "not delivered, to be tried again",
        );
    }
  }

  function sleep(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(wakeUp, stopped.signal.aborted ? 0 : ms);
      sleepers.add(wakeUp);
      function wakeUp(): void {
        clearTimeout(timer);
        sleepers.delete(wakeUp);
        resolve();
      }
    });
  }

  function wakeAll(): void {
    wakeCount++;
    for (const wakeUp of sleepers) wakeUp();
  }

  const work = Promise.all(
    notificationKinds.flatMap((kind) => (senders[kind] ? deliverAll(kind, senders[kind]) : [])),
  );
  return {
    wake: wakeAll,
    async stop() {
      stopped.abort();
      wakeAll();
      const timer = setTimeout(() => deliveryController.abort(), grace);
      await work;
      clearTimeout(timer);
    },
  };
}

/** The reason stored with an undelivered notification. Any value may have been thrown, even one that cannot be read. */
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

/** A short error code for the log; error messages may contain addresses. */
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
