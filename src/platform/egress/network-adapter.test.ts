import { createSocket } from "node:dgram";
import { Resolver } from "node:dns/promises";
import { once } from "node:events";
import { expect, onTestFinished, test } from "vitest";
import { createResolve, type Resolve } from "./network-adapter.ts";

const [noError, serverFailure, nameError] = [0, 2, 3];

/** Resolves by a name server that answers every query with this code of RFC 1035 and no record. */
async function resolveBy(responseCode: number | null): Promise<Resolve> {
  const server = createSocket("udp4");
  server.on("message", (query, { port, address }) => {
    if (responseCode === null) return;
    const response = Buffer.from(query);
    response[2] = 0x81; // a response, recursion desired
    response[3] = 0x80 | responseCode;
    server.send(response, port, address);
  });
  server.bind(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => void server.close());
  return createResolve(() => {
    const resolver = new Resolver({ timeout: 100, tries: 1 });
    resolver.setServers([`127.0.0.1:${server.address().port}`]);
    return resolver;
  });
}

test.each([
  ["NXDOMAIN", nameError, "does-not-exist"],
  ["no record", noError, "does-not-exist"],
  ["SERVFAIL", serverFailure, "resolver-failed"],
  ["silence", null, "resolver-failed"],
] as const)(
  "a name is said not to exist where a name server says so: %s",
  async (_what, responseCode, code) => {
    const resolve = await resolveBy(responseCode);
    await expect(resolve("shop.example", AbortSignal.timeout(5_000))).rejects.toMatchObject({
      code,
    });
  },
);

test("silent name servers are waited for until the timeout, and no longer", async () => {
  const silent = createSocket("udp4").bind(0, "127.0.0.1");
  await once(silent, "listening");
  onTestFinished(() => void silent.close());
  const resolve = createResolve(() => {
    const resolver = new Resolver({ timeout: 10_000, tries: 2 });
    resolver.setServers([`127.0.0.1:${silent.address().port}`]);
    return resolver;
  }, 200);
  const startedMs = performance.now();
  await expect(resolve("shop.example", new AbortController().signal)).rejects.toMatchObject({
    code: "resolver-failed",
  });
  expect(performance.now() - startedMs).toBeLessThan(3_000);
});
