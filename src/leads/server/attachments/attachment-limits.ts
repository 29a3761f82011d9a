/** The limits of the space for visitors' files. */
export interface AttachmentLimits {
  /** All attachments together. */
  readonly maxTotalBytes: number;
  /** From one address in a day (UTC); an IPv6 network has `visitorsPerNetwork` times as much. */
  readonly maxVisitorBytes: number;
  /** What stays free on the disk that receives the files, because the database needs space too. */
  readonly minFreeBytes: number;
}
