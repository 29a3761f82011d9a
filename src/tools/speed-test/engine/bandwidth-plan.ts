/** A number of requests of one size, in the form of @cloudflare/speedtest. */
interface Round {
  readonly bytes: number;
  readonly count: number;
}

/** What is transferred: growing rounds in each direction, until a round takes `maxRoundMs`. */
export interface BandwidthPlan {
  readonly probes: number;
  readonly down: readonly Round[];
  readonly up: readonly Round[];
}

/**
 * A round whose requests each take longer than this is enough to compute the speed; a larger one
 * would only use data.
 */
export const maxRoundMs = 1_000;

const toRounds = (
  ...pairs: readonly (readonly [bytes: number, count: number])[]
): readonly Round[] => pairs.map(([bytes, count]) => ({ bytes, count }));

/**
 * Rounds grow about threefold, so that the last one takes one to three seconds: long enough for the
 * start of a connection not to count, and 5/1 Mbps through in some 17 s.
 */
const fullPlan: BandwidthPlan = {
  probes: 12,
  down: toRounds([1e5, 2], [3e5, 2], [1e6, 3], [3e6, 3], [1e7, 2], [2.5e7, 1]),
  up: toRounds([1e5, 2], [3e5, 2], [1e6, 3], [3e6, 3], [1e7, 2]),
};

/** For data-saving mode: under 8 MB on any connection, and less precise on fast ones. */
const lightPlan: BandwidthPlan = {
  probes: 10,
  down: toRounds([1e5, 2], [3e5, 2], [1e6, 2], [3e6, 1]),
  up: toRounds([1e5, 2], [3e5, 2], [1e6, 1]),
};

/**
 * The largest plan that a visitor may still use, null where there is none.
 * @param budgetBytes what the server grants
 */
export function choosePlan(shouldSaveData: boolean, budgetBytes: number): BandwidthPlan | null {
  const fitting = shouldSaveData ? [lightPlan] : [fullPlan, lightPlan];
  return fitting.find((plan) => getMaxBytes(plan) <= budgetBytes) ?? null;
}

/** Bytes that a plan transfers on the fastest connection. */
function getMaxBytes({ down, up }: BandwidthPlan): number {
  return sumBytes(down) + sumBytes(up);
}

/** The megabytes that a test transfers: on a slow connection of 5/1 Mbps, and at most. */
export function getPlanMegabytes(shouldSaveData: boolean): {
  readonly least: number;
  readonly most: number;
} {
  const plan = shouldSaveData ? lightPlan : fullPlan;
  const minBytes = sumBytes(limitRounds(plan.down, 5)) + sumBytes(limitRounds(plan.up, 1));
  return { least: Math.round(minBytes / 1e6), most: Math.round(getMaxBytes(plan) / 1e6) };
}

/** The rounds that a connection of this speed, in megabits per second, goes through. */
export function limitRounds(all: readonly Round[], mbps: number): readonly Round[] {
  const last = all.findIndex(({ bytes }) => (bytes * 8) / (mbps * 1_000) > maxRoundMs);
  return last < 0 ? all : all.slice(0, last + 1);
}

function sumBytes(all: readonly Round[]): number {
  return all.reduce((sum, { bytes, count }) => sum + bytes * count, 0);
}
