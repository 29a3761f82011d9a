import type { CheckedAddress, CheckedResource } from "../engine/page/page-source.ts";
import type { SafeResponse } from "#platform/egress/safe-fetch.ts";
import { pictureHeadBytes, readPictureSize } from "./picture-size.ts";
import { getHeader } from "#platform/egress/get-header.ts";
import { EgressError } from "#platform/egress/egress-error.ts";
import {
  fetchInContext,
  tryFetchInContext,
  UnrequestedError,
  type CrawlContext,
} from "./crawl-context.ts";

const timeouts = { totalTimeoutMs: 10_000, idleTimeoutMs: 5_000 };

/** Sends a HEAD request; where that fails, a GET request whose body is not read. */
async function fetchHead(
  context: CrawlContext,
  url: string,
  accept = "*/*",
): Promise<SafeResponse | undefined> {
  const options = { ...timeouts, accept };
  const head = await tryFetchInContext(context, url, { ...options, method: "HEAD" });
  if (head && head.status < 400) return head;
  return (
    (await tryFetchInContext(context, url, { ...options, maxBytes: 0, ifLarger: "cut" })) ?? head
  );
}

/** Requests a URL that the page links to. @returns status 0 without a response */
export async function checkAddress(context: CrawlContext, url: string): Promise<CheckedAddress> {
  const response = await fetchHead(context, url);
  return { url, status: response?.status ?? 0, finalUrl: response?.url ?? url };
}

/** What a URL ends as. */
export interface ProbedAddress {
  /** 0 without a response. */
  readonly status: number;
  readonly finalUrl: string;
  /** The media type in lower case; "" without one. */
  readonly type: string;
  /** Why there is no response. */
  readonly errorCode?: string;
}

/**
 * Requests a link of a site by HEAD and, where that fails, by GET without reading the body.
 * @throws only the signal's reason, and UnrequestedError
 */
export async function probeAddress(
  context: CrawlContext,
  url: string,
  maxRedirects: number,
): Promise<ProbedAddress> {
  const options = { ...timeouts, maxRedirects };
  const head = await probe(context, url, { ...options, method: "HEAD" });
  if (head.status > 0 && head.status < 400) return head;
  if (head.errorCode === "does-not-exist" || head.errorCode === "blocked-address") return head;
  if (head.status === 429) return head; // a second request would be one more of too many
  return probe(context, url, { ...options, maxBytes: 0, ifLarger: "cut" });
}

async function probe(
  context: CrawlContext,
  url: string,
  options: Parameters<typeof fetchInContext>[2],
): Promise<ProbedAddress> {
  try {
    const response = await fetchInContext(context, url, options);
    const type = getHeader(response, "content-type").split(";", 1)[0]!.trim().toLowerCase();
    return { status: response.status, finalUrl: response.url, type };
  } catch (error) {
    context.signal.throwIfAborted();
    if (error instanceof UnrequestedError) throw error;
    const errorCode = error instanceof EgressError ? error.code : "refused";
    return { status: 0, finalUrl: url, type: "", errorCode };
  }
}

/** What Chromium sends for pictures: servers choose their format by it. */
const acceptPictures = "image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8";

interface CheckResourceOptions {
  /** Whether the first bytes of an image are read for its dimensions. */
  readonly shouldReadSize: boolean;
  /** Whether the page shows it as a picture. */
  readonly isPicture: boolean;
}

/** Requests a file that the page loads. @returns status 0 without a response */
export async function checkResource(
  context: CrawlContext,
  url: string,
  { shouldReadSize, isPicture }: CheckResourceOptions,
): Promise<CheckedResource> {
  const accept = isPicture ? acceptPictures : "*/*";
  const response = shouldReadSize
    ? await tryFetchInContext(context, url, {
        ...timeouts,
        accept,
        maxBytes: pictureHeadBytes,
        ifLarger: "cut",
      })
    : await fetchHead(context, url, accept);
  if (!response)
    return { url, status: 0, finalUrl: url, type: null, sizeBytes: null, dimensions: null };
  const type = getHeader(response, "content-type").split(";", 1)[0]!.trim().toLowerCase();
  const length = getHeader(response, "content-length");
  return {
    url,
    status: response.status,
    finalUrl: response.url,
    type: type === "" ? null : type,
    sizeBytes: /^\d{1,15}$/.test(length) ? Number(length) : null,
    dimensions: shouldReadSize && response.status < 400 ? readPictureSize(response.bytes) : null,
  };
}
