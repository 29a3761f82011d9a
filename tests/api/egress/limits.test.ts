import { randomBytes } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import {
  brotliCompressSync,
  constants,
  deflateRawSync,
  deflateSync,
  gzipSync,
  zstdCompressSync,
} from "node:zlib";
import { expect, test } from "vitest";
import { safeFetch, type FetchOptions } from "#platform/egress/safe-fetch.ts";
import { getPath, startRawServer, recordingNetwork } from "./recording-network.ts";

const options = { signal: new AbortController().signal, userAgent: "Ro2ya test" };
const megabyte = 1024 * 1024;
const text = "<!doctype html><title>بيت الفخار</title>".repeat(100);

/** What a server says with these bytes after its status line. */
async function startSite(...responseParts: readonly (string | Uint8Array)[]) {
  const { port } = await startRawServer((_request, write, end) => {
    for (const part of responseParts) write(part);
    end();
  });
  const { network } = recordingNetwork(() => ["93.184.215.14"], port);
  return (changed: Partial<FetchOptions> = {}) =>
    safeFetch("http://shop.example/", network, { ...options, ...changed });
}

const compress = (coding: string, bytes: Uint8Array) =>
  [
    `HTTP/1.1 200 OK\r\nContent-Encoding: ${coding}\r\nContent-Length: ${bytes.length}\r\n\r\n`,
    bytes,
  ] as const;

test.each([
  ["gzip", gzipSync(text)],
  ["X-GZIP", gzipSync(text)],
  ["deflate", deflateSync(text)],
  ["deflate", deflateRawSync(text)],
  ["br", brotliCompressSync(text)],
  ["zstd", zstdCompressSync(text)],
  ["identity", Buffer.from(text)],
  ["identity, gzip", gzipSync(text)],
])("a page packed as %s arrives whole, with both its sizes", async (coding, bytes) => {
  const fetched = await (await startSite(...compress(coding, bytes)))();
  expect(fetched.bytes.toString()).toBe(text);
  expect(fetched).toMatchObject({
    encodedBytes: bytes.length,
    isCut: false,
    status: 200,
    hops: [{ url: "http://shop.example/", status: 200 }],
  });
});

test("headers arrive in their order, repeated ones too, and an empty body is one", async () => {
  const fetched = await (
    await startSite(
      "HTTP/1.1 404 Not Found\r\nX-A: 1\r\nSet-Cookie: a=1\r\nSet-Cookie: b=2\r\nContent-Length: 0\r\n\r\n",
    )
  )();
  expect(fetched.status).toBe(404);
  expect(fetched.headers).toEqual([
    ["x-a", "1"],
    ["set-cookie", "a=1"],
    ["set-cookie", "b=2"],
    ["content-length", "0"],
  ]);
  expect(fetched.bytes.length).toBe(0);
});

const zeros = Buffer.alloc(150 * megabyte);
const bombs = {
  gzip: gzipSync(zeros, { level: 1 }),
  deflate: deflateSync(zeros, { level: 1 }),
  br: brotliCompressSync(zeros, { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } }),
  zstd: zstdCompressSync(zeros),
};

test.each(Object.entries(bombs))(
  "a bomb of %s is defused at the limit, within 50 MB of memory",
  async (coding, bytes) => {
    const fetchSite = await startSite(...compress(coding, bytes));
    const before = process.memoryUsage().rss;
    let peak = before;
    const watch = setInterval(() => (peak = Math.max(peak, process.memoryUsage().rss)), 1);
    for (let round = 0; round < 4; round++)
      await expect(fetchSite({ maxBytes: 10 * megabyte })).rejects.toMatchObject({
        code: "too-large",
      });
    clearInterval(watch);
    expect(Math.max(peak, process.memoryUsage().rss) - before).toBeLessThan(50 * megabyte);
  },
);

test("a page is taken at its limit and refused one byte above", async () => {
  const exact = await (
    await startSite(`HTTP/1.1 200 OK\r\n\r\n${"x".repeat(1000)}`)
  )({ maxBytes: 1000 });
  expect(exact).toMatchObject({ encodedBytes: 1000, isCut: false });
  await expect(
    (await startSite(`HTTP/1.1 200 OK\r\n\r\n${"x".repeat(1001)}`))({ maxBytes: 1000 }),
  ).rejects.toMatchObject({ code: "too-large" });
  const unpacked = await startSite(...compress("gzip", gzipSync("x".repeat(1001))));
  await expect(unpacked({ maxBytes: 1000 })).rejects.toMatchObject({ code: "too-large" });
});

test("who only wants the beginning gets the beginning", async () => {
  const incompressible = randomBytes(300_000);
  for (const site of [
    await startSite("HTTP/1.1 200 OK\r\n\r\n", incompressible),
    await startSite(...compress("gzip", gzipSync(incompressible))),
  ]) {
    const fetched = await site({ maxBytes: 1000, ifLarger: "cut" });
    expect(fetched.bytes).toEqual(incompressible.subarray(0, 1000));
    expect(fetched.isCut).toBe(true);
  }
});

