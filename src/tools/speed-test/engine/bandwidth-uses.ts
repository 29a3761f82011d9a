import type { BandwidthFigures } from "./bandwidth-figures.ts";

/** Common uses of a connection, in the order of display. */
export const bandwidthUses = ["calls", "hd", "uhd", "games", "uploads"] as const;
export type BandwidthUse = (typeof bandwidthUses)[number];
export type Fitness = "good" | "fair" | "poor";

/** The documents that state the thresholds. */
export const useSources: Readonly<Record<Exclude<BandwidthUse, "uploads">, `https://${string}`>> = {
  calls: "https://support.zoom.com/hc/en/article?id=zm_kb&sysparm_article=KB0060748",
  hd: "https://help.netflix.com/en/node/306",
  uhd: "https://help.netflix.com/en/node/306",
  games:
    "https://support.xbox.com/en-US/help/hardware-network/connect-network/troubleshoot-network-connection-consoles",
};

/** The size of a large file, such as a catalogue or a minute of video: 100 MB. */
const largeFileBits = 100e6 * 8;

/** Seconds that an upload of 100 MB takes. */
export function getUploadSeconds({ uploadMbps }: Pick<BandwidthFigures, "uploadMbps">): number {
  return largeFileBits / (uploadMbps * 1e6);
}

/**
 * Rates how well a connection suits a use. Calls: Zoom's group video needs 2.5 Mbps down and 3 up
 * for 1080p, and at least 0.6; ITU-T G.114 allows 150 ms one way, so 300 ms for a round trip under
 * load. Films: Netflix needs 3 Mbps for 720p, 5 for 1080p and 15 for 4K. Games: Xbox needs 3 Mbps
 * down, 0.5 up and less than 150 ms; for fast games, our own limit is half of that latency.
 * Uploads: our own choice, 100 MB in two or in ten minutes.
 */
export function rateFitness(use: BandwidthUse, figures: BandwidthFigures): Fitness {
  const { downloadMbps: down, uploadMbps: up, latencyMs, jitterMs } = figures;
  const busyMs = Math.max(latencyMs, figures.loadedLatencyMs ?? 0);
  switch (use) {
    case "calls":
      return grade(
        down >= 2.5 && up >= 3 && busyMs <= 300 && jitterMs <= 40,
        down >= 0.6 && up >= 0.6 && latencyMs <= 300,
      );
    case "hd":
      return grade(down >= 5, down >= 3);
    case "uhd":
      return grade(down >= 15, false);
    case "games":
      return grade(
        down >= 3 && up >= 0.5 && latencyMs < 75,
        down >= 3 && up >= 0.5 && latencyMs < 150,
      );
    case "uploads":
      return grade(getUploadSeconds(figures) <= 120, getUploadSeconds(figures) <= 600);
  }
}

function grade(isGood: boolean, isFair: boolean): Fitness {
  return isGood ? "good" : isFair ? "fair" : "poor";
}
