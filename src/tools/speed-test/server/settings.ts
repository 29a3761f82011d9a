import * as z from "zod/mini";
import { parseNumbers, type Values } from "#platform/settings/variables.ts";
import type { BandwidthLimits } from "./bandwidth/bandwidth-limits.ts";

const defaultLimits = "1000,12,20000,1000";

const limitsVariable = z.optional(
  z
    .string()
    .check(
      z.regex(
        /^[1-9]\d{0,8}(?:,[1-9]\d{0,8}){3}$/,
        "must be four whole numbers, as 1000,12,20000,1000: megabytes an hour that one visitor may measure with, lines measured at once, megabytes an hour in all, megabits a second that the server's own line carries",
      ),
    ),
);

export const bandwidthVariables = {
  SERVER_LOCATION: z._default(
    z.string().check(z.maxLength(60, "must be the name of a place, of 60 characters at most")),
    "Cairo",
  ),
  BANDWIDTH_LIMITS: limitsVariable,
  /** The former name of BANDWIDTH_LIMITS, which servers in operation may still have set. */
  LINE_LIMITS: limitsVariable,
};

/** The settings of the bandwidth test. */
export interface BandwidthSettings {
  readonly limits: BandwidthLimits;
  readonly serverLocation: string;
}

export function readBandwidthSettings(set: Values<typeof bandwidthVariables>): BandwidthSettings {
  const [visitorMb, streams, allMb, serverMbps] = parseNumbers(
    set.BANDWIDTH_LIMITS ?? set.LINE_LIMITS ?? defaultLimits,
  );
  return {
    limits: {
      visitorBytes: visitorMb! * 1e6,
      streams: streams!,
      allBytes: allMb! * 1e6,
      serverMbps: serverMbps!,
    },
    serverLocation: set.SERVER_LOCATION.trim(),
  };
}
