/** Who waits for which job, as far as this process sees it. */
export interface Watchers {
  /** Somebody begins to watch. @returns what to call when they have left */
  arrive(id: string): () => void;
  /** Somebody looked once. */
  look(id: string): void;
  isWatched(id: string): boolean;
  /** When somebody was last seen, in milliseconds since 1970; at first the moment at which this process began to look. */
  lastSeen(id: string): number;
  /** Whether it is time to tell other processes that somebody waits here. */
  isToBeTold(id: string): boolean;
  forget(id: string): void;
}

/** Often enough to be believed by whoever works on it, and no more. */
const tellEveryMs = 2_000;

export function startWatchers(now: () => Date): Watchers {
  const began = now().getTime();
  const watching = new Map<string, number>();
  const seen = new Map<string, number>();
  const told = new Map<string, number>();

  function look(id: string): void {
    seen.set(id, now().getTime());
  }

  return {
    arrive(id) {
      watching.set(id, (watching.get(id) ?? 0) + 1);
      let hasLeft = false;
      return () => {
        if (hasLeft) return;
        hasLeft = true;
        const left = watching.get(id)! - 1;
        if (left > 0) watching.set(id, left);
        else watching.delete(id);
        look(id);
      };
    },
    look,
    isWatched: (id) => watching.has(id),
    lastSeen: (id) => seen.get(id) ?? began,
    isToBeTold(id) {
      if (now().getTime() - (told.get(id) ?? 0) < tellEveryMs) return false;
      told.set(id, now().getTime());
      return true;
    },
    forget(id) {
      seen.delete(id);
      told.delete(id);
    },
  };
}
