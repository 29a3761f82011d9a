import * as z from "zod/mini";

/** Where a visitor's line is measured. GET `state?locale=` answers `LineState`; the others are what @cloudflare/speedtest asks. */
export const bandwidthPaths = {
  state: "/api/line",
  down: "/api/line/down",
  up: "/api/line/up",
} as const;

/** Bytes that one request may carry. */
export const maxTransferBytes = { down: 100_000_000, up: 25_000_000 } as const;

/** What the server says of itself before a line is measured against it, and after. */
export const BandwidthState = z.object({
  /** The server's city in the language that was asked for. */
  location: z.string(),
  /** How many bytes this visitor may still move, both ways together, until `retryAfterS` seconds are over. */
  budgetBytes: z.number(),
  retryAfterS: z.number(),
  /** Others measure at the same moment: the server may be what is slow. */
  isBusy: z.boolean(),
  /** What the server's own line carries: a faster one cannot be told from it. */
  serverMbps: z.number(),
});
export type BandwidthState = z.output<typeof BandwidthState>;
