import { PollingLoop } from "#platform/processes/polling-loop.ts";
import { getRetryDelayMs } from "#platform/notifications/retry-delay.ts";
import { compareLook, hasChanges, type Baseline } from "../../engine/monitor/baseline.ts";
import { maxQueueMs, type Look, type LookDelay } from "./look.ts";
import type { Monitor, MonitorMail, MonitorStore } from "./monitor-store.ts";
import type { LookEnd } from "./monitor-writes.ts";
import type { SendMonitorMail } from "./mail/send-monitor-mail.ts";
import { getNextLookAt, getNextSummaryAt } from "./schedule.ts";
import { createMonitorId } from "./tokens.ts";

interface WorkerDependencies {
  readonly store: MonitorStore;
  readonly look: Look;
  readonly send: SendMonitorMail;
  readonly now: () => Date;
  readonly random?: () => number;
  /** Contains neither addresses nor the texts of mail servers. */
  readonly log: { warn(fields: object, words: string): void };
}

const hourMs = 3_600_000;
/** The longest wait in the queue and more than the longest analysis; then the look is given up. */
const lookTimeoutMs = maxQueueMs + hourMs / 2;
const lookLeaseMs = lookTimeoutMs + 60_000;
const mailTimeoutMs = 60_000;
const mailLeaseMs = 2 * mailTimeoutMs;
/** A page counts as gone after so many looks without it, an hour apart. */
const minFailures = 3;
/** After so many looks in a row that failed here, an hour apart, the next is a week's. */
const maxInterruptions = 3;
const pollIntervalMs = { looks: 60_000, mails: 5_000 };

/** Looks at what is due and sends what waits. Several processes may work on one database. */
export class MonitorWorker {
  readonly #dependencies: WorkerDependencies;
  readonly #stopped = new AbortController();
  /** The mails that are being sent, by monitor. */
  readonly #sending = new Map<string, AbortController>();
  /** One for each scope: pages do not wait for sites, which wait in a queue of their own. */
  #looks: readonly PollingLoop[] = [];
  #mails: PollingLoop | undefined;

  constructor(dependencies: WorkerDependencies) {
    this.#dependencies = dependencies;
  }

