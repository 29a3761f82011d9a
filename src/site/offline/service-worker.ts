/**
 * Keeps what was read: pages come from the network and, without one, as they were last seen; what is named after its
 * content is fetched once. Nothing under /api and no page of search results is ever kept, and nothing that is sent ever
 * passes here, so that no old answer can pose as a new one.
 * @see https://developer.chrome.com/docs/workbox/caching-strategies-overview
 */
import { clientsClaim } from "workbox-core";
import { ExpirationPlugin } from "workbox-expiration";
import { registerRoute, setCatchHandler } from "workbox-routing";
import type { WorkboxPlugin } from "workbox-core/types.js";
import { CacheFirst, NetworkFirst, StaleWhileRevalidate } from "workbox-strategies";

/** The two things that are needed of a scope whose types would shut out those of pages. */
interface WorkerScope {
  skipWaiting(): Promise<void>;
  addEventListener(type: "install", listener: (event: { waitUntil(work: Promise<unknown>): void }) => void): void;
}
const scope = self as unknown as WorkerScope;

const offlinePages = { ar: "/offline", en: "/en/offline" };
const offlineCache = "offline-page";

// Pages always come from the network first and their parts by the name of their content: a new worker cannot meet an old page.
void scope.skipWaiting();
clientsClaim();

scope.addEventListener("install", (event) => {
  event.waitUntil(caches.open(offlineCache).then((cache) => cache.addAll(Object.values(offlinePages))));
});

registerRoute(({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith("/_astro/"), new CacheFirst({ cacheName: "parts", plugins: [atMost(400)] }));
registerRoute(({ url, sameOrigin }) => sameOrigin && /^\/(search-index\.\w+\.json|icon\.svg)$/.test(url.pathname), new StaleWhileRevalidate({ cacheName: "index" }));
registerRoute(
  ({ request, url, sameOrigin }) => sameOrigin && !/^\/(api\/|(en\/)?search$)/.test(url.pathname) && (request.mode === "navigate" || isPageToKeep(request)),
  new NetworkFirst({
    cacheName: "pages",
    networkTimeoutSeconds: 8,
    matchOptions: { ignoreSearch: true }, // a list that was filtered by its address is the same page
    plugins: [atMost(60)],
  }),
);

setCatchHandler(async ({ request, url }) => {
  if (request.mode !== "navigate") return Response.error();
  const page = /^\/en(\/|$)/.test(url?.pathname ?? "/") ? offlinePages.en : offlinePages.ar;
  return (await caches.match(page, { cacheName: offlineCache })) ?? Response.error();
});

/** A page that was open before this worker was there asks for itself to be kept. */
function isPageToKeep(request: Request): boolean {
  return request.mode !== "navigate" && request.destination === "" && !/\.[a-z0-9]+$/i.test(new URL(request.url).pathname);
}

/** The least recently used go first, and all of them where the device runs out of room. */
function atMost(maxEntries: number): WorkboxPlugin {
  return new ExpirationPlugin({ maxEntries, purgeOnQuotaError: true }) as WorkboxPlugin;
}
