/**
 * How long things are stored. The stores delete by these figures, and the table of the privacy
 * policy is written from them (decision 104). Browser code imports the type alone, as in `const
 * maxDays = 90 satisfies Retention["connectionHistoryDays"]`: it costs no byte and the compiler
 * compares the two.
 */
export const retention = {
  /** A lead and its attachment, from the day it arrived. A setting may shorten it. */
  leadMonths: 24,
  /** How many backups are kept; the oldest is deleted with the next one. */
  backups: 14,
  /** A notification is delivered again and again for so long, and then kept until it is decided. */
  notificationRetryDays: 4,
  /** Results of the SEO analyzer and the speed test. */
  reportDays: 30,
  /** What a crawl has read of a site, where no server continues it. */
  crawlCheckpointHours: 1,
  /** The hash of the visitor who started a job. */
  jobVisitorHours: 1,
  /** Answers of the sources of keyword research: free ones, and the paid one. */
  freeAnswerDays: 7,
  paidAnswerDays: 30,
  /** The longest window of a limit; its count has a hash of the visitor's address as its key. */
  limitWindowHours: 24,
  /** How often expired rows are deleted; a row lives at most so much longer. */
  maintenanceHours: 24,
  /** Who has reported a short link, as a hash. */
  linkReporterDays: 90,
  /** What the owner of a reported short link has answered. */
  linkAnswerDays: 90,
  /** A request to monitor a page that was not confirmed. */
  monitorRequestHours: 48,
  /** Who has opened a short link, as a hash in memory alone, after the last time. */
  scanMemoryMinutes: 30,
  /** Files in the browser that a visitor chose and did not send or take. */
  browserFileHours: 24,
  /** Measurements of the connection, in the browser. */
  connectionHistoryDays: 90,
} as const;

export type Retention = typeof retention;

export const hourMs = 3_600_000;
export const dayMs = 24 * hourMs;
