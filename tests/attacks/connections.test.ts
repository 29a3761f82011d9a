import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { readRssMb } from "./process-tree.ts";
import { expectUnharmed, newVisitor, startProduct, type Product } from "./product.ts";

/* Connections and requests of one address that take what belongs to all. */

/** Opens connections that send the same bytes and read nothing. */
async function openConnections(
  { url }: Product,
  count: number,
  bytes: string,
): Promise<readonly Socket[]> {
  const sockets = Array.from({ length: count }, () => {
    const socket = connect(Number(new URL(url).port), "127.0.0.1");
    socket.on("error", () => undefined).pause();
    return socket;
  });
  onTestFinished(() => sockets.forEach((socket) => socket.destroy()));
  await Promise.all(
    sockets.map(async (socket) => {
      await once(socket, "connect").catch(() => undefined);
      socket.write(bytes);
    }),
  );
  return sockets;
}

function isOpen(socket: Socket): boolean {
  return !socket.destroyed && !socket.readableEnded;
}

const json = (path: string, body: object, visitor: string): string => {
  const text = JSON.stringify(body);
  return `POST ${path} HTTP/1.1\r\nhost: x\r\nx-forwarded-for: ${visitor}\r\ncontent-type: application/json\r\ncontent-length: ${text.length}\r\n\r\n${text}`;
};
const get = (path: string, visitor: string): string =>
  `GET ${path} HTTP/1.1\r\nhost: x\r\nx-forwarded-for: ${visitor}\r\n\r\n`;

const bursts: readonly (readonly [what: string, request: (visitor: string) => string])[] = [
  ["searches", (visitor) => get("/en/search?q=abcdefghijklmnopqrstuvwxyz", visitor)],
  [
    "keyword questions",
    (visitor) => json("/api/keyword-expansions", { keyword: "bags", locale: "en" }, visitor),
  ],
  ["malformed analyses", (visitor) => json("/api/seo-analyses", { url: "x" }, visitor)],
];

test.each(bursts)(
  "200 pipelined %s over five connections do not freeze the server",
  async (what, request) => {
    const product = await startProduct();
    await expectUnharmed(product, `pipelined ${what}`, async () => {
      const sockets = await openConnections(product, 5, request(newVisitor()).repeat(200));
      await wait(2_000);
      const open = sockets.filter(isOpen).length;
      for (const socket of sockets) socket.destroy();
      return { open };
    });
  },
);

test.each(bursts)(
  "100 parallel %s of four addresses do not freeze the server",
  async (what, request) => {
    const product = await startProduct();
    await expectUnharmed(product, `parallel ${what}`, async () => {
      const visitors = Array.from({ length: 4 }, newVisitor);
      await Promise.all(visitors.map((visitor) => openConnections(product, 25, request(visitor))));
      await wait(4_000);
      return {};
    });
  },
);

/** As much as is read at once, and what does not fit in the buffers of a connection. */
const tiny: readonly (readonly [what: string, head: string, piece: string])[] = [
  ...["/share", "/api/service-requests", "/nothing"].map(
    (path) =>
      [
        `chunks of one byte to ${path}`,
        `POST ${path} HTTP/1.1\r\nhost: x\r\ncontent-type: multipart/form-data; boundary=b\r\ntransfer-encoding: chunked\r\n\r\n`,
        "1\r\nx\r\n",
      ] as const,
  ),
  ["requests", "", "GET / HTTP/1.1\r\nhost: x\r\n\r\n"],
  ["requests without a host", "", "GET / HTTP/1.1\r\n\r\n"],
  ["requests with an expectation", "", "GET / HTTP/1.1\r\nhost: x\r\nexpect: x\r\n\r\n"],
  [
    "requests that wait to go on",
    "",
    "POST /share HTTP/1.1\r\nhost: x\r\nexpect: 100-continue\r\ncontent-length: 0\r\n\r\n",
  ],
  ["requests of 900 headers", "", `GET / HTTP/1.1\r\nhost: x\r\n${"a:\r\n".repeat(900)}\r\n`],
];

test.each(tiny)(
  "two megabytes of %s over each of 40 connections delay no other request",
  async (what, head, piece) => {
    const product = await startProduct();
    const bytes = head + piece.repeat(Math.ceil(2_000_000 / piece.length));
    await expectUnharmed(product, what, async () => {
      const sockets = await openConnections(product, 40, bytes);
      await wait(2_000);
      for (const socket of sockets) socket.destroy();
      return {};
    });
  },
);

test("300 unfinished forms of one address take little memory, and another visitor is served", async () => {
  const product = await startProduct();
  const field = (i: number): string =>
    `--b\r\ncontent-disposition: form-data; name="f${i}"\r\n\r\n${"x".repeat(250_000)}\r\n`;
  const head = `POST /api/service-requests HTTP/1.1\r\nhost: x\r\nx-forwarded-for: ${newVisitor()}\r\ncontent-type: multipart/form-data; boundary=b\r\ncontent-length: 8000000\r\n\r\n`;
  const body = Array.from({ length: 29 }, (_, i) => field(i)).join("");
  const outcome = await expectUnharmed(product, "unfinished forms", async () => {
    const before = readRssMb(product.child.pid!);
    await openConnections(product, 300, `${head}${body}`);
    await wait(3_000);
    const served = await product.ask("/api/form-token", { visitor: newVisitor() });
    return { grownMb: readRssMb(product.child.pid!) - before, served: served.status };
  });
  expect(outcome.served).toBe(200);
  expect(outcome.grownMb).toBeLessThan(250);
});

test("1,000 requests of one address that never end leave room for others", async () => {
  const product = await startProduct();
  const visitor = newVisitor();
  const request = `POST /api/contact HTTP/1.1\r\nhost: x\r\nx-forwarded-for: ${visitor}\r\ncontent-type: application/json\r\ncontent-length: 1000\r\n\r\n{`;
  const outcome = await expectUnharmed(product, "1,000 unfinished requests", async () => {
    await openConnections(product, 1_000, request);
    await wait(1_000);
    const served = await product.ask("/api/form-token", { visitor: newVisitor() });
    return { served: served.status };
  });
  expect(outcome.served).toBe(200);
});

test("one peer that is no proxy holds a hundred connections and no more", async () => {
  const product = await startProduct({ env: { TRUST_PROXY: "" } });
  const sockets = await openConnections(product, 150, "GET / HTTP/1.1\r\nhost: x\r\n");
  for (const socket of sockets) socket.resume();
  await wait(1_000);
  expect(sockets.filter(isOpen).length).toBeLessThanOrEqual(100);
});

test.each(["/%61pi/contact", "/a%70i/contact", "http://h/api/contact"])(
  "%s is no other spelling of an address under /api",
  async (path) => {
    const product = await startProduct();
    const body = JSON.stringify({ name: "x", email: "x@x.example", message: "x", locale: "en" });
    const [socket] = await openConnections(
      product,
      1,
      `POST ${path} HTTP/1.1\r\nhost: x\r\norigin: https://evil.example\r\nsec-fetch-site: cross-site\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\nconnection: close\r\n\r\n${body}`,
    );
    const chunks: Buffer[] = [];
    socket!.on("data", (chunk: Buffer) => chunks.push(chunk)).resume();
    await once(socket!, "end");
    expect(Buffer.concat(chunks).toString().split(" ")[1]).toMatch(/^40[34]$/);
  },
);
