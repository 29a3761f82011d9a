import type { LeadStore } from "../store.ts";
import { Undeliverable, type Courier, type Couriers } from "./notification-sender.ts";
import { noticeKinds, type ClaimedNotice, type NoticeKind } from "./notification.ts";
import type { Outbox } from "./outbox.ts";
import { mostAttempts, retryDelayMs } from "./retry-delay.ts";

/** What the worker says of its work; never what a visitor wrote, nor a mail server's words, which repeat addresses. */
export interface WorkerLog {
  info(facts: object, words: string): void;
  warn(facts: object, words: string): void;
  error(facts: object, words: string): void;
}

interface Needs {
  readonly outbox: Outbox;
  readonly store: Pick<LeadStore, "find">;
  readonly couriers: Couriers;
  readonly log: WorkerLog;
  readonly now: () => Date;
  readonly random?: () => number;
  readonly pace?: Partial<typeof usualPace>;
}

/** In milliseconds. Another instance's leads are found by looking; one's own are told by `wake`. */
const usualPace = { poll: 5_000, delivery: 60_000, lease: 120_000, grace: 400 };
const deliveriesAtOnce = 5;

export interface OutboxWorker {
  /** Says that something new may be due. */
  wake(): void;
  /** Takes on nothing more and cuts short what is not delivered in a moment: it is tried again after the next start. */
  stop(): Promise<void>;
}

/** Delivers what is due until it is stopped, each kind by itself: a dead webhook holds up no mail. */
export function startOutboxWorker({
  outbox,
  store,
  couriers,
  log,
  now,
  random = Math.random,
  pace,
}: Needs): OutboxWorker {
  const { poll, delivery, lease, grace } = { ...usualPace, ...pace };
  const stopped = new AbortController();
  const cut = new AbortController();
  const sleepers = new Set<() => void>();
  let rings = 0;

  async function deliverAll(kind: NoticeKind, courier: Courier): Promise<void> {
    while (!stopped.signal.aborted) {
      const heard = rings;
      try {
        const notices = await outbox.claim({
          kind,
          limit: deliveriesAtOnce,
          now: now(),
          leaseMs: lease,
        });
        const failure = (
          await Promise.allSettled(notices.map((notice) => deliver(notice, courier)))
        ).find(({ status }) => status === "rejected");
        if (failure?.status === "rejected") throw failure.reason;
        if (notices.length > 0) continue;
        const due = await outbox.nextDueAt(kind);
        // What was put in while we looked has rung by now.
        if (rings === heard)
          await rest(Math.min(poll, due ? Math.max(due.getTime() - now().getTime(), 10) : poll));
      } catch (error) {
        log.warn({ kind, err: error }, "the outbox cannot be had; trying again");
        await rest(poll);
      }
    }
  }

  async function deliver(notice: ClaimedNotice, courier: Courier): Promise<void> {
    const { leadId, kind, attempt } = notice;
    try {
      const lead = await store.find(leadId);
      if (lead) await courier(lead, AbortSignal.any([cut.signal, AbortSignal.timeout(delivery)]));
      await outbox.delivered(notice);
      log.info({ leadId, kind, attempt }, "delivered");
    } catch (error) {
      const isHopeless = error instanceof Undeliverable || attempt >= mostAttempts;
      const delayMs = cut.signal.aborted ? 0 : retryDelayMs(attempt, random());
      const retryAt = isHopeless ? undefined : new Date(now().getTime() + delayMs);
      await outbox.failed(notice, { reason: reasonOf(error), retryAt });
      if (isHopeless)
        log.error(
          { leadId, kind, attempt, code: codeOf(error) },
          "given up: npm run outbox shows why",
        );
      else
        log.warn(
          { leadId, kind, attempt, code: codeOf(error), retryAt },
          "not delivered, to be tried again",
        );
    }
  }

  function rest(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(getUp, stopped.signal.aborted ? 0 : ms);
      sleepers.add(getUp);
      function getUp(): void {
        clearTimeout(timer);
        sleepers.delete(getUp);
        resolve();
      }
    });
  }

  function wakeAll(): void {
    rings++;
    for (const getUp of sleepers) getUp();
  }

  const work = Promise.all(
    noticeKinds.flatMap((kind) => (couriers[kind] ? deliverAll(kind, couriers[kind]) : [])),
  );
  return {
    wake: wakeAll,
    async stop() {
      stopped.abort();
      wakeAll();
      const timer = setTimeout(() => cut.abort(), grace);
      await work;
      clearTimeout(timer);
    },
  };
}

/** What is kept beside a notice that was not delivered. Anything may have been thrown, also what cannot be read. */
function reasonOf(error: unknown): string {
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

/** A short name of what went wrong, without anybody's address in it. */
function codeOf(error: unknown): string {
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
