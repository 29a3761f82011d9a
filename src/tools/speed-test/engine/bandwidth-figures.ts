import { limitRounds, type BandwidthPlan } from "./bandwidth-plan.ts";

/** What a line does, as it is shown. */
export interface BandwidthFigures {
  readonly latencyMs: number;
  /** How far one answer's time lies from the next one's. */
  readonly jitterMs: number;
  /** Latency while the line is full, in the direction where it is worse; null where the line was never full for long enough. */
  readonly loadedLatencyMs: number | null;
  readonly downloadMbps: number;
  readonly uploadMbps: number;
}

/** One request, as @cloudflare/speedtest tells of it: `duration` and `ping` in milliseconds. */
export interface Point {
  readonly bytes: number;
  readonly duration: number;
  readonly ping: number;
}

/**
 * The speed that the requests of the largest size had together, in megabits of content a second. The time until a
 * first byte can arrive is taken off: it is the latency, which has a figure of its own, and not the width of the line.
 * Undefined while nothing was measured.
 * @param waitMs how long a request waits without any byte of it on the way
 */
export function computeSpeed(
  points: readonly Point[],
  waitMs: (point: Point) => number,
): number | undefined {
  const maxRequestBytes = Math.max(...points.map(({ bytes }) => bytes));
  const largestPoints = points.filter(({ bytes }) => bytes === maxRequestBytes);
  const bits = largestPoints.reduce((sum, { bytes }) => sum + bytes * 8, 0);
  // Half of the time at least counts: on a line whose latency swings, all of it could be taken off.
  const ms = largestPoints.reduce(
    (sum, point) => sum + Math.max(point.duration / 2, point.duration - waitMs(point)),
    0,
  );
  return largestPoints.length === 0 || ms <= 0 ? undefined : bits / ms / 1_000;
}

/** What was done of a plan so far. */
export interface BandwidthCounts {
  readonly probes: number;
  readonly down: readonly Point[];
  readonly up: readonly Point[];
  /** Whether the download is over, which the engine knows only by turning to the upload. */
  readonly isUploading: boolean;
}

const shares = { probes: 0.1, down: 0.45, up: 0.45 } as const;

/** How much is done, from 0 to 1: of the rounds that a line of the speed seen so far goes through. */
export function computeProgress(
  plan: BandwidthPlan,
  { probes, down, up, isUploading }: BandwidthCounts,
): number {
  const computeShare = (points: readonly Point[], rounds: BandwidthPlan["down"]): number => {
    const mbps = computeSpeed(points, () => 0);
    if (mbps === undefined) return 0;
    const all = limitRounds(rounds, mbps).reduce(
      (sum, { bytes, count }) => sum + Math.sqrt(bytes) * count,
      0,
    );
    const done = points.reduce((sum, { bytes }) => sum + Math.sqrt(bytes), 0);
    return Math.min(1, done / all);
  };
  return (
    shares.probes * Math.min(1, probes / plan.probes) +
    shares.down * (isUploading ? 1 : computeShare(down, plan.down)) +
    shares.up * computeShare(up, plan.up)
  );
}
