import type { Socket } from "node:net";
import { egressCodes } from "#base/job-contract.ts";
import { EgressError } from "#platform/egress/egress-error.ts";
import type { NetworkAdapter } from "#platform/egress/network-adapter.ts";
import { HostRequestError, type TaskHost } from "./serve-tasks.ts";

/**
 * The network of a task in a child process, whose parent resolves names and connects (see
 * egress.ts).
 */
export function createHostNetwork(host: TaskHost): NetworkAdapter {
  return {
    resolve: (name, signal) =>
      host
        .request("resolve", name, signal)
        .then((addresses) => addresses as readonly string[], throwEgressError),
    connect: (address, port, signal) =>
      host
        .request("connect", { address, port }, signal)
        .then((socket) => socket as Socket, throwEgressError),
  };
}

function throwEgressError(error: unknown): never {
  const code =
    error instanceof HostRequestError && egressCodes.find((known) => known === error.code);
  throw code ? new EgressError(code, (error as Error).message, { cause: error }) : error;
}
