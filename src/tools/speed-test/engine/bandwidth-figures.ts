import { limitRounds, type BandwidthPlan } from "./bandwidth-plan.ts";

/** The measured figures of a connection. */
export interface BandwidthFigures {
  readonly latencyMs: number;
  /** The mean difference between the times of consecutive responses. */
  readonly jitterMs: number;
  /**
   * Latency under load, in the worse direction; null where the connection was not under load long
   * enough.
   */
  readonly loadedLatencyMs: number | null;
  readonly downloadMbps: number;
  readonly uploadMbps: number;
}

/** One request as @cloudflare/speedtest reports it: `duration` and `ping` in milliseconds. */
export interface Point {
  readonly bytes: number;
  readonly duration: number;
  readonly ping: number;
}

/**
 * The speed that the requests of the largest size had together, in megabits of content a second.
 * The time until a first byte can arrive is subtracted: it is the latency, which has a figure of
 * its own, and not the bandwidth. Undefined while nothing was measured.
 * @param getWaitMs how long a request waits without any byte of it on the way
 */
export function computeSpeed(
  points: readonly Point[],
  getWaitMs: (point: Point) => number,
): number | undefined {
  const maxRequestBytes = Math.max(...points.map(({ bytes }) => bytes));
  const largestPoints = points.filter(({ bytes }) => bytes === maxRequestBytes);
  const bits = largestPoints.reduce((sum, { bytes }) => sum + bytes * 8, 0);
  // At least half of the time counts: where the latency varies much, all of it could be subtracted.
  const ms = largestPoints.reduce(
    (sum, point) => sum + Math.max(point.duration / 2, point.duration - getWaitMs(point)),
    0,
  );
  return largestPoints.length === 0 || ms <= 0 ? undefined : bits / ms / 1_000;
}

/** What has been transferred of a plan so far. */
export interface BandwidthCounts {
  readonly probes: number;
  readonly down: readonly Point[];
  readonly up: readonly Point[];
  /** Whether the download is over; the engine shows it only by starting the upload. */
  readonly isUploading: boolean;
}

const shares = { probes: 0.1, down: 0.45, up: 0.45 } as const;

/** Progress from 0 to 1, of the rounds that a connection of the speed measured so far needs. */
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
