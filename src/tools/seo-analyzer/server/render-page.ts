import { join } from "node:path";
import {
  runInBrowser,
  pageLimits,
  BrowserUnavailableError,
} from "#platform/egress/browser/run-in-browser.ts";
import type { JobHost } from "#platform/processes/job-work.ts";
import { RenderedPage, type RenderTask } from "./rendered-page.ts";
import { returnBrowser, takeBrowser } from "./seo-task.ts";
import { getUserAgent, type CrawlContext } from "./crawl-context.ts";

/** Opens a page as a phone shows it. Null where it cannot be told: the rules that want it then say nothing. */
export type RenderPage = (url: string, context: CrawlContext) => Promise<RenderedPage | null>;

/** With all waiting of look-process.ts and a machine that is busy. */
const limits = { ...pageLimits, timeoutMs: 25_000 };

/**
 * Browsers are heavy: one page is looked at after the other, whichever analysis asks. The parent gives out the turns.
 */
export function createPageRenderer(
  browserPath: string,
  { ask, tellNoBrowser }: Pick<JobHost, "ask" | "tellNoBrowser">,
): RenderPage {
  return async (url, { network, siteUrl, signal }) => {
    await ask(takeBrowser, null, signal);
    const order: RenderTask = { url, userAgent: getUserAgent(siteUrl) };
    try {
      const rendered = RenderedPage.safeParse(
        await runInBrowser(join(import.meta.dirname, "render-worker.ts"), order, {
          browserPath,
          network,
          signal,
          limits,
        }),
      );
      return rendered.success ? rendered.data : null;
    } catch (error) {
      signal.throwIfAborted();
      if (error instanceof BrowserUnavailableError) tellNoBrowser(error);
      return null;
    } finally {
      void ask(returnBrowser, null, new AbortController().signal).catch(() => undefined); // with the job's end the parent takes it back
    }
  };
}
