import { spawn } from "node:child_process";
import { once } from "node:events";
import { request, type IncomingMessage } from "node:http";
import { createServer } from "node:net";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { goodMessage } from "../api/forms.ts";
import { startServerProcess } from "../api/server-process.ts";
import { writeSite } from "../api/site-fixture.ts";
import { temporaryFolder } from "../api/start-app.ts";

/**
 * A port that was free a moment ago: a server that is started again has to come back to the same
 * one.
 */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as { readonly port: number };
  server.close();
  await once(server, "close");
  return port;
}

async function startSupervised(env: Record<string, string> = {}, program = "supervised-server.ts") {
  const folder = await temporaryFolder();
  await writeSite(folder);
  const port = await freePort();
  const supervisor = spawn(process.execPath, [join(import.meta.dirname, program)], {
    env: {
      PATH: process.env["PATH"],
      PORT: String(port),
      DATA_DIR: join(folder, "data"),
      SITE_FOLDER: folder,
      LOG_LEVEL: "warn",
      FORM_LIMITS: "99999,99999,99999",
      ...env,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let log = "";
  for (const stream of [supervisor.stdout, supervisor.stderr])
    stream.on("data", (chunk: Buffer) => (log += chunk.toString()));
  const ended = once(supervisor, "exit").then(
    ([code, signal]) => (code ?? signal) as number | NodeJS.Signals,
  );
  const url = `http://127.0.0.1:${port}`;
  onTestFinished(async () => {
    supervisor.kill("SIGTERM");
    await ended;
  });
  return { url, supervisor, ended, log: () => log };
}

const isUp = (url: string) =>
  fetch(`${url}/api/health`, { headers: { connection: "close" } }).then(
    ({ ok }) => ok,
    () => false,
  );
const untilUp = (url: string) =>
  expect.poll(() => isUp(url), { timeout: 30_000, interval: 50 }).toBe(true);
const untilDown = (url: string) =>
  expect.poll(() => isUp(url), { timeout: 30_000, interval: 20 }).toBe(false);

/** Posts a message whose request has something thrown. @returns the status, or "cut off" */
const provoke = (url: string, plant: string) =>
  fetch(`${url}/api/contact`, {
    method: "POST",
    headers: { "content-type": "application/json", connection: "close", "x-plant": plant },
    body: JSON.stringify({ ...goodMessage, message: plant }),
  }).then(
    ({ status }) => status,
    () => "cut off",
  );

/** Starts an analysis and watches it, until the server says no more or for three seconds. */
async function openEvents(url: string): Promise<void> {
  const headers = { "content-type": "application/json" };
  const started = await fetch(`${url}/api/seo-analyses`, {
    method: "POST",
    headers,
    body: JSON.stringify({ url: "https://shop.example/", locale: "en" }),
  });

  const { id } = (await started.json()) as { readonly id: string };
  expect(id).toMatch(/^[\w-]{8,}$/);
  await fetch(`${url}/api/seo-analyses/${id}/events`, { signal: AbortSignal.timeout(3_000) }).then(
    (response) => response.text().catch(() => ""),
    () => "",
  );
}

const ending = [
  "request-listener",
  "socket-listener",
  "request-stream",
  "response-stream",
  "timer",
  "rejection",
  "nothing",
  "odd-error",
  "child-message",
];

test("B-24 whatever kind of handler throws where nothing catches it, the error is logged once and the server is started again", async () => {
  const { url, log } = await startSupervised();
  await untilUp(url);
  const logged = (text: string) => log().split(text).length - 1;
  for (const [before, plant] of ending.entries()) {
    await provoke(url, plant);
    await expect.poll(() => logged("and is started again"), { timeout: 30_000 }).toBe(before + 1);
    await untilUp(url);
  }
  expect(logged("uncaught error")).toBe(ending.length);
  expect(logged('"stack":"Error: planted\\n    at ')).toBe(ending.length - 2);
  expect(logged("exit code 1")).toBe(ending.length);
});

test("B-24 when the database thread ends, a form is stored or answered with busy, and the server is started again", async () => {
  const { url, log } = await startSupervised();
  await untilUp(url);
  expect(await provoke(url, "database-thread")).toBe(503);
  await expect.poll(log, { timeout: 30_000 }).toContain("exit code 1");
  expect(log()).toContain("uncaught error: the server drains and exits");
  expect(log()).toContain("the database thread ended");
  await untilUp(url);
  // A machine that does much else may answer the first form with busy once more.
  await expect.poll(() => provoke(url, "none"), { timeout: 30_000 }).toBe(201);
});

test("B-24 an error that no handler catches fails its own request at once and no other", async () => {
  const { url, log } = await startSupervised();
  await untilUp(url);
  const sockets = 4;
  const body = JSON.stringify({ ...goodMessage, message: "slow" });
  const slow = Array.from({ length: sockets }, async (_, i) => {
    const text = body.replace("slow", `slow ${i}`);
    const headers = {
      "content-type": "application/json",
      "content-length": Buffer.byteLength(text),
    };
    const sending = request(`${url}/api/contact`, { method: "POST", headers });
    sending.write(text.slice(0, 20));
    await setTimeout(600);
    sending.end(text.slice(20));
    const [answer] = (await once(sending, "response")) as [IncomingMessage];
    return answer.resume().statusCode;
  });
  await setTimeout(200);
  expect(await provoke(url, "request-stream")).toBe("cut off");
  expect(await Promise.all(slow)).toEqual(Array.from({ length: sockets }, () => 201));
  await expect.poll(log, { timeout: 30_000 }).toContain("exit code 1");
});

test("B-24 what throws inside a handler that catches its errors fails that piece of work, and the process goes on", async () => {
  const { url, log } = await startSupervised({
    WEBHOOK_URL: "http://127.0.0.1:9/hook",
    WEBHOOK_SECRET: "0123456789abcdef",
  });
  await untilUp(url);
  expect(await provoke(url, "sender")).toBe(201);
  await expect.poll(log).toContain("not delivered, to be tried again");
  expect(await provoke(url, "stream-write")).toBe(201);
  await openEvents(url);
  expect(await provoke(url, "database")).toBe(500);
  expect(await isUp(url)).toBe(true);
  expect(log()).not.toContain("uncaught error");
  expect(log()).not.toContain("started again");
});

test("B-24 when the supervisor is killed the server stops by itself, and SIGTERM to it ends both with exit code 0", async () => {
  const killed = await startSupervised();
  await untilUp(killed.url);
  killed.supervisor.kill("SIGKILL");
  await untilDown(killed.url);

  const reported = await startSupervised();
  await untilUp(reported.url);
  reported.supervisor.kill("SIGTERM");
  expect(await reported.ended).toBe(0);
  expect(await isUp(reported.url)).toBe(false);
});

test("B-24 a killed server is started again; a port that is taken is reported once, with exit code 1", async () => {
  const { url, log } = await startSupervised();
  await untilUp(url);
  expect(await provoke(url, "kill")).toBe("cut off");
  await expect
    .poll(log, { timeout: 30_000 })
    .toContain("ended unexpectedly (SIGKILL) and is started again");
  await untilUp(url);
  const other = await startSupervised(
    { PORT: new URL(url).port, LOG_LEVEL: "silent" },
    "supervised-product.ts",
  );
  expect(await other.ended).toBe(1);
  expect(other.log().split("\n").filter(Boolean).at(-1)).toBe(
    "PORT is taken by another program: stop that one or choose another PORT",
  );
});

test("B-24 a log that takes nothing more, as on a full disk, ends nothing", async () => {
  const folder = await temporaryFolder();
  await writeSite(folder);
  const server = await startServerProcess(folder, { LOG_LEVEL: "info" }, "/dev/full");
  onTestFinished(async () => {
    server.child.kill("SIGKILL");
    await server.ended;
  });
  for (let i = 0; i < 3; i++) expect(await isUp(server.url)).toBe(true);
});
