import * as z from "zod/mini";
import { Effort } from "#base/effort.ts";
import { defineEndpoint } from "#base/endpoint.ts";
import {
  defineJobEvent,
  defineJobState,
  egressCodes,
  jobFailureCodes,
  JobStarted,
  TypedUrl,
} from "#base/job-contract.ts";
import { locales } from "#i18n/messages.ts";
import { ArabicReport } from "./arabic-contract.ts";
import { EnglishReport } from "./english-contract.ts";

/** Why there is no report. Each code has a message in `failure-messages.ts`. */
export const failureCodes = [
  ...egressCodes,
  "not-html",
  "robots-forbid",
  ...jobFailureCodes,
] as const;
export type FailureCode = (typeof failureCodes)[number];

export const categories = [
  "meta-tags",
  "content",
  "mobile",
  "performance",
  "links",
  "security",
  "images",
  "social",
] as const;
export type Category = (typeof categories)[number];

export const statuses = ["passed", "warning", "failed"] as const;
export type Status = (typeof statuses)[number];

/** Why a page could not be rendered in a browser. Stored reports contain them. */
export const renderFailures = ["no-browser", "busy", "too-slow", "too-large", "failed"] as const;
export type RenderFailure = (typeof renderFailures)[number];

/** The devices that a page is shown on, and their first screens in CSS px. */
export const devices = ["phone", "desktop"] as const;
export type Device = (typeof devices)[number];
export const screens = {
  phone: { width: 360, height: 780 },
  desktop: { width: 1440, height: 900 },
} as const satisfies Readonly<Record<Device, object>>;

const Pixels = z.int().check(z.minimum(1), z.maximum(10_000));

/** In pixels of the picture. The first screen ends at `foldPx`. */
export const ScreenshotSize = z.object({ width: Pixels, height: Pixels, foldPx: Pixels });

export const importances = ["high", "medium", "low"] as const;
export type Importance = (typeof importances)[number];

const Scope = z.enum(["page", "site"]);

/**
 * POST: starts an analysis. `url` is an http(s) URL that `parseUrl` (`base/parse-url.ts`) accepts.
 * `rendered`: the page is audited as rendered, after its scripts have run, where the server has a
 * browser. `fresh`: a report of the last minutes is not returned again. `isCached`: the same input
 * was analysed within the last minutes, and that report is returned again.
 */
export const startAnalysis = defineEndpoint({
  path: "/api/seo-analyses",
  input: z.object({
    url: TypedUrl,
    locale: z.enum(locales),
    scope: z.optional(Scope),
    rendered: z.optional(z.boolean()),
    fresh: z.optional(z.boolean()),
  }),
  output: JobStarted,
});

/** GET on the same path: how many pages of a site this server reads. */
export const AnalysisLimits = z.object({ maxSitePages: z.int() });

/**
 * GET with `?locale=` returns the state and the report, DELETE cancels, GET `…/events` streams the
 * progress. `&platform=` words the report for a platform that the visitor has chosen: an id of
 * `platformIds`, or "unknown" for none.
 */
export function toAnalysisPath(id: string): `/api/${string}` {
  return `/api/seo-analyses/${encodeURIComponent(id)}`;
}

/** GET returns the picture of the page on a device, where the report has `screenshots`. */
export function toScreenshotPath(id: string, device: Device): string {
  return `${toAnalysisPath(id)}/screenshots/${device}`;
}

/** The stages of the work, in this order; a whole site has only `crawling` and `judging`. */
export const stages = [
  "fetching",
  "robots",
  "links",
  "resources",
  "related",
  "crawling",
  "judging",
] as const;

export const AnalysisEvent = defineJobEvent(stages, failureCodes);
export type AnalysisEvent = z.output<typeof AnalysisEvent>;

/** Where on the platform of the page something is corrected. */
const Where = z.object({
  /** What the platform is called. */
  platform: z.string(),
  text: z.string(),
  /** The month in which the text was compared with its source, YYYY-MM. */
  asOf: z.string(),
  /** The address of the platform's own help or source code. */
  source: z.string(),
});
export type Where = z.output<typeof Where>;

