import { setTimeout } from "node:timers/promises";
import { SourceError, type Reason } from "./source-error.ts";
import type { Pace, Turns } from "./rate-limiter.ts";

/** The one way to a source: at its pace, not while it is closed, and never for longer than we wait. */
export interface Door {
  /** Asks when it is its turn. @throws SourceError */
  ask<T>(request: (signal: AbortSignal) => Promise<T>): Promise<T>;
}

interface Needs {
  readonly source: string;
  readonly pace: Pace;
  readonly turns: Turns;
  readonly now: () => Date;
  /** Aborts when the server stops. */
  readonly stopping: AbortSignal;
  /** For one request, once it is its turn. */
  readonly patienceMs?: number;
}

/** Whoever would wait longer for a turn goes away: somebody else's answer is better than a late one. */
const longestQueueMs = 1_000;
/** A source that fails so often in a row is left alone for a while, whatever it fails with. */
const failuresInARow = 3;
const closedForMs = { failing: 30_000, told: 60_000 };

/** What does not pass by asking again soon. */
const lasting: ReadonlySet<Reason> = new Set(["refused", "unpaid", "limited"]);

export function doorTo({ source, pace, turns, now, stopping, patienceMs = 15_000 }: Needs): Door {
  let failures = 0;

  async function waitForTurn(): Promise<void> {
    for (let waitedMs = 0; ;) {
      const notYet = await turns.take(source, pace, now());
      if (notYet === undefined) return;
      waitedMs += notYet.waitMs;
      if (notYet.closedFor !== undefined || waitedMs > longestQueueMs)
        throw new SourceError(
          notYet.closedFor ?? "limited",
          `${source} may not be asked for ${notYet.waitMs} ms`,
        );
      await setTimeout(notYet.waitMs, undefined, { signal: stopping });
    }
  }

  async function closeAfter({ reason, retryAfterMs }: SourceError): Promise<void> {
    const forMs =
      lasting.has(reason) || retryAfterMs !== undefined
        ? (retryAfterMs ?? closedForMs.told)
        : ++failures >= failuresInARow
          ? closedForMs.failing
          : 0;
    if (forMs > 0) await turns.close(source, new Date(now().getTime() + forMs), reason);
  }

  return {
    async ask(request) {
      await waitForTurn();
      const over = new AbortController();
      const timer = globalThis.setTimeout(
        () => over.abort(new SourceError("slow", `${source} took over ${patienceMs} ms`)),
        patienceMs,
      );
      try {
        const answer = await request(AbortSignal.any([stopping, over.signal]));
        failures = 0;
        return answer;
      } catch (error) {
        if (error instanceof SourceError && error.reason !== "empty" && !stopping.aborted)
          await closeAfter(error);
        throw error;
      } finally {
        clearTimeout(timer);
      }
    },
  };
}
