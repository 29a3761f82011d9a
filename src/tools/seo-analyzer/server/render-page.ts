import { join } from "node:path";
import { inBrowser, mostOfAPage, NoBrowser } from "#platform/egress/browser/run-in-browser.ts";
import type { JobHost } from "#platform/processes/job-work.ts";
import { Look, type LookOrder } from "./rendered-page.ts";
import { returnBrowser, takeBrowser } from "./seo-task.ts";
import { userAgentOf, type Visit } from "./crawl-context.ts";

/** Opens a page as a phone shows it. Null where it cannot be told: the rules that want it then say nothing. */
export type LookAtPage = (url: string, visit: Visit) => Promise<Look | null>;

/** With all waiting of look-process.ts and a machine that is busy. */
const limits = { ...mostOfAPage, longestMs: 25_000 };

/**
 * Browsers are heavy: one page is looked at after the other, whichever analysis asks. The parent gives out the turns.
 */
export function lookAtPages(
  browserPath: string,
  { ask, tellNoBrowser }: Pick<JobHost, "ask" | "tellNoBrowser">,
): LookAtPage {
  return async (url, { world, siteUrl, signal }) => {
    await ask(takeBrowser, null, signal);
    const order: LookOrder = { url, userAgent: userAgentOf(siteUrl) };
    try {
      const looked = Look.safeParse(
        await inBrowser(join(import.meta.dirname, "render-worker.ts"), order, {
          browserPath,
          world,
          signal,
          limits,
        }),
      );
      return looked.success ? looked.data : null;
    } catch (error) {
      signal.throwIfAborted();
      if (error instanceof NoBrowser) tellNoBrowser(error);
      return null;
    } finally {
      void ask(returnBrowser, null, new AbortController().signal).catch(() => undefined); // with the job's end the parent takes it back
    }
  };
}
