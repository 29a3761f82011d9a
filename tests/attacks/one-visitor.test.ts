import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { get, type IncomingMessage } from "node:http";
import { connect, type Socket } from "node:net";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as wait } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { sendHtml, startSite } from "./hostile-site.ts";
import { expectUnharmed, newVisitor, startProduct, type Product } from "./product.ts";

/*
 * What one visitor takes of what all share. The other one is behind another address of a proxy that
 * is trusted.
 */

const honestPage =
  "<!doctype html><html lang=en><head><title>A small shop in Cairo</title></head><body><h1>Shop</h1></body></html>";

/** A site that answers at once under one name, and a letter every two seconds under the other. */
async function startSites() {
  const { port, requested } = await startSite((_path, response, { headers: { host } }) => {
    if (host === "honest.example") return sendHtml(response, honestPage);
    response.writeHead(200, { "content-type": "text/html" }).write("<!doctype html><title>");
    const drip = setInterval(() => response.write("x"), 2_000);
    response.once("close", () => clearInterval(drip));
  });
  return { map: { "honest.example": port, "slow.example": port }, requested };
}

/** Starts as many jobs as are let in. @returns their ids */
async function flood(
  product: Product,
  visitor: string,
  bodies: readonly object[],
): Promise<readonly string[]> {
  const ids: string[] = [];
  for (const body of bodies) {
    const answer = await product.ask("/api/seo-analyses", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ locale: "en", ...body }),
      visitor,
    });
    if (answer.ok) ids.push(((await answer.json()) as { id: string }).id);
    else expect([429, 503]).toContain(answer.status);
  }
  return ids;
}

test.each([
  ["pages", {}],
  ["crawls", { scope: "site" }],
])(
  "a visitor with four slow %s does not keep another one's page waiting",
  async (what, options) => {
    const { map, requested } = await startSites();
    const product = await startProduct({ map });
    const analyseHonest = async (timeoutMs: number) =>
      product.toOutcome(
        "seo-analyses",
        await product.startJob("seo-analyses", { url: `http://honest.example/?${randomUUID()}` }),
        timeoutMs,
      );
    const alone = await analyseHonest(90_000);
    expect(alone.state).toBe("done");
    const before = requested.length;
    const slow = await flood(
      product,
      newVisitor(),
      Array.from({ length: 4 }, (_, i) => ({ url: `http://slow.example/?${i}`, ...options })),
    );
    expect(slow.length).toBeGreaterThan(0);
    await expect.poll(() => requested.length, { timeout: 10_000 }).toBeGreaterThan(before);
    // Two slow sites hold two workers for two minutes and more; a machine with other work to do is
    // slow for both alike.
    const outcome = await expectUnharmed(product, `four slow ${what}`, () =>
      analyseHonest(Math.max(15_000, 10 * alone.durationMs)),
    );
    expect(outcome.state).toBe("done");
    // The slow one was at work all the time
    expect((await product.toOutcome("seo-analyses", slow[0]!, 0)).state).toBe("unfinished");
  },
);

function openStream(
  product: Product,
  path: string,
  visitor: string,
): Promise<IncomingMessage | undefined> {
  return new Promise((resolve) => {
    get(
      `${product.url}${path}`,
      { headers: { "x-forwarded-for": visitor }, agent: false },
      resolve,
    ).once("error", () => resolve(undefined));
  });
}

test("500 event streams of one address leave room for everybody else's", async () => {
  const { map } = await startSites();
  const product = await startProduct({ map });
  const flooder = newVisitor();
  const [slow] = await flood(product, flooder, [{ url: "http://slow.example/" }]);
  const outcome = await expectUnharmed(product, "500 event streams", async () => {
    const streams: (IncomingMessage | undefined)[] = [];
    for (let i = 0; i < 500; i += 25)
      streams.push(
        ...(await Promise.all(
          Array.from({ length: 25 }, () =>
            openStream(product, `/api/seo-analyses/${slow}/events`, flooder),
          ),
        )),
      );
    const other = newVisitor();
    const id = await product.startJob("seo-analyses", { url: "http://slow.example/other" }, other);
    const stream = await openStream(product, `/api/seo-analyses/${id}/events`, other);
    const open = streams.filter((each) => each?.statusCode === 200).length;
    for (const each of [...streams, stream]) each?.on("error", () => undefined).destroy();
    return { open, refused: streams.length - open, other: stream?.statusCode };
  });
  expect(outcome.open).toBeGreaterThan(0);
  expect(outcome.other).toBe(200);
});

