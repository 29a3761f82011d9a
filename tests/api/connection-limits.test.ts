import { once } from "node:events";
import { Agent, get, type IncomingMessage } from "node:http";
import { connect, type AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { expect, onTestFinished, test } from "vitest";
import type { ParsedSocket } from "#platform/http/guard-parser.ts";
import { startApp } from "./start-app.ts";

async function listen(changed: Parameters<typeof startApp>[0] = {}) {
  const { app } = await startApp(changed);
  app.get("/whose", async (request) => request.ip);
  await app.listen({ port: 0 });
  return { app, port: (app.server.address() as AddressInfo).port };
}

/** Sends bytes over a connection of its own. @returns all that is answered */
async function send(port: number, bytes: string): Promise<string> {
  const socket = connect(port, "127.0.0.1");
  onTestFinished(() => void socket.destroy());
  socket.write(bytes);
  return text(socket);
}

test("no number of header lines hides the one in which the proxy names the visitor", async () => {
  const { port } = await listen({ trustedProxies: ["127.0.0.1"] });
  const ask = (lines: number) =>
    send(
      port,
      `GET /whose HTTP/1.1\r\nHost: x\r\nConnection: close\r\n${"a:\r\n".repeat(lines)}X-Forwarded-For: 203.0.113.9\r\n\r\n`,
    );
  expect(await ask(900)).toMatch(/^HTTP\/1\.1 200 [^]*\r\n\r\n203\.0\.113\.9$/);
  for (const lines of [1_000, 1_500, 2_500, 3_000])
    expect(await ask(lines)).toMatch(/^HTTP\/1\.1 431 /);
});

test("headers of more than 16 KB are refused", async () => {
  const { port } = await listen();
  expect(
    await send(port, `GET /whose HTTP/1.1\r\nHost: x\r\nA: ${"a".repeat(17 * 1024)}\r\n\r\n`),
  ).toMatch(/^HTTP\/1\.1 431 /);
});

test.each(["/share", "/api/contact", "/api/line/up", "/nothing"])(
  "a body without a declared length is refused at %s, and its chunks are not read",
  async (path) => {
    const { app, port } = await listen();
    const requests: string[] = [];
    app.server.on("request", ({ url = "" }) => requests.push(url));
    const head = `POST ${path} HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n`;
    expect(await send(port, `${head}1\r\nx\r\n`)).toMatch(/^HTTP\/1\.1 411 [^]*Connection: close/);
    expect(requests).toEqual([]);
  },
);

test.each([
  ["a connection with a fifth request that waits", "Host: x\r\n"],
  ["requests that Node answers itself, without a host", ""],
  ["requests that expect what no server knows", "Host: x\r\nExpect: x\r\n"],
])("%s: the parser reads no further", async (_what, headers) => {
  const { app, port } = await listen();
  let parsed = 0;
  app.server.on("connection", ({ parser }: ParsedSocket) => {
    const receive = parser!.onIncoming;
    parser!.onIncoming = (...request) => {
      parsed++;
      return receive(...request);
    };
  });
  const closed = new Promise((resolve) =>
    app.server.once("connection", (socket) => socket.once("close", resolve)),
  );
  void send(port, `GET /whose HTTP/1.1\r\n${headers}\r\n`.repeat(1_000)).catch(() => undefined);
  await closed;
  expect(parsed).toBe(5);
});

test("an unknown expectation is answered as any other request, one after another", async () => {
  const { port } = await listen();
  const socket = connect(port, "127.0.0.1");
  onTestFinished(() => void socket.destroy());
  for (let i = 0; i < 6; i++) {
    socket.write("GET /whose HTTP/1.1\r\nHost: x\r\nExpect: x\r\n\r\n");
    const [answer] = (await once(socket, "data")) as [Buffer];
    expect(answer.toString()).toMatch(/^HTTP\/1\.1 200 /);
  }
});

test("connections beyond the limit are closed as they arrive, and those before go on", async () => {
  const { app, port } = await listen();
  expect(app.server.maxConnections).toBe(4_000);
  app.server.maxConnections = 2;
  const agent = new Agent({ keepAlive: true });
  onTestFinished(() => agent.destroy());
  const ask = async () => {
    const [answer] = (await once(get({ port, agent, path: "/api/health" }), "response")) as [
      IncomingMessage,
    ];
    return text(answer);
  };
  expect(await ask()).toBe('{"ok":true}');
  const idle = connect(port, "127.0.0.1");
  onTestFinished(() => void idle.destroy());
  await once(idle, "connect");
  const late = connect(port, "127.0.0.1").on("error", () => undefined);
  await once(late.resume(), "close");
  expect(await ask()).toBe('{"ok":true}');
});

test("a connection that the system cannot hand over does not end the server", async () => {
  const { app, port } = await listen();
  const tooManyFiles = Object.assign(new Error("accept EMFILE"), { code: "EMFILE" });
  app.server.emit("error", tooManyFiles);
  expect((await fetch(`http://127.0.0.1:${port}/api/health`)).status).toBe(200);
});

test("an answer that its reader leaves is closed, and its memory comes back", async () => {
  const { app } = await startApp();
  expect(app.server.timeout).toBe(30_000);
  app.server.setTimeout(300);
  app.get("/big", async () => "x".repeat(50_000_000));
  await app.listen({ port: 0 });
  const socket = connect((app.server.address() as AddressInfo).port, "127.0.0.1");
  onTestFinished(() => void socket.destroy());
  const closed = new Promise((resolve) =>
    app.server.once("connection", (accepted) => accepted.once("close", resolve)),
  );
  socket.pause().write("GET /big HTTP/1.1\r\nHost: x\r\n\r\n");
  await closed;
});

/** Opens connections of one visitor each, which send requests and read no answer. */
function openUnread(port: number, paths: readonly string[], visitors: readonly string[]) {
  return visitors.map((visitor) => {
    const socket = connect(port, "127.0.0.1").on("error", () => undefined);
    onTestFinished(() => void socket.destroy());
    const head = ` HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: ${visitor}\r\n\r\n`;
    socket.pause().write(paths.map((path) => `GET ${path}${head}`).join(""));
    return socket;
  });
}

const strangers = [21, 22, 23, 24, 25, 26].map((last) => `198.51.100.${last}`);
/** More than the buffers of a connection hold; bytes, because a text would be copied each time. */
const large = Buffer.alloc(20_000_000, "x");
/** For what takes a moment, on a busy machine too. */
const patient = { timeout: 5_000 };

test.each([
  ["whose answer they do not read", ["/large-search"]],
  ["behind a file that they do not read", ["/large", "/search?q=a", "/search?q=b"]],
])("six addresses that ask for a search %s leave the search to others", async (_what, paths) => {
  const { app } = await startApp({ trustedProxies: ["127.0.0.1"] });
  let started = 0;
  app.addHook("onRequest", async () => void started++);
  app.get("/large", async () => large);
  app.get("/large-search", { config: { computeQueue: "search" } }, async () => large);
  const url = await app.listen({ port: 0, host: "127.0.0.1" });
  openUnread(Number(new URL(url).port), paths, strangers);
  await expect.poll(() => started, patient).toBeGreaterThanOrEqual(strangers.length);
  const answer = await fetch(`${url}/search?q=a`, {
    headers: { "x-forwarded-for": "203.0.113.9" },
    signal: AbortSignal.timeout(4_000),
  });
  expect(answer.status).toBe(200);
});

test("a request behind an unread answer starts when that is read, and is forgotten with its connection", async () => {
  const { app } = await startApp({ trustedProxies: ["127.0.0.1"], maxRequestsPerAddress: 2 });
  const started: string[] = [];
  app.addHook("preHandler", async ({ url }) => void started.push(url));
  app.get("/large", async () => large);
  const url = await app.listen({ port: 0, host: "127.0.0.1" });
  const visitor = strangers[0]!;
  const paths = ["/large", "/api/health?a", "/api/health?b"];
  const [first] = openUnread(Number(new URL(url).port), paths, [visitor]);
  const askTwice = async () => {
    const headers = { "x-forwarded-for": visitor };
    const answers = await Promise.all([1, 2].map(() => fetch(`${url}/api/health`, { headers })));
    return answers.map(({ status }) => status);
  };
  await expect.poll(() => started, patient).toEqual(["/large"]);
  expect((await fetch(`${url}/api/health?own`)).status).toBe(200);
  expect(started).toEqual(["/large", "/api/health?own"]);
  first!.resume();
  await expect.poll(() => started.slice(2), patient).toEqual(["/api/health?a", "/api/health?b"]);
  first!.destroy();

  const [second] = openUnread(Number(new URL(url).port), paths, [visitor]);
  await expect.poll(() => started.at(-1), patient).toBe("/large");
  second!.destroy();
  await expect.poll(askTwice, patient).toEqual([200, 200]);
});

test("an address that leaves ten large answers unread gets no more of them, and others do", async () => {
  const { app } = await startApp({ trustedProxies: ["127.0.0.1"] });
  let answered = 0;
  app.get("/large", { config: { hasLargeResponse: true } }, async () => {
    answered++;
    return large;
  });
  const url = await app.listen({ port: 0, host: "127.0.0.1" });
  const ask = async (visitor: string) =>
    (await fetch(`${url}/large`, { headers: { "x-forwarded-for": visitor }, method: "HEAD" }))
      .status;
  const visitor = strangers[0]!;
  const visitors = Array.from({ length: 10 }, () => visitor);
  const sockets = openUnread(Number(new URL(url).port), ["/large"], visitors);
  await expect.poll(() => answered, patient).toBe(10);
  await expect.poll(() => ask(visitor), patient).toBe(429);
  expect(await ask(strangers[1]!)).toBe(200);
  for (const socket of sockets) socket.destroy();
  await expect.poll(() => ask(visitor), patient).toBe(200);
});

test("an address that leaves ten computed answers unread gets no more of them, and others do", async () => {
  const { app } = await startApp({ trustedProxies: ["127.0.0.1"] });
  let answered = 0;
  app.get("/large-search", { config: { computeQueue: "search" } }, async () => {
    answered++;
    return large;
  });
  const url = await app.listen({ port: 0, host: "127.0.0.1" });
  const ask = async (visitor: string) =>
    (await fetch(`${url}/search?q=a`, { headers: { "x-forwarded-for": visitor } })).status;
  const visitor = strangers[0]!;
  const sockets = openUnread(
    Number(new URL(url).port),
    ["/large-search"],
    Array.from({ length: 12 }, () => visitor),
  );
  await expect.poll(() => answered, patient).toBe(10);
  expect(await ask(visitor)).toBe(429);
  expect(await ask(strangers[1]!)).toBe(200);
  expect(answered).toBe(10);
  for (const socket of sockets) socket.destroy();
  await expect.poll(() => ask(visitor), patient).toBe(200);
});
