import { readdir } from "node:fs/promises";
import type { FastifyInstance } from "fastify";
import { locales } from "#i18n/messages.ts";
import { localePath } from "#i18n/locale.ts";
import type { CountStore } from "./count-store.ts";
import { toPageView, type PageView } from "./page-view.ts";

interface PageCountDependencies {
  readonly counts: CountStore;
  readonly distDir: string;
  readonly siteUrl: string;
  readonly now: () => Date;
}

/**
 * The interval of writes to the database: a server that is killed loses at most the views of this
 * time.
 */
const writeIntervalMs = 15_000;

/**
 * Counts page views in memory and writes them to the database at an interval and when the server
 * stops, so that no request waits for it. If a write fails, the next one repeats it.
 */
export async function countPages(
  app: FastifyInstance,
  { counts, distDir, siteUrl, now }: PageCountDependencies,
): Promise<void> {
  const pages = await listKnownPages(distDir);
  const { host } = new URL(siteUrl);
  let waiting = new Map<string, { readonly view: PageView; views: number }>();

  app.addHook("onResponse", async (request, reply) => {
    const view = toPageView(
      {
        method: request.method,
        url: request.url,
        status: reply.statusCode,
        headers: request.headers,
      },
      { pages, host, now: now() },
    );
    if (view !== undefined) add(view, 1);
  });

  function add(view: PageView, views: number): void {
    const key = Object.values(view).join(" ");
    const known = waiting.get(key);
    if (known) known.views += views;
    else waiting.set(key, { view, views });
  }

  async function write(): Promise<void> {
    const batch = [...waiting.values()];
    waiting = new Map();
    const written = await Promise.allSettled(
      batch.map(async ({ view, views }) => counts.add({ ...view, views })),
    );
    written.forEach(
      ({ status }, i) => status === "rejected" && add(batch[i]!.view, batch[i]!.views),
    );
    const failed = written.find(({ status }) => status === "rejected");
    if (failed)
      app.log.warn(
        { err: (failed as PromiseRejectedResult).reason },
        "page counts wait for the database",
      );
  }

  const timer = setInterval(() => void write(), writeIntervalMs).unref();
  app.addHook("preClose", async () => {
    clearInterval(timer);
    await write();
  });
}

/** The paths of all built pages and of the search results. */
async function listKnownPages(distDir: string): Promise<ReadonlySet<string>> {
  const names = await readdir(distDir, { recursive: true }).catch(() => []);
  const folders = names
    .filter((name) => /(^|[/\\])index\.html$/.test(name))
    .map((name) => `/${name.replaceAll("\\", "/").replace(/\/?index\.html$/, "")}`);
  return new Set([
    ...folders.filter((path) => !/^(\/en)?\/offline$/.test(path)),
    ...locales.map((locale) => localePath(locale, "/search")),
  ]);
}
