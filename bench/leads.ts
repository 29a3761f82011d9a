/**
 * Measures how fast messages are stored, and what visitors who read notice of it: durable contact
 * posts (SQLite, synchronous=FULL) in a second, as a ratio to the same app without storage; and the
 * duration of page requests alone, and while 150 posts in a second are stored on a disk whose every
 * sync takes 5 ms longer. `npm run bench -- leads` measures this project; with a path, as in `npm
 * run bench -- leads ../other`, it also measures the other one, alternately.
 */
import { fork, type ChildProcess } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { Agent, request } from "node:http";
import { tmpdir } from "node:os";
import { basename, join, resolve } from "node:path";
import { setTimeout } from "node:timers/promises";
import { writeSite } from "../tests/api/site-fixture.ts";
import { slowDown } from "./support/slow-disk.ts";

const pairs = 2;
const measuredMs = 3_000;
const warmUpMs = 1_000;
const senders = 64;
const postsPerSecond = 150;
const syncDelayMs = 5;
const noLimit = "999999999";
const ownRoot = resolve(import.meta.dirname, "..");
const roots = [
  ownRoot,
  ...process.argv.slice(process.argv.indexOf("leads") + 1).map((path) => resolve(path)),
];

const message = {
  name: "Mona",
  email: "mona@shop.example",
  phone: "+20 2 5555 0100",
  message: "A small shop, please.",
};

/** What was measured of one build in one round. */
interface Round {
  readonly postsPerSecond: number;
  /** With the slow disk. */
  readonly slowPostsPerSecond: number;
  readonly quietMs: readonly number[];
  readonly pagesMs: readonly number[];
  readonly postsMs: readonly number[];
  /** The posts that were not stored while pages were requested. */
  readonly failed: number;
}

const folder = await mkdtemp(join(tmpdir(), "ro2ya-bench-"));
await writeSite(folder);
const slowDisk = slowDown(folder, syncDelayMs);
const peers: number[] = [];
const rounds = roots.map((): Round[] => []);
try {
  for (let pair = 0; pair < pairs; pair++) {
    peers.push(await withServer(ownRoot, { BENCH_PEER: "1" }, measurePosts));
    for (const [i, root] of roots.entries()) rounds[i]!.push(await measureRound(root));
  }
} finally {
  await rm(folder, { recursive: true, force: true });
}
const peer = median(peers);
console.log(`Fastify, checked and not stored: ${Math.round(peer)} posts/s`);
console.table(
  rounds.flatMap((own, i) => {
    const normal = median(own.map((round) => round.postsPerSecond));
    const slow = median(own.map((round) => round.slowPostsPerSecond));
    return [["disk as it is", normal] as const, [`sync + ${syncDelayMs} ms`, slow] as const].map(
      ([disk, posts]) => ({
        build: basename(roots[i]!),
        disk,
        "durable posts/s": Math.round(posts),
        ratio: (posts / peer).toFixed(3),
        goal: "≥ 0.200",
      }),
    );
  }),
);
console.table(
  rounds.flatMap((own, i) => {
    const build = basename(roots[i]!);
    const failed = own.reduce((sum, round) => sum + round.failed, 0);
    return [
      { build, what: "page, nobody else", ...toQuantiles(own.flatMap((round) => round.quietMs)) },
      {
        build,
        what: `page, ${postsPerSecond} posts/s, sync + ${syncDelayMs} ms`,
        ...toQuantiles(own.flatMap((round) => round.pagesMs)),
        goal: "p50 ≤ 5",
      },
      {
        build,
        what: "one of these posts",
        ...toQuantiles(own.flatMap((round) => round.postsMs)),
        failed,
      },
    ];
  }),
);

async function measureRound(root: string): Promise<Round> {
  const stored = await withServer(root, {}, measurePosts);
  const slowlyStored = await withServer(root, slowDisk, measurePosts);
  const quietMs = await withServer(root, {}, async (url) => {
    await requestPages(url, warmUpMs);
    return requestPages(url, measuredMs / 2);
  });
  const busy = await withServer(root, slowDisk, measurePagesUnderPosts);
  return { postsPerSecond: stored, slowPostsPerSecond: slowlyStored, quietMs, ...busy };
}

async function withServer<T>(
  root: string,
  env: Record<string, string>,
  measure: (url: string) => Promise<T>,
): Promise<T> {
  const server: ChildProcess = fork(join(root, "bench/support/leads-server.ts"), {
    cwd: root,
    env: {
      PATH: process.env.PATH,
      PORT: "0",
      DATA_DIR: join(folder, randomUUID()),
      SITE_FOLDER: folder,
      LOG_LEVEL: "silent",
      FORM_LIMITS: `${noLimit},${noLimit},${noLimit}`,
      REQUEST_LIMIT: "100000",
      ...env,
    },
    execArgv: ["--disable-warning=ExperimentalWarning"],
  });
  const ended = once(server, "exit");
  try {
    const [url] = await once(server, "message");
    return await measure(String(url));
  } finally {
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
  await until(performance.now() + warmUpMs);
  const start = performance.now();
  const stored = await until(start + measuredMs);
  agent.destroy();
  return stored / ((performance.now() - start) / 1_000);
}

async function measurePagesUnderPosts(
  url: string,
): Promise<Pick<Round, "pagesMs" | "postsMs" | "failed">> {
  const agent = new Agent({ keepAlive: true, maxSockets: 256 });
  let failed = 0;
  const postsMs: number[] = [];
  const answers: Promise<void>[] = [];
  const send = async (): Promise<void> => {
    const start = performance.now();
    if ((await post(agent, url)) !== 201) failed++;
    postsMs.push(performance.now() - start);
  };
  const start = performance.now();
  const clock = setInterval(() => {
    while (answers.length < ((performance.now() - start) / 1_000) * postsPerSecond)
      answers.push(send());
  }, 2);
  await requestPages(url, warmUpMs);
  postsMs.length = 0;
  const pagesMs = await requestPages(url, measuredMs);
  clearInterval(clock);
  await Promise.all(answers);
  agent.destroy();
  return { pagesMs, postsMs, failed };
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

function median(values: readonly number[]): number {
  return computeQuantile(values, 0.5);
}

function computeQuantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]!;
}

function toQuantiles(values: readonly number[]): Readonly<Record<string, string>> {
  const names = { "p50 ms": 0.5, "p95 ms": 0.95, "p99 ms": 0.99 };
  return Object.fromEntries(
    Object.entries(names).map(([name, share]) => [name, computeQuantile(values, share).toFixed(1)]),
  );
}
