/** Longer addresses are no address of a page that anybody typed. */
const maxChars = 2048;

/**
 * Reads what a visitor typed as the address of a page: `https://` is assumed where no scheme is written, and only http
 * and https are taken. Null for what is no such address.
 */
export function parseUrl(typed: string): string | null {
  const text = typed.trim();
  if (text === "" || text.length > maxChars || /\s/.test(text)) return null;
  const scheme = /^([a-z][a-z\d+.-]*):/i.exec(text)?.[1]?.toLowerCase();
  // "example.com:8080" is a name and a port, "javascript:…" is a scheme: a port is digits.
  const hasScheme = scheme !== undefined && !/^[^:/]+:\d{1,5}(?:[/?#]|$)/.test(text);
  if (hasScheme && !/^https?:\/\//i.test(text)) return null;
  const url = URL.parse(hasScheme ? text : `https://${text}`);
  if (url === null || url.username !== "" || url.password !== "" || !isHostName(url.hostname))
    return null;
  url.hash = "";
  return url.href;
}

/** A name with a dot, an IP address, or the machine's own name, of which the server says that it is not public. */
function isHostName(host: string): boolean {
  return host === "localhost" || host.startsWith("[") || /^[^.]+(?:\.[^.]+)+\.?$/.test(host);
}
