import { Resolver } from "node:dns/promises";
import { connect, isIP, type Socket } from "node:net";
import { networkInterfaces } from "node:os";
import { once } from "node:events";
import { EgressError } from "./egress-error.ts";
import { canonicalizeAddress, isPublicAddress } from "./public-address.ts";

/** All addresses of a name. @throws OutsideError `does-not-exist`; the signal's reason when it aborts */
export type Resolve = (name: string, signal: AbortSignal) => Promise<readonly string[]>;

/**
 * Opens a connection to exactly one address. The socket comes paused, as it was before it connected: nothing of it has
 * been read, so that it can be handed to another process.
 * @throws OutsideError `refused`; the signal's reason when it aborts
 */
export type Connect = (address: string, port: number, signal: AbortSignal) => Promise<Socket>;

/** The two ways by which anything outside is reached. Tests bring their own, so the product needs no list of exceptions. */
export interface NetworkAdapter {
  readonly resolve: Resolve;
  readonly connect: Connect;
}

/** The addresses of this machine's own interfaces. Read anew each time: networks come and go. */
export function listOwnAddresses(): ReadonlySet<string> {
  return new Set(
    Object.values(networkInterfaces()).flatMap((all) =>
      (all ?? []).map(({ address }) => canonicalizeAddress(address)),
    ),
  );
}

/**
 * Asks the name servers themselves: unlike getaddrinfo that takes no thread of Node's four, reads no hosts file and
 * can be given up.
 */
const resolve: Resolve = async (name, signal) => {
  const resolver = new Resolver({ timeout: 2_000, tries: 2 });
  const cancel = () => resolver.cancel();
  signal.addEventListener("abort", cancel, { once: true });
  try {
    const results = await Promise.allSettled([resolver.resolve4(name), resolver.resolve6(name)]);
    signal.throwIfAborted();
    const addresses = results.flatMap((result) =>
      result.status === "fulfilled" ? result.value : [],
    );
    if (addresses.length === 0)
      throw new EgressError("does-not-exist", `no address for ${name}`, {
        cause: results[0]?.status === "rejected" ? results[0].reason : undefined,
      });
    return addresses;
  } finally {
    signal.removeEventListener("abort", cancel);
  }
};

/** Says no to what is not public even if everything before it were wrong. */
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

/** The internet as it is. */
export const internet: NetworkAdapter = { resolve, connect: openSocket };
