import { randomUUID } from "node:crypto";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { goodRequest, multipart } from "../api/forms.ts";
import { sampleFile, zip } from "../api/sample-files.ts";
import { measureIdle, watchHealth } from "../attacks/health-watch.ts";
import { startSite } from "../attacks/hostile-site.ts";
import { readRssMb } from "../attacks/process-tree.ts";
import { newVisitor, startProduct, type JobOutcome, type Product } from "../attacks/product.ts";
import { pickCount } from "./counts.ts";
import { createChance, damage } from "./strangers/hostile-answers.ts";
import { startHostileSites, type HostileSites } from "./strangers/hostile-sites.ts";

/**
 * STRANGERS_SEED runs another one; what a failure names by its number is made again from the seed
 * and the number.
 */
const seed = Number(process.env["STRANGERS_SEED"] ?? 20_261_122);
const count = pickCount(20_000, 300);
/** Every eighth of them is an uploaded file, the rest are answers of sites. */
const uploads = count / 8;
const visitorsAtOnce = 3;
const jobTimeoutMs = 240_000;
const maxWaitMs = 250;
const maxRowBytes = 1024 * 1024;
const maxGrowthMb = 50;

/** The work of one visitor: what is asked for, and from which answer on. */
interface Task {
  readonly tool: "seo-analyses" | "speed-tests";
  readonly scope: "page" | "site";
  readonly isRendered: boolean;
}

/**
 * Mostly pages, which ask for most answers; a browser is slow, and a crawl waits between two pages
 * out of politeness.
 */
function createTask(number: number): Task {
  const kind = createChance(seed, 5_000_000 + number).below(20);
  if (number === 1 || kind === 0) return { tool: "seo-analyses", scope: "page", isRendered: true };
  if (number === 2 || kind < 4) return { tool: "seo-analyses", scope: "site", isRendered: false };
  if (kind === 4 && pickCount(1, 0) === 1)
    return { tool: "speed-tests", scope: "page", isRendered: false };
  return { tool: "seo-analyses", scope: "page", isRendered: false };
}

async function runTask(
  product: Product,
  sites: HostileSites,
  number: number,
): Promise<JobOutcome & { readonly task: Task }> {
  const task = createTask(number);
  const url = sites.getStartUrl(number * 300, task.scope);
  const body =
    task.tool === "speed-tests"
      ? { url, device: "mobile" }
      : { url, scope: task.scope, rendered: task.isRendered };
  return {
    task,
    ...(await product.toOutcome(task.tool, await product.startJob(task.tool, body), jobTimeoutMs)),
  };
}

const lists = [
  "<Relationship ",
  '<Relationship Target="',
  "<Relationships>",
  "Type='",
  "&#x41;",
  "<!--",
  " ",
  ">",
  "/>",
];

/**
 * A file of one of the kinds that are taken, damaged; or a document whose lists are hostile and
 * whose archive is whole.
 */
function createFile(number: number): { readonly name: string; readonly bytes: Uint8Array } {
  const chance = createChance(seed, 6_000_000 + number);
  const type = chance.pick(["docx", "doc", "pdf", "png", "jpg"] as const);
  if (type !== "docx" || chance.below(2) === 0)
    return { name: `brief.${type}`, bytes: damage(Buffer.from(sampleFile(type)), chance) };
  const list = () =>
    Array.from({ length: 1 + chance.below(4) }, () =>
      chance.pick(lists).repeat(chance.below(30_000)),
    ).join("");
  const parts = [
    { name: "[Content_Types].xml", text: list() },
    { name: "_rels/.rels", text: list() },
    { name: "word/document.xml", text: list(), unpackedBytes: chance.below(1_000_000) },
  ];
  return { name: "brief.docx", bytes: zip(parts.slice(0, 1 + chance.below(3))) };
}

async function upload(product: Product, number: number): Promise<number> {
  const form = await multipart(
    { ...goodRequest, deadline: "2999-01-01", key: randomUUID() },
    createFile(number),
  );
  const answer = await product.ask("/api/service-requests", {
    method: "POST",
    headers: form.headers,
    body: form.payload,
    visitor: newVisitor(),
  });
  await answer.arrayBuffer();
  return answer.status;
}

