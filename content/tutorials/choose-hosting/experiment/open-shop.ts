import { once } from "node:events";
import { Agent, createServer, get, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import type { Shop, Visit } from "./rush.ts";

/** A server that answers as `Shop` says, without a cache: work is a timer, so that no other counts. */
function createShop({ workers, buildSeconds }: Shop): Server {
  const waiting: (() => void)[] = [];
  let busy = 0;
  const build = async (): Promise<void> => {
    if (busy === workers) await new Promise<void>((resolve) => waiting.push(resolve));
    else busy++;
    await wait(buildSeconds * 1000);
    const next = waiting.shift();
    if (next === undefined) busy--;
    else next();
  };
  return createServer((_, response) => void build().then(() => response.end("A leather bag")));
}

/**
 * Opens pages of a real server on loopback, each at its time, over a connection of its own.
 * @returns how long each visit waited for the first byte of the answer, in seconds
 */
export async function measureWaits(visits: readonly Visit[], shop: Shop): Promise<number[]> {
  const server = createShop(shop);
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const agent = new Agent({ maxSockets: Infinity });
  try {
    return await Promise.all(
      visits.map(async ({ atSeconds, product }) => {
        await wait(atSeconds * 1000);
        const startedMs = performance.now();
        const request = get({ host: "127.0.0.1", port, path: `/bags/${product}`, agent });
        const [response] = (await once(request, "response")) as [IncomingMessage];
        response.resume();
        return (performance.now() - startedMs) / 1000;
      }),
    );
  } finally {
    agent.destroy();
    server.close();
    server.closeAllConnections();
  }
}
