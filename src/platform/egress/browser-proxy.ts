import { once } from "node:events";
import {
  Agent,
  createServer,
  request as sendHttpRequest,
  validateHeaderName,
  validateHeaderValue,
  type IncomingMessage,
  type ServerResponse,
} from "node:http";
import type { AddressInfo, Socket } from "node:net";
import type { Duplex } from "node:stream";
import { openConnection } from "./open-connection.ts";
import { EgressError } from "./egress-error.ts";
import { parseTarget, type Target } from "./target.ts";
import type { NetworkAdapter } from "./network-adapter.ts";

/** The only way to the network of a browser that opens a visitor's URL. */
export interface BrowserProxy {
  /** The port on 127.0.0.1. Each task has its own proxy, which is closed at the task's end. */
  readonly port: number;
  close(): void;
}

export interface ProxyLimits {
  /** In both directions and over all connections. */
  readonly maxBytes: number;
  /** Connection attempts in all, rejected ones included. */
  readonly maxConnections: number;
}

/**
 * Hosts that Chromium contacts on its own behalf. Its switches disable that, and the proxy rejects
 * them too.
 */
const browserServiceHosts =
  /^(?:clients\d*|clientservices|update|optimizationguide-pa|content-autofill|safebrowsing|sb-ssl|chromesyncpasswords-pa|edgedl|android)\.(?:google|googleapis|gvt1|me\.gvt1)\.com$|(?:^|\.)gvt1\.com$/;

/**
 * Headers that are about one connection (RFC 9110, section 7.6.1), beside those that `connection`
 * names.
 */
const hopByHop = [
  "connection",
  "proxy-connection",
  "proxy-authorization",
  "keep-alive",
  "te",
  "trailer",
  "transfer-encoding",
  "upgrade",
];
const maxSocketsPerHost = 6;
const countIntervalMs = 100;
/** How many provisional responses (1xx) to one request are accepted. */
const maxInformation = 10;

/**
 * Starts a forward proxy for http and CONNECT on loopback. Every connection goes through
 * `openConnection`, so that a browser reaches only what `safeFetch` could reach.
 * @param signal closes the proxy and all its connections
 * @param onExceeded is called once when a limit is reached, after which the proxy is closed
 */
export async function startBrowserProxy(
  network: NetworkAdapter,
  { maxBytes, maxConnections }: ProxyLimits,
  signal: AbortSignal,
  onExceeded: (what: string) => void,
): Promise<BrowserProxy> {
  const controller = new AbortController();
  const signalUntilEnd = AbortSignal.any([signal, controller.signal]);
  const sockets = new Set<Socket | Duplex>();
  const upstreamSockets = new Set<Socket>();
  let [connectionCount, closedBytes] = [0, 0];

  function track(socket: Socket | Duplex): void {
    sockets.add(socket);
    socket.on("error", () => socket.destroy());
    socket.once("close", () => sockets.delete(socket));
    if (signalUntilEnd.aborted) socket.destroy();
  }

  function stopOverLimit(what: string): void {
    if (signalUntilEnd.aborted) return;
    onExceeded(what);
    close();
  }

  /** Connects to a target without TLS, which the browser establishes itself through the tunnel. */
  async function openSocket(target: Target): Promise<Socket> {
    signalUntilEnd.throwIfAborted();
    if (++connectionCount > maxConnections) stopOverLimit(`${maxConnections} connections`);
    if (browserServiceHosts.test(target.host))
      throw new EgressError("blocked-address", `${target.host} is a service of the browser`);
    const { socket } = await openConnection({ ...target, isSecure: false }, network, {
      signal: signalUntilEnd,
    });
    track(socket);
    upstreamSockets.add(socket);
    socket.once("close", () => {
      upstreamSockets.delete(socket);
      closedBytes += socket.bytesRead + socket.bytesWritten;
    });
    return socket;
  }

  /**
   * Connections for plain http are reused for the same host and port, whose addresses were checked.
   */
  const agent = Object.assign(new Agent({ keepAlive: true, maxSockets: maxSocketsPerHost }), {
    createConnection(
      options: { target?: Target },
      done: (error: Error | null, socket?: Socket) => void,
    ): undefined {
      openSocket(options.target!).then(
        (socket) => done(null, socket),
        (error: Error) => done(error),
      );
    },
  });

  function forward(request: IncomingMessage, response: ServerResponse): void {
    const target = toTarget(request.url ?? "", "http:");
    if (!target) return void response.writeHead(403).end();
    const { pathname, search } = new URL(request.url!);
    const options = {
      agent,
      target,
      host: target.host,
      port: target.port,
      method: request.method!,
      path: pathname + search,
      headers: filterHopByHop(request),
      signal: signalUntilEnd,
      setHost: false,
    };
    const upstreamRequest = sendHttpRequest(options);
    const fail = (error: unknown) => {
      if (!response.headersSent) response.writeHead(toStatus(error)).end();
      else if (!response.writableEnded) response.destroy();
      upstreamRequest.destroy();
    };
    upstreamRequest.on("error", fail);
    upstreamRequest.on("information", guard(fail, countInformation(fail)));
    upstreamRequest.once(
      "response",
      guard(fail, (upstreamResponse: IncomingMessage) =>
        forwardResponse(upstreamResponse, response),
      ),
    );
    upstreamRequest.on("upgrade", (_answer, socket) => {
      socket.destroy();
      fail(new EgressError("refused", "the server switches to another protocol"));
    });
    response.on("error", () => response.destroy());
    response.once("close", () => upstreamRequest.destroy());
    request.on("error", () => upstreamRequest.destroy());
    request.pipe(upstreamRequest);
  }

  async function tunnel(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    track(socket);
    try {
      const target = toTarget(`https://${request.url}`, "https:");
      if (!target) throw new EgressError("bad-address", "not an allowed target");
      const upstream = await openSocket(target);
      socket.once("close", () => upstream.destroy());
      upstream.once("close", () => socket.destroy());
      if (socket.destroyed) return void upstream.destroy(); // the browser disconnected meanwhile
      socket.write("HTTP/1.1 200 Connection established\r\n\r\n");
      upstream.write(head);
      socket.pipe(upstream).pipe(socket);
    } catch (error) {
      socket.end(`HTTP/1.1 ${toStatus(error)} Refused\r\nconnection: close\r\n\r\n`);
    }
  }

  const server = createServer({ maxHeaderSize: 64 * 1024 });
  server.on("request", (request, response) =>
    guard(() => request.destroy(), forward)(request, response),
  );
  server.on("connection", track);
  server.on("connect", (request, socket, head) => void tunnel(request, socket, head));
  server.on("upgrade", (_request, socket) => socket.destroy());
  server.on("clientError", (_error, socket) => socket.destroy());
  server.listen(0, "127.0.0.1");
  await once(server, "listening");

  const countTimer = setInterval(() => {
    const bytes = [...upstreamSockets].reduce(
      (sum, socket) => sum + socket.bytesRead + socket.bytesWritten,
      closedBytes,
    );
    if (bytes > maxBytes) stopOverLimit(`${maxBytes} bytes`);
  }, countIntervalMs).unref();

  function close(): void {
    clearInterval(countTimer);
    controller.abort(new Error("the proxy is closed"));
    signal.removeEventListener("abort", close);
    server.close();
    agent.destroy();
    for (const socket of sockets) socket.destroy();
  }
  signal.addEventListener("abort", close, { once: true });
  if (signal.aborted) close();
  return { port: (server.address() as AddressInfo | null)?.port ?? 0, close };
}

