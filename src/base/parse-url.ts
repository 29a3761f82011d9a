/** Longer texts are rejected: the URLs of pages that visitors type or paste are shorter. */
export const maxUrlChars = 2048;

/**
 * Parses the address of a page as a visitor types it: `https://` is assumed where no scheme is
 * written, and only http and https are accepted.
 * @returns the URL without its fragment; null for other texts, and for a URL with credentials
 */
export function parseUrl(typed: string): string | null {
  const text = typed.trim();
  if (text === "" || text.length > maxUrlChars || /\s/.test(text)) return null;
  const scheme = /^([a-z][a-z\d+.-]*):/i.exec(text)?.[1]?.toLowerCase();
  // "example.com:8080" is a host and a port, "javascript:…" is a scheme: a port consists of digits.
  const hasScheme = scheme !== undefined && !/^[^:/]+:\d{1,5}(?:[/?#]|$)/.test(text);
  if (hasScheme && !/^https?:\/\//i.test(text)) return null;
  const url = URL.parse(hasScheme ? text : `https://${text}`);
  if (url === null || url.username !== "" || url.password !== "" || !isHostName(url.hostname))
    return null;
  url.hash = "";
  return url.href;
}

/**
 * A name with a dot, an IP address, or `localhost`, which the server rejects later as not public.
 */
function isHostName(host: string): boolean {
  return host === "localhost" || host.startsWith("[") || /^[^.]+(?:\.[^.]+)+\.?$/.test(host);
}
