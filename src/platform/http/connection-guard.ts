import type { IncomingMessage, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import ipaddr from "ipaddr.js";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { AppError } from "#base/app-error.ts";
import { RateLimitError } from "#base/rate-limit-error.ts";
import { FairQueue } from "#platform/limits/fair-queue.ts";
import { normalizeIp } from "#platform/limits/normalize-ip.ts";
import { guardParser } from "./guard-parser.ts";

declare module "fastify" {
  interface FastifyContextConfig {
    /**
     * The handler computes for milliseconds: of the routes with the same word an address gets one
     * answer at a time.
     */
    computeQueue?: string;
    /**
     * The response may have megabytes: an address may leave some of them unread. This is so for
     * all routes with a `computeQueue`.
     */
    hasLargeResponse?: boolean;
  }
}

export interface ConnectionGuardOptions {
  /**
   * By address or network. Their connections are not counted, because they carry the requests of
   * all visitors.
   */
  readonly trustedProxies: readonly string[];
  /**
   * How many requests of one address may be in flight, and how many connections an address may open
   * that is not a trusted proxy.
   */
  readonly maxRequestsPerAddress?: number;
}

/**
 * A browser opens six connections to a site; an office or a mobile network behind one address opens
 * some dozens.
 */
const defaultMaxRequestsPerAddress = 100;
const retryAfterSeconds = 5;
/** The waiting requests of one address are limited by its requests in flight. */
const queueLimits = { maxRunning: 6, maxRunningPerKey: 1, maxWaiting: 2_000 };
/**
 * A computed response has up to some megabytes and stays in memory until the client has read it,
 * which takes a moment, or until its proxy has.
 */
const maxUnreadPerAddress = 10;

/**
 * Keeps one address from using up the connections, memory and processor time of the server: limits
 * its connections and its requests in flight, answers the requests of a connection one by one,
 * closes connections that pipeline, and queues handlers that compute, fairly between addresses. To
 * be called before the app's routes are registered.
 */
export function guardConnections(app: FastifyInstance, options: ConnectionGuardOptions): void {
  const max = options.maxRequestsPerAddress ?? defaultMaxRequestsPerAddress;
  limitConnectionsPerPeer(app, max, createProxyTest(options.trustedProxies));
  guardParser(app);
  answerInTurn(app);
  limitRequestsPerAddress(app, max);
  queueComputation(app);
}

function limitConnectionsPerPeer(
  app: FastifyInstance,
  max: number,
  isTrusted: (ip: string) => boolean,
): void {
  const connections = new Counter();
  app.server.on("connection", (socket: Socket) => {
    const ip = socket.remoteAddress ?? "";
    if (isTrusted(ip)) return;
    const address = normalizeIp(ip);
    if (connections.add(address) > max) socket.destroy();
    socket.once("close", () => connections.remove(address));
  });
}

/**
 * Node passes on every request that it has parsed, however many earlier ones are still unanswered.
 * A request starts here when the response before it has ended: what it would hold meanwhile, such
 * as a place in a queue, would be held for as long as the client does not read.
 */
function answerInTurn(app: FastifyInstance): void {
  const latest = new WeakMap<Socket, ServerResponse>();
  const previous = new WeakMap<IncomingMessage, ServerResponse>();
  app.server.prependListener("request", (request: IncomingMessage, response: ServerResponse) => {
    const { socket } = request;
    // Plugins, the log and the guards add more listeners to a response than the ten that Node warns
    // at.
    response.setMaxListeners(20);
    const before = latest.get(socket);
    if (before !== undefined && !before.writableFinished) previous.set(request, before);
    latest.set(socket, response);
  });
  app.addHook("onRequest", async (request, reply) => {
    const { socket } = request.raw;
    const before = previous.get(request.raw);
    if (before !== undefined && !socket.destroyed) await waitForEnd(before, socket);
    // The parser still emits requests that it has read from a destroyed connection.
    if (request.raw.socket?.destroyed) reply.hijack();
  });
}

/**
 * Waits until a response is written or its connection is closed. A response that waits behind
 * another one is not attached to the connection and does not close with it.
 */
async function waitForEnd(response: ServerResponse, socket: Socket): Promise<void> {
  if (response.writableFinished) return;
  const { promise, resolve } = Promise.withResolvers<void>();
  response.once("finish", resolve);
  socket.once("close", resolve);
  await promise;
  response.off("finish", resolve);
  socket.off("close", resolve);
}

function limitRequestsPerAddress(app: FastifyInstance, max: number): void {
  const requests = new Counter();
  app.addHook("onRequest", async (request: FastifyRequest, reply: FastifyReply) => {
    if (reply.sent) return;
    const address = normalizeIp(request.ip);
    const count = requests.add(address);
    reply.raw.once("close", () => requests.remove(address));
    if (count <= max) return;
    reply.header("connection", "close");
    throw new RateLimitError("one address has too many requests in flight", retryAfterSeconds);
  });
}

class ComputeQueues {
  readonly #queues = new Map<string, FairQueue>();

  /** @returns a function that ends the turn. @throws AppError `busy` where too many wait */
  async acquire(name: string, address: string): Promise<() => void> {
    const queue = this.#queues.get(name) ?? new FairQueue(queueLimits);
    this.#queues.set(name, queue);
    const release = await queue.acquire(address);
    if (release === undefined) throw new AppError("busy", `too many requests wait for ${name}`);
    return release;
  }
}

const noTurn = (): void => undefined;

/**
 * Queues the handlers that compute, and limits the large responses that are not read. A place is
 * free again when the response is computed: when it is read is up to the client.
 */
function queueComputation(app: FastifyInstance): void {
  const queues = new ComputeQueues();
  const unread = new Counter();
  const endTurns = new WeakMap<FastifyRequest, () => void>();
  app.addHook("preHandler", async (request, reply) => {
    const { computeQueue, hasLargeResponse = computeQueue !== undefined } =
      request.routeOptions.config;
    if (!hasLargeResponse) return;
    const address = normalizeIp(request.ip);
    const release =
      computeQueue === undefined ? noTurn : await queues.acquire(computeQueue, address);
    if (reply.raw.destroyed || reply.raw.writableEnded) return release();
    if (unread.get(address) >= maxUnreadPerAddress) {
      release();
      throw new RateLimitError("one address leaves too many answers unread", retryAfterSeconds);
    }
    reply.raw.once("close", release);
    endTurns.set(request, () => {
      release();
      if (reply.raw.destroyed) return;
      unread.add(address);
      reply.raw.once("close", () => unread.remove(address));
    });
  });
  app.addHook("onSend", (request, _reply, _payload, done) => {
    endTurns.get(request)?.();
    // An error of a later hook is sent as well: the turn has ended already.
    endTurns.delete(request);
    done();
  });
}

function createProxyTest(proxies: readonly string[]): (ip: string) => boolean {
  const networks = proxies.map((proxy) =>
    proxy.includes("/") ? ipaddr.parseCIDR(proxy) : toNetwork(ipaddr.process(proxy)),
  );
  return (ip) => {
    if (!ipaddr.isValid(ip)) return false;
    const address = ipaddr.process(ip);
    return networks.some(
      ([network, bits]) =>
        network.kind() === address.kind() && address.match([network, bits] as never),
    );
  };
}

function toNetwork(address: ipaddr.IPv4 | ipaddr.IPv6): [ipaddr.IPv4 | ipaddr.IPv6, number] {
  return [address, address.kind() === "ipv4" ? 32 : 128];
}

class Counter {
  readonly #counts = new Map<string, number>();

  /** @returns the new count */
  add(key: string): number {
    const count = this.get(key) + 1;
    this.#counts.set(key, count);
    return count;
  }

  get(key: string): number {
    return this.#counts.get(key) ?? 0;
  }

  remove(key: string): void {
    const count = this.get(key) - 1;
    if (count > 0) this.#counts.set(key, count);
    else this.#counts.delete(key);
  }
}
