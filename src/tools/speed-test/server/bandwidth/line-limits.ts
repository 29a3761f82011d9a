/** How much the measuring of lines may cost. */
export interface BandwidthLimits {
  /** Bytes that one visitor may move in an hour, both ways together, by all instances. */
  readonly visitorBytes: number;
  /** Requests with a body, either way, at one moment, by this process. */
  readonly streams: number;
  /** Bytes that all visitors together may move in an hour, by all instances. */
  readonly allBytes: number;
  /** What the server's own line carries, in megabits a second. */
  readonly serverMbps: number;
}
