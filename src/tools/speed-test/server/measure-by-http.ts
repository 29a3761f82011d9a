import { gzipSync } from "node:zlib";
import { JobFailure } from "#platform/jobs/job.ts";
import { safeFetch, type SafeResponse } from "#platform/egress/safe-fetch.ts";
import { isHtml } from "#platform/egress/is-html.ts";
import { detectProtocol } from "#platform/egress/detect-protocol.ts";
import type { NetworkAdapter } from "#platform/egress/network-adapter.ts";
import { formatUserAgent } from "#platform/egress/crawler.ts";
import { getHeader } from "#platform/egress/get-header.ts";
import type { Finding } from "./finding.ts";
import type { HttpAudit } from "./speed-audit.ts";
import type { SpeedInput } from "./speed-input.ts";

interface HttpAuditDependencies {
  readonly network: NetworkAdapter;
  /** The URL of our own site, which the user agent names for the owner of the tested site. */
  readonly siteUrl: string;
  readonly signal: AbortSignal;
}

const maxPageBytes = 10 * 1024 * 1024;
/** Longer header values are cut; ordinary ones have a quarter of it. */
const maxHeaderChars = 500;
/**
 * Statuses that a server may send to crawlers only, so the page is tested in the browser all the
 * same.
 */
const blockedStatuses: ReadonlySet<number> = new Set([401, 403, 405, 406, 429, 503]);

/** The error codes of an incomplete certificate chain, which browsers complete by themselves. */
const incompleteChain: ReadonlySet<string> = new Set([
  "UNABLE_TO_VERIFY_LEAF_SIGNATURE",
  "UNABLE_TO_GET_ISSUER_CERT_LOCALLY",
]);

/**
 * Fetches the page without its resources.
 * @throws JobFailure `tls`, `not-html`, `http-error`; EgressError
 */
export async function fetchPage(
  { url }: SpeedInput,
  { network, siteUrl, signal }: HttpAuditDependencies,
): Promise<SafeResponse> {
  const userAgent = formatUserAgent(`${siteUrl}/tools/speed-test`);
  const fetched = await safeFetch(url, network, {
    signal,
    userAgent,
    accept: "text/html,*/*;q=0.1",
    maxBytes: maxPageBytes,
    shouldAcceptBadCertificate: true,
  });
  const problem = fetched.certificate?.problem;
  if (problem !== undefined && !incompleteChain.has(problem)) throw new JobFailure("tls");
  if (fetched.status >= 400 && !blockedStatuses.has(fetched.status))
    throw new JobFailure("http-error");
  if (fetched.status < 400 && !isHtml(fetched)) throw new JobFailure("not-html");
  return fetched;
}

/**
 * Audits the response of the page itself, where the server has no browser.
 * @throws JobFailure `tls`, `http-error`
 */
export async function auditByHttp(
  { url: requestedUrl, device }: SpeedInput,
  fetched: SafeResponse,
  { network, signal }: HttpAuditDependencies,
  testedAt: Date,
): Promise<HttpAudit> {
  if (fetched.certificate?.problem !== undefined) throw new JobFailure("tls");
  if (fetched.status >= 400) throw new JobFailure("http-error");
  const { url, hops, encodedBytes, times } = fetched;
  const protocol = await detectProtocol(url, network, signal);
  const measured = {
    kind: "http" as const,
    url,
    askedUrl: requestedUrl,
    device,
    testedAt: testedAt.toISOString(),
    totalBytes: encodedBytes,
    requests: hops.length,
    dnsMs: Math.round(times.resolvedMs),
    connectMs: Math.round(times.connectedMs),
    firstByteMs: Math.round(times.firstByteMs),
    wholeMs: Math.round(times.totalMs),
    redirects: hops.length - 1,
    encoding: getContentEncoding(fetched),
    isHttp2: protocol === null ? null : protocol === "h2",
    cacheControl: getHeader(fetched, "cache-control").slice(0, maxHeaderChars),
  };
  return { ...measured, findings: listFindings(fetched, measured) };
}

function getContentEncoding(fetched: SafeResponse): string {
  const coding = getHeader(fetched, "content-encoding").trim().toLowerCase().replace(/^x-/, "");
  return coding === "identity" ? "" : coding.slice(0, maxHeaderChars);
}

/**
 * Lighthouse's thresholds: a slow response, a good one, and the bytes below which compression saves
 * too little.
 */
const [slowResponseMs, goodResponseMs, minSaving] = [600, 100, 1_400];

/** The findings, the largest saving first. */
function listFindings(
  { bytes, times, hops }: SafeResponse,
  {
    url,
    encoding,
    isHttp2,
    cacheControl,
  }: Pick<HttpAudit, "url" | "encoding" | "isHttp2" | "cacheControl">,
): readonly Finding[] {
  const responseMs = Math.round(times.firstByteMs - times.connectedMs);
  const savedBytes = encoding === "" ? bytes.length - gzipSync(bytes).length : 0;
  const values = { savedMs: 0, savedBytes: 0, items: [url] };
  const found: readonly (Finding | false)[] = [
    responseMs > slowResponseMs && {
      ...values,
      id: "http-slow-answer",
      savedMs: responseMs - goodResponseMs,
    },
    hops.length > 1 && {
      ...values,
      id: "http-redirects",
      savedMs: Math.round(times.redirectsMs),
      items: hops.slice(0, -1).map((hop) => hop.url),
    },
    savedBytes >= minSaving && { ...values, id: "http-compression", savedBytes },
    url.startsWith("http:") && { ...values, id: "http-not-https" },
    isHttp2 === false && { ...values, id: "http-old-protocol" },
    /\bno-store\b/i.test(cacheControl) && { ...values, id: "http-no-store" },
  ];
  return found
    .filter((one) => one !== false)
    .sort((a, b) => b.savedMs - a.savedMs || b.savedBytes - a.savedBytes);
}
