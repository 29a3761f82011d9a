import { TooMany } from "#base/too-many.ts";

/** How much the measuring of lines may cost. Counted in this process: several instances each have their own. */
export interface LineLimits {
  /** Bytes that one visitor may move in an hour, both ways together. */
  readonly visitorBytes: number;
  /** Requests with a body, either way, at one moment. */
  readonly streams: number;
  /** Bytes that all visitors together may move in an hour. */
  readonly allBytes: number;
  /** What the server's own line carries, in megabits a second. */
  readonly serverMbps: number;
}

/** A request that was let in. Whoever holds it says once what it came to. */
export interface Passage {
  end(bytes: number): void;
}

export interface LineBudget {
  /** @throws TooMany where a limit is reached; it says when to come again */
  enter(visitor: string, bytes: number): Passage;
  left(visitor: string): {
    readonly bytes: number;
    readonly retryAfterS: number;
    readonly isBusy: boolean;
  };
}

const windowMs = 3_600_000;
/** A stream ends in seconds; @cloudflare/speedtest waits as long as it is told and asks again. */
const nextStreamS = 2;
/** From this share of the streams on, what a visitor reads may be the server's speed and not the line's. */
const busyShare = 0.5;

/** Counts by the full hour; the counts of the hour before are forgotten, and with them who was here. */
export function openLineBudget(limits: LineLimits, now: () => Date): LineBudget {
  let hour = -1;
  let moved = 0;
  let streams = 0;
  const movedBy = new Map<string, number>();

  function turn(): number {
    const moment = now().getTime();
    const current = Math.floor(moment / windowMs);
    if (current !== hour) {
      hour = current;
      moved = 0;
      movedBy.clear();
    }
    return Math.ceil(((current + 1) * windowMs - moment) / 1_000);
  }

  function add(visitor: string, bytes: number): void {
    moved += bytes;
    movedBy.set(visitor, (movedBy.get(visitor) ?? 0) + bytes);
  }

  return {
    enter(visitor, bytes) {
      const retryAfterS = turn();
      if ((movedBy.get(visitor) ?? 0) + bytes > limits.visitorBytes)
        throw new TooMany("one visitor has moved an hour's bytes", retryAfterS);
      if (moved + bytes > limits.allBytes)
        throw new TooMany("all visitors have moved an hour's bytes", retryAfterS);
      if (streams >= limits.streams)
        throw new TooMany("too many lines are measured at once", nextStreamS);
      // All of it counts from the start, so that requests side by side cannot pass the limit together.
      const begunIn = hour;
      streams++;
      add(visitor, bytes);
      let isOver = false;
      return {
        end(used) {
          if (isOver) return;
          isOver = true;
          streams--;
          if (hour === begunIn) add(visitor, used - bytes);
        },
      };
    },

    left(visitor) {
      const retryAfterS = turn();
      const own = limits.visitorBytes - (movedBy.get(visitor) ?? 0);
      return {
        bytes: Math.max(0, Math.min(own, limits.allBytes - moved)),
        retryAfterS,
        isBusy: streams >= limits.streams * busyShare,
      };
    },
  };
}
