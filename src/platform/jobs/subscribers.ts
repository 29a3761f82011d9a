/** Who waits for which job, as far as this process sees it. */
export interface Subscribers {
  /** Somebody begins to watch. @returns what to call when they have left */
  subscribe(id: string): () => void;
  /** Somebody looked once. */
  recordPoll(id: string): void;
  hasSubscribers(id: string): boolean;
  /** When somebody was last seen, in milliseconds since 1970; at first the moment at which this process began to look. */
  getLastPollMs(id: string): number;
  /** Whether it is time to tell other processes that somebody waits here. */
  shouldAnnounce(id: string): boolean;
  remove(id: string): void;
}

/** Often enough to be believed by whoever works on it, and no more. */
const announceIntervalMs = 2_000;

export function trackSubscribers(now: () => Date): Subscribers {
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
