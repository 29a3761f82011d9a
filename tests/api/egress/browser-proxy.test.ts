import { once } from "node:events";
import { createServer, request, type IncomingMessage } from "node:http";
import { connect, type AddressInfo, type Socket } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { startBrowserProxy } from "#platform/egress/browser-proxy.ts";
import type { ProxyLimits } from "#platform/egress/proxy/proxy-connections.ts";
import { mappedNetwork } from "../../loopback/mapped-network.ts";
import { startRawServer, recordingNetwork } from "./recording-network.ts";

const wideLimits: ProxyLimits = { maxBytes: 1e9, maxConnections: 1_000 };

async function startSite(
  respond: (
    request: IncomingMessage,
    body: string,
  ) => readonly [status: number, headers: Record<string, string>, body: string | Buffer],
) {
  const connections: Socket[] = [];
  const server = createServer((request, response) => {
    let body = "";
    request.on("data", (chunk: Buffer) => (body += chunk.toString()));
    request.on("end", () => {
      const [status, headers, text] = respond(request, body);
      response.writeHead(status, headers).end(text);
    });
  });
  server.on("connection", (socket) => connections.push(socket));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { port: (server.address() as AddressInfo).port, connections };
}

async function startProxy(network: Parameters<typeof startBrowserProxy>[0], limits = wideLimits) {
  const exceeded: string[] = [];
  const ending = new AbortController();
  const proxy = await startBrowserProxy(network, limits, ending.signal, (what) =>
    exceeded.push(what),
  );
  onTestFinished(() => proxy.close());
  return { ...proxy, exceeded, end: () => ending.abort() };
}

async function getThrough(
  port: number,
  url: string,
  options: { method?: string; headers?: Record<string, string>; body?: string } = {},
) {
  const clientRequest = request({
    host: "127.0.0.1",
    port,
    path: url,
    method: options.method ?? "GET",
    headers: { host: new URL(url).host, ...options.headers },
  });
  clientRequest.end(options.body);
  const [response] = (await once(clientRequest, "response")) as [IncomingMessage];
  return {
    status: response.statusCode,
    headers: response.headers,
    body: Buffer.concat(await response.toArray()).toString(),
  };
}

/** @returns the status of a tunnel, and the tunnel itself */
async function openTunnel(port: number, authority: string): Promise<readonly [number, Socket]> {
  const socket = connect(port, "127.0.0.1");
  onTestFinished(() => void socket.destroy());
  socket.write(`CONNECT ${authority} HTTP/1.1\r\nhost: ${authority}\r\n\r\n`);
  const [data] = (await once(socket, "data")) as [Buffer];
  return [Number(data.toString().split(" ")[1]), socket];
}

test("requests and answers pass as they are, without what is about one connection, and share connections", async () => {
  const site = await startSite((request, body) => [
    201,
    {
      "content-type": "text/plain",
      "x-kept": "yes",
      connection: "keep-alive, x-dropped",
      "x-dropped": "1",
    },
    `${request.method} ${request.url} ${body} ${Object.keys(request.headers).sort().join()}`,
  ]);
  const proxy = await startProxy(mappedNetwork({ "shop.example": site.port }));
  const response = await getThrough(proxy.port, `http://shop.example/a?b=${"c".repeat(5_000)}`, {
    method: "POST",
    headers: {
      "proxy-connection": "keep-alive",
      "proxy-authorization": "Basic x",
      "x-own": "1",
      connection: "x-hop",
      "x-hop": "1",
    },
    body: "مرحبا",
  });
  expect(response.status).toBe(201);
  expect(response.body.replace(/c{5000}/, "…")).toBe(
    "POST /a?b=… مرحبا connection,content-length,host,x-own",
  );
  expect(response.headers).toMatchObject({ "x-kept": "yes" });
  expect(response.headers).not.toHaveProperty("x-dropped");
  const inPieces = await getThrough(proxy.port, "http://shop.example/", {
    method: "PUT",
    headers: { "transfer-encoding": "chunked" },
    body: "قطعة",
  });
  expect(inPieces.body).toBe("PUT / قطعة connection,host,transfer-encoding");
  for (let i = 0; i < 5; i++) await getThrough(proxy.port, "http://shop.example/again");
  expect(site.connections.length).toBe(1);
});

test("a tunnel carries bytes both ways and ends with either end", async () => {
  const site = await startSite((request) => [200, {}, `through the tunnel: ${request.url}`]);
  const proxy = await startProxy(mappedNetwork({ "shop.example:443": site.port }));
  const [status, socket] = await openTunnel(proxy.port, "shop.example:443");
  expect(status).toBe(200);
  socket.write("GET /x HTTP/1.1\r\nhost: shop.example\r\nconnection: close\r\n\r\n");
  expect(Buffer.concat(await socket.toArray()).toString()).toContain("through the tunnel: /x");
});

