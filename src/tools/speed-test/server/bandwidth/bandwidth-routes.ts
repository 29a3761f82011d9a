import { randomBytes } from "node:crypto";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { AppError } from "#base/app-error.ts";
import { InvalidInput } from "#base/invalid-input.ts";
import { defaultLocale } from "#i18n/locale.ts";
import { locales } from "#i18n/messages.ts";
import { mountEndpoint } from "#platform/http/mount-endpoint.ts";
import type { HashIp } from "#platform/limits/hash-ip.ts";
import type { RateLimiter } from "#platform/limits/rate-limiter.ts";
import { bandwidthPaths, BandwidthState, maxTransferBytes } from "../../bandwidth-contract.ts";
import type { BandwidthLimits } from "./bandwidth-limits.ts";
import { createBandwidthQuota, type BandwidthQuota } from "./bandwidth-quota.ts";
import { defaultTransferTimeouts, type TransferTimeouts } from "./cut-when-stalled.ts";
import { localizeLocation } from "./server-location.ts";
import { trackDownload, trackUpload, type TransferContext } from "./track-transfer.ts";

interface Dependencies {
  readonly bandwidth: {
    readonly limits: BandwidthLimits;
    readonly serverLocation: string;
    readonly timeouts?: TransferTimeouts;
  };
  readonly limiter: RateLimiter;
  readonly hashIp: HashIp;
  readonly now: () => Date;
}

/**
 * Longer than the window of common compressors, so that the repetition of the payload cannot be
 * compressed away.
 */
const payloadBytes = 4 * 1024 * 1024;
const chunkBytes = 64 * 1024;
/** One test makes some fifty requests, which would hide all others in the log. */
const routeOptions = { logLevel: "warn", exposeHeadRoute: false } as const;

/**
 * The server's side of the bandwidth test: bytes to download, bytes to upload, and the state of the
 * quota.
 */
export async function bandwidthRoutes(
  app: FastifyInstance,
  { bandwidth, ...dependencies }: Dependencies,
): Promise<void> {
  const quota = createBandwidthQuota(bandwidth.limits, dependencies);
  const timeouts = bandwidth.timeouts ?? defaultTransferTimeouts;
  const context = { quota, timeouts, log: app.log };
  const payload = randomBytes(payloadBytes);
  // Uploads of any content type are discarded as they arrive. This holds for the routes of this
  // plugin only.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser("*", (_request, _payload, done) => done(null, undefined));

  mountState(app, quota, bandwidth);
  app.get(bandwidthPaths.down, routeOptions, async (request, reply) =>
    sendPayload(request, reply, payload, context),
  );
  app.post(
    bandwidthPaths.up,
    { ...routeOptions, bodyLimit: maxTransferBytes.up },
    async (request, reply) => receiveUpload(request, reply, context),
  );
}

function mountState(
  app: FastifyInstance,
  quota: BandwidthQuota,
  { limits, serverLocation }: Dependencies["bandwidth"],
): void {
  mountEndpoint(app, {
    method: "GET",
    path: bandwidthPaths.state,
    options: routeOptions,
    output: BandwidthState,
    parseInput: ({ query }) =>
      locales.find((locale) => locale === (query as { readonly locale?: unknown }).locale) ??
      defaultLocale,
    async handle(locale, { ip }) {
      const { bytes, retryAfterSeconds, isBusy } = await quota.getRemaining(ip);
      return {
        location: localizeLocation(locale, serverLocation),
        budgetBytes: bytes,
        retryAfterS: retryAfterSeconds,
        isBusy,
        serverMbps: limits.serverMbps,
      };
    },
  });
}

async function sendPayload(
  request: FastifyRequest,
  reply: FastifyReply,
  payload: Buffer,
  context: TransferContext & { readonly quota: BandwidthQuota },
): Promise<FastifyReply> {
  const bytes = parseBytes((request.query as { readonly bytes?: unknown }).bytes);
  if (bytes > maxTransferBytes.down) throw new AppError("too-large", "one answer carries no more");
  // Read before waiting: it is gone once the client has disconnected
  const { socket } = request.raw;
  const transfer = bytes > 0 ? await context.quota.start(request.ip, bytes) : undefined;
  setServerTiming(reply); // after the quota, whose time is not the connection's
  reply.headers({ "content-type": "application/octet-stream", "content-length": bytes });
  if (transfer === undefined) return reply.send(Buffer.alloc(0));
  trackDownload(socket, reply, { transfer, bytes }, context);
  return reply.send(
    Readable.from(generateChunks(payload, bytes), {
      objectMode: false,
      highWaterMark: chunkBytes,
    }),
  );
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

/** @throws AppError `too-large` where more arrives than a request may carry */
async function receiveUpload(
  request: FastifyRequest,
  reply: FastifyReply,
  context: TransferContext & { readonly quota: BandwidthQuota },
): Promise<FastifyReply> {
  // Closes the connection of an upload that is rejected instead of reading the rest of it; removed
  // once all is read.
  reply.header("connection", "close");
  const declared = Number(request.headers["content-length"] ?? maxTransferBytes.up);
  if (declared > maxTransferBytes.up)
    throw new AppError("too-large", "one request carries no more");
  const { socket } = request.raw;
  const transfer = await context.quota.start(request.ip, declared);
  await trackUpload(socket, transfer, context, (count) => discardBody(request, count));
  reply.removeHeader("connection");
  setServerTiming(reply);
  return reply.type("text/plain; charset=utf-8").send("ok");
}

async function discardBody(
  request: FastifyRequest,
  count: (bytes: number) => number,
): Promise<void> {
  await pipeline(request.raw, async (chunks: AsyncIterable<Buffer>) => {
    for await (const chunk of chunks) {
      if (count(chunk.length) > maxTransferBytes.up)
        throw new AppError("too-large", "one request carries no more");
    }
  });
}

function parseBytes(value: unknown): number {
  if (typeof value !== "string" || !/^\d{1,12}$/.test(value))
    throw new InvalidInput({ bytes: "malformed" });
  return Number(value);
}

/** Reports the time spent in the server, under the name that @cloudflare/speedtest subtracts. */
function setServerTiming(reply: FastifyReply): void {
  reply.headers({
    "cache-control": "no-store, no-transform",
    "server-timing": `cfReqDur;dur=${reply.elapsedTime.toFixed(2)}`,
  });
}
