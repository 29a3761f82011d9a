/** The clients of this process that wait for jobs. */
export interface Subscribers {
  /** Adds a subscriber. @returns a function that removes it */
  subscribe(id: string): () => void;
  /** Records that a client has polled the job. */
  recordPoll(id: string): void;
  hasSubscribers(id: string): boolean;
  /**
   * The time of the last poll or unsubscription in milliseconds since 1970; before the first one,
   * the time at which tracking started.
   */
  getLastPollMs(id: string): number;
  /**
   * Whether it is time to store for other processes that a client waits here. The time counts as
   * used.
   */
  shouldAnnounce(id: string): boolean;
  remove(id: string): void;
}

/** Each announcement is a write to the database. */
const minAnnounceIntervalMs = 2_000;

/** Tracks the subscribers of one kind of job, whose `abandonAfterMs` is given. */
export function trackSubscribers(now: () => Date, abandonAfterMs = 0): Subscribers {
  const announceIntervalMs = Math.max(minAnnounceIntervalMs, abandonAfterMs / 10);
  const startedMs = now().getTime();
  const subscriberCounts = new Map<string, number>();
  const lastPolls = new Map<string, number>();
  const lastAnnouncements = new Map<string, number>();

  function recordPoll(id: string): void {
    lastPolls.set(id, now().getTime());
  }

  return {
    subscribe(id) {
      subscriberCounts.set(id, (subscriberCounts.get(id) ?? 0) + 1);
      let hasUnsubscribed = false;
      return () => {
        if (hasUnsubscribed) return;
        hasUnsubscribed = true;
        const remaining = subscriberCounts.get(id)! - 1;
        if (remaining > 0) subscriberCounts.set(id, remaining);
        else subscriberCounts.delete(id);
        recordPoll(id);
      };
    },
    recordPoll,
    hasSubscribers: (id) => subscriberCounts.has(id),
    getLastPollMs: (id) => lastPolls.get(id) ?? startedMs,
    shouldAnnounce(id) {
      if (now().getTime() - (lastAnnouncements.get(id) ?? 0) < announceIntervalMs) return false;
      lastAnnouncements.set(id, now().getTime());
      return true;
    },
    remove(id) {
      lastPolls.delete(id);
      lastAnnouncements.delete(id);
    },
  };
}
