/**
 * Wakes the service worker once the page is there, and has it keep this page and its parts, which were fetched before
 * it was awake. What the worker has no rule for it leaves alone. A browser without module workers, or a visitor who
 * forbids storage, reads on without.
 * Every build brings a new worker: when one takes over while a page is open, the page says that there is a newer
 * version. One that was loaded within the last minute is that version: it was its own loading that brought the worker.
 */
export function keepOffline(): void {
  const { serviceWorker } = navigator;
  const isGoverned = serviceWorker?.controller;
  serviceWorker?.addEventListener("controllerchange", () => {
    if (isGoverned && performance.now() > 6e4)
      document.querySelector<HTMLElement>("[data-update]")!.hidden = false;
  });
  addEventListener("load", () => {
    serviceWorker
      ?.register("/sw.js", { type: "module" })
      .then(() => serviceWorker.ready)
      // In a moment: what was under way when the worker woke is in no list yet and passed it by.
      .then(({ active }) =>
        setTimeout(
          () =>
            active!.postMessage({
              type: "CACHE_URLS",
              payload: {
                urlsToCache: [
                  location.href,
                  ...performance.getEntriesByType("resource").map(({ name }) => name),
                ],
              },
            }),
          2e3,
        ),
      )
      .catch(() => undefined);
  });
}
