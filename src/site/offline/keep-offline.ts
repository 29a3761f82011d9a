/**
 * Wakes the service worker once the page is there, and has it keep this page and its parts, which were fetched before
 * it was awake. A browser without module workers, or a visitor who forbids storage, reads on without.
 */
export function keepOffline(): void {
  if (!("serviceWorker" in navigator)) return;
  addEventListener("load", async () => {
    const { serviceWorker } = navigator;
    try {
      await serviceWorker.register("/sw.js", { type: "module" });
      const { active } = await serviceWorker.ready;
      const parts = performance.getEntriesByType("resource").map(({ name }) => name);
      const urlsToCache = [location.origin + location.pathname, ...parts.filter((url) => url.startsWith(`${location.origin}/_astro/`))];
      active?.postMessage({ type: "CACHE_URLS", payload: { urlsToCache } });
    } catch {
      // Nothing is kept.
    }
  });
}
