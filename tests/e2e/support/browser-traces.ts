import type { BrowserContext, Page } from "@playwright/test";
import { browserStorage, type StorageKind } from "#base/inventory/browser-storage.ts";

export type StoredNames = Readonly<Record<StorageKind, readonly string[]>>;

/** The names under which a page's browser stores something. */
export async function listStored(page: Page, context: BrowserContext): Promise<StoredNames> {
  const stored = await page.evaluate(async () => ({
    local: Object.keys(localStorage),
    session: Object.keys(sessionStorage),
    indexedDb: (await indexedDB.databases()).map(({ name = "" }) => name),
    cache: await caches.keys(),
  }));
  return { ...stored, cookie: (await context.cookies()).map(({ name }) => name) };
}

/** What is stored and not in the inventory, as `local: name`. */
export function listUnknown(stored: StoredNames): readonly string[] {
  return (Object.keys(stored) as StorageKind[]).flatMap((kind) =>
    stored[kind]
      .filter((name) => !(browserStorage[kind] as readonly string[]).includes(name))
      .map((name) => `${kind}: ${name}`),
  );
}

/** Records the hosts, with their ports, that the pages of a browser request. */
export function recordHosts(context: BrowserContext): ReadonlySet<string> {
  const hosts = new Set<string>();
  context.on("request", (request) => {
    const { protocol, host } = new URL(request.url());
    if (/^(?:https?|wss?):$/.test(protocol)) hosts.add(host);
  });
  return hosts;
}
