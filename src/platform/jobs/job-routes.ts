import type { FastifyInstance, FastifyReply } from "fastify";
import type * as z from "zod/mini";
import { defaultLocale } from "#i18n/locale.ts";
import { locales, type Locale } from "#i18n/messages.ts";
import { mountEndpoint } from "#platform/http/mount-endpoint.ts";
import { hashVisitor, type HashIp } from "#platform/limits/hash-ip.ts";
import type { EventStreams } from "./event-streams.ts";
import type { Job } from "./job.ts";
import type { JobQueue } from "./job-queue.ts";
import type { JobRejection } from "./job-rejection.ts";

/** What the routes of every kind of job work with. */
export interface JobRoutesDependencies {
  readonly streams: EventStreams;
  readonly hashIp: HashIp;
  readonly now: () => Date;
}

interface JobRouteOptions<In> extends JobRoutesDependencies {
  readonly path: `/api/${string}`;
  /** The schemas of the responses to POST and to GET. */
  readonly outputs: { readonly started: z.ZodMiniType; readonly state: z.ZodMiniType };
  readonly jobs: JobQueue<In>;
  /**
   * Parses and normalizes the input, so that equal inputs share a cached result. `isFresh`: the
   * visitor wants a new job although there is a cached result.
   * @throws InvalidInput
   */
  readonly parseInput: (body: unknown) => { readonly input: In; readonly isFresh?: boolean };
  /**
   * Formats a stored result as a response in a language. `query` is what the client has sent in the
   * address, unchecked.
   */
  readonly toResponse: (
    result: unknown,
    locale: Locale,
    query: Readonly<Record<string, unknown>>,
  ) => object;
}

const dayMs = 24 * 3_600_000;

/** `Retry-After` by limit: about as long as one job takes. */
const retryAfterSeconds = { visitor: 30, all: 60 };

/**
 * Adds the routes of one kind of job: start it, read its state, follow its events, and cancel it.
 */
export function registerJobRoutes<In>(
  app: FastifyInstance,
  { path, outputs, jobs, streams, hashIp, now, parseInput, toResponse }: JobRouteOptions<In>,
): void {
  const jobPath = `${path}/:id` as const;

  mountEndpoint(app, {
    method: "POST",
    path,
    output: outputs.started,
    options: { config: { computeQueue: "jobs" } },
    parseInput: ({ body }) => parseInput(body),
    async handle({ input, isFresh }, { ip }, reply) {
      const moment = now();
      const started = await jobs.start(
        input,
        hashVisitor(hashIp, ip, moment),
        hashVisitor(hashIp, ip, new Date(moment.getTime() - dayMs)),
        isFresh,
      );
      return "rejectedBy" in started
        ? replyRejected(reply, started)
        : reply.code(started.isCached ? 200 : 201).send(started);
    },
  });

  mountEndpoint(app, {
    method: "GET",
    path: jobPath,
    output: outputs.state,
    options: { config: { computeQueue: "jobs" } },
    parseInput: ({ params, query }) => {
      const sent = query as Readonly<Record<string, unknown>>;
      return {
        id: (params as { readonly id: string }).id,
        locale: locales.find((locale) => locale === sent["locale"]) ?? defaultLocale,
        query: sent,
      };
    },
    async handle({ id, locale, query }, _request, reply) {
      const job = await jobs.find(id);
      if (!job) return replyExpired(reply);
      return toState(job, (result) => toResponse(result, locale, query));
    },
  });

  app.get<{ Params: { id: string } }>(`${jobPath}/events`, async (request, reply) => {
    return (await streams.send(request, reply, jobs, request.params.id))
      ? reply
      : replyExpired(reply);
  });

  app.delete<{ Params: { id: string } }>(jobPath, async (request, reply) => {
    await jobs.cancel(request.params.id);
    return reply.code(204).send();
  });
}

function toState(
  { state, position, code, result, expiresAt }: Job & { readonly position: number | undefined },
  toDoneState: (result: unknown) => object,
): object {
  if (state === "queued") return { state, position: position ?? 1 };
  if (state === "running") return { state };
  if (state === "failed") return { state, code: code ?? "internal" };
  return { state, ...toDoneState(result), expiresAt: expiresAt.toISOString() };
}

/**
 * Answers 429 where the visitor has reached a limit, and 503 where the server has too many jobs.
 */
function replyRejected(reply: FastifyReply, rejection: JobRejection) {
  const waitSeconds =
    rejection.rejectedBy === "hour"
      ? Math.ceil(rejection.retryAfterMs / 1000)
      : retryAfterSeconds[rejection.rejectedBy];
  return reply
    .code(rejection.rejectedBy === "all" ? 503 : 429)
    .header("retry-after", waitSeconds)
    .send({ code: "busy" });
}

/** A job that never existed and one whose 30 days are over get the same response. */
function replyExpired(reply: FastifyReply) {
  return reply.code(404).send({ code: "expired" });
}
