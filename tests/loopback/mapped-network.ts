import { connect } from "node:net";
import { once } from "node:events";
import { EgressError } from "#platform/egress/egress-error.ts";
import { isPublicAddress } from "#platform/egress/public-address.ts";
import type { NetworkAdapter } from "#platform/egress/network-adapter.ts";

/**
 * Names and where they lead on this machine: `{"shop.example": 4501, "shop.example:443": 4502}`. A
 * bare name is its port 80.
 */
export type LoopbackMap = Readonly<Record<string, number>>;

/**
 * A network that ends at this machine. Each name of the map has a public address of its own, and a
 * connection to it ends at its port of loopback. Other names do not exist, other addresses do not
 * answer, and a connection that must never be opened says so.
 */
export function mappedNetwork(map: LoopbackMap): NetworkAdapter {
  const names = [...new Set(Object.keys(map).map((key) => key.replace(/:\d+$/, "")))];
  const toAddress = (name: string) =>
    `93.184.${1 + Math.floor(names.indexOf(name) / 250)}.${1 + (names.indexOf(name) % 250)}`;

  return {
    async resolve(name) {
      if (!names.includes(name)) throw new EgressError("does-not-exist", `no address for ${name}`);
      return [toAddress(name)];
    },
    async connect(address, port, signal) {
      if (!isPublicAddress(address)) throw new Error(`${address} was connected to`);
      const name = names.find((known) => toAddress(known) === address);
      const loopbackPort = map[`${name}:${port}`] ?? (port === 80 ? map[name ?? ""] : undefined);
      if (loopbackPort === undefined)
        throw new EgressError("refused", `${address} port ${port} does not answer`);
      const socket = connect(loopbackPort, "127.0.0.1").pause();
      try {
        await once(socket, "connect", { signal });
        return socket;
      } catch (cause) {
        socket.destroy();
        signal.throwIfAborted();
        throw new EgressError("refused", `${name} does not answer`, { cause });
      }
    },
  };
}