function rssMb({ child }: Product): number {
  return readRssMb(child.pid!);
}

test(`${count} hostile answers and files end no process, freeze nothing, fill nothing and leave nothing behind`, async () => {
  const [sites, honest] = [
    await startHostileSites(seed),
    await startSite(
      (_path, response) =>
        void response
          .writeHead(200, { "content-type": "text/html" })
          .end("<!doctype html><html lang=en><title>A shop</title>"),
    ),
  ];
  onTestFinished(() => sites.close());
  const product = await startProduct({
    map: { ...sites.map, "honest.example": honest.port },
    env: { LOG_LEVEL: "error" },
  });
  const analyseHonest = async () =>
    product.toOutcome(
      "seo-analyses",
      await product.startJob("seo-analyses", { url: `http://honest.example/?${randomUUID()}` }),
    );
  // Warm: what is loaded at the first use of each part is not what strangers have left behind.
  for (const scope of ["page", "site"])
    await product.toOutcome(
      "seo-analyses",
      await product.startJob("seo-analyses", { url: `http://honest.example/?${scope}`, scope }),
    );
  expect(await upload(product, -1)).toBeLessThan(500);
  const idle = await measureIdle(product, 1_000);
  const before = { rssMb: rssMb(product), processes: product.processes().length };

  const stop = await watchHealth(product);
  const states = new Map<string, number>();
  const note = (what: string) => states.set(what, (states.get(what) ?? 0) + 1);
  const wrong: string[] = [];
  let [tasks, files] = [0, 0];
  const start = performance.now();
  const visit = async () => {
    while (product.isAlive() && sites.answers() + files < count) {
      const number = tasks++;
      const outcome = await runTask(product, sites, number);
      note(
        `${outcome.task.tool} ${outcome.task.scope} ${outcome.state} ${outcome.code ?? ""}`.trim(),
      );
      if (outcome.state === "unfinished" || outcome.code === "internal")
        wrong.push(`task ${number}: ${JSON.stringify(outcome)}`);
      for (let i = 0; i < 24 && files < uploads; i++) {
        const file = files++;
        const status = await upload(product, file);
        note(`upload ${status}`);
        if (status >= 500) wrong.push(`file ${file}: ${status}`);
      }
    }
  };
  const visits = await Promise.allSettled(Array.from({ length: visitorsAtOnce }, visit));
  const health = await stop();
  const figures = {
    seed,
    answers: sites.answers(),
    files,
    tasks,
    seconds: Math.round((performance.now() - start) / 1_000),
    isAlive: product.isAlive(),
    health,
    idle,
    states: Object.fromEntries([...states].sort()),
  };
  console.log(JSON.stringify(figures, null, 1));
  expect(
    product.isAlive(),
    `the server ended with ${product.isAlive() ? "" : await product.ended}:\n${product.log().slice(-3_000)}`,
  ).toBe(true);
  for (const visited of visits) if (visited.status === "rejected") throw visited.reason;
  expect(wrong).toEqual([]);
  expect(sites.answers() + files).toBeGreaterThanOrEqual(count);
  expect(health.failures).toBe(0);
  expect(health.maxBusyMs, JSON.stringify(health)).toBeLessThanOrEqual(
    Math.max(maxWaitMs, 5 * idle.p99Ms),
  );
  expect(product.rowBytes()).toBeLessThanOrEqual(maxRowBytes);

  // An honest visitor is served as ever, and after some rest nothing is left of the strangers.
  expect((await analyseHonest()).state).toBe("done");
  await expect.poll(product.temporaryFiles, { timeout: 30_000, interval: 500 }).toEqual([]);
  expect(readdirSync(join(product.folder, "data", "attachments", "incoming"))).toEqual([]);
  await expect
    .poll(() => product.processes().length, { timeout: 150_000, interval: 1_000 })
    .toBeLessThanOrEqual(before.processes);
  await expect
    .poll(() => rssMb(product) - before.rssMb, { timeout: 120_000, interval: 2_000 })
    .toBeLessThanOrEqual(maxGrowthMb);
  console.log(
    JSON.stringify({
      rssBeforeMb: Math.round(before.rssMb),
      rssAfterMb: Math.round(rssMb(product)),
      largestRowBytes: product.rowBytes(),
    }),
  );
});
