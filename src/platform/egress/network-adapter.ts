import { Resolver } from "node:dns/promises";
import { connect, isIP, type Socket } from "node:net";
import { networkInterfaces } from "node:os";
import { once } from "node:events";
import { OutsideError } from "./egress-error.ts";
import { canonical, isPublicAddress } from "./public-address.ts";

/** All addresses of a name. @throws OutsideError `does-not-exist`; the signal's reason when it aborts */
export type Resolve = (name: string, signal: AbortSignal) => Promise<readonly string[]>;

/**
 * Opens a connection to exactly one address. The socket comes paused, as it was before it connected: nothing of it has
 * been read, so that it can be handed to another process.
 * @throws OutsideError `refused`; the signal's reason when it aborts
 */
export type Dial = (address: string, port: number, signal: AbortSignal) => Promise<Socket>;

/** The two ways by which anything outside is reached. Tests bring their own, so the product needs no list of exceptions. */
export interface World {
  readonly resolve: Resolve;
  readonly dial: Dial;
}

/** The addresses of this machine's own interfaces. Read anew each time: networks come and go. */
export function ownAddresses(): ReadonlySet<string> {
  return new Set(
    Object.values(networkInterfaces()).flatMap((all) =>
      (all ?? []).map(({ address }) => canonical(address)),
    ),
  );
}

/**
 * Asks the name servers themselves: unlike getaddrinfo that takes no thread of Node's four, reads no hosts file and
 * can be given up.
 */
const resolve: Resolve = async (name, signal) => {
  const resolver = new Resolver({ timeout: 2_000, tries: 2 });
  const giveUp = () => resolver.cancel();
  signal.addEventListener("abort", giveUp, { once: true });
  try {
    const answers = await Promise.allSettled([resolver.resolve4(name), resolver.resolve6(name)]);
    signal.throwIfAborted();
    const addresses = answers.flatMap((answer) =>
      answer.status === "fulfilled" ? answer.value : [],
    );
    if (addresses.length === 0)
      throw new OutsideError("does-not-exist", `no address for ${name}`, {
        cause: answers[0]?.status === "rejected" ? answers[0].reason : undefined,
      });
    return addresses;
  } finally {
    signal.removeEventListener("abort", giveUp);
  }
};

/** Says no to what is not public even if everything before it were wrong. */
const dial: Dial = async (address, port, signal) => {
  if (isIP(address) === 0 || !isPublicAddress(address, ownAddresses()))
    throw new OutsideError("blocked-address", `${address} is not public`);
  const socket = connect({ host: address, port, autoSelectFamily: false, noDelay: true }).pause();
  try {
    await once(socket, "connect", { signal });
    return socket;
  } catch (cause) {
    socket.destroy();
    signal.throwIfAborted();
    throw new OutsideError("refused", `${address} port ${port} does not answer`, { cause });
  }
};

/** The internet as it is. */
export const internet: World = { resolve, dial };
