import type { HashIp } from "#platform/limits/hash-ip.ts";
import { normalizeSubnet } from "#platform/limits/normalize-ip.ts";
import { retention } from "#base/inventory/retention.ts";

interface ScanLimitDependencies {
  readonly hashIp: HashIp;
  readonly now: () => Date;
}

/** A token bucket: what may be counted at once, and how fast that comes back. */
interface Bucket {
  readonly tokens: number;
  /** When they were counted, in milliseconds since 1970. */
  readonly at: number;
}

interface Rate {
  readonly burst: number;
  readonly perMinute: number;
}

const minuteMs = 60_000;
const refillMs = retention.scanMemoryMinutes * minuteMs;

/**
 * One address may be a shop whose guests scan a code over the same line: thirty at once, and one a
 * minute, 60 in an hour. Whoever wants to make the counts of a code false adds 1,470 in a day.
 */
const addressRate: Rate = { burst: 30, perMinute: 30 / retention.scanMemoryMinutes };
/** Five lines of one /24 or /48; a carrier's subscribers share such a block. */
const networkRate: Rate = { burst: 150, perMinute: 150 / retention.scanMemoryMinutes };

/** A flood of addresses takes so much room and no more: about 10 MB. */
const maxBuckets = 50_000;

/**
 * Says which scans count, for each code and address and for each code and network. It keeps hashes
 * in memory alone, until a bucket is full again, which takes `retention.scanMemoryMinutes` from its
 * last scan. Each process counts for itself.
 */
export class ScanLimit {
  readonly #dependencies: ScanLimitDependencies;
  /** The least recently used one is the first. */
  readonly #buckets = new Map<string, Bucket>();

  constructor(dependencies: ScanLimitDependencies) {
    this.#dependencies = dependencies;
  }

  /** The number of buckets that are kept. */
  get size(): number {
    return this.#buckets.size;
  }

  /** Takes one scan of a link into account. @returns whether it counts */
  take(id: string, ip: string): boolean {
    const now = this.#dependencies.now();
    this.#deleteFull(now.getTime());
    const hash = (address: string) => `${id} ${this.#dependencies.hashIp(address, now)}`;
    return (
      this.#takeFrom(hash(ip), addressRate, now.getTime()) &&
      this.#takeFrom(`network ${hash(normalizeSubnet(ip))}`, networkRate, now.getTime())
    );
  }

  #takeFrom(key: string, { burst, perMinute }: Rate, at: number): boolean {
    const bucket = this.#buckets.get(key) ?? { tokens: burst, at };
    const refilled = (Math.max(0, at - bucket.at) / minuteMs) * perMinute;
    const tokens = Math.min(burst, bucket.tokens + refilled);
    if (tokens < 1) return false;
    // Inserted again, the bucket is the last of the map.
    this.#buckets.delete(key);
    this.#buckets.set(key, { tokens: tokens - 1, at });
    return true;
  }

  #deleteFull(at: number): void {
    for (const [key, bucket] of this.#buckets) {
      if (at - bucket.at < refillMs && this.#buckets.size <= maxBuckets) return;
      this.#buckets.delete(key);
    }
  }
}
