import { connect, type Socket } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { BandwidthState, bandwidthPaths } from "#tools/speed-test/bandwidth-contract.ts";
import { startApp } from "../start-app.ts";

const limits = { visitorBytes: 1e12, streams: 12, allBytes: 1e13, serverMbps: 1000 };
const timeouts = { stallTimeoutMs: 500, totalTimeoutMs: 60_000 };

/** A server behind a proxy on this machine, which says whom each request comes from. */
async function startMeasuring(changed: Partial<typeof timeouts> = {}) {
  const { app } = await startApp({
    bandwidth: { limits, serverLocation: "Cairo", timeouts: { ...timeouts, ...changed } },
    trustedProxies: ["127.0.0.1"],
  });
  const url = await app.listen({ port: 0, host: "127.0.0.1" });
  const sockets: Socket[] = [];
  onTestFinished(async () => {
    for (const socket of sockets) socket.destroy();
  });
  const listHeaders = (ip: string) => ({ "x-forwarded-for": ip });
  return {
    /** A connection that a test reads and writes by itself. */
    raw(text: string): { socket: Socket; closed: Promise<void> } {
      const socket = connect(Number(new URL(url).port), "127.0.0.1");
      sockets.push(socket);
      socket.on("error", () => undefined);
      const closed = new Promise<void>((resolve) => socket.once("close", () => resolve()));
      socket.write(text);
      return { socket, closed };
    },
    down: (ip: string, bytes: number) =>
      fetch(`${url}${bandwidthPaths.down}?bytes=${bytes}`, { headers: listHeaders(ip) }),
    up: (ip: string, bytes: number) =>
      fetch(`${url}${bandwidthPaths.up}`, {
        method: "POST",
        body: new Uint8Array(bytes),
        headers: listHeaders(ip),
      }),
    state: async (ip: string) =>
      BandwidthState.parse(
        await (await fetch(`${url}${bandwidthPaths.state}`, { headers: listHeaders(ip) })).json(),
      ),
  };
}

/** The status line of an answer of which nothing else is read. */
async function readStatus(socket: Socket): Promise<number> {
  const head = await new Promise<string>((resolve) =>
    socket.once("data", (chunk) => resolve(chunk.toString("latin1", 0, 40))),
  );
  socket.pause();
  return Number(head.split(" ")[1]);
}

const unread = (ip: string) =>
  `GET ${bandwidthPaths.down}?bytes=100000000 HTTP/1.1\r\nhost: x\r\nx-forwarded-for: ${ip}\r\n\r\n`;

test("twelve unread downloads from one address hold a third of the places, and others measure as ever", async () => {
  const { raw, down, up } = await startMeasuring({ stallTimeoutMs: 60_000 });
  const held = Array.from({ length: 12 }, () => raw(unread("203.0.113.7")));
  const statuses = await Promise.all(held.map(({ socket }) => readStatus(socket)));
  expect(statuses.filter((status) => status === 200)).toHaveLength(4);
  expect(statuses.filter((status) => status === 429)).toHaveLength(8);
  for (let i = 0; i < 3; i++) {
    expect((await (await down("203.0.113.8", 5_000_000)).arrayBuffer()).byteLength).toBe(5_000_000);
    expect((await up("203.0.113.8", 1_000_000)).status).toBe(200);
  }
  expect((await down("203.0.113.7", 1_000)).status).toBe(429);
});

test("a download that no client reads is cut off: its place is free again, and what was not taken is not paid for", async () => {
  const { raw, down, state } = await startMeasuring();
  const held = Array.from({ length: 4 }, () => raw(unread("203.0.113.7")));
  for (const { socket } of held) expect(await readStatus(socket)).toBe(200);
  await expect
    .poll(async () => (await down("203.0.113.7", 1_000)).status, { timeout: 10_000 })
    .toBe(200);
  await expect
    .poll(async () => (await state("203.0.113.7")).budgetBytes, { timeout: 10_000 })
    .toBeGreaterThan(1e12 - 4 * 60e6);
});

test("an upload that stalls is cut off and pays for what it sent", async () => {
  const { raw, up, state } = await startMeasuring();
  const { closed } = raw(
    `POST ${bandwidthPaths.up} HTTP/1.1\r\nhost: x\r\nx-forwarded-for: 203.0.113.7\r\ncontent-length: 20000000\r\n\r\nabc`,
  );
  await expect.poll(async () => (await state("203.0.113.7")).budgetBytes).toBe(1e12 - 20_000_000);
  await closed;
  await expect.poll(async () => (await state("203.0.113.7")).budgetBytes).toBe(1e12 - 3);
  expect((await up("203.0.113.7", 1_000)).status).toBe(200);
});

test("an upload that trickles is cut off when its time is over, however often something comes", async () => {
  const { raw } = await startMeasuring({ totalTimeoutMs: 1_500 });
  const { socket, closed } = raw(
    `POST ${bandwidthPaths.up} HTTP/1.1\r\nhost: x\r\ncontent-length: 20000000\r\n\r\n`,
  );
  let sent = 0;
  const trickle = setInterval(() => void (socket.write("x"), sent++), 50);
  onTestFinished(() => clearInterval(trickle));
  await closed;
  expect(sent).toBeGreaterThan(10);
});

test("a reader who takes it slowly, and takes it, is not cut off", async () => {
  const { raw } = await startMeasuring({ stallTimeoutMs: 1_000 });
  const bytes = 30_000_000;
  const { socket } = raw(
    `GET ${bandwidthPaths.down}?bytes=${bytes} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n`,
  );
  let taken = 0;
  for await (const chunk of socket) {
    const before = Math.floor(taken / 2_000_000);
    taken += (chunk as Buffer).length;
    // About 13 MB a second, over two seconds
    if (Math.floor(taken / 2_000_000) > before) await wait(150);
  }
  expect(taken).toBeGreaterThan(bytes);
});

test("who leaves before the answer begins leaves no place taken", async () => {
  const { raw, down } = await startMeasuring({ stallTimeoutMs: 60_000 });
  for (let round = 0; round < 10; round++) {
    const leaving = Array.from({ length: 4 }, () => raw(unread("203.0.113.7")));
    await wait(round);
    for (const { socket } of leaving) socket.destroy();
  }
  await expect.poll(async () => (await down("203.0.113.7", 1_000)).status).toBe(200);
  const again = Array.from({ length: 4 }, () => raw(unread("203.0.113.7")));
  expect(await Promise.all(again.map(({ socket }) => readStatus(socket)))).toEqual([
    200, 200, 200, 200,
  ]);
});
