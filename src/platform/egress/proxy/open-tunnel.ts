import type { IncomingMessage } from "node:http";
import type { Duplex } from "node:stream";
import { EgressError } from "../egress-error.ts";
import type { ProxyConnections } from "./proxy-connections.ts";
import { parseProxyTarget } from "./parse-proxy-target.ts";
import { toProxyStatus } from "./to-proxy-status.ts";

/**
 * Connects the browser to the target of its CONNECT; whatever goes through the tunnel is forwarded
 * unread.
 */
export async function openTunnel(
  request: IncomingMessage,
  socket: Duplex,
  head: Buffer,
  connections: ProxyConnections,
): Promise<void> {
  connections.track(socket);
  try {
    const target = parseProxyTarget(`https://${request.url}`, "https:");
    if (!target) throw new EgressError("bad-address", "not an allowed target");
    const upstream = await connections.open(target);
    socket.once("close", () => upstream.destroy());
    upstream.once("close", () => socket.destroy());
    if (socket.destroyed) return void upstream.destroy(); // the browser disconnected meanwhile
    socket.write("HTTP/1.1 200 Connection established\r\n\r\n");
    upstream.write(head);
    socket.pipe(upstream).pipe(socket);
  } catch (error) {
    socket.end(`HTTP/1.1 ${toProxyStatus(error)} Refused\r\nconnection: close\r\n\r\n`);
  }
}
