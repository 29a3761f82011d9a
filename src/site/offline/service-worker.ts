/**
 * Keeps pages for use without a network: a page comes from the network and, without one, as it was
 * last fetched; files that are named after their content are fetched once. Responses under /api and
 * /q and pages of search results are never cached, and of requests other than GET this worker
 * handles only what a device shares with the installed site, so that no old response is taken for a
 * new one.
 * @see https://developer.chrome.com/docs/workbox/caching-strategies-overview
 */
import type { StorageKey } from "#base/inventory/browser-storage.ts";
import { deleteExpiredSharedPictures } from "#base/shared-pictures.ts";
import { getPathLocale, localePath, stripLocale } from "#i18n/locale.ts";
import { locales } from "#i18n/messages.ts";
import { clientsClaim } from "workbox-core";
import { ExpirationPlugin } from "workbox-expiration";
import { registerRoute, setCatchHandler } from "workbox-routing";
import type { WorkboxPlugin } from "workbox-core/types.js";
import { receiveShare } from "../share-target/receive-share.ts";
import { sharePath } from "../share-target/engine/share-target.ts";
import { CacheFirst, NetworkFirst, NetworkOnly, StaleWhileRevalidate } from "workbox-strategies";
import { toCacheKey } from "./cache-key.ts";

interface ExtendableEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

/**
 * The part of the worker's scope that is used here; TypeScript's own types of it exclude those of
 * pages.
 */
interface WorkerScope {
  skipWaiting(): Promise<void>;
  addEventListener(type: "install", listener: (event: ExtendableEvent) => void): void;
  addEventListener(
    type: "message",
    listener: (
      event: ExtendableEvent & {
        readonly data?: { readonly payload?: { readonly urlsToCache?: readonly string[] } };
      },
    ) => void,
  ): void;
}
const scope = self as unknown as WorkerScope;

const offlinePages = locales.map((locale) => localePath(locale, "/offline"));
const offlineCache = "offline-page" satisfies StorageKey<"cache">;

// A new worker may take over at once: pages come from the network first and their parts are named
// after their content.
void scope.skipWaiting();
clientsClaim();

scope.addEventListener("install", (event) => {
  event.waitUntil(caches.open(offlineCache).then((cache) => cache.addAll(offlinePages)));
});

const withoutQuery: WorkboxPlugin = {
  cacheKeyWillBeUsed: async ({ request }) => toCacheKey(request.url),
};
const parts = new CacheFirst({
  cacheName: "parts" satisfies StorageKey<"cache">,
  plugins: [withoutQuery, limitEntries(400)],
});
const pages = new NetworkFirst({
  cacheName: "pages" satisfies StorageKey<"cache">,
  networkTimeoutSeconds: 8,
  plugins: [withoutQuery, limitEntries(60)],
});

registerRoute(({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith("/_astro/"), parts);
registerRoute(
  ({ url, sameOrigin }) =>
    sameOrigin && /^\/(search-index\.\w+\.json|icon\.svg)$/.test(url.pathname),
  new StaleWhileRevalidate({
    cacheName: "index" satisfies StorageKey<"cache">,
    plugins: [withoutQuery],
  }),
);
registerRoute(
  ({ request, url, sameOrigin }) =>
    sameOrigin &&
    !/^\/(api\/|q\/|(en\/)?search\/?$)/.test(url.pathname) &&
    (request.mode === "navigate" || isPageToCache(request)),
  pages,
);

// Without a network the catch handler responds with the offline page.
registerRoute(
  ({ request, url, sameOrigin }) =>
    sameOrigin && request.mode === "navigate" && /^\/(en\/)?search\/?$/.test(url.pathname),
  new NetworkOnly(),
);

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && stripLocale(url.pathname) === sharePath,
  async ({ request, url }) => {
    const path = await receiveShare(request, getPathLocale(url.pathname));
    return Response.redirect(new URL(path, location.href).href, 303);
  },
  "POST",
);

// Every page sends a message when it is loaded.
scope.addEventListener("message", (event) => {
  event.waitUntil(deleteExpiredSharedPictures().catch(() => undefined));
});

/*
 * A visitor who opens a tool, or the list of tools, may want another one without a network: all
 * tools that need no server are cached then, except when the visitor saves data, and not on the
 * speed test, whose measurement it would disturb. Who opens a form gets the parts that it loads at
 * the first input (some 20 KB): a browser does not fetch a module again whose first fetch failed.
 */
scope.addEventListener("message", (event) => {
  const [opened = ""] = event.data?.payload?.urlsToCache ?? [];
  const { pathname } = new URL(opened, location.href);
  const path = stripLocale(pathname);
  const { connection } = navigator as Navigator & {
    readonly connection?: { readonly saveData?: boolean };
  };
  const isTool = /^\/tools(?!\/speed-test)(\/|$)/.test(path) && connection?.saveData !== true;
  const isForm = /^\/(contact|request-service)\/?$/.test(path);
  if (isTool || isForm)
    event.waitUntil(
      cacheList(isTool ? "tools" : "forms", getPathLocale(pathname), event).catch(() => undefined),
    );
});

async function cacheList(
  kind: "tools" | "forms",
  locale: string,
  event: ExtendableEvent,
): Promise<void> {
  const list = (await (await fetch(`/offline-${kind}.${locale}.json`)).json()) as {
    readonly pages: readonly string[];
    readonly parts: readonly string[];
  };
  // One after the other, so that the requests of the open page are not slowed down.
  for (const url of list.parts) await parts.handle({ event, request: new Request(url) });
  for (const url of list.pages) await pages.handle({ event, request: new Request(url) });
}

setCatchHandler(async ({ request, url }) => {
  if (request.mode !== "navigate") return Response.error();
  const page = localePath(getPathLocale(url?.pathname ?? "/"), "/offline");
  return (await caches.match(page, { cacheName: offlineCache })) ?? Response.error();
});

/**
 * Whether a request is for a page that was open before this worker was installed and wants to be
 * cached.
 */
function isPageToCache(request: Request): boolean {
  return (
    request.mode !== "navigate" &&
    request.destination === "" &&
    !/\.[a-z0-9]+$/i.test(new URL(request.url).pathname)
  );
}

/**
 * Deletes the least recently used entries first, and all of them when the device runs out of
 * storage.
 */
function limitEntries(maxEntries: number): WorkboxPlugin {
  return new ExpirationPlugin({ maxEntries, purgeOnQuotaError: true }) as WorkboxPlugin;
}
