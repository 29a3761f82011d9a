import { PassThrough } from "node:stream";
import type { FastifyReply, FastifyRequest } from "fastify";
import { AppError } from "#base/app-error.ts";
import type { JobEvent } from "./event-log.ts";
import type { Jobs } from "./jobs.ts";

/** Open connections are memory: above this many, whoever wants to watch asks again later. */
const mostStreams = 500;
/** A line that nothing goes over is cut by what stands between; a comment keeps it. */
const keepAliveMs = 15_000;
/** How soon a browser comes back when the connection breaks. */
const retryMs = 1_000;
/** A reader who takes nothing is let go. */
const mostWaitingBytes = 256 * 1024;

/** Everybody who watches a job of any kind. */
export interface EventStreams {
  /**
   * Answers with what happens to a job, as Server-Sent Events.
   * @returns false where there is no such job, and nothing was answered
   * @see https://html.spec.whatwg.org/multipage/server-sent-events.html
   */
  send(
    request: FastifyRequest,
    reply: FastifyReply,
    jobs: Jobs<never>,
    id: string,
  ): Promise<boolean>;
  /** Ends every stream, as the server stops: browsers come back to the next one by themselves. */
  endAll(): void;
}

export function eventStreams(): EventStreams {
  const streams = new Set<PassThrough>();
  let isEnding = false;

  return {
    async send(request, reply, jobs, id) {
      if (streams.size >= mostStreams)
        throw new AppError("busy", `${mostStreams} streams are open`);
      const stream = new PassThrough();
      streams.add(stream);
      stream.write(`retry: ${retryMs}\n\n`);
      const stopListening = await jobs.watch(id, lastIdOf(request), (event, isLast) => {
        write(stream, frameOf(event));
        if (isLast) stream.end();
      });
      if (!stopListening) {
        streams.delete(stream);
        return false;
      }
      const keepAlive = setInterval(() => write(stream, ":\n\n"), keepAliveMs);
      stream.once("close", () => {
        clearInterval(keepAlive);
        stopListening();
        streams.delete(stream);
      });
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
      for (const stream of streams) stream.end();
    },
  };
}

function write(stream: PassThrough, text: string): void {
  if (stream.writableEnded || stream.destroyed) return;
  stream.write(text);
  if (stream.writableLength > mostWaitingBytes) stream.destroy();
}

/** JSON has no line breaks of its own. */
function frameOf({ id, data }: JobEvent): string {
  return `id: ${id}\ndata: ${JSON.stringify(data)}\n\n`;
}

function lastIdOf(request: FastifyRequest): number {
  const said = request.headers["last-event-id"];
  return typeof said === "string" && /^\d{1,9}$/.test(said) ? Number(said) : 0;
}
