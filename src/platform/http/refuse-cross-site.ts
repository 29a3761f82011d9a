import type { FastifyInstance, FastifyRequest } from "fastify";
import { AppError } from "#base/app-error.ts";

interface Dependencies {
  /** The address that visitors use, without a slash at its end. */
  readonly siteUrl: string;
}

/** Methods that change nothing. @see https://www.rfc-editor.org/rfc/rfc9110#section-9.2.1 */
const safeMethods: ReadonlySet<string> = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * Refuses requests under /api that a page of another site made a visitor's browser send: posts and deletes, and
 * scripts' reads. Requests without Origin and Sec-Fetch-Site come from no browser of today, and no page can make one
 * leave them out.
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

/** A link to an address under /api may stand anywhere: what is refused are the reads of another site's scripts. */
function isReadAllowed({ headers }: FastifyRequest): boolean {
  return headers["sec-fetch-site"] !== "cross-site" || headers["sec-fetch-mode"] === "navigate";
}

/**
 * The browser's own verdict counts where it gives one (`none` is a person who reloads or restores a page): it holds
 * also where a privacy setting makes the Origin `null`. Browsers give none over plain HTTP, and Safari before 16.4
 * never does: there the Origin has to be the site's or that of the host that was asked.
 */
function isWriteAllowed({ headers, host }: FastifyRequest, siteHost: string): boolean {
  const site = headers["sec-fetch-site"];
  if (site !== undefined) return site === "same-origin" || site === "none";
  const { origin } = headers;
  if (origin === undefined) return true;
  // Without the scheme: behind a proxy that speaks TLS we are asked by http. An Origin of `null` has no host.
  const originHost = URL.parse(origin)?.host;
  return (
    originHost !== undefined &&
    originHost !== "" &&
    (originHost === siteHost || originHost === host.toLowerCase())
  );
}