/** What the page is made with. Absent where that was not recognised, and in older reports. */
const Platform = z.optional(
  z.object({
    id: z.string(),
    name: z.string(),
    /** The name, and what it was recognised by, or that the visitor chose it. */
    text: z.string(),
  }),
);

const Finding = z.object({
  /** The id of the rule. Stored reports contain it, so it never changes. */
  rule: z.string(),
  category: z.enum(categories),
  status: z.enum(statuses),
  importance: z.enum(importances),
  title: z.string(),
  description: z.string(),
  /** What was found on this page; null where a passed check has nothing to add. */
  found: z.nullable(z.string()),
  /** URLs, texts or code of this page, at most ten. */
  evidence: z.array(z.string()),
  /** How to fix it; null for a passed check. */
  fix: z.nullable(z.string()),
  where: z.optional(Where),
  effort: Effort,
  /** What scripts change; absent where a finding is about something else. */
  change: z.optional(z.object({ sent: z.string(), rendered: z.string() })),
  /** Code to copy, filled in for this page where possible. */
  snippet: z.nullable(z.string()),
  /** The address of the document behind the rule; empty where it is our own advice. */
  source: z.string(),
});
export type Finding = z.output<typeof Finding>;

const Counts = z.object({
  score: z.number(),
  passed: z.number(),
  warnings: z.number(),
  failed: z.number(),
});

const Step = z.object({
  rule: z.string(),
  title: z.string(),
  /** What it costs the owner of the page not to do it. */
  why: z.string(),
  fix: z.string(),
  effort: Effort,
  importance: z.enum(importances),
});

/**
 * The rule that found why search engines do not list a page, what that means in a few words, and
 * the reason in one sentence.
 */
const Blocker = z.nullable(z.object({ rule: z.string(), title: z.string(), text: z.string() }));

const AiCrawlerRow = z.object({
  /** The product token, as robots.txt names it. */
  token: z.string(),
  operator: z.string(),
  /** Whether it reads the page; `limited` means that a directive limits what is used of it. */
  verdict: z.enum(["allowed", "limited", "blocked"]),
  /** The verdict in words, and what decides it. */
  verdictText: z.string(),
  reason: z.string(),
  /** What the operator documents of robots.txt and of the crawler. */
  documented: z.string(),
  /** Whether a row says why: it is blocked, limited, or let in by an exception. */
  isDetailed: z.boolean(),
  /** The operator's own documentation, or where there is none, the public list that names it. */
  source: z.string(),
  /** The month in which the source was read, as `2026-11`. */
  asOf: z.string(),
});
export type AiCrawlerRow = z.output<typeof AiCrawlerRow>;

const Sourced = z.object({ text: z.string(), sources: z.array(z.string()) });

const AiGroup = z.object({
  purpose: z.enum(["search", "on-demand", "training"]),
  title: z.string(),
  /** How many of the group may read the page, in words. */
  summary: z.string(),
  /** What it means for the owner to let them in, or not. */
  meaning: Sourced,
  /** What the operators of the group say of robots.txt, with the exceptions. */
  common: z.string(),
  /** The crawlers without a row of their own, by what lets them in. */
  allowed: z.array(z.object({ title: z.string(), tokens: z.array(z.string()) })),
  crawlers: z.array(AiCrawlerRow),
});
export type AiGroup = z.output<typeof AiGroup>;

