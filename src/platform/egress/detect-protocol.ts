import { openConnection } from "./open-connection.ts";
import { parseTarget } from "./target.ts";
import type { NetworkAdapter } from "./network-adapter.ts";

/**
 * Our requests are HTTP/1.1; what the server would rather speak is found out by a handshake of its own.
 * @returns null for http, and where nothing is known
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
      acceptsBadCertificate: true,
      protocols: ["h2", "http/1.1"],
    });
    socket.destroy();
    return certificate?.protocol === "h2" ? "h2" : "http/1.1";
  } catch {
    signal.throwIfAborted();
    return null;
  }
}
