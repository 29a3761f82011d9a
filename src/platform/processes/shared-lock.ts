/** A lock that users acquire in the order of their requests. */
export interface SharedLock {
  /** Creates a user, which makes one request at a time. */
  addUser(): LockUser;
}

export interface LockUser {
  /** Waits for the lock. @throws the signal's reason, after which the next user gets the lock */
  acquire(signal: AbortSignal): Promise<void>;
  /** Releases the lock, if this user holds it. */
  release(): Promise<void>;
}

export function createSharedLock(): SharedLock {
  let last: Promise<void> = Promise.resolve();
  return {
    addUser() {
      let release: (() => void) | undefined;
      return {
        async acquire(signal) {
          const previous = last;
          const { promise: released, resolve } = Promise.withResolvers<void>();
          last = previous.then(() => released);
          await previous;
          if (signal.aborted) resolve();
          signal.throwIfAborted();
          release = resolve;
        },
        async release() {
          release?.();
          release = undefined;
        },
      };
    },
  };
}