  /** Works until it is stopped. */
  start(): this {
    this.#looks = (["page", "site"] as const).map((scope) =>
      this.#repeat(pollIntervalMs.looks, () => this.lookOnce(scope)),
    );
    this.#mails = this.#repeat(pollIntervalMs.mails, () => this.sendOnce());
    return this;
  }

  /** Ends the work; a look or mail that is cut off is repeated after the next start. */
  async stop(): Promise<void> {
    this.#stopped.abort();
    await Promise.all([...this.#looks, this.#mails].map((loop) => loop?.stop()));
  }

  /** Has the worker see what was stored just now. */
  wake(): void {
    for (const loop of [...this.#looks, this.#mails]) loop?.wake();
  }

  /** Cuts off a mail of a monitor that has ended. */
  abortMails(monitorId: string): void {
    this.#sending.get(monitorId)?.abort();
  }

  /** Looks at the page or site that is due longest. @returns whether there may be more */
  async lookOnce(scope: Monitor["scope"]): Promise<boolean> {
    const { store, look, now } = this.#dependencies;
    await store.deleteExpired(now());
    const lookId = createMonitorId();
    const monitor = await store.claimLook(lookId, scope, now(), lookLeaseMs);
    if (monitor === undefined) return false;
    const signal = AbortSignal.any([this.#stopped.signal, AbortSignal.timeout(lookTimeoutMs)]);
    const { id, url } = monitor;
    const result = await look({ url, scope }, signal).catch(() => undefined);
    const at = now();
    const isStopped = this.#stopped.signal.aborted;
    const end = toLookEnd(monitor, result, at, isStopped);
    await store.finishLook({ ...end, id, lookId, at: at.toISOString() });
    if (end.stored) this.#mails?.wake();
    // Where the queue has no room, it has none for the next look either.
    return !isStopped && !isDelay(result);
  }

  /** Sends the mail that is due longest. @returns whether there was one */
  async sendOnce(): Promise<boolean> {
    const { store, now } = this.#dependencies;
    if (this.#stopped.signal.aborted) return false;
    const mail = await store.claimMail(now(), mailLeaseMs);
    if (mail === undefined) return false;
    // The process may have been cut off after the last mail: the links are stored before the send.
    const links = await store.addTokens(mail, now());
    if (links === undefined) await store.deleteMail(mail.id);
    else await this.#send(mail, links);
    return true;
  }

  /** @param work returns whether there may be more */
  #repeat(pollMs: number, work: () => Promise<boolean>): PollingLoop {
    return new PollingLoop({
      work: async () => ((await work()) ? 0 : pollMs),
      retryMs: pollMs,
      onError: (error) =>
        this.#dependencies.log.warn({ err: error }, "monitoring is interrupted; trying again"),
    });
  }

  async #send(mail: MonitorMail, links: Parameters<SendMonitorMail>[1]): Promise<void> {
    const { store, send, now, random = Math.random, log } = this.#dependencies;
    const ended = new AbortController();
    this.#sending.set(mail.monitor_id, ended);
    const timeout = AbortSignal.timeout(mailTimeoutMs);
    try {
      const signal = AbortSignal.any([ended.signal, this.#stopped.signal, timeout]);
      const isAccepted = await send(mail, links, signal);
      // An address that does not exist is not written to again.
      if (isAccepted) await store.deleteMail(mail.id);
      else await store.end(mail.monitor_id);
    } catch {
      const delayMs = this.#stopped.signal.aborted ? 0 : getRetryDelayMs(mail.attempts, random());
      await store.retryMail(mail, new Date(now().getTime() + delayMs));
      log.warn({ kind: mail.kind, attempt: mail.attempts }, "a mail of a monitor is tried again");
    } finally {
      this.#sending.delete(mail.monitor_id);
    }
  }
}

type AnyResult = Awaited<ReturnType<Look>>;
type FoundResult = Exclude<AnyResult, LookDelay | undefined>;
type LookOutcome = Omit<LookEnd, "id" | "lookId" | "at">;

const isDelay = (result: AnyResult): result is LookDelay =>
  result !== undefined && "retryAfterMs" in result;

/** What is stored of a look, and when the next one is. */
function toLookEnd(monitor: Monitor, result: AnyResult, at: Date, isStopped: boolean): LookOutcome {
  const { id, failures, interruptions } = monitor;
  if (isDelay(result)) {
    const nextLookAt = new Date(at.getTime() + result.retryAfterMs).toISOString();
    return { nextLookAt, failures, interruptions, stored: undefined };
  }
  if (result === undefined)
    return {
      ...toRepeat(monitor, at, isStopped ? "stopped" : "own"),
      failures,
      stored: undefined,
    };
  const lostCount = isWithoutPage(result) ? failures + 1 : 0;
  // The first look is repeated as well: what later ones are compared with should be a page.
  if (lostCount > 0 && lostCount < minFailures && !wasLost(monitor))
    return { ...toRepeat(monitor, at, "lost"), failures: lostCount, stored: undefined };
  return {
    nextLookAt: getNextLookAt(id, at).toISOString(),
    failures: lostCount,
    interruptions: 0,
    stored: toStored(monitor, result, at),
  };
}

const isWithoutPage = (result: FoundResult): boolean =>
  compareLook(null, result).baseline.failure !== null;

const readBaseline = ({ baseline }: Monitor): Baseline | null =>
  baseline === null ? null : (JSON.parse(baseline) as Baseline);

const wasLost = (monitor: Monitor): boolean => (readBaseline(monitor)?.failure ?? null) !== null;

/**
 * When a look is repeated. A server that stops starts again soon; one that failed by itself tries
 * `maxInterruptions` times, so that a lasting fault asks no site every hour.
 */
function toRepeat(
  { id, interruptions }: Monitor,
  at: Date,
  cause: "lost" | "stopped" | "own",
): Pick<LookOutcome, "nextLookAt" | "interruptions"> {
  if (cause === "stopped") return { nextLookAt: at.toISOString(), interruptions };
  const inAnHour = new Date(at.getTime() + hourMs).toISOString();
  if (cause === "lost") return { nextLookAt: inAnHour, interruptions: 0 };
  return interruptions + 1 < maxInterruptions
    ? { nextLookAt: inAnHour, interruptions: interruptions + 1 }
    : { nextLookAt: getNextLookAt(id, at).toISOString(), interruptions: 0 };
}

/** What a look stores: the next baseline, a mail of changes, and the summary where it is due. */
function toStored(monitor: Monitor, result: FoundResult, at: Date) {
  const { url, scope, next_summary_at: dueAt } = monitor;
  const before = readBaseline(monitor);
  const { baseline, changes } = compareLook(before, result);
  const { findings: _, ...figures } = baseline;
  const content = { url, scope, at: at.toISOString(), ...figures };
  const isSummaryDue = dueAt !== null && dueAt <= at.toISOString();
  return {
    baseline,
    mails: [
      ...(hasChanges(changes)
        ? [{ kind: "changes" as const, content: { ...content, changes } }]
        : []),
      ...(isSummaryDue ? [{ kind: "summary" as const, content }] : []),
    ],
    nextSummaryAt: isSummaryDue ? getNextSummaryAt(new Date(dueAt), at).toISOString() : undefined,
  };
}
