import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { NetworkAdapter } from "./network-adapter.ts";
import { forwardRequest } from "./proxy/forward-request.ts";
import { guard } from "./proxy/guard.ts";
import { openTunnel } from "./proxy/open-tunnel.ts";
import { ProxyConnections, type ProxyLimits } from "./proxy/proxy-connections.ts";

/** The only way to the network of a browser that opens a visitor's URL. */
export interface BrowserProxy {
  /** The port on 127.0.0.1. Each task has its own proxy, which is closed at the task's end. */
  readonly port: number;
  close(): void;
}

const countIntervalMs = 100;

/**
 * Starts a forward proxy for http and CONNECT on loopback. Every connection goes through
 * `openConnection`, so that a browser reaches only what `safeFetch` could reach.
 * @param signal closes the proxy and all its connections
 * @param onExceeded is called once when a limit is reached, after which the proxy is closed
 */
export async function startBrowserProxy(
  network: NetworkAdapter,
  limits: ProxyLimits,
  signal: AbortSignal,
  onExceeded: (what: string) => void,
): Promise<BrowserProxy> {
  const connections = new ProxyConnections(network, limits, signal, (what) => {
    onExceeded(what);
    close();
  });

  const server = createServer({ maxHeaderSize: 64 * 1024 });
  server.on("request", (request, response) =>
    guard(() => request.destroy(), forwardRequest)(request, response, connections),
  );
  server.on("connection", (socket) => connections.track(socket));
  server.on("connect", (request, socket, head) => {
    void openTunnel(request, socket, head, connections);
  });
  server.on("upgrade", (_request, socket) => socket.destroy());
  server.on("clientError", (_error, socket) => socket.destroy());
  server.listen(0, "127.0.0.1");
  await once(server, "listening");

  const byteCheck = setInterval(() => connections.checkBytes(), countIntervalMs).unref();

  function close(): void {
    clearInterval(byteCheck);
    connections.close();
    signal.removeEventListener("abort", close);
    server.close();
  }
  signal.addEventListener("abort", close, { once: true });
  if (signal.aborted) close();
  return { port: (server.address() as AddressInfo | null)?.port ?? 0, close };
}
