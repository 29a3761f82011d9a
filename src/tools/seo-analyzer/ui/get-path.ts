import { formatReadableUrl } from "#base/readable-url.ts";

/** Without the host, which is the same for every page of a site. */
export const getPath = (url: string): string =>
  formatReadableUrl(url).replace(/^https?:\/\/[^/]+/, "") || "/";
