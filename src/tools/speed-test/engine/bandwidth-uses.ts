import type { BandwidthFigures } from "./bandwidth-figures.ts";

/** Common uses of a connection, in the order of display. */
export const bandwidthUses = ["calls", "hd", "uhd", "games", "uploads"] as const;
export type BandwidthUse = (typeof bandwidthUses)[number];
export type Fitness = "good" | "fair" | "poor";

/** Where the thresholds come from. */
export const useSources: Readonly<Record<Exclude<BandwidthUse, "uploads">, `https://${string}`>> = {
  calls: "https://support.zoom.com/hc/en/article?id=zm_kb&sysparm_article=KB0060748",
  hd: "https://help.netflix.com/en/node/306",
  uhd: "https://help.netflix.com/en/node/306",
  games:
    "https://support.xbox.com/en-US/help/hardware-network/connect-network/troubleshoot-network-connection-consoles",
};

/** A file of so many bytes is what "large" means here: a catalogue, a minute of video. */
const largeFileBits = 100e6 * 8;

/** Seconds that an upload of 100 MB takes. */
export function getUploadSeconds({ uploadMbps }: Pick<BandwidthFigures, "uploadMbps">): number {
  return largeFileBits / (uploadMbps * 1e6);
}

/**
 * What the line is good for. Calls: Zoom's group video, 2.5 Mbps down and 3 up for 1080p, 0.6 for the least, and
 * ITU-T G.114's 150 ms one way, there and back while the line is in use. Films: Netflix, 3 Mbps for 720p, 5 for 1080p,
 * 15 for 4K. Games: Xbox, 3 Mbps down, 0.5 up and less than 150 ms; half of that where a hit must land at once.
 * Uploads: ours, 100 MB in two minutes or in ten.
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
