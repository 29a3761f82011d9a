import { isIP, type Socket } from "node:net";
import { EgressError } from "#platform/egress/egress-error.ts";
import { isPublicAddress } from "#platform/egress/public-address.ts";
import { isPublicPort } from "#platform/egress/target.ts";
import { listOwnAddresses, type NetworkAdapter } from "#platform/egress/network-adapter.ts";
import type { Answer, Answers } from "./run-task.ts";

/** How often one task may ask for an address or a connection, and how many answers it may wait for at once. */
export interface EgressLimits {
  readonly maxQuestions: number;
  readonly maxAtOnce: number;
}

/** A page's analysis asks some 300 times, a browser's test 1,100 times. */
const defaultLimits: EgressLimits = { maxQuestions: 6_000, maxAtOnce: 64 };
/** The longest name that the name service holds (RFC 1035). */
const maxNameChars = 253;
/** More addresses of one name are of no use to whoever asks. */
const maxAddresses = 64;

/**
 * Answers a task's questions `resolve` and `dial`. This is where everything that a task reaches outside is judged: the
 * task's own checks come before it, and what is dialled is checked here again, because the task's process reads what
 * strangers wrote. The connection is handed over without a byte of it having been read here.
 */
export function answerEgress(
  network: NetworkAdapter,
  { maxQuestions, maxAtOnce }: EgressLimits = defaultLimits,
): Answers {
  let [asked, waiting] = [0, 0];
  return async (question, input, signal): Promise<Answer> => {
    if (++asked > maxQuestions || waiting >= maxAtOnce)
      throw new EgressError("refused", "too many connections");
    waiting++;
    try {
      if (question === "resolve") return { value: await resolve(network, input, signal) };
      if (question === "dial") return { socket: await connect(network, input, signal) };
    } finally {
      waiting--;
    }
    throw new Error(`${question} is no question`);
  };
}

async function resolve(
  network: NetworkAdapter,
  name: unknown,
  signal: AbortSignal,
): Promise<readonly string[]> {
  if (typeof name !== "string" || name === "" || name.length > maxNameChars)
    throw new EgressError("bad-address", "no name");
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
  throw new EgressError("refused", `${address} spoke before it was asked`);
}
