import { isIP } from "node:net";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { InvalidInput } from "#base/invalid-input.ts";
import { parseUrl } from "#base/parse-url.ts";
import { RateLimitError } from "#base/rate-limit-error.ts";
import { mountEndpoint } from "#platform/http/mount-endpoint.ts";
import type { PageTemplates } from "#platform/http/page-templates.ts";
import { takeDailyPlace } from "#platform/limits/daily-places.ts";
import { normalizeMailbox, type HashIp } from "#platform/limits/hash-ip.ts";
import { EgressError } from "#platform/egress/egress-error.ts";
import { isPublicAddress } from "#platform/egress/public-address.ts";
import { parseTarget } from "#platform/egress/target.ts";
import { normalizeNetwork } from "#platform/limits/normalize-ip.ts";
import { getWindow, type RateLimiter } from "#platform/limits/rate-limiter.ts";
import { readMailbox } from "#platform/notifications/mail.ts";
import {
  MonitorOffer,
  monitorLinks,
  requestMonitor,
  type MonitorLink,
} from "../../monitor-contract.ts";
import { sendMonitorNotice } from "./monitor-pages.ts";
import type { MonitorServices } from "./monitor-services.ts";
import type { Monitor } from "./monitor-store.ts";
import type { MonitorWorker } from "./monitor-worker.ts";
import { createMonitorId, isToken } from "./tokens.ts";

export interface MonitorRoutesDependencies {
  /** Undefined where no mails are sent: then nothing can be monitored. */
  readonly monitors: (MonitorServices & { readonly worker: MonitorWorker }) | undefined;
  readonly templates: Pick<PageTemplates, "get">;
  readonly limiter: Pick<RateLimiter, "consume" | "refund">;
  readonly hashIp: HashIp;
  readonly now: () => Date;
}

type OpenMonitors = NonNullable<MonitorRoutesDependencies["monitors"]>;
type TokenRequest = FastifyRequest<{ Params: { readonly token: string } }>;

const dayMs = 24 * 3_600_000;
/** For how many networks together one mailbox gets confirmations in a day. */
const networksPerMailbox = 4;

/** Registers the request to monitor a page, and the pages behind the links of its mails. */
export async function monitorRoutes(
  app: FastifyInstance,
  dependencies: MonitorRoutesDependencies,
): Promise<void> {
  const { monitors } = dependencies;
  mountEndpoint(app, {
    method: "GET",
    path: requestMonitor.path,
    output: MonitorOffer,
    parseInput: () => ({}),
    handle: async () => ({ isAvailable: monitors !== undefined }),
  });
  if (monitors === undefined) return;

  mountEndpoint(app, {
    method: "POST",
    path: requestMonitor.path,
    output: requestMonitor.output,
    parseInput: ({ body }) => parseRequest(body),
    async handle(input, { ip }, reply) {
      await storeRequest(input, ip, { ...dependencies, monitors });
      reply.code(202);
      return {};
    },
  });
  await app.register(async (pages) => registerLinks(pages, { ...dependencies, monitors }));
}

/** @throws InvalidInput */
function parseRequest(body: unknown) {
  const parsed = requestMonitor.input.safeParse(body);
  const wrongFields = parsed.success
    ? []
    : parsed.error.issues.map(({ path }) => String(path[0] ?? "url"));
  const url = parsed.success ? parseUrl(parsed.data.url) : null;
  // A display name would let a stranger put words into our mail.
  const mailbox = parsed.success ? readMailbox(parsed.data.email) : undefined;
  const isMailbox =
    mailbox?.name === "" && /^[^\p{C},;:()%![\]]+\.[^\p{C}.,;:()%![\]]+$/u.test(mailbox.address);
  if (!parsed.success || url === null || mailbox === undefined || !isMailbox)
    throw new InvalidInput({
      ...Object.fromEntries(wrongFields.map((field) => [field, "malformed"])),
      ...(parsed.success && url === null && { url: "malformed" }),
      ...(parsed.success && !isMailbox && { email: "malformed" }),
    });
  const urlError = findUrlError(url);
  if (urlError !== undefined) throw new InvalidInput({ url: urlError });
  return { ...parsed.data, url, email: mailbox.address };
}

/**
 * Why no look could ever connect to an address, as it is written: a private name or IP address, or
 * a port that is not fetched. @returns the code with which an analysis of it fails
 */
function findUrlError(url: string): string | undefined {
  try {
    const { host } = parseTarget(url);
    return isIP(host) !== 0 && !isPublicAddress(host) ? "blocked-address" : undefined;
  } catch (error) {
    if (error instanceof EgressError) return error.code;
    throw error;
  }
}

