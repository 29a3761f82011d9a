/**
 * How long a tab waits for a set that another document has: that of a page which is being loaded
 * again is released within this time, that of another tab is not.
 */
const claimTimeoutMs = 400;

/** The functions that release the locks of this page, by the id of their set. */
const claims = new Map<string, () => void>();

/**
 * Claims a set for this page until it is left. A browser copies the session storage of a tab that
 * is duplicated, so that two tabs know the id of one set.
 * @returns false where another tab has claimed it
 */
export async function claimSet(setId: string): Promise<boolean> {
  // Without a secure connection there are no locks.
  if (!("locks" in navigator) || claims.has(setId)) return true;
  return new Promise((resolve) => {
    const signal = AbortSignal.timeout(claimTimeoutMs);
    navigator.locks
      .request(`ro2ya-pictures:${setId}`, { signal }, () => {
        resolve(true);
        return new Promise<void>((release) => claims.set(setId, release));
      })
      .catch(() => resolve(false));
  });
}

/** Releases a set that this page has claimed. @returns whether it had */
export function releaseSet(setId: string): boolean {
  claims.get(setId)?.();
  return claims.delete(setId);
}
