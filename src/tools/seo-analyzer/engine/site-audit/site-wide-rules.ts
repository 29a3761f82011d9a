/**
 * The rules about the server and its files: what they find on one page is true of the whole site,
 * so their number of pages says nothing.
 */
export const siteWideRules: ReadonlySet<string> = new Set([
  "certificate",
  "http2",
  "robots-valid",
  "sitemap",
  "soft-404",
]);
