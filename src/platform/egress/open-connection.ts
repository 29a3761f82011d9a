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
  /** How long each step took, in milliseconds. */
  readonly resolveMs: number;
  readonly connectMs: number;
  readonly tlsMs: number;
}

/** The certificate and protocol of a TLS handshake. */
export interface Certificate {
  /**
   * Why it is not trusted, as a code of Node's TLS (`CERT_HAS_EXPIRED`); absent for a valid one.
   */
  readonly problem?: string;
  readonly validTo?: string;
  readonly issuer?: string;
  readonly tlsVersion: string;
  /** The protocol negotiated by ALPN: `h2`, `http/1.1` or "". */
  readonly protocol: string;
}

export interface ConnectOptions {
  readonly signal: AbortSignal;
  /** Connects despite a bad certificate, which is then reported. Requests never contain secrets. */
  readonly shouldAcceptBadCertificate?: boolean;
  readonly protocols?: readonly string[];
}

const timeoutsMs = { resolve: 5_000, connect: 5_000, tls: 5_000 };
/** At most this many addresses of a host name are tried. */
const maxConnectAttempts = 3;
const maxIssuerChars = 200;

/**
 * Opens the connection for one request: resolves the host name once, rejects it if any of its
 * addresses is not public, connects to the checked addresses only, and verifies the certificate
 * against the host name.
 * @throws EgressError
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
    // The caller adds its listeners in this turn of the event loop, before data can arrive.
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

/** One private address rejects the host name, because a name with both kinds is an attack. */
async function resolvePublicAddresses(
  host: string,
  { resolve }: NetworkAdapter,
  signal: AbortSignal,
): Promise<readonly string[]> {
  const addresses =
    isIP(host) === 0
      ? await withDeadline(
          `resolving ${host}`,
          timeoutsMs.resolve,
          signal,
          (deadlineSignal) => resolve(host, deadlineSignal),
          "resolver-failed",
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
        `connecting to ${address}`,
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
  { signal, shouldAcceptBadCertificate = false, protocols = ["http/1.1"] }: ConnectOptions,
): Promise<TLSSocket> {
  const secured = connectTls({
    socket,
    ...(isIP(host) === 0 ? { servername: host } : {}),
    host,
    rejectUnauthorized: !shouldAcceptBadCertificate,
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
      reject(new EgressError("tls", `${host} closed the connection during the handshake`)),
    );
    return promise.finally(() => deadlineSignal.removeEventListener("abort", abort));
  }).catch((error: unknown) => {
    secured.on("error", () => undefined).destroy();
    socket.destroy();
    throw error;
  });
}

/** Every field of a certificate is under its owner's control, so lengths are limited. */
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

/** Node declares the authorization error as an Error, but sets a string. */
function getErrorCode(error: unknown): string {
  if (error instanceof Error && "code" in error) return String(error.code);
  return String(error);
}
