/**
 * Measures how fast messages are stored: durable contact posts (SQLite, synchronous=FULL) in a
 * second, as a ratio to the same app without storage; and the duration of page requests while 150
 * posts in a second are stored on a disk whose every sync takes 5 ms longer. `npm run bench --
 * leads`
 */
import { fork, type ChildProcess } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { Agent, request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { writeSite } from "../tests/api/site-fixture.ts";

const measuredMs = 6_000;
const senders = 64;
const postsPerSecond = 150;
const syncDelayMs = 5;

const message = {
  name: "Mona",
  email: "mona@shop.example",
  phone: "+20 2 5555 0100",
  message: "A small shop, please.",
};
const folder = await mkdtemp(join(tmpdir(), "ro2ya-bench-"));
await writeSite(folder);
try {
  const peer = await withServer({ BENCH_PEER: "1" }, measurePosts);
  const kept = await withServer({}, measurePosts);
  const pages = await withServer(
    { BENCH_SYNC_DELAY_MS: String(syncDelayMs) },
    measurePagesUnderPosts,
  );
  const quiet = await withServer({}, (url) => requestPages(url, 2_000));
  console.table([
    { what: "Fastify, checked and not stored", "posts/s": Math.round(peer) },
    {
      what: "durable",
      "posts/s": Math.round(kept),
      ratio: (kept / peer).toFixed(3),
      goal: "≥ 0.150",
    },
  ]);
  console.table([
    { what: "page, nobody else", "p50 ms": computeMedian(quiet) },
    {
      what: `page, ${postsPerSecond} posts/s, sync + ${syncDelayMs} ms`,
      "p50 ms": computeMedian(pages.waitedMs),
      "posts/s": Math.round(pages.postsPerSecond),
      failed: pages.failed,
    },
  ]);
} finally {
  await rm(folder, { recursive: true, force: true });
}

async function withServer<T>(
  env: Record<string, string>,
  measure: (url: string) => Promise<T>,
): Promise<T> {
  const dataDir = join(folder, randomUUID());
  const limits = "999999999,999999999,999999999";
  const server: ChildProcess = fork(join(import.meta.dirname, "support/leads-server.ts"), {
    env: {
      PATH: process.env.PATH,
      PORT: "0",
      DATA_DIR: dataDir,
      SITE_FOLDER: folder,
      LOG_LEVEL: "silent",
      FORM_LIMITS: limits,
      ...env,
    },
    execArgv: ["--disable-warning=ExperimentalWarning"],
  });
  try {
    const [url] = await once(server, "message");
    return await measure(String(url));
  } finally {
    const ended = once(server, "exit");
    server.kill("SIGTERM");
    await ended;
  }
}

async function measurePosts(url: string): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: senders });
  const until = async (end: number): Promise<number> => {
    let stored = 0;
    const sender = async () => {
      while (performance.now() < end) {
        const status = await post(agent, url);
        if (status !== 201) throw new Error(`answered ${status}`);
        stored++;
      }
    };
    await Promise.all(Array.from({ length: senders }, sender));
    return stored;
  };
  await until(performance.now() + 1_500); // warm-up
  const start = performance.now();
  const stored = await until(start + measuredMs);
  agent.destroy();
  return stored / ((performance.now() - start) / 1_000);
}

async function measurePagesUnderPosts(url: string): Promise<{
  readonly waitedMs: readonly number[];
  readonly postsPerSecond: number;
  readonly failed: number;
}> {
  const agent = new Agent({ keepAlive: true, maxSockets: 256 });
  let [stored, failed] = [0, 0];
  const answers: Promise<void>[] = [];
  const start = performance.now();
  let sent = 0;
  const clock = setInterval(() => {
    for (; sent < ((performance.now() - start) / 1_000) * postsPerSecond; sent++) {
      answers.push(post(agent, url).then((status) => void (status === 201 ? stored++ : failed++)));
    }
  }, 5);
  const waitedMs = await requestPages(url, measuredMs);
  clearInterval(clock);
  const seconds = (performance.now() - start) / 1_000;
  await Promise.all(answers);
  agent.destroy();
  return { waitedMs, postsPerSecond: stored / seconds, failed };
}

async function requestPages(url: string, forMs: number): Promise<readonly number[]> {
  const agent = new Agent({ keepAlive: true });
  const waitedMs: number[] = [];
  for (const end = performance.now() + forMs; performance.now() < end; await setTimeout(10)) {
    const start = performance.now();
    await sendRequest(agent, `${url}/services`, "GET");
    waitedMs.push(performance.now() - start);
  }
  agent.destroy();
  return waitedMs;
}

function post(agent: Agent, url: string): Promise<number> {
  return sendRequest(
    agent,
    `${url}/api/contact`,
    "POST",
    JSON.stringify({ ...message, key: randomUUID(), message: randomUUID() }),
  );
}

function sendRequest(agent: Agent, url: string, method: string, body = ""): Promise<number> {
  const headers =
    method === "POST"
      ? { "content-type": "application/json", "content-length": Buffer.byteLength(body) }
      : {};
  return new Promise((resolve, reject) => {
    const clientRequest = request(url, { method, agent, headers }, (answer) =>
      answer.resume().once("end", () => resolve(answer.statusCode!)),
    );
    clientRequest.once("error", reject).end(body);
  });
}

function computeMedian(values: readonly number[]): string {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!.toFixed(1);
}
