import { connect } from "node:net";
import { once } from "node:events";
import { OutsideError } from "#platform/egress/egress-error.ts";
import { isPublicAddress } from "#platform/egress/public-address.ts";
import type { World } from "#platform/egress/network-adapter.ts";

/** Names and where they lead on this machine: `{"shop.example": 4501, "shop.example:443": 4502}`. A bare name is its port 80. */
export type LoopbackMap = Readonly<Record<string, number>>;

/**
 * A world that ends at this machine. Each name of the map has a public address that nobody is asked for: what is
 * dialled there lands on its port of loopback. Other names do not exist, other addresses do not answer, and a dial
 * that should never have been made says so.
 */
export function mappedWorld(map: LoopbackMap): World {
  const names = [...new Set(Object.keys(map).map((key) => key.replace(/:\d+$/, "")))];
  const addressOf = (name: string) =>
    `93.184.${1 + Math.floor(names.indexOf(name) / 250)}.${1 + (names.indexOf(name) % 250)}`;

  return {
    async resolve(name) {
      if (!names.includes(name)) throw new OutsideError("does-not-exist", `no address for ${name}`);
      return [addressOf(name)];
    },
    async dial(address, port, signal) {
      if (!isPublicAddress(address)) throw new Error(`${address} was dialled`);
      const name = names.find((known) => addressOf(known) === address);
      const loopbackPort = map[`${name}:${port}`] ?? (port === 80 ? map[name ?? ""] : undefined);
      if (loopbackPort === undefined)
        throw new OutsideError("refused", `${address} port ${port} does not answer`);
      const socket = connect(loopbackPort, "127.0.0.1").pause();
      try {
        await once(socket, "connect", { signal });
        return socket;
      } catch (cause) {
        socket.destroy();
        signal.throwIfAborted();
        throw new OutsideError("refused", `${name} does not answer`, { cause });
      }
    },
  };
}
