/**
 * Compares the speed test with Lighthouse's command line on the same page, and measures its time
 * and memory, and two tests in the queue. Goals: the medians of five runs differ by at most 3
 * points, and one test takes at most 1 GB. `npm run bench -- speed`
 */
import { execFile } from "node:child_process";
import { once } from "node:events";
import { readFileSync, readdirSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { openProductDatabase } from "../src/product-database.ts";
import { createJobStore } from "../src/platform/jobs/job-store.ts";
import { startJobQueue } from "../src/platform/jobs/job-queue.ts";
import { startProgress } from "../src/tools/speed-test/server/progress.ts";
import { runLighthouse } from "../src/tools/speed-test/server/run-lighthouse.ts";
import { defineSpeedJob } from "../src/tools/speed-test/server/speed-job.ts";
import { chromiumArguments, findChromium } from "../scripts/chromium.ts";
import { startSpeedSite } from "../tests/api/speed-site.ts";
import { mappedNetwork } from "../tests/loopback/mapped-network.ts";
import { watchMemory } from "./support/memory.ts";

const runs = 5;
const browserPath = findChromium() ?? "/usr/bin/chromium";

interface Run {
  readonly score: number;
  readonly ms: number;
  readonly lcpMs: number;
  readonly tbtMs: number;
}

/**
 * Serves a page with a dozen pictures that are far larger than displayed, as a small agency's
 * portfolio may have.
 */
async function startGallery() {
  const files = readdirSync("content/projects", { recursive: true, encoding: "utf8" }).filter(
    (file) => /(?:cover|detail-\d)\.webp$/.test(file),
  );
  const pictures = files.slice(0, 12).map((file) => readFileSync(join("content/projects", file)));
  const page = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Gallery</title></head><body><h1>Pictures</h1>${pictures.map((_, i) => `<p><img src="/${i}.webp" width="200" height="150" alt=""></p>`).join("")}</body></html>`;
  const server = createServer((request, response) => {
    const picture = pictures[Number(/^\/(\d+)\.webp$/.exec(request.url!)?.[1])];
    if (picture) response.writeHead(200, { "content-type": "image/webp" }).end(picture);
    else
      response
        .writeHead(request.url === "/" ? 200 : 404, { "content-type": "text/html" })
        .end(request.url === "/" ? page : "");
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    port: (server.address() as AddressInfo).port,
    close: () => (server.closeAllConnections(), server.close()),
  };
}

const computeMedian = (values: readonly number[]) =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)]!;

async function measureOurs(
  port: number,
): Promise<Run & { readonly pssMb: number; readonly rssMb: number }> {
  const folder = await mkdtemp(join(tmpdir(), "ro2ya-bench-"));
  const before = process.env["TMPDIR"];
  process.env["TMPDIR"] = folder;
  const stopWatching = watchMemory(`${folder}/`);
  const start = performance.now();
  try {
    const audit = await runLighthouse(
      { url: "http://shop.example/", device: "mobile" },
      {
        browserPath,
        network: mappedNetwork({ "shop.example": port }),
        progress: startProgress(() => undefined),
        signal: new AbortController().signal,
      },
    );
    return {
      score: audit.score,
      ms: performance.now() - start,
      lcpMs: audit.metrics[1]!.value,
      tbtMs: audit.metrics[2]!.value,
      ...stopWatching(),
    };
  } finally {
    stopWatching();
    if (before === undefined) delete process.env["TMPDIR"];
    else process.env["TMPDIR"] = before;
    await rm(folder, { recursive: true, force: true });
  }
}

async function runCommandLine(port: number): Promise<Run> {
  const start = performance.now();
  const args = [
    `http://127.0.0.1:${port}/`,
    "--only-categories=performance",
    "--output=json",
    "--quiet",
    `--chrome-flags=--headless ${chromiumArguments.join(" ")}`,
  ];
  const options = { maxBuffer: 1e8, env: { ...process.env, CHROME_PATH: browserPath } };
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ["node_modules/lighthouse/cli/index.js", ...args],
    options,
  );
  const { categories, audits } = JSON.parse(stdout);
  return {
    score: Math.round(categories.performance.score * 100),
    ms: performance.now() - start,
    lcpMs: Math.round(audits["largest-contentful-paint"].numericValue),
    tbtMs: Math.round(audits["total-blocking-time"].numericValue),
  };
}

async function compare(name: string, port: number) {
  const [our, cli] = [[] as Awaited<ReturnType<typeof measureOurs>>[], [] as Run[]];
  for (let i = 0; i < runs; i++) {
    our.push(await measureOurs(port));
    cli.push(await runCommandLine(port));
  }
  const scores = (all: readonly Run[]) => all.map(({ score }) => score);
  const [a, b] = [computeMedian(scores(our)), computeMedian(scores(cli))];
  return {
    page: name,
    "our score": `${a} (${scores(our).join(" ")})`,
    "command line": `${b} (${scores(cli).join(" ")})`,
    apart: Math.abs(a - b),
    "LCP ms": `${computeMedian(our.map(({ lcpMs }) => lcpMs))} / ${computeMedian(cli.map(({ lcpMs }) => lcpMs))}`,
    "TBT ms": `${computeMedian(our.map(({ tbtMs }) => tbtMs))} / ${computeMedian(cli.map(({ tbtMs }) => tbtMs))}`,
    seconds: `${(computeMedian(our.map(({ ms }) => ms)) / 1000).toFixed(1)} / ${(computeMedian(cli.map(({ ms }) => ms)) / 1000).toFixed(1)}`,
    "peak MB (PSS, RSS)": `${Math.max(...our.map(({ pssMb }) => pssMb))}, ${Math.max(...our.map(({ rssMb }) => rssMb))}`,
  };
}

/** Measures two tests that are requested at the same time, with a concurrency of one or two. */
async function measureQueue(port: number, maxConcurrent: number) {
  const folder = await mkdtemp(join(tmpdir(), "ro2ya-bench-"));
  const database = await openProductDatabase({ kind: "sqlite", file: join(folder, "jobs.sqlite") });
  const log = { error: (fields: object) => console.error(fields) };
  const kind = defineSpeedJob({
    network: mappedNetwork({ "shop.example": port }),
    siteUrl: "https://ro2ya.example",
    now: () => new Date(),
    browser: { path: browserPath, maxConcurrent },
    log,
  });
  const jobs = startJobQueue(kind, { store: createJobStore(database), now: () => new Date(), log });
  const start = performance.now();
  const ends = (["mobile", "desktop"] as const).map(async (device) => {
    const started = await jobs.start({ url: "http://shop.example/", device }, "bench");
    if ("rejectedBy" in started) throw new Error("the job was rejected");
    await new Promise<void>(
      (resolve) => void jobs.subscribe(started.id, 0, (_event, isLast) => isLast && resolve()),
    );
    const job = await jobs.find(started.id);
    return [
      ((performance.now() - start) / 1000).toFixed(1),
      (job?.result as { score?: number } | undefined)?.score,
    ];
  });
  const [first, second] = await Promise.all(ends);
  await jobs.stop();
  await database.close();
  await rm(folder, { recursive: true, force: true });
  return {
    "at once": maxConcurrent,
    "first (s, score)": String(first),
    "second (s, score)": String(second),
  };
}

const [shop, gallery] = [await startSpeedSite(), await startGallery()];
try {
  console.table([
    await compare("small, busy", shop.port),
    await compare("twelve pictures", gallery.port),
  ]);
  console.table([await measureQueue(shop.port, 1), await measureQueue(shop.port, 2)]);
} finally {
  shop.close();
  gallery.close();
}
