import { randomBytes } from "node:crypto";
import type { Socket } from "node:net";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { AppError } from "#base/app-error.ts";
import { InvalidInput } from "#base/invalid-input.ts";
import { defaultLocale } from "#i18n/locale.ts";
import { locales } from "#i18n/messages.ts";
import { bandwidthPaths, maxTransferBytes, type BandwidthState } from "../../bandwidth-contract.ts";
import type { HashIp } from "#platform/limits/hash-ip.ts";
import type { RateLimiter } from "#platform/limits/rate-limiter.ts";
import { createBandwidthQuota, type Transfer } from "./bandwidth-quota.ts";
import type { BandwidthLimits } from "./line-limits.ts";
import { cutWhenStalled, usualLineTimeouts, type LineTimeouts } from "./cut-when-stalled.ts";
import { localizeLocation } from "./server-location.ts";

interface Dependencies {
  readonly bandwidth: {
    readonly limits: BandwidthLimits;
    readonly serverLocation: string;
    readonly timeouts?: LineTimeouts;
  };
  readonly limiter: RateLimiter;
  readonly hashIp: HashIp;
  readonly now: () => Date;
}

/** Longer than any compressor looks back in practice, so that what repeats cannot be made smaller. */
const payloadBytes = 4 * 1024 * 1024;
const chunkBytes = 64 * 1024;

/** What a visitor's line is measured against: bytes to take, bytes to leave, and what the server says of itself. */
export async function bandwidthRoutes(
  app: FastifyInstance,
  { bandwidth, limiter, hashIp, now }: Dependencies,
): Promise<void> {
  const quota = createBandwidthQuota(bandwidth.limits, { limiter, hashIp, now });
  const timeouts = bandwidth.timeouts ?? usualLineTimeouts;
  const payload = randomBytes(payloadBytes);
  // A test of one line is some fifty requests: each in the log would hide the rest.
  const routeOptions = { logLevel: "warn", exposeHeadRoute: false } as const;
  // What is sent is thrown away as it arrives, whatever it calls itself. This holds for these routes alone.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser("*", (_request, _payload, done) => done(null, undefined));

  app.get<{ Querystring: { locale?: unknown } }>(
    bandwidthPaths.state,
    routeOptions,
    async (request): Promise<BandwidthState> => {
      const locale =
        locales.find((candidate) => candidate === request.query.locale) ?? defaultLocale;
      const { bytes, retryAfterSeconds, isBusy } = await quota.getRemaining(request.ip);
      return {
        location: localizeLocation(locale, bandwidth.serverLocation),
        budgetBytes: bytes,
        retryAfterS: retryAfterSeconds,
        isBusy,
        serverMbps: bandwidth.limits.serverMbps,
      };
    },
  );

  app.get<{ Querystring: { bytes?: unknown } }>(
    bandwidthPaths.down,
    routeOptions,
    async (request, reply) => {
      const bytes = parseBytes(request.query.bytes);
      if (bytes > maxTransferBytes.down)
        throw new AppError("too-large", "one answer carries no more");
      const { socket } = request.raw; // taken before waiting: a request whose sender has left has none
      const transfer = bytes > 0 ? await quota.start(request.ip, bytes) : undefined;
      setServerTiming(reply); // after the counting, which is not the line's time
      reply.headers({ "content-type": "application/octet-stream", "content-length": bytes });
      if (transfer === undefined) return reply.send(Buffer.alloc(0));
      endWithAnswer(socket, reply, { passage: transfer, bytes });
      return reply.send(
        Readable.from(generateChunks(payload, bytes), {
          objectMode: false,
          highWaterMark: chunkBytes,
        }),
      );
    },
  );

  app.post(
    bandwidthPaths.up,
    { ...routeOptions, bodyLimit: maxTransferBytes.up },
    async (request, reply) => {
      reply.header("connection", "close"); // taken back once all is read: a sender who is refused is not read to the end
      const declared = Number(request.headers["content-length"] ?? maxTransferBytes.up);
      if (declared > maxTransferBytes.up)
        throw new AppError("too-large", "one request carries no more");
      const { socket } = request.raw;
      const transfer = await quota.start(request.ip, declared);
      await swallow(request, socket, transfer);
      reply.removeHeader("connection");
      setServerTiming(reply);
      return reply.type("text/plain; charset=utf-8").send("ok");
    },
  );

  /** A reader who takes nothing, or takes it too slowly, is cut off: the place is somebody else's. */
  function endWithAnswer(
    socket: Socket,
    reply: FastifyReply,
    { passage, bytes }: { readonly passage: Transfer; readonly bytes: number },
  ): void {
    // By what the socket took: a visitor who leaves pays for no more.
    const before = socket.bytesWritten;
    const stopWatching = cutWhenStalled(socket, () => socket.bytesWritten, timeouts);
    const end = (): void => {
      stopWatching();
      void endPassage(passage, Math.min(bytes, socket.bytesWritten - before));
    };
    // Who left while the bytes were counted has closed the answer already.
    if (socket.destroyed) end();
    else reply.raw.once("close", end);
  }

  /** @throws AppError `too-large` where more comes than a request may carry */
  async function swallow(
    request: FastifyRequest,
    socket: Socket,
    passage: Transfer,
  ): Promise<void> {
    let received = 0;
    const stopWatching = cutWhenStalled(socket, () => received, timeouts);
    try {
      await pipeline(request.raw, async (chunks: AsyncIterable<Buffer>) => {
        for await (const chunk of chunks) {
          received += chunk.length;
          if (received > maxTransferBytes.up)
            throw new AppError("too-large", "one request carries no more");
        }
      });
    } catch (error) {
      // Who left, or was cut off, hears nothing more; it is nobody's fault that the log should name.
      throw socket.destroyed
        ? new AppError("invalid-input", "the body ended early", { cause: error })
        : error;
    } finally {
      stopWatching();
      await endPassage(passage, received);
    }
  }

  async function endPassage(passage: Transfer, moved: number): Promise<void> {
    await passage
      .end(moved)
      .catch((error: unknown) =>
        app.log.warn({ err: error }, "what a line did not move could not be given back"),
      );
  }
}

function* generateChunks(payload: Buffer, bytes: number): Generator<Buffer> {
  for (let sent = 0; sent < bytes;) {
    const from = sent % payload.length;
    const chunk = payload.subarray(
      from,
      from + Math.min(chunkBytes, bytes - sent, payload.length - from),
    );
    sent += chunk.length;
    yield chunk;
  }
}

function parseBytes(value: unknown): number {
  if (typeof value !== "string" || !/^\d{1,12}$/.test(value))
    throw new InvalidInput({ bytes: "malformed" });
  return Number(value);
}

/** The time spent here, under the name that @cloudflare/speedtest subtracts. */
function setServerTiming(reply: FastifyReply): void {
  reply.headers({
    "cache-control": "no-store, no-transform",
    "server-timing": `cfReqDur;dur=${reply.elapsedTime.toFixed(2)}`,
  });
}
