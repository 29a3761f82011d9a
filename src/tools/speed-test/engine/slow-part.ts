import type { BandwidthFigures } from "./bandwidth-figures.ts";
import { rateFitness } from "./bandwidth-uses.ts";
import { getScoreBand } from "./score.ts";

/** What a test can say of its two parts: what is slow, or what is known of one of them. */
export type SlowPart =
  | "connection"
  | "site"
  | "both"
  | "neither"
  | "connectionSiteGood"
  | "neitherSiteGood"
  | "siteSlow"
  | "siteGood"
  | "siteFast"
  | "siteSlowServerBusy"
  | "siteGoodServerBusy"
  | "siteFastServerBusy"
  | "connectionSlow"
  | "connectionFast"
  | "unknown";

interface Measured {
  /** Null where the connection was not measured. */
  readonly connection: (BandwidthFigures & { readonly isServerLimited: boolean }) | null;
  /** The score of the site; null where the server has no browser that gives one. */
  readonly score: number | null;
}

const siteNames = { poor: "siteSlow", good: "siteGood", excellent: "siteFast" } as const;

/**
 * Finds what is slow by the labels that the page shows: a site that needs improvement, one that is
 * good and has its list of what slows it down, and a connection that does not play a film in HD or
 * does not carry a call. Of a slow connection nothing is said where our own server may have slowed
 * it down.
 * @see docs/specification.md#speed-test-labels
 */
export function findSlowPart({ connection, score }: Measured): SlowPart {
  const isConnectionSlow =
    connection !== null &&
    (rateFitness("hd", connection) !== "good" || rateFitness("calls", connection) === "poor");
  const isServerBusy = isConnectionSlow && connection.isServerLimited;
  if (score === null) {
    if (connection === null || isServerBusy) return "unknown";
    return isConnectionSlow ? "connectionSlow" : "connectionFast";
  }
  const band = getScoreBand(score);
  const site = siteNames[band];
  if (isServerBusy) return `${site}ServerBusy`;
  if (connection === null) return site;
  if (band === "good") return isConnectionSlow ? "connectionSiteGood" : "neitherSiteGood";
  if (isConnectionSlow) return band === "poor" ? "both" : "connection";
  return band === "poor" ? "site" : "neither";
}
