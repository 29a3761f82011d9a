import { PassThrough } from "node:stream";
import type { FastifyReply, FastifyRequest } from "fastify";
import { AppError } from "#base/app-error.ts";
import { RateLimitError } from "#base/rate-limit-error.ts";
import { normalizeIp } from "#platform/limits/normalize-ip.ts";
import type { JobEvent } from "./event-log.ts";
import type { JobQueue } from "./job-queue.ts";

/**
 * Open connections are memory of this process: above so many, whoever wants to watch asks again later. One address has
 * at most six jobs that are not finished; ten streams watch them all, in more than one tab.
 */
const defaultLimits = { maxStreams: 2_000, maxVisitorStreams: 10 };
/** A line that nothing goes over is cut by what stands between; a comment keeps it. */
const keepAliveIntervalMs = 15_000;
/** How soon a browser comes back when the connection breaks. */
const retryIntervalMs = 1_000;
/** A reader who takes nothing is let go. */
const maxWaitingBytes = 256 * 1024;
/** No job takes as long. A browser that still watches comes back by itself; what only holds a place does not. */
const maxStreamMs = 15 * 60_000;
/** When to come again where an address watches as much as it may. */
const retryAfterSeconds = 5;

/** Everybody who watches a job of any kind. */
export interface EventStreams {
  /**
   * Answers with what happens to a job, as Server-Sent Events.
   * @returns false where there is no such job, and nothing was answered
   * @throws AppError `busy` where all places are taken, TooMany where this address has taken its own; whatever
   *   watching throws. None of these takes a place
   * @see https://html.spec.whatwg.org/multipage/server-sent-events.html
   */
  send(
    request: FastifyRequest,
    reply: FastifyReply,
    jobs: Pick<JobQueue<never>, "subscribe">,
    id: string,
  ): Promise<boolean>;
  /** Ends every stream, as the server stops: browsers come back to the next one by themselves. */
  endAll(): void;
}

export function createEventStreams(limits = defaultLimits): EventStreams {
  const streams = new OpenStreams(limits);
  let isEnding = false;

  return {
    async send(request, reply, jobs, id) {
      const stream = streams.open(request.ip);
      try {
        stream.write(`retry: ${retryIntervalMs}\n\n`);
        const stopListening = await jobs.subscribe(
          id,
          parseLastEventId(request),
          (event, isLast) => {
            write(stream, formatFrame(event));
            if (isLast) stream.end();
          },
        );
        if (!stopListening) {
          stream.destroy();
          return false;
        }
        whenClosed(stream, stopListening);
      } catch (error) {
        stream.destroy();
        throw error;
      }
      // Who has left meanwhile is told nothing: no answer would ever close the stream.
      if (request.raw.socket.destroyed) stream.destroy();
      if (isEnding) stream.end(); // an answer without an end: the browser asks again, and the next server knows
      // Proxies are told to pass every event on at once.
      reply
        .headers({
          "content-type": "text/event-stream; charset=utf-8",
          "cache-control": "no-store, no-transform",
          "x-accel-buffering": "no",
        })
        .send(stream);
      return true;
    },
    endAll() {
      isEnding = true;
      streams.endAll();
    },
  };
}

/** The streams that are open, none of which is kept longer than its connection. */
class OpenStreams {
  readonly #limits: typeof defaultLimits;
  /** Each with the address that it goes to. */
  readonly #streams = new Map<PassThrough, string>();

  constructor(limits: typeof defaultLimits) {
    this.#limits = limits;
  }

  open(ip: string): PassThrough {
    const { maxStreams, maxVisitorStreams } = this.#limits;
    const visitor = normalizeIp(ip);
    if (this.#streams.size >= maxStreams)
      throw new AppError("busy", `${maxStreams} streams are open`);
    const own = [...this.#streams.values()].filter((each) => each === visitor).length;
    if (own >= maxVisitorStreams)
      throw new RateLimitError(
        `one address has ${maxVisitorStreams} streams open`,
        retryAfterSeconds,
      );
    const stream = new PassThrough();
    this.#streams.set(stream, visitor);
    stream.once("close", () => this.#streams.delete(stream));
    stream.on("error", () => stream.destroy());
    return stream;
  }

  endAll(): void {
    for (const stream of this.#streams.keys()) stream.end();
  }
}

/** Keeps a stream alive for as long as it may be, and stops listening when it is over. */
function whenClosed(stream: PassThrough, stopListening: () => void): void {
  const keepAlive = setInterval(() => write(stream, ":\n\n"), keepAliveIntervalMs);
  const end = setTimeout(() => stream.end(), maxStreamMs).unref();
  const stop = (): void => {
    clearInterval(keepAlive);
    clearTimeout(end);
    stopListening();
  };
  if (stream.destroyed) stop();
  else stream.once("close", stop);
}

function write(stream: PassThrough, text: string): void {
  if (stream.writableEnded || stream.destroyed) return;
  stream.write(text);
  if (stream.writableLength > maxWaitingBytes) stream.destroy();
}

/** JSON has no line breaks of its own. */
function formatFrame({ id, data }: JobEvent): string {
  return `id: ${id}\ndata: ${JSON.stringify(data)}\n\n`;
}

function parseLastEventId(request: FastifyRequest): number {
  const header = request.headers["last-event-id"];
  return typeof header === "string" && /^\d{1,9}$/.test(header) ? Number(header) : 0;
}
