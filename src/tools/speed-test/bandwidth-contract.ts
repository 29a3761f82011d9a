import * as z from "zod/mini";

/**
 * The routes of the bandwidth test. GET `state?locale=` returns `BandwidthState`;
 * @cloudflare/speedtest requests the others.
 */
export const bandwidthPaths = {
  state: "/api/line",
  down: "/api/line/down",
  up: "/api/line/up",
} as const;

/** The maximum of bytes in one request or response. */
export const maxTransferBytes = { down: 100_000_000, up: 25_000_000 } as const;

/** The state of the server, which the browser reads before and after a test. */
export const BandwidthState = z.object({
  /** The server's city in the requested language. */
  location: z.string(),
  /**
   * How many bytes this visitor may still move, both ways together, within the next `retryAfterS`
   * seconds.
   */
  budgetBytes: z.number(),
  retryAfterS: z.number(),
  /** Whether others run a test at the same time, so that the server may be the bottleneck. */
  isBusy: z.boolean(),
  /** The bandwidth of the server's own connection: no faster connection can be measured. */
  serverMbps: z.number(),
});
export type BandwidthState = z.output<typeof BandwidthState>;
