import type { Socket } from "node:net";
import { EgressError, outsideCodes, type EgressErrorCode } from "#platform/egress/egress-error.ts";
import type { NetworkAdapter } from "#platform/egress/network-adapter.ts";
import { HostRefusal, type TaskHost } from "./serve-tasks.ts";

/** The way outside of a task in a process of its own: its parent resolves and dials (egress.ts). */
export function startTlsSite(host: TaskHost): NetworkAdapter {
  return {
    resolve: (name, signal) =>
      host
        .ask("resolve", name, signal)
        .then((addresses) => addresses as readonly string[], asOutsideError),
    connect: (address, port, signal) =>
      host
        .ask("dial", { address, port }, signal)
        .then((socket) => socket as Socket, asOutsideError),
  };
}

function asOutsideError(error: unknown): never {
  const code =
    error instanceof HostRefusal &&
    outsideCodes.find((known): known is EgressErrorCode => known === error.code);
  throw code ? new EgressError(code, (error as Error).message, { cause: error }) : error;
}
