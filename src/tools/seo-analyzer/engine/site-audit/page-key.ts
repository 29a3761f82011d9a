/** File names that web servers answer a folder with. */
const indexFile = /\/(?:index\.(?:html?|php)|default\.aspx?)$/i;

/**
 * The URL without its fragment, with its escapes in upper case.
 * @see https://www.rfc-editor.org/rfc/rfc3986#section-6.2.2.1
 */
export function toAddress(url: string): string {
  const at = url.indexOf("#");
  return (at < 0 ? url : url.slice(0, at)).replace(/%[0-9a-f]{2}/gi, (escape) =>
    escape.toUpperCase(),
  );
}

/** The folder of a URL that names its index file; other URLs as they are. */
export function toFolder(address: string): string {
  const parsed = URL.parse(address);
  if (!parsed || parsed.search !== "" || !indexFile.test(parsed.pathname)) return address;
  parsed.pathname = parsed.pathname.replace(indexFile, "/");
  return toAddress(parsed.href);
}

/**
 * What the names of one page have in common that differ in scheme, `www.`, a slash at the end, or
 * an index file.
 * @param address as `URL` serializes it
 */
export function toPageKey(address: string): string {
  const { host, pathname, search } = new URL(toFolder(address));
  return host.replace(/^www\./, "") + pathname.replace(/\/$/, "") + search;
}
