import {
  validateHeaderName,
  validateHeaderValue,
  type IncomingMessage,
  type ServerResponse,
} from "node:http";
import { filterHopByHop } from "./filter-hop-by-hop.ts";

/**
 * Forwards a response to the browser. Node parses status lines and headers that it refuses to
 * write: such a status becomes 502 without a body, and such headers are left out, as is the reason
 * phrase, which browsers ignore.
 */
export function forwardResponse(upstreamResponse: IncomingMessage, response: ServerResponse): void {
  upstreamResponse.on("error", () => response.destroy());
  const status = upstreamResponse.statusCode ?? 0;
  if (status < 200 || status > 599) {
    upstreamResponse.destroy();
    return void response.writeHead(502).end();
  }
  response.writeHead(status, "", filterWritableHeaders(filterHopByHop(upstreamResponse)));
  upstreamResponse.pipe(response);
}

function filterWritableHeaders(raw: readonly string[]): string[] {
  return raw.flatMap((name, i) =>
    i % 2 === 0 && isWritable(name, raw[i + 1]!) ? [name, raw[i + 1]!] : [],
  );
}

function isWritable(name: string, value: string): boolean {
  try {
    validateHeaderName(name);
    validateHeaderValue(name, value);
    return true;
  } catch {
    return false;
  }
}
