import { join } from "node:path";
import type { FailureCode, Stage } from "../contract.ts";
import {
  runInBrowser,
  pageLimits,
  BrowserTaskError,
  type BrowserLimits,
} from "#platform/egress/browser/run-in-browser.ts";
import { JobFailure } from "#platform/jobs/job.ts";
import type { NetworkAdapter } from "#platform/egress/network-adapter.ts";
import type { Progress } from "./progress.ts";
import type { BrowserAudit } from "./speed-audit.ts";
import type { SpeedInput } from "./speed-input.ts";

interface LighthouseDependencies {
  readonly browserPath: string;
  readonly network: NetworkAdapter;
  readonly progress: Progress;
  readonly signal: AbortSignal;
  readonly limits?: BrowserLimits;
}

const defaultLimits: BrowserLimits = { ...pageLimits, timeoutMs: 60_000 };

/**
 * Opens a page in a browser and runs Lighthouse.
 * @throws JobFailure; BrowserUnavailableError; the signal's own reason
 */
export async function runLighthouse(
  { url, device }: SpeedInput,
  { progress, limits = defaultLimits, ...dependencies }: LighthouseDependencies,
): Promise<BrowserAudit> {
  const onProgress = (message: unknown): void => {
    const { stage, share } = message as { readonly stage: Stage; readonly share: number };
    progress.report(stage, share);
  };
  try {
    return (await runInBrowser(
      join(import.meta.dirname, "lighthouse-process.ts"),
      { url, device },
      { ...dependencies, limits },
      onProgress,
    )) as BrowserAudit;
  } catch (error) {
    throw error instanceof BrowserTaskError ? toFailure(error) : error;
  }
}

/** @see https://github.com/GoogleChrome/lighthouse/blob/main/core/lib/lh-error.js */
const failures: Readonly<Record<string, FailureCode>> = {
  INVALID_URL: "bad-address",
  DNS_FAILURE: "does-not-exist",
  FAILED_DOCUMENT_REQUEST: "refused",
  ERRORED_DOCUMENT_REQUEST: "http-error",
  NOT_HTML: "not-html",
  INSECURE_DOCUMENT_REQUEST: "tls",
  CHROME_INTERSTITIAL_ERROR: "tls",
  // The page opened, but showed nothing measurable before Lighthouse's timeout.
  ...Object.fromEntries(
    [
      "PAGE_HUNG",
      "PROTOCOL_TIMEOUT",
      "NO_FCP",
      "NO_LCP",
      "NO_NAVSTART",
      "NO_SCREENSHOTS",
      "SPEEDINDEX_OF_ZERO",
      "NO_SPEEDLINE_FRAMES",
      "NO_SCORE",
    ].map((code) => [code, "too-slow" as const]),
  ),
};

function toFailure(failed: BrowserTaskError): Error {
  const known = failures[failed.code];
  return known === undefined
    ? new Error(`Lighthouse ended with ${failed.code}`, { cause: failed })
    : new JobFailure(known, { cause: failed });
}
