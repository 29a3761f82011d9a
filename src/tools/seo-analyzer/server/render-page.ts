import { join } from "node:path";
import {
  runInBrowser,
  pageLimits,
  BrowserUnavailableError,
} from "#platform/egress/browser/run-in-browser.ts";
import type { JobContext } from "#platform/processes/job-work.ts";
import { RenderedPage, type RenderTask } from "./rendered-page.ts";
import { acquireBrowser, releaseBrowser, yieldBrowser } from "./seo-task.ts";
import { getUserAgent, type CrawlContext } from "./crawl-context.ts";

/**
 * Renders a page as a phone shows it. Null where that fails: the rules that need a rendered page
 * are then skipped.
 */
export type RenderPage = (url: string, context: CrawlContext) => Promise<RenderedPage | null>;

/** The timeouts of `measure-rendered-page.ts` together, with a margin for a busy machine. */
const limits = { ...pageLimits, timeoutMs: 25_000 };

/**
 * How often a page is rendered from the beginning, because its analysis had to yield the browser.
 */
const maxAttempts = 3;
const yieldError = new Error("another visitor needs the browser");

/**
 * One page is rendered at a time in all analyses together, because browsers are heavy; the parent
 * holds the lock. A visitor who has had the browser for long yields it to others, and waits for it
 * again.
 */
export function createPageRenderer(browserPath: string, host: RenderHost): RenderPage {
  return async (url, context) => {
    for (let attempt = 1; attempt <= maxAttempts; attempt++)
      try {
        return await renderInTurn(url, browserPath, host, context);
      } catch (error) {
        if (error !== yieldError) throw error;
      }
    return null;
  };
}

type RenderHost = Pick<JobContext, "request" | "reportNoBrowser">;

/** @throws `yieldError` where another visitor needs the browser; the signal's reason */
async function renderInTurn(
  url: string,
  browserPath: string,
  { request, reportNoBrowser }: RenderHost,
  { network, siteUrl, signal }: CrawlContext,
): Promise<RenderedPage | null> {
  await request(acquireBrowser, null, signal);
  const [turn, rendering] = [new AbortController(), new AbortController()];
  void request(yieldBrowser, null, turn.signal).then(
    () => rendering.abort(yieldError),
    () => undefined,
  );
  const task: RenderTask = { url, userAgent: getUserAgent(siteUrl) };
  try {
    const rendered = RenderedPage.safeParse(
      await runInBrowser(join(import.meta.dirname, "render-worker.ts"), task, {
        browserPath,
        network,
        signal: AbortSignal.any([signal, rendering.signal]),
        limits,
      }),
    );
    return rendered.success ? rendered.data : null;
  } catch (error) {
    signal.throwIfAborted();
    rendering.signal.throwIfAborted();
    if (error instanceof BrowserUnavailableError) reportNoBrowser(error);
    return null;
  } finally {
    turn.abort(new Error("the page is rendered"));
    // The parent also releases it when the job ends.
    void request(releaseBrowser, null, new AbortController().signal).catch(() => undefined);
  }
}
