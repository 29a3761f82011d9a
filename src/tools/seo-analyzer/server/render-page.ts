import { join } from "node:path";
import {
  runInBrowser,
  pageLimits,
  BrowserUnavailableError,
} from "#platform/egress/browser/run-in-browser.ts";
import type { JobContext } from "#platform/processes/job-work.ts";
import { RenderedPage, type RenderTask } from "./rendered-page.ts";
import { acquireBrowser, releaseBrowser } from "./seo-task.ts";
import { getUserAgent, type CrawlContext } from "./crawl-context.ts";

/**
 * Renders a page as a phone shows it. Null where that fails: the rules that need a rendered page
 * are then skipped.
 */
export type RenderPage = (url: string, context: CrawlContext) => Promise<RenderedPage | null>;

/** The timeouts of `measure-rendered-page.ts` together, with a margin for a busy machine. */
const limits = { ...pageLimits, timeoutMs: 25_000 };

/**
 * One page is rendered at a time in all analyses together, because browsers are heavy; the parent
 * holds the lock.
 */
export function createPageRenderer(
  browserPath: string,
  { request, reportNoBrowser }: Pick<JobContext, "request" | "reportNoBrowser">,
): RenderPage {
  return async (url, { network, siteUrl, signal }) => {
    await request(acquireBrowser, null, signal);
    const task: RenderTask = { url, userAgent: getUserAgent(siteUrl) };
    try {
      const rendered = RenderedPage.safeParse(
        await runInBrowser(join(import.meta.dirname, "render-worker.ts"), task, {
          browserPath,
          network,
          signal,
          limits,
        }),
      );
      return rendered.success ? rendered.data : null;
    } catch (error) {
      signal.throwIfAborted();
      if (error instanceof BrowserUnavailableError) reportNoBrowser(error);
      return null;
    } finally {
      // The parent also releases it when the job ends.
      void request(releaseBrowser, null, new AbortController().signal).catch(() => undefined);
    }
  };
}
