/** A URL for display: percent-encoded Arabic is decoded. */
export function toReadable(url: string): string {
  try {
    return decodeURI(url);
  } catch {
    return url;
  }
}

/** The URL as a visitor would write it: without scheme and without a final slash. */
export function shortenUrl(url: string): string {
  return toReadable(url)
    .replace(/^https?:\/\//, "")
    .replace(/^([^/]+)\/$/, "$1");
}
