import { randomBytes } from "node:crypto";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { AppError } from "#base/app-error.ts";
import { InvalidInput } from "#base/invalid-input.ts";
import { defaultLocale } from "#i18n/locale.ts";
import { locales } from "#i18n/messages.ts";
import { linePaths, mostLineBytes, type LineState } from "../../line-contract.ts";
import { visitorOf } from "#platform/jobs/visitor.ts";
import { openLineBudget, type LineLimits } from "./line-budget.ts";
import { locationIn } from "./server-location.ts";

interface Needs {
  readonly line: { readonly limits: LineLimits; readonly serverLocation: string };
  readonly now: () => Date;
}

/** Longer than any compressor looks back in practice, so that what repeats cannot be made smaller. */
const noiseBytes = 4 * 1024 * 1024;
const pieceBytes = 64 * 1024;

/** What a visitor's line is measured against: bytes to take, bytes to leave, and what the server says of itself. */
export async function lineRoutes(app: FastifyInstance, { line, now }: Needs): Promise<void> {
  const budget = openLineBudget(line.limits, now);
  const noise = randomBytes(noiseBytes);
  // A test of one line is some fifty requests: each in the log would hide the rest.
  const quiet = { logLevel: "warn", exposeHeadRoute: false } as const;
  // What is sent is thrown away as it arrives, whatever it calls itself. This holds for these routes alone.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser("*", (_request, _payload, done) => done(null, undefined));

  app.get<{ Querystring: { locale?: unknown } }>(
    linePaths.state,
    quiet,
    async (request): Promise<LineState> => {
      const locale = locales.find((each) => each === request.query.locale) ?? defaultLocale;
      const { bytes, retryAfterS, isBusy } = budget.left(visitorOf(request.ip));
      return {
        location: locationIn(locale, line.serverLocation),
        budgetBytes: bytes,
        retryAfterS,
        isBusy,
        serverMbps: line.limits.serverMbps,
      };
    },
  );

  app.get<{ Querystring: { bytes?: unknown } }>(linePaths.down, quiet, async (request, reply) => {
    const bytes = bytesOf(request.query.bytes);
    if (bytes > mostLineBytes.down) throw new AppError("too-large", "one answer carries no more");
    sayTiming(reply);
    reply.headers({ "content-type": "application/octet-stream", "content-length": bytes });
    if (bytes === 0) return reply.send(Buffer.alloc(0));
    const passage = budget.enter(visitorOf(request.ip), bytes);
    // By what the socket took: a visitor who leaves pays for no more.
    const before = request.raw.socket.bytesWritten;
    reply.raw.once("close", () =>
      passage.end(Math.min(bytes, request.raw.socket.bytesWritten - before)),
    );
    return reply.send(
      Readable.from(pieces(noise, bytes), { objectMode: false, highWaterMark: pieceBytes }),
    );
  });

  app.post(linePaths.up, { ...quiet, bodyLimit: mostLineBytes.up }, async (request, reply) => {
    reply.header("connection", "close"); // taken back once all is read: a sender who is refused is not read to the end
    const declared = Number(request.headers["content-length"] ?? mostLineBytes.up);
    if (declared > mostLineBytes.up) throw new AppError("too-large", "one request carries no more");
    const passage = budget.enter(visitorOf(request.ip), declared);
    await swallow(request, (received) => passage.end(received));
    reply.removeHeader("connection");
    sayTiming(reply);
    return reply.type("text/plain; charset=utf-8").send("ok");
  });
}

/** @throws AppError `too-large` where more comes than a request may carry */
async function swallow(request: FastifyRequest, atEnd: (received: number) => void): Promise<void> {
  let received = 0;
  try {
    await pipeline(request.raw, async (chunks: AsyncIterable<Buffer>) => {
      for await (const chunk of chunks) {
        received += chunk.length;
        if (received > mostLineBytes.up)
          throw new AppError("too-large", "one request carries no more");
      }
    });
  } finally {
    atEnd(received);
  }
}

function* pieces(noise: Buffer, bytes: number): Generator<Buffer> {
  for (let sent = 0; sent < bytes;) {
    const from = sent % noise.length;
    const piece = noise.subarray(
      from,
      from + Math.min(pieceBytes, bytes - sent, noise.length - from),
    );
    sent += piece.length;
    yield piece;
  }
}

function bytesOf(asked: unknown): number {
  if (typeof asked !== "string" || !/^\d{1,12}$/.test(asked))
    throw new InvalidInput({ bytes: "malformed" });
  return Number(asked);
}

/** The time spent here, under the name that @cloudflare/speedtest subtracts. */
function sayTiming(reply: FastifyReply): void {
  reply.headers({
    "cache-control": "no-store, no-transform",
    "server-timing": `cfReqDur;dur=${reply.elapsedTime.toFixed(2)}`,
  });
}
