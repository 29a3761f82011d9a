import { get, type IncomingMessage } from "node:http";
import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import {
  BandwidthState,
  bandwidthPaths,
  maxTransferBytes,
} from "#tools/speed-test/bandwidth-contract.ts";
import { startApp } from "./start-app.ts";

const limits = { visitorBytes: 1e9, streams: 12, allBytes: 1e10, serverMbps: 1000 };

async function startListening(changed: Partial<typeof limits> = {}, serverLocation = "Cairo") {
  const { app } = await startApp({
    bandwidth: { limits: { ...limits, ...changed }, serverLocation },
  });
  const url = await app.listen({ port: 0, host: "127.0.0.1" });
  const state = async (query = "") =>
    BandwidthState.parse(await (await fetch(`${url}${bandwidthPaths.state}${query}`)).json());
  return {
    url,
    down: (bytes: number | string) => fetch(`${url}${bandwidthPaths.down}?bytes=${bytes}`),
    up: (body: BodyInit) => fetch(`${url}${bandwidthPaths.up}`, { method: "POST", body }),
    state,
  };
}

test("gives exactly the bytes that were asked for, that nothing on the way can keep or make smaller", async () => {
  const { down } = await startListening();
  const answer = await down(9_000_001);
  const bytes = Buffer.from(await answer.arrayBuffer());
  expect(answer.status).toBe(200);
  expect(bytes.length).toBe(9_000_001);
  expect(answer.headers.get("cache-control")).toBe("no-store, no-transform");
  expect(answer.headers.get("content-encoding")).toBeNull();
  expect(answer.headers.get("server-timing")).toMatch(/^cfReqDur;dur=\d+\.\d\d$/);
  expect(gzipSync(bytes.subarray(0, 1e6)).length).toBeGreaterThan(999_000);
  expect((await down(0)).headers.get("content-length")).toBe("0");
});

test("one answer carries 100 MB at most, and only a number is a number of bytes", async () => {
  const { down } = await startListening();
  expect((await down(maxTransferBytes.down + 1)).status).toBe(413);
  for (const requested of ["", "-1", "1e9", "abc", "9".repeat(13)])
    expect((await down(requested)).status).toBe(400);
});

test("takes what is sent under any name and keeps nothing, up to 25 MB", async () => {
  const { up, state } = await startListening();
  for (const body of [
    "0".repeat(3_000_000),
    new Blob(["{not json"], { type: "application/json" }),
    new Uint8Array(5),
  ]) {
    const answer = await up(body);
    expect([answer.status, await answer.text()]).toEqual([200, "ok"]);
    expect(answer.headers.get("server-timing")).toMatch(/^cfReqDur;dur=/);
  }
  expect((await state()).budgetBytes).toBe(1e9 - 3_000_000 - 9 - 5);
  expect((await up("0".repeat(maxTransferBytes.up))).status).toBe(200);
  const rejected = await up("0".repeat(maxTransferBytes.up + 1)).then(
    ({ status }) => status,
    () => 413, // the server closed while we still sent
  );
  expect(rejected).toBe(413);
});

test("a visitor whose hour is used up is refused in both directions, and learns when to come again", async () => {
  const { down, up, state } = await startListening({ visitorBytes: 2_000_000 });
  await (await down(1_500_000)).arrayBuffer();
  await expect.poll(async () => (await state()).budgetBytes).toBe(500_000);
  for (const rejected of [await down(500_001), await up("0".repeat(500_001))]) {
    expect(rejected.status).toBe(429);
    expect(Number(rejected.headers.get("retry-after"))).toBe(3_600);
    expect(await rejected.json()).toEqual({ code: "too-many" });
  }
  expect((await up("0".repeat(500_000))).status).toBe(200);
  expect((await down(0)).status).toBe(200);
});

test("all visitors together are refused once the server has given what it may", async () => {
  const { down, state } = await startListening({ allBytes: 1_000_000 });
  await (await down(900_000)).arrayBuffer();
  expect((await down(200_000)).status).toBe(429);
  expect((await state()).retryAfterS).toBe(3_600);
});

test("one visitor makes so many measurements at once; who leaves makes room and pays for what was sent", async () => {
  // Of which one visitor holds two
  const { url, down, state } = await startListening({ streams: 6 });
  const begin = () =>
    new Promise<IncomingMessage>((resolve, reject) =>
      get(`${url}${bandwidthPaths.down}?bytes=90000000`, { agent: false }, resolve).on(
        "error",
        reject,
      ),
    );
  const held = await Promise.all([begin(), begin()]);
  expect(held.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  const rejected = await down(1_000);
  expect([rejected.status, rejected.headers.get("retry-after")]).toEqual([429, "2"]);
  for (const answer of held) answer.on("error", () => undefined).destroy();
  await expect.poll(async () => (await down(1_000)).status).toBe(200);
  await expect.poll(async () => (await state()).budgetBytes).toBeGreaterThan(900e6);
});

test("V-15 says where the server is in the language of the page, and what its own connection carries", async () => {
  const { state } = await startListening({ serverMbps: 200 });
  expect(await state("?locale=ar")).toMatchObject({
    location: "القاهرة",
    serverMbps: 200,
    isBusy: false,
  });
  expect((await state("?locale=en")).location).toBe("Cairo");
  expect((await (await startListening({}, "Riyadh")).state("?locale=ar")).location).toBe("الرياض");
});

test("other routes still read what they are sent: the streaming of uploads is for the bandwidth test alone", async () => {
  const { url } = await startListening();
  const answer = await fetch(`${url}/api/seo-analyses`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: "{not json",
  });
  expect(answer.status).toBe(400);
});
