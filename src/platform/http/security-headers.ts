import type { FastifyReply } from "fastify";

/**
 * The page that is cross-origin isolated, so that its codecs can share memory between threads, and
 * the scripts of its workers, which need the same header.
 * @see https://web.dev/articles/coop-coep
 */
const isolatedPaths = /^(?:\/en)?\/tools\/image-optimizer(?:$|\?)|^\/_astro\/[^?]+\.js(?:$|\?)/;

/**
 * Sets the security headers of every response. The content security policy of a page (scripts,
 * styles, images) is in its `<meta>`, because the build knows the hashes; the header sets only what
 * a `<meta>` cannot.
 * @param url the URL of the request
 * @param isHttps whether visitors reach the site over https: only then is HSTS sent
 */
export function setSecurityHeaders(reply: FastifyReply, url: string, isHttps: boolean): void {
  reply.headers({
    "content-security-policy": "frame-ancestors 'none'",
    "x-content-type-options": "nosniff",
    "referrer-policy": "strict-origin-when-cross-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
    "cross-origin-opener-policy": "same-origin",
    // Other sites cannot embed our pictures, scripts or files. Programs that fetch the pictures of
    // shared links are not browsers and ignore this header.
    "cross-origin-resource-policy": "same-origin",
  });
  if (isolatedPaths.test(url)) reply.header("cross-origin-embedder-policy", "require-corp");
  if (isHttps) reply.header("strict-transport-security", `max-age=${365 * 24 * 3600}`);
}
