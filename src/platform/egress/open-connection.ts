import { isIP, type Socket } from "node:net";
import { connect as connectTls, type TLSSocket } from "node:tls";
import { withDeadline } from "./with-deadline.ts";
import { EgressError } from "./egress-error.ts";
import { canonicalizeAddress, isPublicAddress } from "./public-address.ts";
import type { Target } from "./target.ts";
import { listOwnAddresses, type NetworkAdapter } from "./network-adapter.ts";

export interface Connection {
  readonly socket: Socket;
  /** Set for https. */
  readonly certificate?: Certificate;
  /** How long each part took. */
  readonly resolveMs: number;
  readonly connectMs: number;
  readonly tlsMs: number;
}

/** What a server showed of itself before anything was asked. */
export interface Certificate {
  /** Why it cannot be trusted, as Node's TLS names it (`CERT_HAS_EXPIRED`); absent for a good one. */
  readonly problem?: string;
  readonly validTo?: string;
  readonly issuer?: string;
  readonly tlsVersion: string;
  /** What was agreed on by ALPN: `h2`, `http/1.1` or nothing. */
  readonly protocol: string;
}

export interface ConnectOptions {
  readonly signal: AbortSignal;
  /** To judge a bad certificate instead of failing over it. Nothing secret is ever sent. */
  readonly acceptsBadCertificate?: boolean;
  readonly protocols?: readonly string[];
}

const timeoutsMs = { resolve: 5_000, connect: 5_000, tls: 5_000 };
/** A name with more addresses than this is tried no further. */
const maxConnectAttempts = 3;
const maxIssuerChars = 200;

/**
 * Opens the one connection that a request is sent over: resolves the name once, refuses it when any answer is not
 * public, dials what was checked and nothing else, and shows the name to the server's certificate.
 * @throws OutsideError
 */
export async function openConnection(
  target: Target,
  network: NetworkAdapter,
  options: ConnectOptions,
): Promise<Connection> {
  const start = performance.now();
  const addresses = await resolvePublicAddresses(target.host, network, options.signal);
  const resolved = performance.now();
  const socket = await connectFirst(addresses, target.port, network, options.signal);
  const connected = performance.now();
  const times = { resolveMs: resolved - start, connectMs: connected - resolved };
  if (!target.isSecure) {
    // Whoever called listens within this turn of the event loop, before anything can be read.
    if (socket.isPaused()) socket.resume();
    return { socket, ...times, tlsMs: 0 };
  }
  const secured = await secure(socket, target.host, options);
  try {
    return {
      socket: secured,
      certificate: toCertificate(secured),
      ...times,
      tlsMs: performance.now() - connected,
    };
  } catch (cause) {
    secured.destroy();
    throw new EgressError("tls", `the certificate of ${target.host} cannot be read`, { cause });
  }
}

/** One private answer among public ones spoils them all: a name that points both ways is an attempt. */
async function resolvePublicAddresses(
  host: string,
  { resolve }: NetworkAdapter,
  signal: AbortSignal,
): Promise<readonly string[]> {
  const addresses =
    isIP(host) === 0
      ? await withDeadline(`resolving ${host}`, timeoutsMs.resolve, signal, (deadlineSignal) =>
          resolve(host, deadlineSignal),
        )
      : [host];
  if (addresses.length === 0) throw new EgressError("does-not-exist", `no address for ${host}`);
  const own = listOwnAddresses();
  const privateAddress = addresses.find((address) => !isPublicAddress(address, own));
  if (privateAddress !== undefined)
    throw new EgressError("blocked-address", `${host} leads to ${privateAddress}`);
  return addresses.map(canonicalizeAddress);
}

async function connectFirst(
  addresses: readonly string[],
  port: number,
  { connect }: NetworkAdapter,
  signal: AbortSignal,
): Promise<Socket> {
  let failure: unknown;
  for (const address of addresses.slice(0, maxConnectAttempts)) {
    try {
      return await withDeadline(
        `dialling ${address}`,
        timeoutsMs.connect,
        signal,
        (deadlineSignal) => connect(address, port, deadlineSignal),
      );
    } catch (error) {
      signal.throwIfAborted();
      failure = error;
    }
  }
  throw failure;
}

function secure(
  socket: Socket,
  host: string,
  { signal, acceptsBadCertificate = false, protocols = ["http/1.1"] }: ConnectOptions,
): Promise<TLSSocket> {
  const secured = connectTls({
    socket,
    ...(isIP(host) === 0 ? { servername: host } : {}),
    host,
    rejectUnauthorized: !acceptsBadCertificate,
    ALPNProtocols: [...protocols],
  });
  return withDeadline(`the handshake with ${host}`, timeoutsMs.tls, signal, (deadlineSignal) => {
    const { promise, resolve, reject } = Promise.withResolvers<TLSSocket>();
    const abort = () => reject(deadlineSignal.reason);
    deadlineSignal.addEventListener("abort", abort, { once: true });
    secured.once("secureConnect", () => resolve(secured));
    secured.once("error", (cause) =>
      reject(new EgressError("tls", `no safe connection to ${host}`, { cause })),
    );
    secured.once("close", () =>
      reject(new EgressError("tls", `${host} left during the handshake`)),
    );
    return promise.finally(() => deadlineSignal.removeEventListener("abort", abort));
  }).catch((error: unknown) => {
    secured.on("error", () => undefined).destroy();
    socket.destroy();
    throw error;
  });
}

/** What a certificate says is its owner's own word, of any length and form. */
function toCertificate(socket: TLSSocket): Certificate {
  const peerCertificate = socket.getPeerCertificate();
  const problem = socket.authorized ? undefined : getErrorCode(socket.authorizationError);
  const validTo = Date.parse(peerCertificate.valid_to);
  const issuer = String(peerCertificate.issuer?.O ?? peerCertificate.issuer?.CN ?? "").slice(
    0,
    maxIssuerChars,
  );
  return {
    ...(problem === undefined ? {} : { problem }),
    ...(Number.isNaN(validTo) ? {} : { validTo: new Date(validTo).toISOString() }),
    ...(issuer === "" ? {} : { issuer }),
    tlsVersion: socket.getProtocol() ?? "",
    protocol: socket.alpnProtocol || "",
  };
}

/** Node types it as an Error and hands out a code. */
function getErrorCode(error: unknown): string {
  if (error instanceof Error && "code" in error) return String(error.code);
  return String(error);
}