test("501 streams whose job cannot be looked up, because the database fails, leave room for those that come after", async () => {
  const { map } = await startSites();
  const product = await startProduct({ map, env: { LOG_LEVEL: "silent" } });
  const id = await product.startJob("seo-analyses", { url: "http://slow.example/" });
  const path = `/api/seo-analyses/${id}/events`;
  const database = new DatabaseSync(join(product.folder, "data", "ro2ya.sqlite"), {
    timeout: 5_000,
  });
  onTestFinished(() => database.close());
  const outcome = await expectUnharmed(product, "501 failing streams", async () => {
    database.exec("alter table jobs rename to jobs_away");
    const statuses: (number | undefined)[] = [];
    try {
      // An id that is not watched yet is looked up in the database.
      for (let i = 0; i < 501; i++) {
        const stream = await openStream(
          product,
          path.replace(id, `${id.slice(0, -3)}${String(i).padStart(3, "0")}`),
          newVisitor(),
        );
        statuses.push(stream?.statusCode);
        stream?.on("error", () => undefined).destroy();
      }
    } finally {
      database.exec("alter table jobs_away rename to jobs");
    }
    const stream = await openStream(product, path, newVisitor());
    stream?.on("error", () => undefined).destroy();
    return { failing: [...new Set(statuses)], after: stream?.statusCode };
  });
  for (const status of outcome.failing) expect(status).toBeGreaterThanOrEqual(500);
  expect(outcome.after).toBe(200);
});

/** Asks for bytes of the bandwidth test and takes none of them. */
async function openUnread(product: Product, visitor: string, bytes: number): Promise<Socket> {
  const socket = connect(Number(new URL(product.url).port), "127.0.0.1");
  await once(socket, "connect");
  socket.on("error", () => undefined).pause();
  socket.write(
    `GET /api/line/down?bytes=${bytes} HTTP/1.1\r\nhost: x\r\nx-forwarded-for: ${visitor}\r\n\r\n`,
  );
  return socket;
}

test("twelve downloads that no client reads leave room for another visitor's measurement, and end", async () => {
  const product = await startProduct();
  const hoarder = newVisitor();
  const outcome = await expectUnharmed(product, "twelve unread downloads", async () => {
    const sockets = await Promise.all(
      Array.from({ length: 12 }, () => openUnread(product, hoarder, 80_000_000)),
    );
    await wait(500);
    const start = performance.now();
    const other = newVisitor();
    const down = await product.ask("/api/line/down?bytes=1000000", { visitor: other });
    const downBytes = (await down.arrayBuffer()).byteLength;
    const up = await product.ask("/api/line/up", {
      method: "POST",
      body: "0".repeat(1_000_000),
      visitor: other,
    });
    const durationMs = Math.round(performance.now() - start);
    for (const socket of sockets) socket.destroy();
    return { down: down.status, downBytes, up: up.status, durationMs };
  });
  expect([outcome.down, outcome.downBytes, outcome.up]).toEqual([200, 1_000_000, 200]);
  expect(outcome.durationMs).toBeLessThan(10_000);
});

test("a download that no client reads is closed by the server within some seconds", async () => {
  const product = await startProduct();
  const socket = await openUnread(product, newVisitor(), 80_000_000);
  onTestFinished(() => void socket.destroy());
  await wait(9_000);
  // Only who reads sees the end: what lay in the kernel comes first, then an end long before 80 MB.
  let received = 0;
  socket.on("data", (chunk: Buffer) => (received += chunk.length));
  socket.resume();
  await Promise.race([once(socket, "close"), wait(5_000)]);
  console.log(`an unread download: ${received} bytes came after 9 s of reading nothing`);
  expect(received).toBeLessThan(80_000_000);
});
