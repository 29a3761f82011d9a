import type { BandwidthFigures } from "./bandwidth-figures.ts";

/** Common uses of a connection, in the order of display. */
export const bandwidthUses = ["lesson", "calls", "hd", "uhd", "photos", "games"] as const;
export type BandwidthUse = (typeof bandwidthUses)[number];
export type Fitness = "good" | "fair" | "poor";

/** The documents that state the thresholds; those of photos are our own. */
export const useSources = {
  zoom: "https://support.zoom.com/hc/en/article?id=zm_kb&sysparm_article=KB0060748",
  netflix: "https://help.netflix.com/en/node/306",
  youtube: "https://support.google.com/youtube/answer/78358",
  xbox: "https://support.xbox.com/en-US/help/hardware-network/connect-network/troubleshoot-network-connection-consoles",
} as const;

/** `busy` is the latency under load, in milliseconds; `idle` without load. */
export type NeededFigure = "down" | "up" | "idle" | "busy" | "jitter" | "photoSeconds";

/** A figure and its limit: a minimum of speeds, a maximum of times. */
export interface Need {
  readonly figure: NeededFigure;
  readonly limit: number;
}

const toNeeds = (limits: Partial<Record<NeededFigure, number>>): readonly Need[] =>
  Object.entries(limits).map(([figure, limit]) => ({ figure: figure as NeededFigure, limit }));

/**
 * What each use needs to be good and to be fair. Lessons: Zoom's group video is received in 720p at
 * 1.5 Mbps and in its lowest good quality at 0.6, and a voice sends up to 0.08. Calls: Zoom's group
 * video needs 2.5 Mbps down and 3 up for 1080p, and at least 0.6. Both: ITU-T G.114 allows 150 ms
 * one way, so 300 ms for a round trip. Films: Netflix needs 3 Mbps for 720p, 5 for 1080p and 15 for
 * 4K, YouTube 5 for 1080p and 20 for 4K. Games: Xbox needs 3 Mbps down, 0.5 up and less than 150
 * ms; for fast games, our own limit is half of that latency. Photos: our own choice, twenty of them
 * in two or in ten minutes.
 */
const needsByUse: Readonly<
  Record<BandwidthUse, readonly [good: readonly Need[], fair: readonly Need[]]>
> = {
  lesson: [toNeeds({ down: 1.5, up: 0.1, busy: 300 }), toNeeds({ down: 0.6, up: 0.1 })],
  calls: [
    toNeeds({ down: 2.5, up: 3, busy: 300, jitter: 40 }),
    toNeeds({ down: 0.6, up: 0.6, idle: 300 }),
  ],
  hd: [toNeeds({ down: 5 }), toNeeds({ down: 3 })],
  uhd: [toNeeds({ down: 20 }), toNeeds({ down: 15 })],
  photos: [toNeeds({ photoSeconds: 120 }), toNeeds({ photoSeconds: 600 })],
  games: [
    toNeeds({ down: 3, up: 0.5, idle: 75, busy: 150 }),
    toNeeds({ down: 3, up: 0.5, idle: 150 }),
  ],
};

/** Twenty photos of a product as a phone takes them, of 4 MB each. */
const photosBits = 20 * 4e6 * 8;

/** Seconds that an upload of twenty photos takes. */
export function getPhotoSeconds({ uploadMbps }: Pick<BandwidthFigures, "uploadMbps">): number {
  return photosBits / (uploadMbps * 1e6);
}

/** The figures that uses are rated by, in the units of their needs. */
export function readNeededFigures(
  figures: BandwidthFigures,
): Readonly<Record<NeededFigure, number>> {
  const { downloadMbps, uploadMbps, latencyMs, jitterMs, loadedLatencyMs } = figures;
  return {
    down: downloadMbps,
    up: uploadMbps,
    idle: latencyMs,
    busy: Math.max(latencyMs, loadedLatencyMs ?? 0),
    jitter: jitterMs,
    photoSeconds: getPhotoSeconds(figures),
  };
}

function findUnmet(list: readonly Need[], figures: BandwidthFigures): Need | null {
  const values = readNeededFigures(figures);
  const isMet = ({ figure, limit }: Need): boolean =>
    figure === "down" || figure === "up" ? values[figure] >= limit : values[figure] <= limit;
  return list.find((need) => !isMet(need)) ?? null;
}

/** Rates how well a connection suits a use. */
export function rateFitness(use: BandwidthUse, figures: BandwidthFigures): Fitness {
  const [good, fair] = needsByUse[use];
  if (findUnmet(good, figures) === null) return "good";
  return findUnmet(fair, figures) === null ? "fair" : "poor";
}

/**
 * The first figure that keeps a connection from the next better rating of a use; null where it is
 * good.
 */
export function findShortfall(use: BandwidthUse, figures: BandwidthFigures): Need | null {
  const [good, fair] = needsByUse[use];
  return findUnmet(fair, figures) ?? findUnmet(good, figures);
}
