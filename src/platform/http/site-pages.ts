import { existsSync } from "node:fs";
import { stat } from "node:fs/promises";
import { join, posix, sep } from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { trimEndSlashes } from "#base/trim-end-slashes.ts";

/**
 * The files in this folder are named by their content hash, so that they never change under the
 * same name.
 */
const hashedFolder = "_astro";
const oneYearSeconds = 31_536_000;

/**
 * Serves the built site: the URL of a page has no slash at its end and maps to the folder's
 * index.html. Precompressed files (`.br`, `.gz`) are sent where they exist. Everything else is
 * answered with the not-found page of its language, and under /api with the code `not-found`.
 * @param distDir the build's output; without it every page is not found
 * @see docs/specification.md#routes
 */
export async function servePages(
  app: FastifyInstance,
  { distDir }: { readonly distDir: string },
): Promise<void> {
  if (existsSync(distDir)) {
    await app.register(fastifyStatic, {
      root: distDir,
      serve: false,
      redirect: false,
      index: false,
      preCompressed: true,
      cacheControl: false,
      setHeaders: (reply, path) =>
        reply.header("cache-control", getCacheControl(path.slice(distDir.length))),
    });
    app.route({
      method: ["GET", "HEAD"],
      url: "/*",
      handler: (request, reply) => servePage(request, reply, distDir),
    });
  }
  app.setNotFoundHandler((request, reply) => replyNotFound(request, reply, distDir));
}

/**
 * Much longer than any path of the site. The query may be longer: without scripts it contains the
 * text of a search.
 */
const maxPathChars = 2_048;

/**
 * Returns the URL itself, or the URL of a not-found page where its percent-encoding cannot be
 * decoded ("/%E0%A4"), where its path is too long for any later code, or where it is another
 * spelling of a path under /api.
 */
export function toDecodableUrl(url: string): string {
  try {
    const path = getPath(url);
    if (path.length <= maxPathChars) {
      // Routes are matched after decoding, but the rules for /api check the URL as sent: neither
      // "/%61pi/contact" nor "http://host/api/contact" may lead to "/api/contact".
      const isOtherSpelling = /^\/api\b/.test(decodeURIComponent(path)) && !/^\/api\b/.test(path);
      return isOtherSpelling || !path.startsWith("/") ? "/404" : url;
    }
  } catch {
    // It cannot be decoded and is handled as a path that is too long.
  }
  return /^\/(api|en)\//.exec(url) ? `${url.slice(0, url.indexOf("/", 1))}/404` : "/404";
}

async function servePage(request: FastifyRequest, reply: FastifyReply, distDir: string) {
  const { "*": path = "" } = request.params as { readonly "*"?: string };
  if (request.url.startsWith("/api/")) return reply.callNotFound();

  // A browser would resolve the names of one and two dots, and arrive at another page.
  if (path.split(/[/\\]/).some((name) => name === "." || name === ".."))
    return reply.callNotFound();
  const canonical = trimEndSlashes(path.replace(/(^|\/)index\.html$/, "$1"));
  if (canonical !== path) return redirectTo(canonical, request, reply);
  const file = /\.[a-z0-9]+$/i.test(path) ? path : posix.join(path, "index.html");
  return isHidden(path) || !(await isFile(join(distDir, file)))
    ? reply.callNotFound()
    : reply.sendFile(file);
}

async function replyNotFound({ url }: FastifyRequest, reply: FastifyReply, distDir: string) {
  const path = getPath(url);
  reply.code(404);
  if (/^\/api(\/|$)/.test(path)) return reply.send({ code: "not-found" });
  const page = /^\/en(\/|$)/.test(path) ? "en/404.html" : "404.html";
  if (!(await isFile(join(distDir, page))))
    return reply.type("text/plain; charset=utf-8").send("404");
  // A path that does not exist must be answered with 404, not with 206 or 304.
  return reply.sendFile(page, { etag: false, lastModified: false, acceptRanges: false });
}

async function isFile(path: string): Promise<boolean> {
  return stat(path).then(
    (stats) => stats.isFile(),
    () => false,
  );
}

/**
 * Redirects to a path with one slash at the start and no double ones: "//host" would be the URL of
 * another site.
 */
function redirectTo(path: string, { url }: FastifyRequest, reply: FastifyReply) {
  const query = url.indexOf("?");
  const target = path
    .split(/[/\\]+/)
    .filter(Boolean)
    .map(encodeURIComponent)
    .join("/");
  return reply.redirect(`/${target}${query === -1 ? "" : url.slice(query)}`, 308);
}

/**
 * Whether a path has a name that no page or file of the build has: a not-found page, a dot file, or
 * a suspicious character.
 */
function isHidden(path: string): boolean {
  return (
    /(^|\/)404\.html$|\0|\\|\/\/|[?#]/.test(path) ||
    path.split("/").some((name) => name.startsWith(".") && name !== ".well-known")
  );
}

function getCacheControl(pathInDist: string): string {
  return pathInDist.split(sep).includes(hashedFolder)
    ? `public, max-age=${oneYearSeconds}, immutable`
    : "no-cache";
}

function getPath(url: string): string {
  return url.split("?", 1)[0]!;
}
