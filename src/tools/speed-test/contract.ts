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

/** Why there is no result. Each code has a message in `failure-messages.ts`. */
export const failureCodes = [...egressCodes, "not-html", "http-error", ...jobFailureCodes] as const;
export type FailureCode = (typeof failureCodes)[number];

export const devices = ["mobile", "desktop"] as const;
export type Device = (typeof devices)[number];

/**
 * POST: starts a test. `isCached`: the same input was tested within the last minutes, and that
 * result is returned again.
 */
export const startTest = defineEndpoint({
  path: "/api/speed-tests",
  input: z.object({
    url: TypedUrl,
    device: z.enum(devices),
    locale: z.enum(locales),
  }),
  output: JobStarted,
});

/**
 * GET with `?locale=` returns the state and the result, DELETE cancels, GET `…/events` streams the
 * progress.
 */
export function toTestPath(id: string): `/api/${string}` {
  return `/api/speed-tests/${encodeURIComponent(id)}`;
}

/**
 * The stages of the work, in this order; without a browser on the server, only the first and the
 * last.
 */
export const stages = ["reaching", "opening", "loading", "gathering", "scoring"] as const;
export type Stage = (typeof stages)[number];

export const TestEvent = defineJobEvent(stages, failureCodes);
export type TestEvent = z.output<typeof TestEvent>;

/** The metrics of Lighthouse's performance score, in its order. */
export const metricIds = ["fcp", "lcp", "tbt", "cls", "speed-index"] as const;
export type MetricId = (typeof metricIds)[number];

/** Lighthouse's own bands of a metric or an audit: 90 and 50 of 100. */
const Band = z.enum(["good", "average", "poor"]);
export type Band = z.output<typeof Band>;

/**
 * `value` in milliseconds, without a unit for CLS; `weight` is its share of the score in percent.
 */
const Metric = z.object({
  id: z.enum(metricIds),
  value: z.number(),
  band: Band,
  weight: z.number(),
});
export type Metric = z.output<typeof Metric>;

/** Bytes as transferred, before decompression. */
const Share = z.object({ name: z.string(), bytes: z.number(), requests: z.number() });
export type Share = z.output<typeof Share>;

export const resourceTypes = [
  "document",
  "stylesheet",
  "script",
  "image",
  "font",
  "media",
  "other",
] as const;

/** Why a request matters to what a visitor sees first. */
export const requestMarks = ["blocking", "lcp"] as const;

/**
 * One request of the page. Times are in milliseconds from the start of the first one, over the
 * server's own connection, without the slower network that the metrics are computed for.
 */
const PageRequest = z.object({
  url: z.string(),
  type: z.enum(resourceTypes),
  startMs: z.number(),
  endMs: z.number(),
  bytes: z.number(),
  isThirdParty: z.boolean(),
  /** `blocking`: nothing is drawn before it; `lcp`: the picture that is the page's largest. */
  mark: z.nullable(z.enum(requestMarks)),
});
export type PageRequest = z.output<typeof PageRequest>;

/** What a company's files cost the page: bytes, and milliseconds of the main thread. */
const ThirdParty = z.object({ name: z.string(), bytes: z.number(), mainThreadMs: z.number() });
export type ThirdParty = z.output<typeof ThirdParty>;

/** What the site should fix, in the requested language; the largest saving comes first. */
const Recommendation = z.object({
  /** Lighthouse's id of the audit, or our own id of an HTTP check. */
  id: z.string(),
  title: z.string(),
  /** What it does to a visitor, and what the owner can do. */
  text: z.string(),
  /** How it is fixed, for whoever maintains the site. Absent where the texts are Lighthouse's. */
  fix: z.optional(z.string()),
  effort: z.optional(Effort),
  savedMs: z.number(),
  savedBytes: z.number(),
  /** The URLs that it concerns, at most five. */
  items: z.array(z.string()),
});
export type Recommendation = z.output<typeof Recommendation>;

const Base = z.object({
  url: z.string(),
  /** The requested URL, before redirects. Stored results contain the name. */
  askedUrl: z.string(),
  device: z.enum(devices),
  /** ISO 8601. */
  testedAt: z.string(),
  totalBytes: z.number(),
  requests: z.number(),
  recommendations: z.array(Recommendation),
});

/** Measured by Lighthouse in a real browser. */
export const BrowserResult = z.object({
  ...Base.shape,
  kind: z.literal("browser"),
  /** 0 to 100. */
  score: z.number(),
  metrics: z.array(Metric),
  /** Time until the server's first byte, in milliseconds, as the browser saw it. */
  serverResponseMs: z.number(),
  /** Screenshots during the loading, in the order of time, as `data:` URLs of JPEG images. */
  filmStrip: z.array(z.object({ atMs: z.number(), picture: z.string() })),
  /** By the names of `resourceTypes`, the largest first. */
  byType: z.array(Share),
  /** By host, the largest first, at most eight; the rest is under "". */
  byOrigin: z.array(Share),
  /** In the order of their start, at most forty. Tests that were stored earlier have none. */
  waterfall: z.optional(z.array(PageRequest)),
  /** The most expensive first, at most ten. */
  thirdParties: z.optional(z.array(ThirdParty)),
  lighthouseVersion: z.string(),
});
export type BrowserResult = z.output<typeof BrowserResult>;

/** Measured by HTTP only, where the server has no browser. It has no score. */
export const HttpResult = z.object({
  ...Base.shape,
  kind: z.literal("http"),
  /** Each in milliseconds from the start of its request. */
  dnsMs: z.number(),
  connectMs: z.number(),
  firstByteMs: z.number(),
  /** Until the last byte of the page. Stored results contain the name. */
  wholeMs: z.number(),
  redirects: z.number(),
  /** "br", "gzip", "zstd", "deflate", or "" for an uncompressed page. */
  encoding: z.string(),
  isHttp2: z.nullable(z.boolean()),
  cacheControl: z.string(),
});
export type HttpResult = z.output<typeof HttpResult>;

export const TestResult = z.discriminatedUnion("kind", [BrowserResult, HttpResult]);
export type TestResult = z.output<typeof TestResult>;

export const TestState = defineJobState(failureCodes, { result: TestResult });
export type TestState = z.output<typeof TestState>;
