/** How much data the bandwidth test may move. */
export interface BandwidthLimits {
  /** Bytes that one visitor may move in an hour, both ways together, through all instances. */
  readonly visitorBytes: number;
  /** Concurrent requests with a body, either way, in this process. */
  readonly streams: number;
  /** Bytes that all visitors together may move in an hour, through all instances. */
  readonly allBytes: number;
  /** The bandwidth of the server's own connection, in megabits per second. */
  readonly serverMbps: number;
}
