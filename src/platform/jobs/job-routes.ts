import type { FastifyInstance, FastifyReply } from "fastify";
import { defaultLocale } from "#i18n/locale.ts";
import { locales, type Locale } from "#i18n/messages.ts";
import type { HashIp } from "#platform/limits/hash-ip.ts";
import type { EventStreams } from "./event-streams.ts";
import type { Job } from "./job.ts";
import type { JobQueue } from "./job-queue.ts";
import type { JobRejection } from "./job-rejection.ts";

interface JobRouteOptions<In> {
  readonly path: `/api/${string}`;
  readonly jobs: JobQueue<In>;
  readonly streams: EventStreams;
  readonly hashIp: HashIp;
  readonly now: () => Date;
  /** What is asked, in the one spelling under which the same question is found again. @throws InvalidInput */
  readonly parseInput: (body: unknown) => In;
  /** What a finished job is told as, in a reader's language. */
  readonly toResponse: (result: unknown, locale: Locale) => object;
}

const dayMs = 24 * 3_600_000;

/** When to ask again: about as long as one piece of work takes. */
const retryAfterSeconds = { visitor: 30, all: 60 };

/** Work of one kind over HTTP: asked for, watched, read by whoever has the link, and cancelled. */
export function jobRoutes<In>(
  app: FastifyInstance,
  { path, jobs, streams, hashIp, now, parseInput, toResponse }: JobRouteOptions<In>,
): void {
  const at = `${path}/:id` as const;

  app.post(path, { config: { turns: "jobs" } }, async (request, reply) => {
    const moment = now();
    const visitor = hashIp(request.ip, moment);
    const started = await jobs.start(
      parseInput(request.body),
      visitor,
      hashIp(request.ip, new Date(moment.getTime() - dayMs)),
    );
    return "rejectedBy" in started
      ? replyRejected(reply, started)
      : reply.code(started.isCached ? 200 : 201).send(started);
  });

  app.get<{ Params: { id: string }; Querystring: { locale?: unknown } }>(
    at,
    { config: { turns: "jobs" } },
    async (request, reply) => {
      const job = await jobs.find(request.params.id);
      return job
        ? toState(job, locales.find((locale) => locale === request.query.locale) ?? defaultLocale)
        : replyExpired(reply);
    },
  );

  app.get<{ Params: { id: string } }>(`${at}/events`, async (request, reply) => {
    return (await streams.send(request, reply, jobs, request.params.id))
      ? reply
      : replyExpired(reply);
  });

  app.delete<{ Params: { id: string } }>(at, async (request, reply) => {
    await jobs.cancel(request.params.id);
    return reply.code(204).send();
  });

  function toState(
    { state, position, code, result, expiresAt }: Job & { readonly position: number | undefined },
    locale: Locale,
  ): object {
    if (state === "queued") return { state, position: position ?? 1 };
    if (state === "running") return { state };
    if (state === "failed") return { state, code: code ?? "internal" };
    return { state, ...toResponse(result, locale), expiresAt: expiresAt.toISOString() };
  }
}

/** A visitor who asks for too much is told so by the status; a server with too much to do says that it is that. */
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

/** It was never there, or its 30 days are over: nobody can tell the difference. */
function replyExpired(reply: FastifyReply) {
  return reply.code(404).send({ code: "expired" });
}
