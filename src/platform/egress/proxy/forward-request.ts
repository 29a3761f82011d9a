import { request as sendHttpRequest, type IncomingMessage, type ServerResponse } from "node:http";
import { EgressError } from "../egress-error.ts";
import type { ProxyConnections } from "./proxy-connections.ts";
import { filterHopByHop } from "./filter-hop-by-hop.ts";
import { guard } from "./guard.ts";
import { parseProxyTarget } from "./parse-proxy-target.ts";
import { forwardResponse } from "./forward-response.ts";
import { toProxyStatus } from "./to-proxy-status.ts";

/** How many provisional responses (1xx) to one request are accepted. */
const maxInformation = 10;

/** Forwards a request for plain http to its server, and the server's response to the browser. */
export function forwardRequest(
  request: IncomingMessage,
  response: ServerResponse,
  connections: ProxyConnections,
): void {
  const target = parseProxyTarget(request.url ?? "", "http:");
  if (!target) return void response.writeHead(403).end();
  const { pathname, search } = new URL(request.url!);
  const options = {
    agent: connections.agent,
    target,
    host: target.host,
    port: target.port,
    method: request.method!,
    path: pathname + search,
    headers: filterHopByHop(request),
    signal: connections.signal,
    setHost: false,
  };
  const upstreamRequest = sendHttpRequest(options);
  const fail = (error: unknown) => {
    if (!response.headersSent) response.writeHead(toProxyStatus(error)).end();
    else if (!response.writableEnded) response.destroy();
    upstreamRequest.destroy();
  };
  upstreamRequest.on("error", fail);
  upstreamRequest.on("information", guard(fail, countInformation(fail)));
  upstreamRequest.once(
    "response",
    guard(fail, (upstreamResponse: IncomingMessage) => forwardResponse(upstreamResponse, response)),
  );
  upstreamRequest.on("upgrade", (_answer, socket) => {
    socket.destroy();
    fail(new EgressError("refused", "the server switches to another protocol"));
  });
  response.on("error", () => response.destroy());
  response.once("close", () => upstreamRequest.destroy());
  request.on("error", () => upstreamRequest.destroy());
  request.pipe(upstreamRequest);
}

/** Limits the provisional responses of a server (RFC 9110, section 15.2). */
function countInformation(fail: (error: unknown) => void): () => void {
  let seen = 0;
  return () => {
    if (++seen > maxInformation) fail(new EgressError("refused", "too many provisional responses"));
  };
}
