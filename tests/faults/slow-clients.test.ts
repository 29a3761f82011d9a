import { execFile } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { readdir } from "node:fs/promises";
import { connect, type Socket } from "node:net";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { promisify } from "node:util";
import { expect, onTestFinished, test } from "vitest";
import { goodMessage, goodRequest, multipart, plainFormAccept } from "../api/forms.ts";
import { padTo, sampleFile } from "../api/sample-files.ts";
import { startServerProcess } from "../api/server-process.ts";
import { writeSite } from "../api/site-fixture.ts";
import { temporaryFolder } from "../api/start-app.ts";
import { pickCount } from "./counts.ts";

const connections = pickCount(800, 200);

async function serve() {
  const folder = await temporaryFolder();
  await writeSite(folder);
  const server = await startServerProcess(folder, { LOG_LEVEL: "silent" });
  onTestFinished(async () => {
    server.child.kill("SIGKILL");
    await server.ended;
  });
  return { ...server, folder };
}

/**
 * Four kinds of people who keep a connection and say little: a letter of a header now and then, a
 * letter of a body, nothing at all.
 */
const openings = [
  "GET / HTTP/1.1\r\nHost: slow.example\r\nX-Slow: ",
  "POST /api/contact HTTP/1.1\r\nHost: slow.example\r\nContent-Type: application/json\r\nContent-Length: 9000\r\n\r\n{",
  'POST /api/service-requests HTTP/1.1\r\nHost: slow.example\r\nContent-Type: multipart/form-data; boundary=b\r\nContent-Length: 900000\r\n\r\n--b\r\nContent-Disposition: form-data; name="attachment"; filename="a.pdf"\r\n\r\n',
  "",
];

test(`B-24 F-12 while ${connections} connections say a letter now and then, visitors are served, and who never ends a header is let go`, async () => {
  const { url } = await serve();
  const sockets: Socket[] = [];
  const open = new Set<Socket>();
  for (let i = 0; i < connections; i++) {
    const socket = connect(Number(new URL(url).port), "127.0.0.1");
    socket.on("error", () => undefined).on("close", () => open.delete(socket));
    await once(socket, "connect");
    open.add(socket);
    socket.resume().write(openings[i % openings.length]!);
    sockets.push(socket);
  }
  onTestFinished(() => sockets.forEach((socket) => socket.destroy()));
  const sendSlowly = setInterval(() => {
    for (const [i, socket] of sockets.entries())
      if (!socket.destroyed && i % openings.length !== 3) socket.write("x");
  }, 500);
  onTestFinished(() => clearInterval(sendSlowly));

  const waitedMs: number[] = [];
  const statuses = new Map<string, number>();
  for (const end = performance.now() + 11_000; performance.now() < end; await setTimeout(100)) {
    const start = performance.now();
    const post = fetch(`${url}/api/contact`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ ...goodMessage, message: randomUUID() }),
    });
    for (const { status } of await Promise.all([post, fetch(`${url}/services`)]))
      statuses.set(String(status), (statuses.get(String(status)) ?? 0) + 1);
    waitedMs.push(performance.now() - start);
  }
  waitedMs.sort((a, b) => a - b);
  const [median, p99] = [0.5, 0.99].map((share) =>
    Math.round(waitedMs[Math.floor(waitedMs.length * share)] ?? 0),
  );
  console.log(
    JSON.stringify({
      connections,
      answers: Object.fromEntries(statuses),
      waitedMs: { median, p99 },
      stillOpen: open.size,
    }),
  );
  expect([...statuses.keys()].sort()).toEqual(["200", "201"]);
  const slowHeaders = sockets.filter((_, i) => i % openings.length === 0);
  await expect
    .poll(() => slowHeaders.filter((socket) => open.has(socket)).length, { timeout: 15_000 })
    .toBe(0);
});

test.runIf(process.platform === "linux")(
  "Q-32 Q-39 Q-40 a disk that takes no more of a file is answered with busy, nothing of it is left, and with room again the same request is stored",
  async () => {
    const { url, child, folder } = await serve();
    const body = await multipart(
      { ...goodRequest, deadline: "2999-01-01", name: "Mona", locale: "en", key: randomUUID() },
      { name: "brief.pdf", bytes: padTo(3_000_000, sampleFile("pdf")) },
    );
    const post = (accept: string) =>
      fetch(`${url}/api/service-requests`, {
        method: "POST",
        headers: { ...body.headers, accept },
        body: body.payload,
      });
    // What may be written to any file ends after a megabyte: the kernel refuses, as it does on a
    // full disk.
    const limitFiles = (limit: string) =>
      promisify(execFile)("prlimit", ["--pid", String(child.pid), `--fsize=${limit}:unlimited`]);
    await limitFiles("1000000");
    const rejected = await post("application/json");
    expect([rejected.status, await rejected.json()]).toEqual([503, { code: "busy" }]);
    const page = await post(plainFormAccept);
    expect([page.status, (await page.text()).includes("Mona")]).toEqual([503, true]);
    expect(await readdir(join(folder, "data", "attachments"), { recursive: true })).toEqual([
      "incoming",
    ]);
    await limitFiles("unlimited");
    expect((await post("application/json")).status).toBe(201);
  },
);
