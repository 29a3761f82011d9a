/**
 * Registers the service worker after the page has loaded and makes it cache this page and its
 * parts, which were fetched before it ran. Without module workers or storage nothing happens. Every
 * build has a new worker. When one takes over while a page is open, the page shows that a newer
 * version exists, except within a minute of loading: then the page is the new version and its own
 * loading installed the worker.
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
      // Later: requests that were in progress when the worker started are not yet listed as
      // resources.
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
