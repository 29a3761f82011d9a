/** Who may use what there is one of, in the order in which it is asked for. */
export interface RateLimiter {
  /** For one user, who asks once at a time. */
  enter(): Turn;
}

export interface Turn {
  /** Waits until it is this user's turn. @throws the signal's reason, and the turn goes to the next */
  take(signal: AbortSignal): Promise<void>;
  /** Ends the turn, if there is one. */
  giveBack(): Promise<void>;
}

export function startTurns(): RateLimiter {
  let last: Promise<void> = Promise.resolve();
  return {
    enter() {
      let end: (() => void) | undefined;
      return {
        async take(signal) {
          const before = last;
          const { promise: ended, resolve } = Promise.withResolvers<void>();
          last = before.then(() => ended);
          await before;
          if (signal.aborted) resolve();
          signal.throwIfAborted();
          end = resolve;
        },
        async giveBack() {
          end?.();
          end = undefined;
        },
      };
    },
  };
}
