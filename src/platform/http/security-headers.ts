import type { FastifyReply } from "fastify";

/**
 * The one page that asks for a process of its own, because only there may its codecs share memory among threads, and
 * the scripts that it may start as workers: a browser starts none that does not ask for the same.
 */
const isolated = /^(?:\/en)?\/tools\/image-optimizer(?:$|\?)|^\/_astro\/[^?]+\.js(?:$|\?)/;

/**
 * The headers of every answer. The pages' own policy (scripts, styles, images) stands in the pages, where the build
 * knows the hashes; what a `<meta>` cannot say stands here.
 * @param url the address that was asked for
 * @param isHttps whether visitors reach the site by https: only then may browsers be told to insist on it
 */
export function setSecurityHeaders(reply: FastifyReply, url: string, isHttps: boolean): void {
  reply.headers({
    "content-security-policy": "frame-ancestors 'none'",
    "x-content-type-options": "nosniff",
    "referrer-policy": "strict-origin-when-cross-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
    "cross-origin-opener-policy": "same-origin",
    // Browsers let no other site load what is ours as a picture, script or file. Programs that fetch the pictures of
    // shared links are no browsers and do not look at it.
    "cross-origin-resource-policy": "same-origin",
  });
  if (isolated.test(url)) reply.header("cross-origin-embedder-policy", "require-corp");
  if (isHttps) reply.header("strict-transport-security", `max-age=${365 * 24 * 3600}`);
}