test("of what unpacks to nothing no more is read than its beginning, whether that is enough or not", async () => {
  // An empty stored block of deflate is five bytes: megabytes of them unpack to nothing.
  const nothing = Buffer.concat([
    gzipSync("").subarray(0, 10),
    ...Array.from({ length: 400 }, () => Buffer.from("000000ffff".repeat(6_000), "hex")),
  ]);
  let sentBytes = 0;
  const { port } = await startRawServer((_request, write, end) => {
    write("HTTP/1.1 200 OK\r\nContent-Encoding: gzip\r\n\r\n");
    for (let at = 0; at < nothing.length; at += 100_000) write(nothing.subarray(at, at + 100_000));
    end();
    sentBytes = nothing.length;
  });
  const { network } = recordingNetwork(() => ["93.184.215.14"], port);
  const cut = await safeFetch("http://shop.example/", network, {
    ...options,
    maxBytes: 64 * 1024,
    ifLarger: "cut",
  });
  expect(sentBytes).toBeGreaterThan(10 * megabyte);
  expect(cut.isCut).toBe(true);
  expect(cut.bytes.length).toBe(0);
  expect(cut.encodedBytes).toBeLessThan(megabyte);
  await expect(
    safeFetch("http://shop.example/", network, { ...options, maxBytes: 64 * 1024 }),
  ).rejects.toMatchObject({ code: "too-large" });
});

test.each(["gzip, gzip", "gzip, br", "gzip, gzip, gzip, gzip"])(
  "codings over each other are not unpacked: %s",
  async (coding) => {
    await expect(
      (await startSite(...compress(coding, gzipSync(bombs.gzip))))(),
    ).rejects.toMatchObject({
      code: "too-large",
    });
  },
);

test.each([
  ["an unknown coding", compress("compress", gzipSync(text))],
  ["a coding that lies", compress("gzip", Buffer.from("no gzip at all"))],
  ["a brotli that lies", compress("br", Buffer.from([0xff, 0xff, 0xff, 0xff, 0xff]))],
  [
    "a zstd whose window is a gigabyte",
    compress("zstd", Buffer.from([0x28, 0xb5, 0x2f, 0xfd, 0x00, 0xa0, 0x01, 0x00, 0x00])),
  ],
  ["a body that breaks off", ["HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\nhalf"]],
  ["a chunk that breaks off", ["HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n10\r\nhalf"]],
  ["two lengths", ["HTTP/1.1 200 OK\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nxx"]],
  [
    "a length beside chunks",
    ["HTTP/1.1 200 OK\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n"],
  ],
  ["no HTTP", ["SSH-2.0-OpenSSH_9.6\r\n"]],
  ["nothing", [""]],
  [
    "another protocol",
    ["HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: x\r\n\r\n"],
  ],
])("%s is no answer", async (_what, responseParts) => {
  await expect(
    (await startSite(...responseParts))({ totalTimeoutMs: 2_000 }),
  ).rejects.toMatchObject({
    code: "refused",
  });
});

test.each([
  ["one long header", [`HTTP/1.1 200 OK\r\nX: ${"x".repeat(40_000)}\r\n\r\n`]],
  ["many headers", [`HTTP/1.1 200 OK\r\n${"X: y\r\n".repeat(20_000)}\r\n`]],
])("%s is called that, and not a large page", async (_what, responseParts) => {
  await expect((await startSite(...responseParts))()).rejects.toMatchObject({
    code: "headers-too-large",
  });
});

test.each(["ftp://shop.example/", "app://open", "javascript:alert(1)", "http://shop.example:22/"])(
  "a redirect of the site to %s is the site's fault and not that of the address",
  async (location) => {
    const site = await startSite(`HTTP/1.1 302 Found\r\nLocation: ${location}\r\n\r\n`);
    await expect(site()).rejects.toMatchObject({ code: "bad-redirect" });
  },
);

test("a chain of five redirects is followed, a sixth is too many, and so is a circle", async () => {
  const { port } = await startRawServer((request, write, end) => {
    const left = Number(getPath(request).slice(1));
    write(
      left > 0
        ? `HTTP/1.1 302 Moved\r\nLocation: /${left - 1}\r\n\r\n`
        : left === 0
          ? "HTTP/1.1 200 OK\r\n\r\nthere"
          : "HTTP/1.1 301 Moved\r\nLocation: ?\r\n\r\n",
    );
    end();
  });
  const { network, connectedTo } = recordingNetwork(() => ["93.184.215.14"], port);
  const fetched = await safeFetch("http://shop.example/5", network, options);
  expect(fetched.url).toBe("http://shop.example/0");
  expect(fetched.hops.map(({ url, status }) => `${new URL(url).pathname} ${status}`)).toEqual([
    "/5 302",
    "/4 302",
    "/3 302",
    "/2 302",
    "/1 302",
    "/0 200",
  ]);
  await expect(safeFetch("http://shop.example/6", network, options)).rejects.toMatchObject({
    code: "too-many-redirects",
  });
  await expect(safeFetch("http://shop.example/-1", network, options)).rejects.toMatchObject({
    code: "too-many-redirects",
  });
  expect(connectedTo.length).toBe(18);
});

