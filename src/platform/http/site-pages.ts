import { existsSync } from "node:fs";
import { stat } from "node:fs/promises";
import { join, posix, sep } from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";

/** The build names these files after their content: what is behind such a name never changes. */
const hashedFolder = "_astro";
const oneYearSeconds = 31_536_000;

/**
 * Serves the site that the build wrote: a page's address has no slash at its end and means the folder's index.html.
 * Compressed twins (`.br`, `.gz`) are sent where they stand beside a file. Everything else is the not-found page of
 * its language, and under /api the code `not-found`.
 * @param distDir the build's output; without it every page is not found
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

/** No page of the site has a path near as long. Behind it may stand more: what was typed into the search without scripts. */
const maxPathChars = 2_048;

/**
 * The address itself, or one that is not found in its place: where its percent signs stand for no text ("/%E0%A4"), and
 * where its path is longer than any of ours, so that nothing behind this reads more than so much.
 */
export function toDecodableUrl(url: string): string {
  try {
    const path = getPath(url);
    if (path.length <= maxPathChars) {
      // Routes are matched after percent codes are decoded, while what holds for the API is decided by the address as
      // it came: neither "/%61pi/contact" nor "http://host/api/contact" may be a spelling of "/api/contact".
      const isOtherSpelling = /^\/api\b/.test(decodeURIComponent(path)) && !/^\/api\b/.test(path);
      return isOtherSpelling || !path.startsWith("/") ? "/404" : url;
    }
  } catch {
    // As one that is too long.
  }
  return /^\/(api|en)\//.exec(url) ? `${url.slice(0, url.indexOf("/", 1))}/404` : "/404";
}

async function servePage(request: FastifyRequest, reply: FastifyReply, distDir: string) {
  const { "*": path = "" } = request.params as { readonly "*"?: string };
  if (request.url.startsWith("/api/")) return reply.callNotFound();

  const canonical = withoutEndSlashes(path.replace(/(^|\/)index\.html$/, "$1"));
  if (canonical !== path) return redirectTo(canonical, request, reply);
  const file = /\.[a-z0-9]+$/i.test(path) ? path : posix.join(path, "index.html");
  return isHidden(path) || !(await isFile(join(distDir, file)))
    ? reply.callNotFound()
    : reply.sendFile(file);
}

/** `replace(/\/+$/, "")` would try each run of slashes from each of its slashes. */
function withoutEndSlashes(path: string): string {
  let end = path.length;
  while (path[end - 1] === "/") end--;
  return path.slice(0, end);
}

async function replyNotFound({ url }: FastifyRequest, reply: FastifyReply, distDir: string) {
  const path = getPath(url);
  reply.code(404);
  if (/^\/api(\/|$)/.test(path)) return reply.send({ code: "not-found" });
  const page = /^\/en(\/|$)/.test(path) ? "en/404.html" : "404.html";
  if (!(await isFile(join(distDir, page))))
    return reply.type("text/plain; charset=utf-8").send("404");
  // Neither a part of the page nor "you have it already" may be the answer to an address that is not there.
  return reply.sendFile(page, { etag: false, lastModified: false, acceptRanges: false });
}

async function isFile(path: string): Promise<boolean> {
  return stat(path).then(
    (stats) => stats.isFile(),
    () => false,
  );
}

/** One slash at the start and none doubled: "//host" would be another site's address. */
function redirectTo(path: string, { url }: FastifyRequest, reply: FastifyReply) {
  const query = url.indexOf("?");
  const target = path
    .split(/[/\\]+/)
    .filter(Boolean)
    .map(encodeURIComponent)
    .join("/");
  return reply.redirect(`/${target}${query === -1 ? "" : url.slice(query)}`, 308);
}

/** Names that no page or file of the build has: the not-found pages themselves, dot files, and tricks. */
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