test.each([
  "127.0.0.1:443",
  "127.0.0.1:80",
  "[::1]:443",
  "localhost:443",
  "0x7f.1:443",
  "2130706433:80",
  "169.254.169.254:80",
  "[::ffff:127.0.0.1]:443",
  "inside.example:443",
  "shop.example:22",
  "shop.example:25",
  "user@shop.example:443",
  "shop.example",
  "shop.example:443/x",
  "",
  "/",
])("no tunnel leads to %j, and no connection is opened", async (authority) => {
  const { network, connectedTo } = recordingNetwork((name) =>
    name === "inside.example" ? ["10.0.0.7"] : [],
  );
  const proxy = await startProxy(network);
  const socket = connect(proxy.port, "127.0.0.1");
  socket.write(`CONNECT ${authority} HTTP/1.1\r\nhost: x\r\n\r\n`);
  const [data] = (await Promise.race([
    once(socket, "data"),
    once(socket, "close").then(() => ["closed"]),
  ])) as [Buffer | string];
  expect(String(data)).not.toContain(" 200 ");
  socket.destroy();
  expect(connectedTo).toEqual([]);
});

test.each([
  "http://127.0.0.1/",
  "http://127.0.0.1:8080/",
  "http://[::1]/",
  "http://inside.example/",
  "http://both.example/",
  "http://shop.example:22/",
  "https://shop.example/",
  "ftp://shop.example/",
  "http://user:secret@shop.example/",
  "http://update.googleapis.com/",
])("no request leads to %s, and no connection is opened", async (url) => {
  const { network, connectedTo } = recordingNetwork((name) =>
    name === "inside.example" ? ["192.168.1.1"] : ["93.184.216.34", "127.0.0.1"],
  );
  const proxy = await startProxy(network);
  expect([400, 403, 502]).toContain((await getThrough(proxy.port, url)).status);
  expect(connectedTo).toEqual([]);
});

test("a name that points inside at its second look is judged at its second look", async () => {
  const site = await startSite(() => [200, { connection: "close" }, "once"]);
  const { network, connectedTo } = recordingNetwork(
    (_name, resolutionIndex) => [resolutionIndex === 0 ? "93.184.216.34" : "127.0.0.1"],
    site.port,
  );
  const proxy = await startProxy(network);
  expect((await getThrough(proxy.port, "http://rebind.example/")).status).toBe(200);
  expect((await getThrough(proxy.port, "http://rebind.example/")).status).toBe(403);
  expect(connectedTo).toEqual(["93.184.216.34"]);
});

test("bytes and connections are counted, and when there were too many nothing passes any more", async () => {
  const site = await startSite(() => [200, {}, Buffer.alloc(3_000_000)]);
  const heavy = await startProxy(mappedNetwork({ "shop.example": site.port }), {
    ...wideLimits,
    maxBytes: 1_000_000,
  });
  await getThrough(heavy.port, "http://shop.example/").catch(() => undefined);
  await expect.poll(() => heavy.exceeded).toEqual(["1000000 bytes"]);
  await expect(getThrough(heavy.port, "http://shop.example/")).rejects.toThrow();

  const busy = await startProxy(mappedNetwork({}), { ...wideLimits, maxConnections: 5 });
  for (let i = 0; i < 5; i++)
    expect((await getThrough(busy.port, `http://n${i}.example/`)).status).toBe(502);
  await getThrough(busy.port, "http://n6.example/").catch(() => undefined);
  expect(busy.exceeded).toEqual(["5 connections"]);
});

test("with its work the proxy ends, and so does every connection over it", async () => {
  const site = await startSite(() => [200, {}, "x"]);
  const proxy = await startProxy(
    mappedNetwork({ "shop.example:443": site.port, "shop.example": site.port }),
  );
  await getThrough(proxy.port, "http://shop.example/");
  const [, socket] = await openTunnel(proxy.port, "shop.example:443");
  const closed = once(socket, "close");
  proxy.end();
  await closed;
  await expect.poll(() => site.connections.every((connection) => connection.destroyed)).toBe(true);
  await expect(getThrough(proxy.port, "http://shop.example/")).rejects.toThrow();
  expect(proxy.exceeded).toEqual([]);
});

/** What a browser gets through the proxy from a server that says exactly this. */
async function through(...parts: readonly string[]) {
  const { port } = await startRawServer((_request, write, end) => {
    for (const part of parts) write(part);
    end();
  });
  const proxy = await startProxy(mappedNetwork({ "shop.example": port }));
  const answer = await getThrough(proxy.port, "http://shop.example/picture.png");
  // The proxy goes on answering others.
  expect((await getThrough(proxy.port, "http://no.example/")).status).toBe(502);
  return answer;
}

