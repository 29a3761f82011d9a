/**
 * The maximum length of a URL that is requested or stored in a report, as in the sitemap protocol.
 * @see https://www.sitemaps.org/protocol.html
 */
export const maxAddressChars = 2_048;

/** Removes the fragment of a URL, so that two URLs of one page compare equal. */
export function stripHash(url: string): string {
  const at = url.indexOf("#");
  return at < 0 ? url : url.slice(0, at);
}

/** Whether a URL can be fetched by HTTP or HTTPS. */
export function isWeb(url: string | null): url is string {
  return url !== null && /^https?:\/\//i.test(url);
}

/**
 * The host of a URL without "www.", because owners regard both names as one site.
 * @param url as `URL` serializes it. It is matched and not parsed again, because a page may have
 * thousands of links.
 */
function getSite(url: string): string {
  return /^[a-z][a-z\d+.-]*:\/\/(?:[^/?#@]*@)?(?:www\.)?([^/?#:]*)/.exec(url)?.[1] ?? "";
}

/**
 * Whether two URLs have the same host, apart from "www.".
 * @param url as `URL` serializes it
 * @param other as `URL` serializes it
 */
export function isSameSite(url: string, other: string): boolean {
  return getSite(url) === getSite(other);
}

/**
 * Whether a URL can be opened only on one machine or within its network, as where a page was
 * published with the URLs of the computer that it was built on.
 */
export function isPrivate(url: string): boolean {
  if (/^file:/i.test(url)) return true;
  // Parsing is slow, so only a host that looks private is parsed.
  const authority = /^https?:\/\/([^/?#]*)/.exec(url)?.[1] ?? "";
  const host = authority.slice(authority.lastIndexOf("@") + 1).replace(/:\d*$/, "");
  if (!/^[\d.]+$|^\[|(?:localhost|local|internal|test|lan)$/.test(host)) return false;
  const { hostname = "" } = URL.parse(url) ?? {};
  if (/(?:^|\.)(?:localhost|local|internal|test|lan)$/.test(hostname)) return true;
  return /^(?:127\.|10\.|192\.168\.|169\.254\.|172\.(?:1[6-9]|2\d|3[01])\.|0\.0\.0\.0$|\[::1\]$|\[f[cd])/.test(
    hostname,
  );
}
