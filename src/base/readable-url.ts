/** An address for people: percent-encoded Arabic is shown in letters. */
export function toReadable(url: string): string {
  try {
    return decodeURI(url);
  } catch {
    return url;
  }
}

/** The address as a visitor would write it: without scheme, without a slash that says nothing. */
export function shortenUrl(url: string): string {
  return toReadable(url)
    .replace(/^https?:\/\//, "")
    .replace(/^([^/]+)\/$/, "$1");
}
