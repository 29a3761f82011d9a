import type { IncomingMessage } from "node:http";

/**
 * Headers that are about one connection (RFC 9110, section 7.6.1), beside those that `connection`
 * names.
 */
const hopByHop = [
  "connection",
  "proxy-connection",
  "proxy-authorization",
  "keep-alive",
  "te",
  "trailer",
  "transfer-encoding",
  "upgrade",
];

/** The headers as sent, without hop-by-hop headers. */
export function filterHopByHop({ rawHeaders, headers }: IncomingMessage): string[] {
  const named = (headers.connection ?? "").split(",").map((name) => name.trim().toLowerCase());
  const dropped = new Set([...hopByHop, ...named]);
  return rawHeaders.flatMap((name, i) =>
    i % 2 === 0 && !dropped.has(name.toLowerCase()) ? [name, rawHeaders[i + 1]!] : [],
  );
}
