import { isIP, type Socket } from "node:net";
import { EgressError } from "#platform/egress/egress-error.ts";
import { isPublicAddress } from "#platform/egress/public-address.ts";
import { isPublicPort } from "#platform/egress/target.ts";
import { listOwnAddresses, type NetworkAdapter } from "#platform/egress/network-adapter.ts";
import type { Reply, RequestHandler } from "./task-options.ts";

/**
 * How many addresses and connections one task may request, and how many of its requests may be
 * pending.
 */
export interface EgressLimits {
  readonly maxRequests: number;
  readonly maxPending: number;
}

/** The analysis of a page makes some 300 requests, a test in a browser 1,100. */
const defaultLimits: EgressLimits = { maxRequests: 6_000, maxPending: 64 };
/** The maximum length of a host name in DNS (RFC 1035). */
const maxNameChars = 253;
/** No task tries more addresses of one name. */
const maxAddresses = 64;

/**
 * Answers the requests `resolve` and `connect` of a task. Every destination of a task is checked
 * here again, after the task's own checks, because its process parses foreign content and may be
 * compromised. The connection is handed over unread.
 */
export function createEgressHandler(
  network: NetworkAdapter,
  { maxRequests, maxPending }: EgressLimits = defaultLimits,
): RequestHandler {
  let [requests, pending] = [0, 0];
  return async (name, input, signal): Promise<Reply> => {
    if (++requests > maxRequests || pending >= maxPending)
      throw new EgressError("refused", "too many requests for connections");
    pending++;
    try {
      if (name === "resolve") return { value: await resolve(network, input, signal) };
      if (name === "connect") return { socket: await connect(network, input, signal) };
    } finally {
      pending--;
    }
    throw new Error(`unknown request: ${name}`);
  };
}

async function resolve(
  network: NetworkAdapter,
  name: unknown,
  signal: AbortSignal,
): Promise<readonly string[]> {
  if (typeof name !== "string" || name === "" || name.length > maxNameChars)
    throw new EgressError("bad-address", "not a host name");
  return (await network.resolve(name, signal)).slice(0, maxAddresses);
}

async function connect(
  network: NetworkAdapter,
  input: unknown,
  signal: AbortSignal,
): Promise<Socket> {
  const { address, port } = (input ?? {}) as {
    readonly address?: unknown;
    readonly port?: unknown;
  };
  if (
    typeof address !== "string" ||
    isIP(address) === 0 ||
    !isPublicAddress(address, listOwnAddresses())
  )
    throw new EgressError("blocked-address", "the address is not public");
  if (typeof port !== "number" || !isPublicPort(port))
    throw new EgressError("bad-address", "the port is not fetched");
  const socket = await network.connect(address, port, signal);
  if (!signal.aborted && socket.bytesRead === 0) return socket;
  socket.destroy();
  signal.throwIfAborted();
  throw new EgressError("refused", `${address} sent data before the request`);
}
