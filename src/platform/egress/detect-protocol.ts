import { openConnection } from "./open-connection.ts";
import { parseTarget } from "./target.ts";
import type { NetworkAdapter } from "./network-adapter.ts";

/**
 * Detects the preferred protocol of a server by a separate TLS handshake, because our requests use
 * HTTP/1.1.
 * @returns null for http, and where the handshake fails
 */
export async function detectProtocol(
  url: string,
  network: NetworkAdapter,
  signal: AbortSignal,
): Promise<"h2" | "http/1.1" | null> {
  const target = parseTarget(url);
  if (!target.isSecure) return null;
  try {
    const { socket, certificate } = await openConnection(target, network, {
      signal,
      shouldAcceptBadCertificate: true,
      protocols: ["h2", "http/1.1"],
    });
    socket.destroy();
    return certificate?.protocol === "h2" ? "h2" : "http/1.1";
  } catch {
    signal.throwIfAborted();
    return null;
  }
}