/** What AI crawlers may read of a page and what they find there; it does not count in the score. */
const AiReport = z.object({
  /** What to do first: nothing, where every crawler of a search may read the page. */
  advice: z.object({ isNeeded: z.boolean(), text: z.string() }),
  /** How many names may read the page. */
  headline: z.string(),
  groups: z.array(AiGroup),
  /** Directives for AI that belong to no standard; null without any. */
  nonStandard: z.nullable(z.string()),
  words: z.object({ sent: z.number(), rendered: z.nullable(z.number()) }),
  /** How many words the page has as sent, in words. */
  wordsSummary: z.string(),
  wordsText: Sourced,
  /** The beginning of the page's own text, as a machine reads it; "" without any. */
  opening: z.string(),
  facts: z.array(
    z.object({ id: z.string(), holds: z.boolean(), title: z.string(), text: z.string() }),
  ),
  factsSummary: z.string(),
  /** What is known of the worth of these facts. */
  factsNote: Sourced,
  llmsTxt: Sourced,
  /** Where the site's robots.txt is. */
  robotsUrl: z.string(),
  /** What to delete there first. */
  linesText: z.string(),
  /** Lines for robots.txt to copy. */
  snippets: z.array(
    z.object({
      title: z.string(),
      code: z.string(),
      /** What the lines cost besides; null where nothing is known. */
      note: z.nullable(Sourced),
    }),
  ),
});
export type AiReport = z.output<typeof AiReport>;

/** A report in the requested language. */
export const PageReport = z.object({
  ...Counts.shape,
  kind: z.literal("page"),
  url: z.string(),
  /** The requested URL, before redirects. Stored reports contain the name. */
  askedUrl: z.string(),
  fetchedAt: z.string(),
  /** Whether the page was also rendered in a browser. */
  isRendered: z.boolean(),
  /**
   * Whether the rules checked the page as sent, or as rendered after its scripts had run. Stored
   * reports contain the name.
   */
  judged: z.enum(["sent", "rendered"]),
  /** What keeps the page out of search results; null where nothing does. */
  blocker: Blocker,
  platform: Platform,
  /** Absent where the page was rendered, and in reports that older versions stored. */
  renderFailure: z.optional(z.enum(renderFailures)),
  /** Absent where the page was not rendered, and in reports that older versions stored. */
  screenshots: z.optional(z.record(z.enum(devices), ScreenshotSize)),
  /** Absent for a page with little Arabic, and in reports that older versions stored. */
  arabic: z.optional(ArabicReport),
  /** Absent for a page with little English, and in reports that older versions stored. */
  english: z.optional(EnglishReport),
  findings: z.array(Finding),
  /** What was found besides and does not count in the score; absent where there is none. */
  notes: z.optional(z.array(Finding)),
  steps: z.array(Step),
  /** The score after all steps are done. */
  reachableScore: z.number(),
  /** Absent for an error page, and in reports that older versions stored. */
  ai: z.optional(AiReport),
  preview: z.object({
    title: z.string(),
    description: z.string(),
    direction: z.enum(["rtl", "ltr"]),
    site: z.string(),
    shareTitle: z.string(),
    shareDescription: z.string(),
    hasShareImage: z.boolean(),
    /** The first h1, and the text after it; a report stored by an older version has neither. */
    heading: z.optional(z.string()),
    opening: z.optional(z.string()),
    /** What X reads; `card` is null where it shows the bare link. Older reports have none. */
    x: z.optional(
      z.object({
        card: z.nullable(z.enum(["large", "small"])),
        title: z.string(),
        description: z.string(),
        hasImage: z.boolean(),
      }),
    ),
  }),
});
export type PageReport = z.output<typeof PageReport>;

const SitePage = z.object({
  url: z.string(),
  status: z.number(),
  title: z.string(),
  /** Clicks from the first page; null for an orphan that only the sitemap lists. */
  depth: z.nullable(z.number()),
  linksIn: z.number(),
  score: z.nullable(z.number()),
  /** The language that it declares; absent in reports that older versions stored. */
  lang: z.optional(z.nullable(z.string())),
});
export type SitePage = z.output<typeof SitePage>;

