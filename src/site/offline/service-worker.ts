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
import { CacheFirst, NetworkFirst, NetworkOnly, StaleWhileRevalidate } from "workbox-strategies";

interface ExtendableEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

/** What is needed of a scope whose types would shut out those of pages. */
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

const offlinePages = { ar: "/offline", en: "/en/offline" };
const offlineCache = "offline-page";

// Pages always come from the network first and their parts by the name of their content: a new worker cannot meet an old page.
void scope.skipWaiting();
clientsClaim();

scope.addEventListener("install", (event) => {
  event.waitUntil(
    caches.open(offlineCache).then((cache) => cache.addAll(Object.values(offlinePages))),
  );
});

const parts = new CacheFirst({ cacheName: "parts", plugins: [limitEntries(400)] });
const pages = new NetworkFirst({
  cacheName: "pages",
  networkTimeoutSeconds: 8,
  matchOptions: { ignoreSearch: true }, // a list that was filtered by its address is the same page
  plugins: [limitEntries(60)],
});

registerRoute(({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith("/_astro/"), parts);
registerRoute(
  ({ url, sameOrigin }) =>
    sameOrigin && /^\/(search-index\.\w+\.json|icon\.svg)$/.test(url.pathname),
  new StaleWhileRevalidate({ cacheName: "index" }),
);
registerRoute(
  ({ request, url, sameOrigin }) =>
    sameOrigin &&
    !/^\/(api\/|(en\/)?search$)/.test(url.pathname) &&
    (request.mode === "navigate" || isPageToKeep(request)),
  pages,
);

// It falls back to the page that says what is the matter.
registerRoute(
  ({ request, url, sameOrigin }) =>
    sameOrigin && request.mode === "navigate" && /^\/(en\/)?search$/.test(url.pathname),
  new NetworkOnly(),
);

/*
 * Who opens a tool, or the list of them, is likely to want another one where there is no network: all that need no
 * server are kept then, at leisure, but not for who saves data, and not beside the measuring of a line.
 */
scope.addEventListener("message", (event) => {
  const [opened = ""] = event.data?.payload?.urlsToCache ?? [];
  const isTool = /^(\/en)?\/tools(?!\/speed-test)(\/|$)/.exec(
    new URL(opened, location.href).pathname,
  );
  const { connection } = navigator as Navigator & {
    readonly connection?: { readonly saveData?: boolean };
  };
  if (isTool && connection?.saveData !== true)
    event.waitUntil(keepTools(isTool[1] === undefined ? "ar" : "en", event).catch(() => undefined));
});

async function keepTools(locale: string, event: ExtendableEvent): Promise<void> {
  const list = (await (await fetch(`/offline-tools.${locale}.json`)).json()) as {
    readonly pages: readonly string[];
    readonly parts: readonly string[];
  };
  // One after the other: the page that is open comes first.
  for (const url of list.parts) await parts.handle({ event, request: new Request(url) });
  for (const url of list.pages) await pages.handle({ event, request: new Request(url) });
}

setCatchHandler(async ({ request, url }) => {
  if (request.mode !== "navigate") return Response.error();
  const page = /^\/en(\/|$)/.test(url?.pathname ?? "/") ? offlinePages.en : offlinePages.ar;
  return (await caches.match(page, { cacheName: offlineCache })) ?? Response.error();
});

/** A page that was open before this worker was there asks for itself to be kept. */
function isPageToKeep(request: Request): boolean {
  return (
    request.mode !== "navigate" &&
    request.destination === "" &&
    !/\.[a-z0-9]+$/i.test(new URL(request.url).pathname)
  );
}

/** The least recently used go first, and all of them where the device runs out of room. */
function limitEntries(maxEntries: number): WorkboxPlugin {
  return new ExpirationPlugin({ maxEntries, purgeOnQuotaError: true }) as WorkboxPlugin;
}
