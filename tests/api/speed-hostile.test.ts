import { createSocket } from "node:dgram";
import { once } from "node:events";
import { createServer as createHttp } from "node:http";
import { connect, createServer, type AddressInfo } from "node:net";
import { afterAll, expect, test } from "vitest";
import { isPublicAddress } from "#platform/egress/public-address.ts";
import type { NetworkAdapter } from "#platform/egress/network-adapter.ts";
import { startProgress } from "#tools/speed-test/server/progress.ts";
import { runLighthouse } from "#tools/speed-test/server/run-lighthouse.ts";
import { findChromium } from "../../scripts/chromium.ts";
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
  afterAll(() => {
    tcp.close();
    udp.close();
  });
  return { port, hits };
}

test(`a page that tries ${observableWays.length} ways, and more, to reach the internal network reaches nothing`, async () => {
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
  afterAll(() => {
    site.closeAllConnections();
    site.close();
  });

  // Public addresses lead to the hostile site. Any other connection is a leak, and really lands on
  // the canary.
  const connectedTo: string[] = [];
  const lookupCounts = new Map<string, number>();
  const inside: Readonly<Record<string, readonly string[]>> = {
    "inside.example": ["127.0.0.1"],
    "both.example": ["93.184.216.34", "10.0.0.1"],
    "private.example": ["192.168.1.1"],
    "127.0.0.1.nip.example": ["127.0.0.1"],
  };
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

  // The canary records every connection to it, so that silence means something.
  const canaryProof = connect(canary.port, "127.0.0.1");
  canaryProof.end("proof\r\n");
  await expect.poll(() => canary.hits).toEqual(["proof", "connection"]);
  canary.hits.length = 0;

  const reportedStages: object[] = [];
  const progress = startProgress((event) => reportedStages.push(event));
  const audit = await runLighthouse(
    { url: "http://hostile.example/", device: "desktop" },
    { browserPath: findChromium()!, network, progress, signal: new AbortController().signal },
  );
  expect(audit).toMatchObject({ kind: "browser", url: "http://hostile.example/" });
  expect(observableWays.length).toBeGreaterThanOrEqual(30);
  expect(observableWays.filter((way) => !seen.has(way))).toEqual([]);
  expect(canary.hits).toEqual([]);
  expect(connectedTo.length).toBeGreaterThan(0);
  expect(new Set(connectedTo)).toEqual(new Set(["93.184.216.34"]));
  expect(lookupCounts.get("inside.example")).toBeGreaterThan(0);
  expect(lookupCounts.get("rebind.example")).toBeGreaterThan(1);
  // Nothing else was requested
  expect([...lookupCounts.keys()].filter((name) => !name.endsWith(".example"))).toEqual([]);
}, 60_000);