/** A problem across pages; `pages` are indexes into the report's `pages`. */
const SiteProblem = z.object({
  id: z.string(),
  status: z.enum(statuses),
  importance: z.enum(importances),
  title: z.string(),
  /** What it costs the owner of the site not to do it. */
  why: z.string(),
  fix: z.string(),
  where: z.optional(Where),
  effort: Effort,
  source: z.string(),
  pages: z.array(z.number()),
  /** Pages that are alike, where the problem is one of several pages at once. */
  groups: z.optional(z.array(z.array(z.number()))),
  /** What pages or the sitemap name; absent for problems of pages, and in older reports. */
  addresses: z.optional(
    z.array(
      z.object({
        url: z.string(),
        /** The page that it ends as; null where that was not read. */
        end: z.nullable(z.number()),
        /** The pages that name it; none where the sitemap does. */
        from: z.array(z.number()),
      }),
    ),
  ),
});
export type SiteProblem = z.output<typeof SiteProblem>;

/** What became of a rule on the pages that it applies to. */
const SiteCheck = z.object({
  category: z.enum(categories),
  /** The worst on any page. */
  status: z.enum(statuses),
  /** The mean of its points, from 0 to 1. */
  share: z.number(),
});

/** Why pages of a site were not read, other than that there were too many. */
export const crawlStops = ["time", "refused"] as const;
export type CrawlStop = (typeof crawlStops)[number];

export const brokenReasons = ["status", "loop", "no-name", "no-answer"] as const;

/** A link of the site, or a URL of its sitemap, that leads to no page or file. */
const BrokenLink = z.object({
  url: z.string(),
  reason: z.enum(brokenReasons),
  /** 0 without a response. */
  status: z.number(),
  /** Indexes of the pages that link to it. */
  from: z.array(z.number()),
  /** The URL of the sitemap that lists it; null where none does. */
  sitemap: z.nullable(z.string()),
});
export type BrokenLink = z.output<typeof BrokenLink>;

/** Pages that are the same content in several languages, as their language links say. */
const LanguageGroup = z.object({
  /** Indexes of pages, each with the languages that links to it name. */
  pages: z.array(z.object({ page: z.number(), codes: z.array(z.string()) })),
  /** The first page names the second one, which does not name the first. */
  oneWay: z.array(z.tuple([z.number(), z.number()])),
  /** Languages whose page does not open. */
  broken: z.array(z.string()),
  /** Languages whose page was not read. */
  unread: z.array(z.string()),
});
export type LanguageGroup = z.output<typeof LanguageGroup>;

export const SiteReport = z.object({
  kind: z.literal("site"),
  url: z.string(),
  fetchedAt: z.string(),
  /** The mean of the pages' scores, rounded. */
  score: z.number(),
  /** What keeps the first page out of search results; null where nothing does. */
  blocker: Blocker,
  platform: Platform,
  /** Whether more pages were found than read. */
  isCut: z.boolean(),
  pages: z.array(SitePage),
  problems: z.array(SiteProblem),
  /** Absent in reports that older versions stored. */
  languages: z.optional(z.array(LanguageGroup)),
  /** Absent in reports that older versions stored. */
  checks: z.optional(z.array(SiteCheck)),
  /** Links between pages, as indexes into `pages`, for the map. */
  links: z.array(z.tuple([z.number(), z.number()])),
  brokenLinks: z.array(BrokenLink),
  /** Pages of the site that were found and not read. */
  unread: z.array(z.object({ url: z.string(), isOrphan: z.boolean() })),
  /** How many links were found and not asked for. */
  uncheckedCount: z.number(),
  /** How it was read. Absent in reports that older versions stored, of at most 50 pages. */
  reading: z.optional(
    z.object({
      maxPages: z.number(),
      stop: z.nullable(z.enum(crawlStops)),
      /** How many links between pages there are, of which `links` may be a part. */
      linkCount: z.number(),
      /** The same of `unread` and `brokenLinks`. */
      unreadCount: z.number(),
      brokenCount: z.number(),
    }),
  ),
});
export type SiteReport = z.output<typeof SiteReport>;

export const AnalysisState = defineJobState(failureCodes, {
  report: z.discriminatedUnion("kind", [PageReport, SiteReport]),
});
export type AnalysisState = z.output<typeof AnalysisState>;
