/** An address for people: percent-encoded Arabic is shown in letters. */
export function readable(url: string): string {
  try {
    return decodeURI(url);
  } catch {
    return url;
  }
}

/** The address as a visitor would write it: without scheme, without a slash that says nothing. */
export function shortAddress(url: string): string {
  return readable(url)
    .replace(/^https?:\/\//, "")
    .replace(/^([^/]+)\/$/, "$1");
}
