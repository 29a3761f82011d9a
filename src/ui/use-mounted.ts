import { useSyncExternalStore } from "react";

const subscribeToNothing = () => () => undefined;

/**
 * False on the server and during hydration, true afterwards, for parts that need the page's address
 * or styles.
 */
export function useMounted(): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
}
