/**
 * Decodes the percent-encoded Arabic of a URL for display. A URL that cannot be decoded is returned
 * as it is.
 */
export function formatReadableUrl(url: string): string {
  try {
    return decodeURI(url);
  } catch {
    return url;
  }
}

/**
 * Shortens a URL for display: decoded, without its scheme, and without the slash of an empty path.
 */
export function shortenUrl(url: string): string {
  return formatReadableUrl(url)
    .replace(/^https?:\/\//, "")
    .replace(/^([^/]+)\/$/, "$1");
}
