import { join } from "node:path";
import type { FailureCode, Stage } from "../contract.ts";
import {
  inBrowser,
  mostOfAPage,
  WorkFailed,
  type BrowserLimits,
} from "#platform/egress/browser/run-in-browser.ts";
import { JobFailure } from "#platform/jobs/job.ts";
import type { World } from "#platform/egress/network-adapter.ts";
import type { Progress } from "./progress.ts";
import type { BrowserAudit } from "./speed-audit.ts";
import type { SpeedQuestion } from "./speed-input.ts";

interface Needs {
  readonly browserPath: string;
  readonly world: World;
  readonly progress: Progress;
  readonly signal: AbortSignal;
  readonly limits?: BrowserLimits;
}

const usualLimits: BrowserLimits = { ...mostOfAPage, longestMs: 60_000 };

/**
 * Opens a page in a real browser and has Lighthouse judge it.
 * @throws JobFailure; NoBrowser; the signal's own reason
 */
export async function runLighthouse(
  { url, device }: SpeedQuestion,
  { progress, limits = usualLimits, ...needs }: Needs,
): Promise<BrowserAudit> {
  const onProgress = (said: unknown): void => {
    const { stage, share } = said as { readonly stage: Stage; readonly share: number };
    progress.reached(stage, share);
  };
  try {
    return (await inBrowser(
      join(import.meta.dirname, "lighthouse-process.ts"),
      { url, device },
      { ...needs, limits },
      onProgress,
    )) as BrowserAudit;
  } catch (error) {
    throw error instanceof WorkFailed ? failureOf(error) : error;
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
  // It was opened, and showed nothing that could be measured for as long as Lighthouse waits.
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

function failureOf(failed: WorkFailed): Error {
  const known = failures[failed.code];
  return known === undefined
    ? new Error(`Lighthouse ended with ${failed.code}`, { cause: failed })
    : new JobFailure(known, { cause: failed });
}
