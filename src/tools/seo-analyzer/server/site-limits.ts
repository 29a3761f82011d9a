import { defaultSitePages } from "../site-pages.ts";

/** How long the analysis of a site may take. */
export interface SiteLimits {
  /** The whole analysis, in wall-clock time. */
  readonly timeoutMs: number;
  readonly maxCpuMs: number;
  /** From then on no further page is read. */
  readonly readTimeoutMs: number;
  /** From then on nothing is requested, and what was read becomes the report. */
  readonly requestTimeoutMs: number;
  /** Processor time after which no further page is read. */
  readonly maxReadCpuMs: number;
}

const minuteMs = 60_000;
/** A site of 50 pages takes a minute or two; a slow one may take some minutes. */
const baseMs = { timeout: 6 * minuteMs, cpu: minuteMs };
/** Of each further page: at eight in a second one takes 125 ms, of a slow site four times that. */
const perPageMs = { timeout: 600, cpu: 300 };
/** For what follows the requests: the audit across pages takes less than a second. */
const auditMs = 20_000;
/** All checks of links together. */
export const maxCheckMs = 90_000;

/** The limits of a site of which so many pages are read. */
export function getSiteLimits(maxPages: number): SiteLimits {
  const further = Math.max(0, maxPages - defaultSitePages);
  const timeoutMs = baseMs.timeout + further * perPageMs.timeout;
  const maxCpuMs = baseMs.cpu + further * perPageMs.cpu;
  const requestTimeoutMs = timeoutMs - auditMs;
  return {
    timeoutMs,
    maxCpuMs,
    requestTimeoutMs,
    readTimeoutMs: requestTimeoutMs - maxCheckMs,
    maxReadCpuMs: maxCpuMs * 0.8,
  };
}
