import type { Socket } from "node:net";
import { OutsideError, outsideCodes, type OutsideCode } from "#platform/egress/egress-error.ts";
import type { World } from "#platform/egress/network-adapter.ts";
import { HostRefusal, type TaskHost } from "./serve-tasks.ts";

/** The way outside of a task in a process of its own: its parent resolves and dials (egress.ts). */
export function worldOf(host: TaskHost): World {
  return {
    resolve: (name, signal) =>
      host
        .ask("resolve", name, signal)
        .then((addresses) => addresses as readonly string[], asOutsideError),
    dial: (address, port, signal) =>
      host
        .ask("dial", { address, port }, signal)
        .then((socket) => socket as Socket, asOutsideError),
  };
}

function asOutsideError(error: unknown): never {
  const code =
    error instanceof HostRefusal &&
    outsideCodes.find((known): known is OutsideCode => known === error.code);
  throw code ? new OutsideError(code, (error as Error).message, { cause: error }) : error;
}
