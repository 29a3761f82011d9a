import { createServer, connect, type Server } from "node:net";
import { once } from "node:events";
import ipaddr from "ipaddr.js";
import { onTestFinished } from "vitest";
import type { NetworkAdapter } from "#platform/egress/network-adapter.ts";

/**
 * A server on loopback that answers each connection with what a test writes by hand. It is gone
 * when the test ends.
 */
export async function startRawServer(
  respond: (request: string, write: (bytes: string | Uint8Array) => void, end: () => void) => void,
): Promise<Server & { readonly port: number }> {
  const server = createServer((socket) => {
    let request = "";
    socket.on("error", () => undefined);
    socket.on("data", (chunk) => {
      request += chunk.toString("latin1");
      if (!request.includes("\r\n\r\n")) return;
      const received = request;
      request = "";
      respond(
        received,
        (bytes) => socket.writable && socket.write(bytes),
        () => socket.end(),
      );
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => void server.close());
  const { port } = server.address() as { port: number };
  return Object.assign(server, { port });
}

/** The path that a hand-read request asks for. */
export function getPath(request: string): string {
  return request.split(" ")[1] ?? "";
}

/**
 * A network that records every name resolved and every address connected to. Every connection ends
 * at one port of loopback, whatever the address was, or nowhere.
 * @param answers the addresses of a name at its nth resolution, from 0
 */
export function recordingNetwork(
  answers: (name: string, resolutionIndex: number) => readonly string[],
  loopbackPort?: number,
) {
  const resolved: string[] = [];
  const connectedTo: string[] = [];
  const network: NetworkAdapter = {
    async resolve(name) {
      const resolutionIndex = resolved.filter((known) => known === name).length;
      resolved.push(name);
      return answers(name, resolutionIndex);
    },
    async connect(address, _port, signal) {
      connectedTo.push(address);
      if (loopbackPort === undefined) throw new Error(`connected to ${address}`);
      const socket = connect(loopbackPort, "127.0.0.1");
      await once(socket, "connect", { signal });
      return socket;
    },
  };
  return { network, resolved, connectedTo };
}

/** A second opinion on what is public, from a library that knows nothing of our table. */
export function isPublicForOthers(address: string): boolean {
  return ipaddr.isValid(address) && ipaddr.process(address).range() === "unicast";
}
