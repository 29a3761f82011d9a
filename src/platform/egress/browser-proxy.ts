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
import { connectOutside } from "./open-connection.ts";
import { OutsideError } from "./egress-error.ts";
import { parseTarget, type Target } from "./target.ts";
import type { World } from "./network-adapter.ts";

/** The only door of a browser that opens what a visitor named. */
export interface BrowserProxy {
  /** On loopback. Each piece of work has a proxy of its own, which is gone with it. */
  readonly port: number;
  close(): void;
}

export interface ProxyLimits {
  /** In both directions and over all connections. */
  readonly mostBytes: number;
  /** Dials in all, refused ones included. */
  readonly mostDials: number;
}

/** Where Chromium goes by itself, for nobody's page. Its switches turn this off; the door is shut all the same. */
const housekeeping =
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
const perHost = 6;
const countEveryMs = 100;
/** Provisional answers (1xx) to one request. */
const maxInformation = 10;

/**
 * Starts a forward proxy for http and CONNECT on loopback. Every connection it makes is resolved, judged and dialled
 * by `connectOutside`: what a browser asks for cannot lead where a fetch of ours could not.
 * @param signal ends it and all its connections
 * @param onExceeded hears once that a limit was reached, after which nothing passes any more
 */
export async function startBrowserProxy(
  world: World,
  { mostBytes, mostDials }: ProxyLimits,
  signal: AbortSignal,
  onExceeded: (what: string) => void,
): Promise<BrowserProxy> {
  const ended = new AbortController();
  const until = AbortSignal.any([signal, ended.signal]);
  const sockets = new Set<Socket | Duplex>();
  const outside = new Set<Socket>();
  let [dials, closedBytes] = [0, 0];

  function track(socket: Socket | Duplex): void {
    sockets.add(socket);
    socket.on("error", () => socket.destroy());
    socket.once("close", () => sockets.delete(socket));
    if (until.aborted) socket.destroy();
  }

  function exceed(what: string): void {
    if (until.aborted) return;
    onExceeded(what);
    close();
  }

  /** A connection to what was asked for, without TLS: the browser makes that itself, through it. */
  async function dial(target: Target): Promise<Socket> {
    until.throwIfAborted();
    if (++dials > mostDials) exceed(`${mostDials} connections`);
    if (housekeeping.test(target.host))
      throw new OutsideError("blocked-address", `${target.host} is the browser's own business`);
    const { socket } = await connectOutside({ ...target, isSecure: false }, world, {
      signal: until,
    });
    track(socket);
    outside.add(socket);
    socket.once("close", () => {
      outside.delete(socket);
      closedBytes += socket.bytesRead + socket.bytesWritten;
    });
    return socket;
  }

  /** Connections for plain http are kept for the next request to the same name and port: what they lead to was judged. */
  const agent = Object.assign(new Agent({ keepAlive: true, maxSockets: perHost }), {
    createConnection(
      options: { target?: Target },
      done: (error: Error | null, socket?: Socket) => void,
    ): undefined {
      dial(options.target!).then(
        (socket) => done(null, socket),
        (error: Error) => done(error),
      );
    },
  });

  function forward(request: IncomingMessage, response: ServerResponse): void {
    const target = targetOf(request.url ?? "", "http:");
    if (!target) return void response.writeHead(403).end();
    const { pathname, search } = new URL(request.url!);
    const options = {
      agent,
      target,
      host: target.host,
      port: target.port,
      method: request.method!,
      path: pathname + search,
      headers: endToEnd(request),
      signal: until,
      setHost: false,
    };
    const asked = ask(options);
    const fail = (error: unknown) => {
      if (!response.headersSent) response.writeHead(statusFor(error)).end();
      else if (!response.writableEnded) response.destroy();
      asked.destroy();
    };
    asked.on("error", fail);
    asked.on("information", guard(fail, countInformation(fail)));
    asked.once(
      "response",
      guard(fail, (answer: IncomingMessage) => passOn(answer, response)),
    );
    asked.on("upgrade", (_answer, socket) => {
      socket.destroy();
      fail(new OutsideError("refused", "the server wants another protocol"));
    });
    response.on("error", () => response.destroy());
    response.once("close", () => asked.destroy());
    request.on("error", () => asked.destroy());
    request.pipe(asked);
  }

  async function tunnel(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    track(socket);
    try {
      const target = targetOf(`https://${request.url}`, "https:");
      if (!target) throw new OutsideError("bad-address", "no such tunnel");
      const there = await dial(target);
      socket.once("close", () => there.destroy());
      there.once("close", () => socket.destroy());
      if (socket.destroyed) return void there.destroy(); // the browser left while it was dialled
      socket.write("HTTP/1.1 200 Connection established\r\n\r\n");
      there.write(head);
      socket.pipe(there).pipe(socket);
    } catch (error) {
      socket.end(`HTTP/1.1 ${statusFor(error)} Refused\r\nconnection: close\r\n\r\n`);
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
    const bytes = [...outside].reduce(
      (sum, socket) => sum + socket.bytesRead + socket.bytesWritten,
      closedBytes,
    );
    if (bytes > mostBytes) exceed(`${mostBytes} bytes`);
  }, countEveryMs).unref();

  function close(): void {
    clearInterval(counting);
    ended.abort(new Error("the proxy is closed"));
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
function targetOf(address: string, protocol: "http:" | "https:"): Target | undefined {
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
    if (++seen > maxInformation) fail(new OutsideError("refused", "too many provisional answers"));
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
  response.writeHead(status, "", writableHeaders(endToEnd(answer)));
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

function statusFor(error: unknown): number {
  return error instanceof OutsideError &&
    (error.code === "blocked-address" || error.code === "bad-address")
    ? 403
    : 502;
}

/** Headers as they came, without those of the connection. */
function endToEnd({ rawHeaders, headers }: IncomingMessage): string[] {
  const named = (headers.connection ?? "").split(",").map((name) => name.trim().toLowerCase());
  const dropped = new Set([...hopByHop, ...named]);
  return rawHeaders.flatMap((name, i) =>
    i % 2 === 0 && !dropped.has(name.toLowerCase()) ? [name, rawHeaders[i + 1]!] : [],
  );
}