/** Checks the origin only: path and query of a page's own URLs may have any length and form. */
function toTarget(address: string, protocol: "http:" | "https:"): Target | undefined {
  const url = URL.parse(address);
  if (url?.protocol !== protocol || url.username !== "" || url.password !== "") return undefined;
  try {
    return parseTarget(url.origin);
  } catch {
    return undefined;
  }
}

/** Wraps a listener so that an error in it ends its own connection only. */
function guard<Args extends unknown[]>(
  fail: (error: unknown) => void,
  listen: (...args: Args) => void,
): (...args: Args) => void {
  return (...args) => {
    try {
      listen(...args);
    } catch (error) {
      fail(error);
    }
  };
}

/** Limits the provisional responses of a server (RFC 9110, section 15.2). */
function countInformation(fail: (error: unknown) => void): () => void {
  let seen = 0;
  return () => {
    if (++seen > maxInformation) fail(new EgressError("refused", "too many provisional responses"));
  };
}

/**
 * Forwards a response to the browser. Node parses status lines and headers that it refuses to
 * write: such a status becomes 502 without a body, and such headers are left out, as is the reason
 * phrase, which browsers ignore.
 */
function forwardResponse(upstreamResponse: IncomingMessage, response: ServerResponse): void {
  upstreamResponse.on("error", () => response.destroy());
  const status = upstreamResponse.statusCode ?? 0;
  if (status < 200 || status > 599) {
    upstreamResponse.destroy();
    return void response.writeHead(502).end();
  }
  response.writeHead(status, "", filterWritableHeaders(filterHopByHop(upstreamResponse)));
  upstreamResponse.pipe(response);
}

function filterWritableHeaders(raw: readonly string[]): string[] {
  return raw.flatMap((name, i) =>
    i % 2 === 0 && isWritable(name, raw[i + 1]!) ? [name, raw[i + 1]!] : [],
  );
}

function isWritable(name: string, value: string): boolean {
  try {
    validateHeaderName(name);
    validateHeaderValue(name, value);
    return true;
  } catch {
    return false;
  }
}

function toStatus(error: unknown): number {
  return error instanceof EgressError &&
    (error.code === "blocked-address" || error.code === "bad-address")
    ? 403
    : 502;
}

/** The headers as sent, without hop-by-hop headers. */
function filterHopByHop({ rawHeaders, headers }: IncomingMessage): string[] {
  const named = (headers.connection ?? "").split(",").map((name) => name.trim().toLowerCase());
  const dropped = new Set([...hopByHop, ...named]);
  return rawHeaders.flatMap((name, i) =>
    i % 2 === 0 && !dropped.has(name.toLowerCase()) ? [name, rawHeaders[i + 1]!] : [],
  );
}
