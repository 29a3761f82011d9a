import { Resolver } from "node:dns/promises";
import { connect, isIP, type Socket } from "node:net";
import { networkInterfaces } from "node:os";
import { once } from "node:events";
import { EgressError } from "./egress-error.ts";
import { canonicalizeAddress, isPublicAddress } from "./public-address.ts";

/**
 * Resolves a host name to all its IP addresses.
 * @throws EgressError `does-not-exist`, `resolver-failed`; the signal's reason when it aborts
 */
export type Resolve = (name: string, signal: AbortSignal) => Promise<readonly string[]>;

/**
 * Connects to one IP address. The socket is paused and has not been read from, so that it can be
 * sent to another process.
 * @throws EgressError `refused`; the signal's reason when it aborts
 */
export type Connect = (address: string, port: number, signal: AbortSignal) => Promise<Socket>;

/**
 * All access to the network. Tests replace it, so that the address policy needs no exceptions for
 * them.
 */
export interface NetworkAdapter {
  readonly resolve: Resolve;
  readonly connect: Connect;
}

/** The IP addresses of this machine's interfaces, read on each call because they may change. */
export function listOwnAddresses(): ReadonlySet<string> {
  return new Set(
    Object.values(networkInterfaces()).flatMap((all) =>
      (all ?? []).map(({ address }) => canonicalizeAddress(address)),
    ),
  );
}

/** The part of Node's `Resolver` that is used. */
type NameServers = Pick<Resolver, "resolve4" | "resolve6" | "cancel">;

/**
 * Resolving a name takes at most this long, however many name servers are silent: each of them is
 * tried twice, for 2 and 4 s. Two silent ones before one that answers fit into it. Longer waits
 * would reach the 20 s of a fetch, and the site would be called slow.
 */
const maxResolveMs = 8_000;

/**
 * Queries the name servers directly: unlike getaddrinfo, this needs none of libuv's four threads,
 * reads no hosts file and can be cancelled.
 * @param createNameServers the servers of one query; those of the system unless a test names others
 * @param timeoutMs what has arrived by then counts; nothing is `resolver-failed`
 */
export function createResolve(
  createNameServers: () => NameServers = () => new Resolver({ timeout: 2_000, tries: 2 }),
  timeoutMs = maxResolveMs,
): Resolve {
  return async (name, signal) => {
    const resolver = createNameServers();
    const cancel = () => resolver.cancel();
    const timer = setTimeout(cancel, timeoutMs);
    signal.addEventListener("abort", cancel, { once: true });
    try {
      const results = await Promise.allSettled([resolver.resolve4(name), resolver.resolve6(name)]);
      signal.throwIfAborted();
      const addresses = results.flatMap((result) =>
        result.status === "fulfilled" ? result.value : [],
      );
      if (addresses.length > 0) return addresses;
      const failures = results.flatMap((result): readonly NodeJS.ErrnoException[] =>
        result.status === "rejected" ? [result.reason] : [],
      );
      throw new EgressError(
        hasNoAddress(failures) ? "does-not-exist" : "resolver-failed",
        `no address for ${name}`,
        { cause: failures[0] },
      );
    } finally {
      clearTimeout(timer);
      signal.removeEventListener("abort", cancel);
    }
  };
}

/**
 * Whether name servers answered that the name does not exist, or has no address. Anything else (no
 * answer, SERVFAIL, REFUSED) says nothing about the name.
 * @see https://nodejs.org/api/dns.html#error-codes
 */
function hasNoAddress(failures: readonly NodeJS.ErrnoException[]): boolean {
  const codes = failures.map(({ code = "" }) => code);
  return (
    codes.includes("ENOTFOUND") ||
    codes.every((code) => ["ENODATA", "EBADNAME", "EBADQUERY"].includes(code))
  );
}

/** Rejects addresses that are not public, as a last defence if an earlier check fails. */
const openSocket: Connect = async (address, port, signal) => {
  if (isIP(address) === 0 || !isPublicAddress(address, listOwnAddresses()))
    throw new EgressError("blocked-address", `${address} is not public`);
  const socket = connect({ host: address, port, autoSelectFamily: false, noDelay: true }).pause();
  try {
    await once(socket, "connect", { signal });
    return socket;
  } catch (cause) {
    socket.destroy();
    signal.throwIfAborted();
    throw new EgressError("refused", `${address} port ${port} does not answer`, { cause });
  }
};

/** The real network. */
export const internet: NetworkAdapter = { resolve: createResolve(), connect: openSocket };
