import { isIP } from "node:net";
import { EgressError } from "./egress-error.ts";

/** The destination of one request. */
export interface Target {
  /** Without fragment. */
  readonly url: URL;
  /** A host name in its ASCII form without a final dot, or an IP address without brackets. */
  readonly host: string;
  readonly port: number;
  readonly isSecure: boolean;
}

/**
 * The ports of public websites. Other ports belong to mail servers, databases or administration.
 */
const publicPorts: ReadonlySet<number> = new Set([80, 443, 8080, 8443]);

export function isPublicPort(port: number): boolean {
  return publicPorts.has(port);
}

/**
 * Names that are not public, whatever a resolver returns for them.
 * @see https://www.iana.org/assignments/special-use-domain-names (RFC 6761, 6762, 7686, 8375),
 *   ICANN's `.internal`
 */
const privateNames =
  /(^|\.)(localhost|localdomain|local|internal|intranet|private|corp|home|lan|arpa|onion|alt|invalid)$/;

const maxUrlChars = 2048;

/**
 * Parses a URL as browsers do: `http://0x7f.1`, `http://①②⑦.1` and `http://127.1` are all 127.0.0.1
 * from here on.
 * @param base the URL that a redirect is relative to
 * @throws EgressError `bad-address` where it cannot be the URL of a public page, `blocked-address`
 *   for a host name of a private network
 */
export function parseTarget(text: string, base?: URL): Target {
  if (text.length > maxUrlChars)
    throw new EgressError("bad-address", `the address is longer than ${maxUrlChars}`);
  const url = URL.parse(text, base?.href);
  if (!url) throw new EgressError("bad-address", "the address cannot be parsed");
  if (url.protocol !== "http:" && url.protocol !== "https:")
    throw new EgressError("bad-address", `${url.protocol} is not fetched`);
  if (url.username !== "" || url.password !== "")
    throw new EgressError("bad-address", "the address contains credentials");
  const isSecure = url.protocol === "https:";
  const port = url.port === "" ? (isSecure ? 443 : 80) : Number(url.port);
  if (!isPublicPort(port)) throw new EgressError("bad-address", `port ${port} is not fetched`);
  url.hash = "";
  return { url, host: getHost(url), port, isSecure };
}

function getHost(url: URL): string {
  const host = url.hostname.startsWith("[")
    ? url.hostname.slice(1, -1)
    : url.hostname.replace(/\.$/, "");
  if (isIP(host) !== 0) return host;
  if (!isName(host)) throw new EgressError("bad-address", "the host is not a valid DNS name");
  if (!host.includes(".") || privateNames.test(host))
    throw new EgressError("blocked-address", "the host is a name of a private network");
  return host;
}

/**
 * Labels of at most 63 letters, digits, hyphens and underscores, 253 characters in all (RFC 1035,
 * section 2.3.4).
 */
function isName(host: string): boolean {
  return (
    host.length <= 253 &&
    host.split(".").every((label) => /^(?!-)[a-z0-9_-]{1,63}(?<!-)$/.test(label))
  );
}
