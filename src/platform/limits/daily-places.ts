import { RateLimitError } from "#base/rate-limit-error.ts";
import type { HashIp } from "./hash-ip.ts";
import { normalizeSubnet } from "./normalize-ip.ts";
import { getWindow, type RateLimiter, type Window } from "./rate-limiter.ts";
import { visitorsPerNetwork } from "./visitor-use.ts";

/** What few people do in a day, and of which all together have so many. */
export interface DailyPlaces {
  /** The beginning of the keys of its counts. */
  readonly name: string;
  /** How many one address may take. */
  readonly maxPerVisitor: number;
  /** How many all may take together. */
  readonly maxPerDay: number;
}

interface Dependencies {
  readonly limiter: Pick<RateLimiter, "consume" | "refund">;
  readonly hashIp: HashIp;
  readonly now: () => Date;
}

const dayMs = 24 * 3_600_000;
/**
 * The share of a day's places that is kept for networks that have taken none today, one for each.
 * Of 2,000 places, 75 addresses of different networks use up the rest at 20 each; the reserve of
 * 500 then takes 500 further networks, and until then whoever needs a place gets one.
 */
const reserveShare = 1 / 4;

/** Counts one use. @throws RateLimitError where the maximum is reached */
export async function consumeOrThrow(
  limiter: Pick<RateLimiter, "consume">,
  {
    name,
    key,
    window,
    max,
  }: Readonly<Record<"name" | "key", string>> & {
    readonly window: Window;
    readonly max: number;
  },
): Promise<void> {
  const isUsed = await limiter.consume({ key: `${name}:${key}`, window, amount: 1, max });
  if (!isUsed) throw new RateLimitError(`the limit of ${name}`, window.retryAfterSeconds);
}

/**
 * Takes one of the day's places for an address.
 * @throws RateLimitError where the address, its network or all have taken as many as they may
 */
export async function takeDailyPlace(
  ip: string,
  { name, maxPerVisitor, maxPerDay }: DailyPlaces,
  { limiter, hashIp, now }: Dependencies,
): Promise<void> {
  const window = getWindow(now(), dayMs);
  const reserve = Math.floor(maxPerDay * reserveShare);
  const consume = (suffix: string, key: string, max: number) =>
    consumeOrThrow(limiter, { name: name + suffix, key, window, max });
  const network = hashIp(normalizeSubnet(ip), window.start);
  await consume("", hashIp(ip, window.start), maxPerVisitor);
  const shared = { key: `${name}-all:`, window, amount: 1 };
  if (!(await limiter.consume({ ...shared, max: maxPerDay - reserve }))) {
    // The network's count is that of the day, so that only its first place is of the reserve.
    await consume("-network", network, 1);
    return await consume("-reserve", "", reserve);
  }
  try {
    await consume("-network", network, maxPerVisitor * visitorsPerNetwork);
  } catch (error) {
    await limiter.refund(shared);
    throw error;
  }
}