test("a redirect in Arabic letters is followed where it leads, and one without a place is the answer", async () => {
  const { port } = await startRawServer((request, write, end) => {
    const arabic = Buffer.from("HTTP/1.1 301 Moved\r\nLocation: /مقال\r\n\r\n", "utf8");
    write(
      getPath(request) === "/"
        ? arabic
        : getPath(request) === "/300"
          ? "HTTP/1.1 302 Nowhere\r\n\r\n"
          : `HTTP/1.1 200 OK\r\n\r\n${getPath(request)}`,
    );
    end();
  });
  const { network } = recordingNetwork(() => ["93.184.215.14"], port);
  expect((await safeFetch("http://shop.example/", network, options)).bytes.toString()).toBe(
    "/%D9%85%D9%82%D8%A7%D9%84",
  );
  expect((await safeFetch("http://shop.example/300", network, options)).status).toBe(302);
});

test("a request says who asks and carries nothing of ours", async () => {
  let receivedRequest = "";
  const { port } = await startRawServer((request, write, end) => {
    receivedRequest = request;
    write("HTTP/1.1 200 OK\r\n\r\n");
    end();
  });
  const { network } = recordingNetwork(() => ["93.184.215.14"], port);
  await safeFetch("http://shop.example:8080/a?b#c", network, { ...options, accept: "text/html" });
  expect(receivedRequest.split("\r\n").filter(Boolean)).toEqual([
    "GET /a?b HTTP/1.1",
    "host: shop.example:8080",
    "connection: close",
    "user-agent: Ro2ya test",
    "accept: text/html",
    "accept-encoding: gzip, deflate, br, zstd",
  ]);
});

/** Servers that never end what they say. */
const drips: readonly (readonly [what: string, start: string, drop: string | Uint8Array])[] = [
  ["headers", "HTTP/1.1 200 OK\r\n", "X: y\r\n"],
  ["a body", "HTTP/1.1 200 OK\r\n\r\n", "x"],
  ["chunks", "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n", "1\r\nx\r\n"],
  ["continuations", "HTTP/1.1 100 Continue\r\n\r\n", "HTTP/1.1 100 Continue\r\n\r\n"],
];

test.each(drips)(
  "a server that drips %s is given up when the time is over",
  async (_what, start, drop) => {
    let isLeft = false;
    const { port } = await startRawServer((_request, write) => {
      write(start);
      const drip = setInterval(() => write(drop), 20);
      setTimeout(() => clearInterval(drip), 2_000).unref();
    });
    const { network } = recordingNetwork(() => ["93.184.215.14"], port);
    const controller = {
      ...network,
      connect: async (...to: Parameters<typeof network.connect>) =>
        (await network.connect(...to)).once("close", () => (isLeft = true)),
    };
    await expect(
      safeFetch("http://shop.example/", controller, { ...options, totalTimeoutMs: 300 }),
    ).rejects.toMatchObject({ code: "too-slow" });
    await wait(50);
    expect(isLeft).toBe(true);
  },
);

test("a server that falls silent is given up before the whole time is over", async () => {
  const { port } = await startRawServer((_request, write) =>
    write("HTTP/1.1 200 OK\r\nContent-Length: 10\r\n\r\nx"),
  );
  const { network } = recordingNetwork(() => ["93.184.215.14"], port);
  await expect(
    safeFetch("http://shop.example/", network, {
      ...options,
      idleTimeoutMs: 100,
      totalTimeoutMs: 60_000,
    }),
  ).rejects.toMatchObject({ code: "too-slow" });
});

test("who gives up receives his own reason, and the connection is closed", async () => {
  let isLeft = false;
  const { port } = await startRawServer((_request, write) =>
    write("HTTP/1.1 200 OK\r\nContent-Length: 10\r\n\r\nx"),
  );
  const { network } = recordingNetwork(() => ["93.184.215.14"], port);
  const controller = {
    ...network,
    connect: async (...to: Parameters<typeof network.connect>) =>
      (await network.connect(...to)).once("close", () => (isLeft = true)),
  };
  const cancel = new AbortController();
  const fetching = safeFetch("http://shop.example/", controller, {
    ...options,
    signal: cancel.signal,
  });
  setTimeout(() => cancel.abort(new Error("cancelled")), 50);
  await expect(fetching).rejects.toThrow("cancelled");
  await wait(50);
  expect(isLeft).toBe(true);
});
