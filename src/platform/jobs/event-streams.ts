import { PassThrough } from "node:stream";
import type { FastifyReply, FastifyRequest } from "fastify";
import { AppError } from "#base/app-error.ts";
import { RateLimitError } from "#base/rate-limit-error.ts";
import { normalizeIp } from "#platform/limits/normalize-ip.ts";
import type { JobEvent } from "./event-log.ts";
import type { JobQueue } from "./job-queue.ts";

/**
 * Each open stream takes memory of this process; above the limit, clients have to try again later.
 * One address has at most six unfinished jobs, and ten streams follow them all, in more than one
 * tab.
 */
const defaultLimits = { maxStreams: 2_000, maxVisitorStreams: 10 };
/** Proxies close idle connections; a comment line keeps a stream open. */
const keepAliveIntervalMs = 15_000;
/** How soon a browser reconnects after a lost connection. */
const retryIntervalMs = 1_000;
/** A stream whose client does not read this much is closed. */
const maxBufferedBytes = 256 * 1024;
/**
 * Longer than any job takes. A browser reconnects by itself; a client that only occupies a stream
 * does not.
 */
const maxStreamMs = 15 * 60_000;
/** The `Retry-After` where an address has too many streams. */
const retryAfterSeconds = 5;

/** The open event streams of all jobs. */
export interface EventStreams {
  /**
   * Answers a request with the events of a job, as Server-Sent Events.
   * @returns false where there is no such job, and nothing was sent
   * @throws AppError `busy` where too many streams are open, RateLimitError where this address has
   *   too many; errors of `subscribe`. After an error no stream is left open
   * @see https://html.spec.whatwg.org/multipage/server-sent-events.html
   */
  send(
    request: FastifyRequest,
    reply: FastifyReply,
    jobs: Pick<JobQueue<never>, "subscribe">,
    id: string,
  ): Promise<boolean>;
  /**
   * Ends every stream when the server stops: browsers reconnect to the next server by themselves.
   */
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
        keepAliveUntilClosed(stream, stopListening);
      } catch (error) {
        stream.destroy();
        throw error;
      }
      // A client that has disconnected meanwhile would never close the stream.
      if (request.raw.socket.destroyed) stream.destroy();
      if (isEnding) stream.end(); // without a last event, the browser reconnects to the next server
      // `no-transform` and `x-accel-buffering` let proxies pass on every event at once.
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

/** Keeps a stream alive, for at most `maxStreamMs`, and stops listening when it is closed. */
function keepAliveUntilClosed(stream: PassThrough, stopListening: () => void): void {
  const keepAlive = setInterval(() => write(stream, ":\n\n"), keepAliveIntervalMs);
  const endTimer = setTimeout(() => stream.end(), maxStreamMs).unref();
  const stop = (): void => {
    clearInterval(keepAlive);
    clearTimeout(endTimer);
    stopListening();
  };
  if (stream.destroyed) stop();
  else stream.once("close", stop);
}

function write(stream: PassThrough, text: string): void {
  if (stream.writableEnded || stream.destroyed) return;
  stream.write(text);
  if (stream.writableLength > maxBufferedBytes) stream.destroy();
}

/** JSON.stringify writes no line breaks, so an event is one data line. */
function formatFrame({ id, data }: JobEvent): string {
  return `id: ${id}\ndata: ${JSON.stringify(data)}\n\n`;
}

function parseLastEventId(request: FastifyRequest): number {
  const header = request.headers["last-event-id"];
  return typeof header === "string" && /^\d{1,9}$/.test(header) ? Number(header) : 0;
}