test.each([
  ["a status below 100", ["HTTP/1.1 099 x\r\n\r\n"], 502],
  ["a status of 0", ["HTTP/1.1 000 x\r\n\r\n"], 502],
  ["a status above 599", ["HTTP/1.1 999 x\r\n\r\n"], 502],
  ["a status of four figures", ["HTTP/1.1 1000 x\r\n\r\n"], 502],
  [
    "a control character in its reason",
    ["HTTP/1.1 200 O\u0001K\r\ncontent-length: 2\r\n\r\nok"],
    200,
  ],
  [
    "bytes beyond Latin in its reason",
    ["HTTP/1.1 200 \u0627\u0628\r\ncontent-length: 2\r\n\r\nok"],
    200,
  ],
  [
    "an upgrade that nobody asked for",
    ["HTTP/1.1 101 Switching Protocols\r\nconnection: upgrade\r\nupgrade: x\r\n\r\n"],
    502,
  ],
  [
    "an upgrade in a 200",
    ["HTTP/1.1 200 OK\r\nconnection: upgrade\r\nupgrade: websocket\r\ncontent-length: 2\r\n\r\nok"],
    200,
  ],
  [
    "a flood of provisional answers",
    ["HTTP/1.1 103 Early Hints\r\nlink: </x>\r\n\r\n".repeat(5_000), "HTTP/1.1 200 OK\r\n\r\n"],
    502,
  ],
  [
    "provisional answers before the answer",
    [
      "HTTP/1.1 103 Early Hints\r\n\r\nHTTP/1.1 102 x\r\n\r\nHTTP/1.1 200 OK\r\ncontent-length: 2\r\n\r\nok",
    ],
    200,
  ],
  [
    "trailers",
    [
      "HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\ntrailer: x-t\r\n\r\n2\r\nok\r\n0\r\nx-t: a\r\n\r\n",
    ],
    200,
  ],
  ["a control character in a header", ["HTTP/1.1 200 OK\r\nx-bad: a\u0001b\r\n\r\n"], 502],
  ["a length that is no number", ["HTTP/1.1 200 OK\r\ncontent-length: x\r\n\r\nok"], 502],
  ["a deleted character in a header", ["HTTP/1.1 200 OK\r\nx-bad: a\u007fb\r\n\r\n"], 502],
  [
    "letters beyond ASCII in a header",
    ["HTTP/1.1 200 OK\r\nx-latin: caf\u00e9\r\ncontent-length: 2\r\n\r\nok"],
    200,
  ],
])(
  "a picture whose server answers with %s costs its own connection and nothing else",
  async (_what, data, status) => {
    expect((await through(...data)).status).toBe(status);
  },
);

test.each([
  [
    "in its trailers",
    "HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n2\r\nok\r\n0\r\nx-t: a\u0001b\r\n\r\n",
  ],
  ["in a chunk", "HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n2\r\nok\r\nxyz\r\n"],
  ["with a body that may not be there", "HTTP/1.1 204 x\r\ncontent-length: 5\r\n\r\nhello"],
])("an answer that breaks off %s ends the browser's connection alone", async (_where, broken) => {
  await expect(through(broken)).rejects.toThrow();
  expect((await through("HTTP/1.1 200 OK\r\ncontent-length: 2\r\n\r\nok")).body).toBe("ok");
});

test("tunnels with odd beginnings, and those that are left while they are connected to, leave nothing open", async () => {
  const site = await startSite(() => [200, {}, "x"]);
  const proxy = await startProxy(mappedNetwork({ "shop.example:443": site.port }));
  for (const rest of ["", "\0\0\0", "x".repeat(70_000), "GET / HTTP/1.1\r\n\r\n".repeat(1_000)]) {
    const socket = connect(proxy.port, "127.0.0.1").on("error", () => undefined);
    socket.write(`CONNECT shop.example:443 HTTP/1.1\r\nhost: x\r\n\r\n${rest}`);
    await Promise.race([once(socket, "data"), once(socket, "close")]);
    socket.destroy();
  }
  for (let i = 0; i < 20; i++) {
    const socket = connect(proxy.port, "127.0.0.1").on("error", () => undefined);
    await once(socket, "connect");
    socket.write("CONNECT shop.example:443 HTTP/1.1\r\nhost: x\r\n\r\n", () =>
      socket.resetAndDestroy(),
    );
    await once(socket, "close");
  }
  await expect
    .poll(() => site.connections.every((connection) => connection.destroyed), { timeout: 10_000 })
    .toBe(true);
  const [status] = await openTunnel(proxy.port, "shop.example:443");
  expect(status).toBe(200);
});
