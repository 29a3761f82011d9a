/** Longer addresses than this are asked for by no browser's address bar and kept in no report. */
export const maxAddressChars = 2_048;

/** The address without its fragment, as two addresses of one page are compared. */
export function stripHash(url: string): string {
  const at = url.indexOf("#");
  return at < 0 ? url : url.slice(0, at);
}

export function isWeb(url: string | null): url is string {
  return url !== null && /^https?:\/\//i.test(url);
}

/**
 * The host without "www.": both names are one site to its owner.
 * @param url as `URL` wrote it; a page may hold thousands, so nothing is parsed again
 */
function getSite(url: string): string {
  return /^[a-z][a-z\d+.-]*:\/\/(?:[^/?#@]*@)?(?:www\.)?([^/?#:]*)/.exec(url)?.[1] ?? "";
}

export function isSameSite(url: string, other: string): boolean {
  return getSite(url) === getSite(other);
}

/** Only the machine itself or its own network can open it: a page that went live with the addresses of its workshop. */
export function isPrivate(url: string): boolean {
  if (/^file:/i.test(url)) return true;
  // Most addresses are told apart from those by a look; only what resembles one is parsed.
  const authority = /^https?:\/\/([^/?#]*)/.exec(url)?.[1] ?? "";
  const host = authority.slice(authority.lastIndexOf("@") + 1).replace(/:\d*$/, "");
  if (!/^[\d.]+$|^\[|(?:localhost|local|internal|test|lan)$/.test(host)) return false;
  const { hostname = "" } = URL.parse(url) ?? {};
  if (/(?:^|\.)(?:localhost|local|internal|test|lan)$/.test(hostname)) return true;
  return /^(?:127\.|10\.|192\.168\.|169\.254\.|172\.(?:1[6-9]|2\d|3[01])\.|0\.0\.0\.0$|\[::1\]$|\[f[cd])/.test(
    hostname,
  );
}
