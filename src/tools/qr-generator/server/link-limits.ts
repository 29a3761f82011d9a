import { RateLimitError } from "#base/rate-limit-error.ts";
import type { HashIp } from "#platform/limits/hash-ip.ts";
import { consumeOrThrow, takeDailyPlace } from "#platform/limits/daily-places.ts";
import { normalizeIp, normalizeNetwork, normalizeSubnet } from "#platform/limits/normalize-ip.ts";
import { getWindow, type RateLimiter, type Window } from "#platform/limits/rate-limiter.ts";
import { visitorsPerNetwork } from "#platform/limits/visitor-use.ts";
import type { LinkSettings } from "./settings.ts";

/** Limits what one address may do with short links. */
export interface LinkLimits {
  /** @throws RateLimitError where the address, its network or all have made enough today */
  countCreation(ip: string): Promise<void>;
  /** Counts a request with a key. @throws RateLimitError */
  countEdit(ip: string): Promise<void>;
  /** @throws RateLimitError */
  countReport(ip: string): Promise<void>;
  /** Counts an id that does not exist. @throws RateLimitError */
  countMiss(ip: string): Promise<void>;
  /** @throws RateLimitError where the address has tried too many ids that do not exist */
  rejectWalker(ip: string): void;
}

interface Dependencies {
  readonly limiter: Pick<RateLimiter, "consume" | "refund">;
  readonly hashIp: HashIp;
  readonly settings: Pick<LinkSettings, "maxPerVisitor" | "maxPerDay">;
  readonly now: () => Date;
}

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;
const maxEditsPerHour = 600;
const maxReportsPerDay = 10;
/**
 * With 100,000 codes, one random id of 3.8e11 in 3.8 million is a code: an address that tries 60 in
 * ten minutes meets one in 440 days, and a /48 of IPv6 with five times as many one in 88.
 */
const maxMisses = 60;
const missWindowMs = 10 * minuteMs;

/** Creates the limits, which count in the database for all processes. */
export function createLinkLimits({ limiter, hashIp, settings, now }: Dependencies): LinkLimits {
  /** Until when an address or network is refused, so that a redirect needs no write for it. */
  const refusedUntil = new Map<string, number>();

  const consume = (name: string, key: string, window: Window, max: number) =>
    consumeOrThrow(limiter, { name, key, window, max });

  return {
    countCreation: (ip) =>
      takeDailyPlace(ip, { name: "qr-links", ...settings }, { limiter, hashIp, now }),
    async countEdit(ip) {
      const window = getWindow(now(), hourMs);
      await consume("qr-edits", hashIp(ip, window.start), window, maxEditsPerHour);
    },
    async countReport(ip) {
      const window = getWindow(now(), dayMs);
      await consume("qr-reports", hashIp(ip, window.start), window, maxReportsPerDay);
      const network = hashIp(normalizeSubnet(ip), window.start);
      const max = maxReportsPerDay * visitorsPerNetwork;
      await consume("qr-reports-network", network, window, max);
    },
    async countMiss(ip) {
      const window = getWindow(now(), missWindowMs);
      const count = async (name: string, address: string, max: number): Promise<void> => {
        try {
          await consume(name, hashIp(address, window.start), window, max);
        } catch (error) {
          if (error instanceof RateLimitError) {
            deletePast(refusedUntil, now().getTime());
            refusedUntil.set(`${name}:${normalizeIp(address)}`, window.end.getTime());
          }
          throw error;
        }
      };
      await count("qr-misses", ip, maxMisses);
      await count("qr-misses-network", normalizeNetwork(ip), maxMisses * visitorsPerNetwork);
    },
    rejectWalker(ip) {
      const keys = [
        `qr-misses:${normalizeIp(ip)}`,
        `qr-misses-network:${normalizeIp(normalizeNetwork(ip))}`,
      ];
      const until = Math.max(...keys.map((key) => refusedUntil.get(key) ?? 0));
      const waitMs = until - now().getTime();
      if (waitMs > 0)
        throw new RateLimitError("one address walks the ids", Math.ceil(waitMs / 1_000));
    },
  };
}

/** Keeps the map as small as the number of addresses that are refused now. */
function deletePast(refusedUntil: Map<string, number>, nowMs: number): void {
  for (const [address, until] of refusedUntil) if (until <= nowMs) refusedUntil.delete(address);
}
