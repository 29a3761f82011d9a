import type { FastifyInstance, FastifyRequest } from "fastify";
import { AppError } from "#base/app-error.ts";

interface Dependencies {
  /** The URL that visitors use, without a slash at its end. */
  readonly siteUrl: string;
}

/** Methods that change nothing. @see https://www.rfc-editor.org/rfc/rfc9110#section-9.2.1 */
const safeMethods: ReadonlySet<string> = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * Refuses requests under /api that a page of another site makes a visitor's browser send: POST and
 * DELETE, and reads by scripts. Requests without both Origin and Sec-Fetch-Site do not come from a
 * current browser, and a page cannot remove these headers (decision 55).
 * @see https://www.w3.org/TR/fetch-metadata/
 */
export function refuseCrossSite(app: FastifyInstance, { siteUrl }: Dependencies): void {
  const siteHost = new URL(siteUrl).host;
  app.addHook("onRequest", async (request) => {
    if (!request.url.startsWith("/api/")) return;
    const isAllowed = safeMethods.has(request.method)
      ? isReadAllowed(request)
      : isWriteAllowed(request, siteHost);
    if (!isAllowed) throw new AppError("cross-site", "a page of another site sent the request");
  });
}

/** Other sites may link to a URL under /api, but their scripts may not read it. */
function isReadAllowed({ headers }: FastifyRequest): boolean {
  return headers["sec-fetch-site"] !== "cross-site" || headers["sec-fetch-mode"] === "navigate";
}

/**
 * Where the browser sends Sec-Fetch-Site, it decides (`none` is a user who reloads or restores a
 * page), even where a privacy setting makes the Origin `null`. Browsers do not send it over plain
 * HTTP, and Safari before 16.4 never does: there the Origin must be the site or the host of the
 * request.
 */
function isWriteAllowed({ headers, host }: FastifyRequest, siteHost: string): boolean {
  const site = headers["sec-fetch-site"];
  if (site !== undefined) return site === "same-origin" || site === "none";
  const { origin } = headers;
  if (origin === undefined) return true;
  // The scheme is not compared, because a proxy may terminate TLS and use http. An Origin of `null`
  // has no host.
  const originHost = URL.parse(origin)?.host;
  return (
    originHost !== undefined &&
    originHost !== "" &&
    (originHost === siteHost || originHost === host.toLowerCase())
  );
}
