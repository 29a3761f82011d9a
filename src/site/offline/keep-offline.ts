/**
 * Wakes the service worker once the page is there, and has it keep this page and its parts, which were fetched before
 * it was awake. What the worker has no rule for it leaves alone. A browser without module workers, or a visitor who
 * forbids storage, reads on without.
 */
export function keepOffline(): void {
  addEventListener("load", () => {
    const { serviceWorker } = navigator;
    serviceWorker
      ?.register("/sw.js", { type: "module" })
      .then(() => serviceWorker.ready)
      // In a moment: what was under way when the worker woke is in no list yet and passed it by.
      .then(({ active }) =>
        setTimeout(
          () => active!.postMessage({ type: "CACHE_URLS", payload: { urlsToCache: [location.href, ...performance.getEntriesByType("resource").map(({ name }) => name)] } }),
          2e3,
        ),
      )
      .catch(() => undefined);
  });
}
