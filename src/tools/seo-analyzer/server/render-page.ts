import { join } from "node:path";
import {
  runInBrowser,
  pageLimits,
  BrowserUnavailableError,
} from "#platform/egress/browser/run-in-browser.ts";
import { JobFailure } from "#platform/jobs/job.ts";
import type { JobContext } from "#platform/processes/job-work.ts";
import type { RenderFailure } from "../contract.ts";
import { RenderedPage, type RenderTask } from "./rendered-page.ts";
import { acquireBrowser, releaseBrowser, yieldBrowser } from "./seo-task.ts";
import { getUserAgent, type CrawlContext } from "./crawl-context.ts";

/** A page as rendered, or why it could not be. */
type Rendering =
  | { readonly page: RenderedPage; readonly failure?: undefined }
  | { readonly page: null; readonly failure: RenderFailure };

/**
 * Renders a page as a phone shows it. Where that fails, the rules that need a rendered page are
 * skipped, and the report says why.
 */
export type RenderPage = (url: string, context: CrawlContext) => Promise<Rendering>;

/**
 * The timeouts of `measure-rendered-page.ts` together, with a margin for a busy machine. The
 * message `renderTooSlow` names this limit.
 */
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
    return { page: null, failure: "busy" };
  };
}

type RenderHost = Pick<JobContext, "request" | "reportNoBrowser">;

/** @throws `yieldError` where another visitor needs the browser; the signal's reason */
async function renderInTurn(
  url: string,
  browserPath: string,
  { request, reportNoBrowser }: RenderHost,
  { network, siteUrl, signal }: CrawlContext,
): Promise<Rendering> {
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
    return rendered.success ? { page: rendered.data } : { page: null, failure: "failed" };
  } catch (error) {
    signal.throwIfAborted();
    rendering.signal.throwIfAborted();
    if (error instanceof BrowserUnavailableError) reportNoBrowser(error);
    return { page: null, failure: getRenderFailure(error) };
  } finally {
    turn.abort(new Error("the page is rendered"));
    // The parent also releases it when the job ends.
    void request(releaseBrowser, null, new AbortController().signal).catch(() => undefined);
  }
}

function getRenderFailure(error: unknown): RenderFailure {
  if (error instanceof BrowserUnavailableError) return "no-browser";
  const code = error instanceof JobFailure ? error.code : undefined;
  return code === "too-slow" || code === "too-large" ? code : "failed";
}
