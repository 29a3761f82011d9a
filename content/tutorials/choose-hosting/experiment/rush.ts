import { seedRandom } from "../../../../scripts/experiments/seed-random.ts";

/** A visitor who opens one page of a product. */
export interface Visit {
  /** In seconds after the beginning of the rush. */
  readonly atSeconds: number;
  readonly product: number;
}

export interface Shop {
  /** How many pages are built at once. A further request waits until one of them is done. */
  readonly workers: number;
  /** How long it takes to build a page, in seconds. */
  readonly buildSeconds: number;
  /** How long a page that was built before takes, in seconds; null where none is kept. */
  readonly cachedSeconds: number | null;
}

export interface Rush {
  readonly visitors: number;
  /** All of them come within this time, each at a moment drawn at random. */
  readonly withinSeconds: number;
  readonly products: number;
}

/** Draws the visits of a rush, in their order: the same ones for the same seed. */
export function drawVisits(
  { visitors, withinSeconds, products }: Rush,
  seed: number,
): readonly Visit[] {
  const random = seedRandom(seed);
  return Array.from({ length: visitors }, () => ({
    atSeconds: random() * withinSeconds,
    product: Math.floor(random() * products),
  })).sort((a, b) => a.atSeconds - b.atSeconds);
}

/**
 * Computes how long each visitor waits for the first byte, in seconds. It is a model in virtual
 * time: one queue, first come, first served, and no visitor gives up.
 */
export function computeWaits(visits: readonly Visit[], shop: Shop): readonly number[] {
  const freeAt = Array.from({ length: shop.workers }, () => 0);
  const builtAt = new Map<number, number>();
  return visits.map(({ atSeconds, product }) => {
    if (shop.cachedSeconds !== null && (builtAt.get(product) ?? Infinity) <= atSeconds)
      return shop.cachedSeconds;
    const worker = freeAt.indexOf(Math.min(...freeAt));
    const done = Math.max(atSeconds, freeAt[worker]!) + shop.buildSeconds;
    freeAt[worker] = done;
    builtAt.set(product, Math.min(done, builtAt.get(product) ?? Infinity));
    return done - atSeconds;
  });
}

/** The value below which a share of all values is, by the nearest rank. */
export function computeQuantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)]!;
}
