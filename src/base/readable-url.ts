/** Control and format characters, and separators of lines: they would change the text around. */
const unshown = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;

/**
 * Decodes the percent-encoded Arabic of a URL for display. Line breaks, marks of direction and the
 * like stay encoded. A URL that cannot be decoded is returned as it is.
 */
export function formatReadableUrl(url: string): string {
  try {
    return decodeURI(url).replace(unshown, encodeURIComponent);
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
