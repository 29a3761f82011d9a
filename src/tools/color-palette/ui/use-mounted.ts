import { useSyncExternalStore } from "react";

const subscribeToNothing = () => () => undefined;

/** False while the page is rendered on the server and taken over, true from then on: what the page's own address or styles need waits for it. */
export function useMounted(): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
}
