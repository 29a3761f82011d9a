import { createSocket } from "node:dgram";
import { once } from "node:events";
import { createServer as createHttp } from "node:http";
import { connect, createServer, type AddressInfo } from "node:net";
import { expect, onTestFinished } from "vitest";
import { isPublicAddress } from "#platform/egress/public-address.ts";
import type { NetworkAdapter } from "#platform/egress/network-adapter.ts";
import { answerHostile, observableWays } from "./hostile-page.ts";

/**
 * A listener on this machine that must never be reached by a page under test, by TCP or UDP, at the
 * same port.
 */
async function startCanary() {
  const hits: string[] = [];
  const tcp = createServer((socket) => {
    socket.on("error", () => undefined);
    socket.once("data", (bytes) => hits.push(bytes.toString("latin1").split("\r\n", 1)[0]!));
    socket.once("close", () => hits.push("connection"));
  });
  tcp.listen(0, "127.0.0.1");
  await once(tcp, "listening");
  const { port } = tcp.address() as AddressInfo;
  const udp = createSocket("udp4", (bytes) => hits.push(`udp ${bytes.length}`));
  udp.bind(port, "127.0.0.1");
  await once(udp, "listening");
  onTestFinished(() => {
    tcp.close();
    udp.close();
  });
  // It records every connection to it, so that silence means something.
  const proof = connect(port, "127.0.0.1");
  proof.end("proof\r\n");
  await expect.poll(() => hits).toEqual(["proof", "connection"]);
  hits.length = 0;
  return { port, hits };
}

const inside: Readonly<Record<string, readonly string[]>> = {
  "inside.example": ["127.0.0.1"],
  "both.example": ["93.184.216.34", "10.0.0.1"],
  "private.example": ["192.168.1.1"],
  "127.0.0.1.nip.example": ["127.0.0.1"],
};

/** What a test of one hostile site sees. */
export interface HostileSite {
  readonly url: string;
  readonly network: NetworkAdapter;
  /** Of `observableWays`, those that the control has not seen. */
  listUnseenWays(): string[];
  /** What reached the internal network. */
  readonly hits: readonly string[];
  readonly connectedTo: readonly string[];
  readonly lookupCounts: ReadonlyMap<string, number>;
}

/** Starts a site that tries every way into the internal network; it ends with the test. */
export async function startHostileSite(): Promise<HostileSite> {
  const canary = await startCanary();
  const seen = new Set<string>();
  const site = createHttp((request, response) => {
    if (request.headers.host?.startsWith("control.example") === false)
      return answerHostile(request, response, { canaryPort: canary.port });
    seen.add(request.url!.split("/")[1]!);
    response.writeHead(200, { "content-type": "text/plain" }).end();
  });
  site.on("upgrade", (request, socket) => {
    seen.add(request.url!.slice(1));
    socket.destroy();
  });
  site.listen(0, "127.0.0.1");
  await once(site, "listening");
  onTestFinished(() => {
    site.closeAllConnections();
    site.close();
  });

  // Public addresses lead to the hostile site. Any other connection is a leak, and really lands on
  // the canary.
  const connectedTo: string[] = [];
  const lookupCounts = new Map<string, number>();
  const network: NetworkAdapter = {
    async resolve(name) {
      const lookupCount = (lookupCounts.get(name) ?? 0) + 1;
      lookupCounts.set(name, lookupCount);
      if (name === "rebind.example" && lookupCount > 1) return ["127.0.0.1"];
      return inside[name] ?? ["93.184.216.34"];
    },
    async connect(address) {
      connectedTo.push(address);
      const socket = connect(
        isPublicAddress(address) ? (site.address() as AddressInfo).port : canary.port,
        "127.0.0.1",
      );
      await once(socket, "connect");
      return socket;
    },
  };
  return {
    url: "http://hostile.example/",
    network,
    listUnseenWays: () => observableWays.filter((way) => !seen.has(way)),
    hits: canary.hits,
    connectedTo,
    lookupCounts,
  };
}

/** Checks that nothing of the internal network was connected to, and that something was tried. */
export function expectNothingInside({ hits, connectedTo, lookupCounts }: HostileSite): void {
  expect(hits).toEqual([]);
  expect(connectedTo.length).toBeGreaterThan(0);
  expect(new Set(connectedTo)).toEqual(new Set(["93.184.216.34"]));
  // Nothing else was requested
  expect([...lookupCounts.keys()].filter((name) => !name.endsWith(".example"))).toEqual([]);
}
