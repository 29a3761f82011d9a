import type { PageAudit } from "#tools/seo-analyzer/audit.ts";
import { sitePagesMost } from "#tools/seo-analyzer/contract.ts";
import { rules } from "#tools/seo-analyzer/rules/all.ts";
import type { SiteAudit } from "#tools/seo-analyzer/site-audit.ts";
import { JobFailure } from "../jobs/job.ts";
import type { JobKind } from "../jobs/jobs.ts";
import { OutsideError } from "../outside/outside-error.ts";
import type { World } from "../outside/world.ts";
import { crawlSite } from "./crawl-site.ts";
import { lookAtPages } from "./look-at-page.ts";
import { gatherPage, mostRequests } from "./gather-page.ts";
import { startPageReader } from "./page-reader.ts";
import { startTally } from "./tally.ts";

export interface SeoQuestion {
  readonly url: string;
  readonly scope: "page" | "site";
  /** A page as it stands after its scripts have run; absent where it is judged as it was sent. */
  readonly rendered?: true;
}

/** What is kept of an analysis: codes and values, to be put into words for each who reads it. */
export type SeoAudit = PageAudit | SiteAudit;

interface Needs {
  readonly world: World;
  readonly siteUrl: string;
  readonly now: () => Date;
  readonly crawlPauseMs?: number;
  /** What opens pages; undefined where they are read by HTTP alone. */
  readonly browser: { readonly path: string } | undefined;
  readonly log: { error(fields: object, message: string): void };
}

const minuteMs = 60_000;
/** One visitor's page takes most of a minute at the worst, a site some minutes; what takes longer will not end. */
const longestMs = { page: 2 * minuteMs, site: 6 * minuteMs };

/** Between two pages of a site that is read as a whole: some eight pages a second at the most. */
const politePauseMs = 250;

/** Analysing a page or a site, as work that is queued. */
export function seoKind({ world, siteUrl, now, crawlPauseMs = politePauseMs, browser, log }: Needs): JobKind<SeoQuestion> {
  const look = browser && lookAtPages({ browserPath: browser.path, log });
  return {
    name: "seo",
    // Two cores: pages wait for the network most of the time, a site is read page by page, a browser needs a core.
    lanes: {
      page: { concurrency: 2, turnMs: longestMs.page },
      // Nobody waits for hours: most sites take a minute or two.
      site: { concurrency: 1, turnMs: longestMs.site, maxUnfinished: 20 },
      rendered: { concurrency: 1, turnMs: longestMs.page, maxUnfinished: 20 },
    },
    laneOf: (question) => (question.scope === "site" ? "site" : question.rendered ? "rendered" : "page"),
    // An office shares one address; a page is compared with a second one.
    most: { ofVisitor: 4, ofAll: 60, ofVisitorAnHour: 60 },
    keepMs: 30 * 24 * 60 * minuteMs,
    freshMs: 10 * minuteMs,
    async run({ url, scope, rendered }, report, given): Promise<SeoAudit> {
      const late = AbortSignal.timeout(longestMs[scope]);
      const over = new AbortController(); // a browser that is still open when the rest has failed
      const signal = AbortSignal.any([given, late, over.signal]);
      const reader = startPageReader(signal);
      const visit = { world, siteUrl, signal };
      try {
        if (scope === "site") return await crawlSite(url, visit, { reader, tally: startTally(sitePagesMost, report), now, pauseMs: crawlPauseMs });
        const tally = startTally(mostRequests + rules.length, report);
        const source = await gatherPage(url, visit, { reader, tally, now, look, isRendered: rendered === true });
        tally.enter("judging");
        const audit = await reader.ask("audit", source);
        tally.did(rules.length);
        return audit;
      } catch (error) {
        given.throwIfAborted();
        if (late.aborted) throw new JobFailure("too-slow", { cause: error });
        throw error instanceof OutsideError ? new JobFailure(error.code, { cause: error }) : error;
      } finally {
        reader.close();
        over.abort();
      }
    },
  };
}
