/** How much room visitors' files may take. */
export interface AttachmentLimits {
  /** All attachments together. */
  readonly maxTotalBytes: number;
  /** From one address in a day, in UTC. */
  readonly maxVisitorBytes: number;
  /** What stays free on the disk that files arrive on: the database needs room too. */
  readonly minFreeBytes: number;
}
