import type { FastifyReply } from "fastify";

/**
 * The headers of every answer. The pages' own policy (scripts, styles, images) stands in the pages, where the build
 * knows the hashes; what a `<meta>` cannot say stands here.
 * @param isHttps whether visitors reach the site by https: only then may browsers be told to insist on it
 */
export function setSecurityHeaders(reply: FastifyReply, isHttps: boolean): void {
  reply.headers({
    "content-security-policy": "frame-ancestors 'none'",
    "x-content-type-options": "nosniff",
    "referrer-policy": "strict-origin-when-cross-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
    "cross-origin-opener-policy": "same-origin",
  });
  if (isHttps) reply.header("strict-transport-security", `max-age=${365 * 24 * 3600}`);
}
