import type { StorageKey } from "#base/inventory/browser-storage.ts";
import { useCallback, useMemo, useSyncExternalStore } from "react";

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener("storage", listener); // another tab
  return () => {
    listeners.delete(listener);
    removeEventListener("storage", listener);
  };
}

function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null; // storage is disabled
  }
}

/**
 * A value that is stored in local storage as JSON and synchronized between tabs. `fallback` and
 * `parse` must be the same values in every rendering, for example constants of a module.
 * @param fallback the value where nothing valid is stored, and on the server
 * @param parse validates what is stored, which an older version or another script may have written
 * @returns the value, and a setter that returns whether it could be stored (storage may be full or
 *   disabled)
 */
export function useLocalStorage<T>(
  key: StorageKey<"local">,
  fallback: T,
  parse: (stored: unknown) => T | undefined,
): readonly [T, (next: T) => boolean] {
  const text = useSyncExternalStore(
    subscribe,
    () => read(key),
    () => null,
  );
  const value = useMemo(() => {
    try {
      return (text === null ? undefined : parse(JSON.parse(text))) ?? fallback;
    } catch {
      return fallback;
    }
  }, [text, fallback, parse]);
  const store = useCallback(
    (next: T): boolean => {
      try {
        localStorage.setItem(key, JSON.stringify(next));
      } catch {
        return false;
      }
      for (const listener of listeners) listener();
      return true;
    },
    [key],
  );
  return [value, store];
}
