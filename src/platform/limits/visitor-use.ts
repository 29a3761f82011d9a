import type { HashIp } from "./hash-ip.ts";
import { normalizeIp, normalizeNetwork } from "./normalize-ip.ts";
import type { RateLimiter, Use } from "./rate-limiter.ts";

/**
 * How many visitors' uses one network may have: the 256 visitors of an IPv6 /48 or an IPv4 /24 may
 * be one hand, or an office.
 */
export const visitorsPerNetwork = 5;

/** A use by one visitor, counted for the visitor and for the visitor's network. */
export interface VisitorUse extends Omit<Use, "key"> {
  /** What is counted, as the beginning of its keys in the database. */
  readonly name: string;
  readonly ip: string;
}

interface Dependencies<Method extends keyof RateLimiter> {
  readonly limiter: Pick<RateLimiter, Method>;
  readonly hashIp: HashIp;
}

/**
 * Counts a use, unless it would exceed the maximum of its visitor, or `visitorsPerNetwork` times
 * that of its network (`normalizeNetwork`). A use that is refused counts for neither.
 * @returns whether it was counted
 */
export async function consumeForVisitor(
  { limiter, hashIp }: Dependencies<"consume" | "refund">,
  { name, ip, window, amount, max }: VisitorUse,
): Promise<boolean> {
  const [visitor, network] = toKeys(hashIp, { name, ip, window });
  if (!(await limiter.consume({ key: visitor, window, amount, max }))) return false;
  const maxOfNetwork = max * visitorsPerNetwork;
  if (
    network === undefined ||
    (await limiter.consume({ key: network, window, amount, max: maxOfNetwork }))
  )
    return true;
  await limiter.refund({ key: visitor, window, amount });
  return false;
}

/** Subtracts what `consumeForVisitor` has counted. */
export async function refundForVisitor(
  { limiter, hashIp }: Dependencies<"refund">,
  { name, ip, window, amount }: Omit<VisitorUse, "max">,
): Promise<void> {
  for (const key of toKeys(hashIp, { name, ip, window }))
    if (key !== undefined) await limiter.refund({ key, window, amount });
}

/** Reads what `consumeForVisitor` has counted, of the visitor and of the network. */
export async function readUsedByVisitor(
  { limiter, hashIp }: Dependencies<"readUsed">,
  use: Pick<VisitorUse, "name" | "ip" | "window">,
): Promise<{ readonly visitor: number; readonly network: number }> {
  const [visitorKey, networkKey] = toKeys(hashIp, use);
  const visitor = await limiter.readUsed(visitorKey, use.window);
  const network =
    networkKey === undefined ? visitor : await limiter.readUsed(networkKey, use.window);
  return { visitor, network };
}

/** @returns the key of the visitor, and of a network that has more visitors than this one */
function toKeys(
  hashIp: HashIp,
  { name, ip, window }: Pick<VisitorUse, "name" | "ip" | "window">,
): readonly [visitor: string, network: string | undefined] {
  const network = normalizeNetwork(ip);
  return [
    `${name}:${hashIp(ip, window.start)}`,
    network === normalizeIp(ip) ? undefined : `${name}-network:${hashIp(network, window.start)}`,
  ];
}
