import type { BandwidthFigures } from "./bandwidth-figures.ts";
import { rateFitness } from "./bandwidth-uses.ts";
import { getScoreBand } from "./score.ts";

/** What is slow of the two that a test measures. */
export type SlowPart = "connection" | "site" | "both" | "neither";

interface Measured {
  /** Null where the connection was not measured. */
  readonly connection: (BandwidthFigures & { readonly isServerLimited: boolean }) | null;
  /** The score of the site; null without one. */
  readonly score: number | null;
}

/**
 * Finds what is slow by the labels that the page shows: a site that needs improvement, and a
 * connection that does not play a film in HD or does not carry a call.
 * @returns null where one of the two is unknown, or our own server may have slowed the connection
 * @see docs/specification.md#speed-test-labels
 */
export function findSlowPart({ connection, score }: Measured): SlowPart | null {
  if (connection === null || score === null) return null;
  const isConnectionSlow =
    rateFitness("hd", connection) !== "good" || rateFitness("calls", connection) === "poor";
  if (isConnectionSlow && connection.isServerLimited) return null;
  const isSiteSlow = getScoreBand(score) === "poor";
  if (isConnectionSlow) return isSiteSlow ? "both" : "connection";
  return isSiteSlow ? "site" : "neither";
}
