import { parseUrl } from "./parse-url.ts";

const scheme = /^[a-z][a-z\d+.-]*:\/\//i;

/**
 * Returns the http URL of an address without a scheme, for which https is assumed and which some
 * old sites have over http alone.
 * @returns null where a scheme was typed, or the address is none
 */
export function toHttpUrl(address: string): string | null {
  const typed = address.trim();
  return scheme.test(typed) ? null : parseUrl(`http://${typed}`);
}
