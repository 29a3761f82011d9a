import formbody from "@fastify/formbody";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { AppError } from "#base/app-error.ts";
import { setRetryAfter, toStatus } from "#platform/http/error-handler.ts";
import type { PageTemplates } from "#platform/http/page-templates.ts";
import { prefersHtml } from "#platform/http/prefers-html.ts";
import { normalizeSubnet } from "#platform/limits/normalize-ip.ts";
import { parseId } from "../engine/link-key.ts";
import type { LinkDependencies } from "./link-services.ts";
import type { ShortLink } from "./link-store.ts";
import { isWarned } from "./link-warning.ts";
import { sendNotice } from "./notice-page.ts";
import { ScanLimit } from "./scan-limit.ts";

interface RedirectDependencies extends LinkDependencies {
  readonly templates: Pick<PageTemplates, "get">;
}

type IdRequest = FastifyRequest<{ Params: { readonly id: string } }>;

/**
 * Registers the short addresses: `/q/ID` leads to its target, `/q/ID/report` shows it and takes a
 * report. Both work without scripts and cookies.
 */
export async function redirectRoutes(
  app: FastifyInstance,
  dependencies: RedirectDependencies,
): Promise<void> {
  await app.register(formbody);
  app.addHook("onRequest", async (_request, reply) => {
    reply.headers({
      "cache-control": "no-store",
      "referrer-policy": "no-referrer",
      "x-robots-tag": "noindex",
    });
  });
  const scanLimit = new ScanLimit(dependencies);
  app.addHook("preClose", () => dependencies.links.scans.flush());

  app.get("/q/:id", (request: IdRequest, reply) =>
    answer(request, reply, dependencies, (link) =>
      openTarget(link, request, reply, { ...dependencies, scanLimit }),
    ),
  );
  app.get("/q/:id/report", (request: IdRequest, reply) =>
    answer(request, reply, dependencies, (link) =>
      sendNotice(request, reply, dependencies.templates, "report", link),
    ),
  );
  app.post("/api/q/:id/report", (request: IdRequest, reply) =>
    answer(request, reply, dependencies, async (link) => {
      await storeReport(link, request, dependencies);
      return prefersHtml(request.headers.accept)
        ? sendNotice(request, reply, dependencies.templates, "reported")
        : reply.send({});
    }),
  );
}

/**
 * Finds the link of a request and answers with it, with a page that says that there is none, or,
 * where the address has reached a limit or the database is away, with a page that says to wait.
 */
async function answer(
  request: IdRequest,
  reply: FastifyReply,
  { links, templates }: RedirectDependencies,
  respond: (link: ShortLink) => FastifyReply | Promise<FastifyReply>,
): Promise<FastifyReply> {
  try {
    const id = parseId(request.params.id);
    // A text that is no id tells nothing of the ids that exist, so that it is not counted.
    // What is fetched in advance is not looked up: the browser asks again when it is opened.
    if (isFetchedAhead(request)) return reply.code(503).send();
    if (id !== undefined && !isPartOfPage(request)) {
      links.limits.rejectWalker(request.ip);
      const link = await links.store.find(id);
      if (link !== undefined && link.state !== "deleted") return await respond(link);
      await links.limits.countMiss(request.ip);
    }
    if (request.method !== "POST" && !isPartOfPage(request))
      return sendNotice(request, reply.code(404), templates, "unknown");
    reply.callNotFound();
    return reply;
  } catch (error) {
    const isExpected =
      error instanceof AppError && (error.code === "too-many" || error.code === "busy");
    if (!isExpected || (request.method === "POST" && !prefersHtml(request.headers.accept)))
      throw error;
    setRetryAfter(reply, error);
    return sendNotice(request, reply.code(toStatus(error)), templates, "wait");
  }
}

/**
 * Whether a browser fetches an address as a picture, script or frame of another page. Such a page
 * could count scans of its own making, or have its visitors refused for ids that do not exist.
 * @see https://www.w3.org/TR/fetch-metadata/#sec-fetch-dest-header
 */
function isPartOfPage({ method, headers }: FastifyRequest): boolean {
  const destination = headers["sec-fetch-dest"];
  return method !== "POST" && destination !== undefined && destination !== "document";
}

function openTarget(
  link: ShortLink,
  request: FastifyRequest,
  reply: FastifyReply,
  { links, templates, now, scanLimit }: RedirectDependencies & { readonly scanLimit: ScanLimit },
): FastifyReply {
  if (link.state === "ended") return sendNotice(request, reply.code(410), templates, "ended", link);
  if (isWarned(link, now()) || links.blockList.has(new URL(link.target).hostname))
    return sendNotice(request, reply, templates, "warning", link);
  if (request.method === "GET")
    links.scans.count(link.id, { isRepeat: !scanLimit.take(link.id, request.ip) });
  return reply.redirect(link.target, 302);
}

/**
 * Whether a browser fetches an address in advance, or looks at it without opening it, which any
 * page may have it do. It is no scan, and ids that it tries do not count against its visitor.
 * @see https://www.w3.org/TR/fetch-metadata/#sec-purpose-header
 */
function isFetchedAhead({ headers }: FastifyRequest): boolean {
  const purpose = [headers["sec-purpose"], headers["purpose"], headers["x-purpose"]].join(" ");
  return /prefetch|preview/i.test(purpose) || headers["x-moz"] === "prefetch";
}

/**
 * Stores the report of a network. The hash is that of the link's first day, so that one network
 * counts once for a link, and cannot be followed from link to link.
 * @throws RateLimitError
 */
async function storeReport(
  { id, createdAt }: ShortLink,
  { ip }: FastifyRequest,
  { links, hashIp, now }: RedirectDependencies,
): Promise<void> {
  await links.limits.countReport(ip);
  const reporter = hashIp(normalizeSubnet(ip), new Date(createdAt));
  await links.store.addReport(id, reporter, now());
}
