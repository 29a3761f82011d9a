/**
 * A lock that visitors share. Whoever waits gets it in the order of the requests, but a visitor who
 * has used it for long gets it after the others, and is asked to yield it to them while holding it.
 */
export interface SharedLock {
  /**
   * Creates a user, which makes one request at a time.
   * @param visitor identifies the visitor whose users share one allowance
   */
  addUser(visitor: string): LockUser;
}

export interface LockUser {
  /** Waits for the lock. @throws the signal's reason, after which the next user gets the lock */
  acquire(signal: AbortSignal): Promise<void>;
  /**
   * Waits until this user, which holds the lock, should release it for another visitor.
   * @throws the signal's reason
   */
  waitForYield(signal: AbortSignal): Promise<void>;
  /** Releases the lock, if this user holds it. */
  release(): void;
}

interface SharedLockOptions {
  /** How long a visitor may hold the lock before others come first. */
  readonly allowanceMs: number;
  /** The share of the elapsed time by which what a visitor has used is forgiven. */
  readonly forgivenShare: number;
}

interface Waiting {
  readonly user: LockUser;
  readonly visitor: string;
  readonly grant: () => void;
}

interface Holder {
  readonly user: LockUser;
  readonly visitor: string;
  readonly sinceMs: number;
  readonly yielding: PromiseWithResolvers<void>;
}

export function createSharedLock(options: SharedLockOptions): SharedLock {
  return new VisitorLock(options);
}

class VisitorLock implements SharedLock {
  readonly #allowanceMs: number;
  readonly #forgivenShare: number;
  readonly #usedMs = new Map<string, { readonly ms: number; readonly at: number }>();
  #waiting: readonly Waiting[] = [];
  #holder: Holder | undefined;
  #yieldTimer: NodeJS.Timeout | undefined;

  constructor({ allowanceMs, forgivenShare }: SharedLockOptions) {
    this.#allowanceMs = allowanceMs;
    this.#forgivenShare = forgivenShare;
  }

  addUser(visitor: string): LockUser {
    const user: LockUser = {
      acquire: (signal) => this.#acquire(user, visitor, signal),
      waitForYield: (signal) => this.#waitForYield(user, signal),
      release: () => this.#release(user),
    };
    return user;
  }

  async #acquire(user: LockUser, visitor: string, signal: AbortSignal): Promise<void> {
    signal.throwIfAborted();
    const { promise: granted, resolve, reject } = Promise.withResolvers<void>();
    const waiting: Waiting = { user, visitor, grant: resolve };
    const withdraw = () => {
      this.#waiting = this.#waiting.filter((one) => one !== waiting);
      reject(signal.reason);
    };
    signal.addEventListener("abort", withdraw, { once: true });
    this.#waiting = [...this.#waiting, waiting];
    this.#grantNext();
    await granted.finally(() => signal.removeEventListener("abort", withdraw));
  }

  async #waitForYield(user: LockUser, signal: AbortSignal): Promise<void> {
    signal.throwIfAborted();
    if (this.#holder?.user !== user) return;
    const { promise: aborted, reject } = Promise.withResolvers<never>();
    const abort = () => reject(signal.reason);
    signal.addEventListener("abort", abort, { once: true });
    await Promise.race([this.#holder.yielding.promise, aborted]).finally(() =>
      signal.removeEventListener("abort", abort),
    );
  }

  #release(user: LockUser): void {
    const holder = this.#holder;
    if (holder?.user !== user) return;
    this.#holder = undefined;
    const usedMs = this.#readUsedMs(holder.visitor) + performance.now() - holder.sinceMs;
    this.#usedMs.set(holder.visitor, { ms: usedMs, at: performance.now() });
    for (const visitor of this.#usedMs.keys())
      if (this.#readUsedMs(visitor) === 0) this.#usedMs.delete(visitor);
    this.#grantNext();
  }

  #grantNext(): void {
    if (this.#holder) return this.#checkHolder(this.#holder);
    const next =
      this.#waiting.find(({ visitor }) => this.#hasAllowance(visitor)) ?? this.#waiting[0];
    if (!next) return;
    this.#waiting = this.#waiting.filter((one) => one !== next);
    this.#holder = {
      user: next.user,
      visitor: next.visitor,
      sinceMs: performance.now(),
      yielding: Promise.withResolvers<void>(),
    };
    next.grant();
    this.#checkHolder(this.#holder);
  }

  /** Asks the holder to yield now, or when its allowance is used up, if another visitor waits. */
  #checkHolder(holder: Holder): void {
    clearTimeout(this.#yieldTimer);
    const isWanted = this.#waiting.some(
      ({ visitor }) => visitor !== holder.visitor && this.#hasAllowance(visitor),
    );
    if (!isWanted) return;
    const usedMs = this.#readUsedMs(holder.visitor) + performance.now() - holder.sinceMs;
    if (usedMs >= this.#allowanceMs) return holder.yielding.resolve();
    this.#yieldTimer = setTimeout(
      () => this.#holder === holder && this.#checkHolder(holder),
      this.#allowanceMs - usedMs + 1,
    ).unref();
  }

  #hasAllowance(visitor: string): boolean {
    return this.#readUsedMs(visitor) < this.#allowanceMs;
  }

  /** What a visitor has used before the present hold, less what is forgiven. */
  #readUsedMs(visitor: string): number {
    const used = this.#usedMs.get(visitor);
    if (!used) return 0;
    return Math.max(0, used.ms - (performance.now() - used.at) * this.#forgivenShare);
  }
}
