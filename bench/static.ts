/**
 * Measures how many pages and files a second are served, and how long they take: this server, the
 * same behind the nginx of `deploy/nginx.conf`, and Caddy and nginx that serve the same built files
 * with the same compression, alternately. `npm run bench -- static`, after a build; it needs `wrk`,
 * `nginx` and `caddy` (Debian has all three).
 */
import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { createServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { setTimeout } from "node:timers/promises";
import { promisify } from "node:util";

const rounds = 3;
const seconds = 3;
const connections = 32;
const startTimeoutMs = 20_000;
const root = resolve(import.meta.dirname, "..");
const dist = join(root, "dist");

const folder = await mkdtemp(join(tmpdir(), "ro2ya-bench-"));
await mkdir(join(folder, "cache"));
const [own, shipped, caddy, nginx] = await Promise.all([1, 2, 3, 4].map(() => findFreePort()));
const servers = {
  "this server": own!,
  "this server behind deploy/nginx.conf": shipped!,
  "Caddy, files": caddy!,
  "nginx, files": nginx!,
};
const processes = [
  spawn(process.execPath, ["--disable-warning=ExperimentalWarning", join(root, "src/main.ts")], {
    cwd: root,
    env: {
      PATH: process.env.PATH,
      PORT: String(own),
      DATA_DIR: join(folder, "data"),
      KEYWORD_SOURCES: "none",
      LOG_LEVEL: "silent",
      REQUEST_LIMIT: "100000",
      TRUST_PROXY: "127.0.0.1",
    },
    stdio: "ignore",
  }),
  spawn("nginx", ["-c", await writeNginxSettings()], { stdio: "ignore" }),
  spawn("caddy", ["run", "--adapter", "caddyfile", "--config", await writeCaddySettings()], {
    env: { ...process.env, HOME: folder },
    stdio: "ignore",
  }),
];
try {
  await Promise.all(Object.values(servers).map(untilUp));
  const [script] = (await readdir(join(dist, "_astro"))).filter((name) => name.endsWith(".js"));
  for (const path of ["/services", `/_astro/${script!}`]) console.table(await measureAll(path));
} finally {
  for (const child of processes) child.kill("SIGTERM");
  await Promise.all(processes.map(async (child) => child.exitCode ?? (await once(child, "exit"))));
  await rm(folder, { recursive: true, force: true });
}

async function measureAll(path: string): Promise<readonly object[]> {
  const measured = Object.entries(servers).map(([server, port]) => ({
    server,
    url: `http://127.0.0.1:${port}${path}`,
    results: [] as Result[],
  }));
  for (let round = 0; round < rounds; round++)
    for (const { url, results } of measured) results.push(await load(url));
  const rows = measured.map(({ server, results }) => ({
    server,
    path: path.slice(0, 20),
    perSecond: median(results.map((result) => result.perSecond)),
    p99Ms: median(results.map((result) => result.p99Ms)),
  }));
  const best = Math.max(
    ...rows.filter(({ server }) => server.endsWith("files")).map((row) => row.perSecond),
  );
  return rows.map(({ perSecond, p99Ms, ...row }) => ({
    ...row,
    "requests/s": Math.round(perSecond),
    "p99 ms": p99Ms.toFixed(1),
    ratio: (perSecond / best).toFixed(2),
    goal: "≥ 0.50",
  }));
}

interface Result {
  readonly perSecond: number;
  readonly p99Ms: number;
}

/** Requests a URL over 32 connections, as fast as it is answered. */
async function load(url: string): Promise<Result> {
  const { stdout } = await promisify(execFile)("wrk", [
    "-t1",
    `-c${connections}`,
    `-d${seconds}s`,
    "--latency",
    "-H",
    "Accept-Encoding: gzip",
    url,
  ]);
  if (stdout.includes("Non-2xx")) throw new Error(`${url} is answered with errors:\n${stdout}`);
  const [, p99, unit] = /99%\s+([\d.]+)(us|ms|s)/.exec(stdout)!;
  return {
    perSecond: Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)![1]),
    p99Ms: Number(p99) * { us: 0.001, ms: 1, s: 1_000 }[unit as "us" | "ms" | "s"],
  };
}

/** Both of nginx's servers in one: the shipped one without TLS, and one that has the files. */
async function writeNginxSettings(): Promise<string> {
  const site = (await readFile(join(root, "deploy/nginx.conf"), "utf8"))
    .replace("listen 443 ssl http2;", `listen 127.0.0.1:${shipped};`)
    .replace(/^\s*ssl_certificate.*$/gm, "")
    .replace("127.0.0.1:3000", `127.0.0.1:${own}`)
    .replace("/var/cache/nginx/ro2ya", join(folder, "cache"));
  const file = join(folder, "nginx.conf");
  await writeFile(
    file,
    `daemon off; worker_processes auto; pid ${folder}/nginx.pid; error_log ${folder}/nginx.log;
${process.getuid?.() === 0 ? "user root;" : ""}
events { worker_connections 1024; }
http {
  include /etc/nginx/mime.types;
  access_log off;
  sendfile on;
  tcp_nopush on;
  ${site}
  server {
    listen 127.0.0.1:${nginx};
    root ${dist};
    gzip_static on;
    keepalive_requests 10000;
    location / { try_files $uri $uri/index.html =404; }
  }
}
`,
  );
  return file;
}

async function writeCaddySettings(): Promise<string> {
  const file = join(folder, "Caddyfile");
  await writeFile(
    file,
    `{
  admin off
  auto_https off
}
http://127.0.0.1:${caddy} {
  root * ${dist}
  try_files {path} {path}/index.html
  file_server {
    precompressed gzip
  }
}
`,
  );
  return file;
}

async function untilUp(port: number): Promise<void> {
  for (const end = performance.now() + startTimeoutMs; ; await setTimeout(100)) {
    const isUp = await fetch(`http://127.0.0.1:${port}/services`).then(
      async (answer) => (await answer.arrayBuffer(), answer.ok),
      () => false,
    );
    if (isUp) return;
    if (performance.now() > end) throw new Error(`nothing answers on port ${port}`);
  }
}

async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, "close");
  return port;
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1]!;
}
