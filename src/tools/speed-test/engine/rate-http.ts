import type { Band, HttpResult } from "../contract.ts";

/** What HTTP alone can rate of a page. */
export const httpFigures = ["dns", "firstByte", "compression", "caching"] as const;
export type HttpFigure = (typeof httpFigures)[number];

/** What is said of a figure: its band, and which of its sentences. */
export interface HttpRating {
  readonly band: Band;
  readonly reason:
    | "fast"
    | "slow"
    | "compressed"
    | "small"
    | "uncompressed"
    | "cached"
    | "revalidated"
    | "unspecified"
    | "forbidden";
}

const rateTime = (ms: number, goodMs: number, averageMs: number): HttpRating => {
  const band = ms <= goodMs ? "good" : ms <= averageMs ? "average" : "poor";
  return { band, reason: band === "good" ? "fast" : "slow" };
};

/**
 * The longest answer of the server itself, without name and connection, that Lighthouse does not
 * report.
 * @see https://developer.chrome.com/docs/lighthouse/performance/time-to-first-byte
 */
const maxResponseMs = 600;

/**
 * Rates what was measured by HTTP. The first byte has the bands of web.dev (800 and 1,800 ms), and
 * is not good where Lighthouse would report the server's answer. The limits of DNS are our own: a
 * tenth of a second is not noticed, three tenths are a third of that budget. A page is uncompressed
 * where compressing it would save what is worth a finding; a smaller one loses nothing.
 * @see https://web.dev/articles/ttfb
 */
export function rateHttp(result: HttpResult): Readonly<Record<HttpFigure, HttpRating>> {
  const { dnsMs, connectMs, firstByteMs } = result;
  const byTotal = rateTime(firstByteMs, 800, 1_800);
  const isAnswerSlow = firstByteMs - connectMs > maxResponseMs;
  return {
    dns: rateTime(dnsMs, 100, 300),
    firstByte:
      byTotal.band === "good" && isAnswerSlow ? { band: "average", reason: "slow" } : byTotal,
    compression: rateCompression(result),
    caching: rateCaching(result.cacheControl),
  };
}

function rateCompression({ encoding, recommendations }: HttpResult): HttpRating {
  if (encoding !== "") return { band: "good", reason: "compressed" };
  return recommendations.some(({ id }) => id === "http-compression")
    ? { band: "poor", reason: "uncompressed" }
    : { band: "good", reason: "small" };
}

/** @see https://www.rfc-editor.org/rfc/rfc9111#section-5.2.2 */
function rateCaching(cacheControl: string): HttpRating {
  if (cacheControl.trim() === "") return { band: "average", reason: "unspecified" };
  if (/\bno-store\b/i.test(cacheControl)) return { band: "poor", reason: "forbidden" };
  const isRevalidated = /\bno-cache\b|\bmax-age=0\b/i.test(cacheControl);
  return { band: "good", reason: isRevalidated ? "revalidated" : "cached" };
}