/**
 * Stores a request. Whether a mail follows depends on the mailbox, and the response does not.
 * @throws RateLimitError where the network address or all mailboxes have reached a limit
 */
async function storeRequest(
  { url, scope, email, locale, mayContact }: ReturnType<typeof parseRequest>,
  ip: string,
  {
    monitors,
    limiter,
    hashIp,
    now,
  }: MonitorRoutesDependencies & { readonly monitors: OpenMonitors },
): Promise<void> {
  const { store, settings, worker, hashMailbox, maxMailsPerDay } = monitors;
  // Each request has one mail at most, so that this bounds a day's mails to confirm as well.
  const { maxPerVisitor, maxTotal: maxPerDay } = settings;
  const places = { name: "seo-monitors", maxPerVisitor, maxPerDay };
  await takeDailyPlace(ip, places, { limiter, hashIp, now });
  const window = getWindow(now(), dayMs);
  const count = (key: string, max: number) => limiter.consume({ key, window, amount: 1, max });
  const network = hashIp(normalizeNetwork(ip), window.start);
  // Anyone may type any mailbox: one network's requests leave its owner's own confirmations.
  const mailbox = hashMailbox(email, window.start);
  if (!(await count(`seo-monitors-mail:${mailbox}:${network}`, maxMailsPerDay))) return;
  const maxMailsOfAll = maxMailsPerDay * networksPerMailbox;
  if (!(await count(`seo-monitors-mail:${mailbox}`, maxMailsOfAll))) return;
  const isStored = await store.insert(
    {
      id: createMonitorId(),
      email,
      mailbox: normalizeMailbox(email),
      url,
      host: new URL(url).hostname.slice(0, 255),
      scope,
      locale,
      may_contact: mayContact ? 1 : 0,
      created_at: now().toISOString(),
    },
    settings,
  );
  if (!isStored) throw new RateLimitError("the limit of monitors", window.retryAfterSeconds);
  worker.wake();
}

/**
 * GET shows a page with a button, because mail scanners open links; POST does it, as the button and
 * the one-click end of mail programs send it: as either kind of form, or without a body. The token
 * says everything, so that the body is not read.
 * @see https://www.rfc-editor.org/rfc/rfc8058
 */
async function registerLinks(
  app: FastifyInstance,
  { monitors, templates, now }: MonitorRoutesDependencies & { readonly monitors: OpenMonitors },
): Promise<void> {
  const { store, worker } = monitors;
  app.removeAllContentTypeParsers();
  app.addContentTypeParser("*", { parseAs: "buffer" }, async () => undefined);
  app.addHook("onRequest", async (_request, reply) => {
    // The origin alone: the path contains the token, and a form needs an Origin that is not null.
    reply.header("referrer-policy", "strict-origin");
  });
  const find = async ({ params: { token } }: TokenRequest, link: MonitorLink) =>
    isToken(token) ? await store.findByToken(token, link, now()) : undefined;
  const show = (
    request: TokenRequest,
    reply: FastifyReply,
    notice: Parameters<typeof sendMonitorNotice>[3],
    monitor?: Monitor,
  ) => {
    const values = monitor && { ...monitor, token: request.params.token };
    return sendMonitorNotice(request, reply, templates, notice, values);
  };

  for (const link of ["confirm", "end"] as const)
    app.get(`${monitorLinks[link]}/:token`, async (request: TokenRequest, reply) => {
      const monitor = await find(request, link);
      if (monitor === undefined) return show(request, reply.code(404), "unknown");
      const isDone = link === "confirm" && monitor.confirmed_at !== null;
      return show(request, reply, isDone ? "confirmed" : link, monitor);
    });

  app.post(`${monitorLinks.confirm}/:token`, async (request: TokenRequest, reply) => {
    const monitor = await find(request, "confirm");
    if (monitor === undefined) return show(request, reply.code(404), "unknown");
    await store.confirm(monitor.id, now());
    worker.wake();
    return show(request, reply, "confirmed", monitor);
  });

  app.post(`${monitorLinks.end}/:token`, async (request: TokenRequest, reply) => {
    const monitor = await find(request, "end");
    if (monitor !== undefined) {
      await store.end(monitor.id);
      worker.abortMails(monitor.id);
    }
    // What has ended before is ended as well: a mail program that repeats its request succeeds.
    return show(request, reply, "ended", monitor);
  });
}
