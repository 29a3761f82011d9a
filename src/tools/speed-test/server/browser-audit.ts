import {
  metricIds,
  type Band,
  type Device,
  type Metric,
  type MetricId,
  type Share,
} from "../contract.ts";
import type { Finding } from "./finding.ts";
import { findingWords } from "./finding-words.ts";
import type { LighthouseAudit, LighthouseReport } from "./lighthouse-report.ts";
import { readThirdParties, readWaterfall } from "./page-requests.ts";
import { toResourceType } from "./resource-type.ts";
import type { BrowserAudit } from "./speed-audit.ts";

/** A page that cannot be scored: it showed nothing, or one of its metrics is missing. */
export class NoScoreError extends Error {
  override name = "NoScoreError";
  readonly code = "NO_SCORE";
}

const auditIdByMetric: Readonly<Record<MetricId, string>> = {
  fcp: "first-contentful-paint",
  lcp: "largest-contentful-paint",
  tbt: "total-blocking-time",
  cls: "cumulative-layout-shift",
  "speed-index": "speed-index",
};
/** The metrics whose savings are in milliseconds; CLS has no unit. */
const metricsWithSavings = ["FCP", "LCP", "TBT"] as const;
const [maxOrigins, maxItems] = [8, 5];
/**
 * Lighthouse takes eight screenshots, of 40 KB each on a page of text. The limits leave room for
 * pages full of photographs.
 */
const [maxPictures, maxPictureChars, maxPicturesChars] = [10, 128 * 1024, 750_000];
/** A page may have a URL of megabytes, which Lighthouse's descriptions may quote. */
const [maxAddressChars, maxHostChars, maxWordsChars] = [2_048, 255, 1_500];

/**
 * Converts a Lighthouse result into the audit that is stored.
 * @param arabicReport the same result in Arabic, for audits without our own texts
 * @throws NoScoreError
 */
export function toBrowserAudit(
  report: LighthouseReport,
  arabicReport: LighthouseReport,
  request: { readonly url: string; readonly device: Device; readonly at: Date },
): BrowserAudit {
  const { performance } = report.categories;
  if (performance?.score === null || performance?.score === undefined)
    throw new NoScoreError("Lighthouse gave no score");
  const requests = readRequests(report);
  return {
    kind: "browser",
    url: (report.finalDisplayedUrl ?? request.url).slice(0, maxAddressChars),
    askedUrl: request.url,
    device: request.device,
    testedAt: request.at.toISOString(),
    totalBytes: requests.reduce((sum, { bytes }) => sum + bytes, 0),
    requests: requests.length,
    score: Math.round(performance.score * 100),
    metrics: metricIds.map((id) => readMetric(report, id)),
    serverResponseMs: Math.round(report.audits["server-response-time"]?.numericValue ?? 0),
    filmStrip: readFilmStrip(report),
    byType: groupShares(requests, ({ type }) => type),
    byOrigin: addRemainder(groupShares(requests, ({ host }) => host)),
    waterfall: [...readWaterfall(report)],
    thirdParties: [...readThirdParties(report)],
    lighthouseVersion: report.lighthouseVersion,
    findings: readFindings(report, arabicReport),
  };
}

function readMetric({ audits, categories }: LighthouseReport, id: MetricId): Metric {
  const audit = audits[auditIdByMetric[id]];
  if (audit?.numericValue === undefined || audit.score === null)
    throw new NoScoreError(`Lighthouse measured no ${id}`);
  const weight =
    categories.performance!.auditRefs.find((ref) => ref.id === auditIdByMetric[id])?.weight ?? 0;
  const value =
    id === "cls" ? Math.round(audit.numericValue * 1000) / 1000 : Math.round(audit.numericValue);
  return { id, value, band: getBand(audit.score), weight };
}

/**
 * @see https://developer.chrome.com/docs/lighthouse/performance/performance-scoring#color-coding
 */
function getBand(score: number): Band {
  if (score >= 0.9) return "good";
  return score >= 0.5 ? "average" : "poor";
}

interface NetworkRequest {
  readonly type: ReturnType<typeof toResourceType>;
  readonly host: string;
  readonly bytes: number;
}

function readRequests({ audits }: LighthouseReport): readonly NetworkRequest[] {
  const items = (audits["network-requests"]?.details?.["items"] ?? []) as readonly {
    readonly url: string;
    readonly transferSize?: number;
    readonly resourceType?: string;
  }[];
  return items.flatMap(({ url, transferSize = 0, resourceType = "" }) => {
    if (!/^https?:/.test(url)) return []; // data: and blob: URLs are not transferred
    const host = (URL.parse(url)?.host ?? "").slice(0, maxHostChars);
    return [{ type: toResourceType(resourceType), host, bytes: transferSize }];
  });
}

