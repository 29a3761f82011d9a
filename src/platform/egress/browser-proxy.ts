import { once } from "node:events";
import {
  Agent,
  createServer,
  request as ask,
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

/** The only door of a browser that opens what a visitor named. */
export interface BrowserProxy {
  /** On loopback. Each piece of work has a proxy of its own, which is gone with it. */
  readonly port: number;
  close(): void;
}

export interface ProxyLimits {
  /** In both directions and over all connections. */
  readonly maxBytes: number;
  /** Dials in all, refused ones included. */
  readonly maxConnections: number;
}

/** Where Chromium goes by itself, for nobody's page. Its switches turn this off; the door is shut all the same. */
const browserServiceHosts =
  /^(?:clients\d*|clientservices|update|optimizationguide-pa|content-autofill|safebrowsing|sb-ssl|chromesyncpasswords-pa|edgedl|android)\.(?:google|googleapis|gvt1|me\.gvt1)\.com$|(?:^|\.)gvt1\.com$/;

/** Headers that are about one connection (RFC 9110, section 7.6.1), beside those that `connection` names. */
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
/** Provisional answers (1xx) to one request. */
const maxInformation = 10;

/**
 * Starts a forward proxy for http and CONNECT on loopback. Every connection it makes is resolved, judged and dialled
 * by `connectOutside`: what a browser asks for cannot lead where a fetch of ours could not.
 * @param signal ends it and all its connections
 * @param onExceeded hears once that a limit was reached, after which nothing passes any more
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

  /** A connection to what was asked for, without TLS: the browser makes that itself, through it. */
  async function openSocket(target: Target): Promise<Socket> {
    signalUntilEnd.throwIfAborted();
    if (++connectionCount > maxConnections) stopOverLimit(`${maxConnections} connections`);
    if (browserServiceHosts.test(target.host))
      throw new EgressError("blocked-address", `${target.host} is the browser's own business`);
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

  /** Connections for plain http are kept for the next request to the same name and port: what they lead to was judged. */
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
    const upstreamRequest = ask(options);
    const fail = (error: unknown) => {
      if (!response.headersSent) response.writeHead(toStatus(error)).end();
      else if (!response.writableEnded) response.destroy();
      upstreamRequest.destroy();
    };
    upstreamRequest.on("error", fail);
    upstreamRequest.on("information", guard(fail, countInformation(fail)));
    upstreamRequest.once(
      "response",
      guard(fail, (upstreamResponse: IncomingMessage) => passOn(upstreamResponse, response)),
    );
    upstreamRequest.on("upgrade", (_answer, socket) => {
      socket.destroy();
      fail(new EgressError("refused", "the server wants another protocol"));
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
      if (!target) throw new EgressError("bad-address", "no such tunnel");
      const upstream = await openSocket(target);
      socket.once("close", () => upstream.destroy());
      upstream.once("close", () => socket.destroy());
      if (socket.destroyed) return void upstream.destroy(); // the browser left while it was dialled
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

  const counting = setInterval(() => {
    const bytes = [...upstreamSockets].reduce(
      (sum, socket) => sum + socket.bytesRead + socket.bytesWritten,
      closedBytes,
    );
    if (bytes > maxBytes) stopOverLimit(`${maxBytes} bytes`);
  }, countIntervalMs).unref();

  function close(): void {
    clearInterval(counting);
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

/** Only where it leads is judged: the rest of a page's own addresses may be as long and as odd as they like. */
function toTarget(address: string, protocol: "http:" | "https:"): Target | undefined {
  const url = URL.parse(address);
  if (url?.protocol !== protocol || url.username !== "" || url.password !== "") return undefined;
  try {
    return parseTarget(url.origin);
  } catch {
    return undefined;
  }
}

/** Has a listener fail by itself: what it throws ends the connection it is about and nothing else. */
function guard<Given extends unknown[]>(
  fail: (error: unknown) => void,
  listen: (...given: Given) => void,
): (...given: Given) => void {
  return (...given) => {
    try {
      listen(...given);
    } catch (error) {
      fail(error);
    }
  };
}

/** A server may say that it is at work (RFC 9110, section 15.2), and not for ever. */
function countInformation(fail: (error: unknown) => void): () => void {
  let seen = 0;
  return () => {
    if (++seen > maxInformation) fail(new EgressError("refused", "too many provisional answers"));
  };
}

/**
 * Passes an answer on to the browser. Node reads status lines and headers that it refuses to write: such a status
 * becomes 502 without a body, such headers are left out, and the reason phrase, which nobody reads, always is.
 */
function passOn(answer: IncomingMessage, response: ServerResponse): void {
  answer.on("error", () => response.destroy());
  const status = answer.statusCode ?? 0;
  if (status < 200 || status > 599) {
    answer.destroy();
    return void response.writeHead(502).end();
  }
  response.writeHead(status, "", writableHeaders(filterHopByHop(answer)));
  answer.pipe(response);
}

function writableHeaders(raw: readonly string[]): string[] {
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

/** Headers as they came, without those of the connection. */
function filterHopByHop({ rawHeaders, headers }: IncomingMessage): string[] {
  const named = (headers.connection ?? "").split(",").map((name) => name.trim().toLowerCase());
  const dropped = new Set([...hopByHop, ...named]);
  return rawHeaders.flatMap((name, i) =>
    i % 2 === 0 && !dropped.has(name.toLowerCase()) ? [name, rawHeaders[i + 1]!] : [],
  );
}