/** Groups requests by a name, the largest first. */
function groupShares(
  requests: readonly NetworkRequest[],
  getName: (request: NetworkRequest) => string,
): Share[] {
  const shares = [...Map.groupBy(requests, getName)].map(([name, all]) => ({
    name,
    bytes: all.reduce((sum, { bytes }) => sum + bytes, 0),
    requests: all.length,
  }));
  return shares.sort((a, b) => b.bytes - a.bytes);
}

function addRemainder(shares: Share[]): Share[] {
  const rest = shares.slice(maxOrigins);
  if (rest.length === 0) return shares;
  const sum = (key: "bytes" | "requests") => rest.reduce((all, share) => all + share[key], 0);
  return [
    ...shares.slice(0, maxOrigins),
    { name: "", bytes: sum("bytes"), requests: sum("requests") },
  ];
}

function readFilmStrip({ audits }: LighthouseReport): BrowserAudit["filmStrip"] {
  const frames = (audits["screenshot-thumbnails"]?.details?.["items"] ?? []) as readonly {
    readonly timing: number;
    readonly data: string;
  }[];
  const pictures = frames.filter(
    ({ data }) => data.startsWith("data:image/jpeg;base64,") && data.length <= maxPictureChars,
  );
  let chars = 0;
  const kept = pictures
    .slice(0, maxPictures)
    .filter(({ data }) => (chars += data.length) <= maxPicturesChars);
  return kept.map(({ timing, data }) => ({ atMs: Math.round(timing), picture: data }));
}

/** The failed audits that Lighthouse shows in the category, the largest saving first. */
function readFindings(
  report: LighthouseReport,
  arabicReport: LighthouseReport,
): readonly Finding[] {
  const shownAuditIds = report.categories.performance!.auditRefs.filter(
    ({ group }) => group === "insights" || group === "diagnostics",
  );
  const findings = shownAuditIds.flatMap(({ id }): Finding[] => {
    const audit = report.audits[id];
    if (
      !audit ||
      audit.score === null ||
      audit.score >= 0.9 ||
      !["metricSavings", "numeric", "binary"].includes(audit.scoreDisplayMode)
    )
      return [];
    const finding = {
      id: findCause(id, audit),
      savedMs: getSavedMs(audit),
      savedBytes: getSavedBytes(audit),
      items: readUrls(audit.details),
    };
    return [
      findingWords[finding.id]
        ? finding
        : { ...finding, words: readWords(audit, arabicReport.audits[id] ?? audit) },
    ];
  });
  return findings.sort((a, b) => b.savedMs - a.savedMs || b.savedBytes - a.savedBytes);
}

/** What each check of `document-latency-insight` is called where it alone failed. */
const latencyCauses = {
  noRedirects: "http-redirects",
  serverResponseIsFast: "http-slow-answer",
  usesCompression: "http-compression",
} as const;

/**
 * The id of what is wrong. Lighthouse has one audit for a late, a redirected and an uncompressed
 * page; where it is one of the three, only that one is named.
 */
function findCause(id: string, { details = {} }: LighthouseAudit): string {
  if (id !== "document-latency-insight") return id;
  const checks = (details["items"] ?? {}) as Readonly<
    Record<string, { readonly value?: boolean } | undefined>
  >;
  const failed = Object.entries(latencyCauses).filter(([check]) => checks[check]?.value === false);
  return failed.length === 1 ? failed[0]![1] : id;
}

function getSavedMs({ metricSavings = {}, details = {} }: LighthouseAudit): number {
  const overall = Number(details["overallSavingsMs"] ?? 0);
  return Math.round(
    Math.max(overall, ...metricsWithSavings.map((metric) => metricSavings[metric] ?? 0)),
  );
}

function getSavedBytes({ details = {} }: LighthouseAudit): number {
  const debug = (details["debugData"] ?? {}) as { readonly wastedBytes?: number };
  return Math.round(Number(details["overallSavingsBytes"] ?? debug.wastedBytes ?? 0));
}

/** The URLs of files, at any depth of an audit's details. */
function readUrls(details: unknown): readonly string[] {
  const found = new Set<string>();
  const visit = (value: unknown): void => {
    if (typeof value !== "object" || value === null) return;
    for (const [key, inner] of Object.entries(value)) {
      if (key === "url" && typeof inner === "string" && /^https?:/.test(inner)) found.add(inner);
      else visit(inner);
    }
  };
  visit(details && (details as { readonly items?: unknown }).items);
  return [...found].slice(0, maxItems).map((address) => address.slice(0, maxAddressChars));
}

/** Converts Lighthouse's Markdown to plain text: links become their text. */
function readWords(
  english: LighthouseAudit,
  arabicReport: LighthouseAudit,
): NonNullable<Finding["words"]> {
  const toPlainText = (text: string) =>
    text
      .replace(/\[([^[\]]+)\]\([^)[]*\)/g, "$1")
      .replaceAll("`", "")
      .slice(0, maxWordsChars);
  return {
    title: { ar: toPlainText(arabicReport.title), en: toPlainText(english.title) },
    text: { ar: toPlainText(arabicReport.description), en: toPlainText(english.description) },
  };
}
