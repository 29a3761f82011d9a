import { existsSync } from "node:fs";
import { once } from "node:events";
import { readFile, writeFile } from "node:fs/promises";
import { createServer, request, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { createIpHasher } from "#platform/limits/hash-ip.ts";
import { getWindow } from "#platform/limits/rate-limiter.ts";
import { readUsedByVisitor } from "#platform/limits/visitor-use.ts";
import { startAnalysis, toAnalysisPath } from "#tools/seo-analyzer/contract.ts";
import { toReport } from "#tools/seo-analyzer/engine/report.ts";
import { toPdfPath, toPrintPath } from "#tools/seo-analyzer/pdf-contract.ts";
import { printBundleName } from "#tools/seo-analyzer/server/print/print-task.ts";
import { ReportPrinter } from "#tools/seo-analyzer/server/print/report-printer.ts";
import { buildPrintBundle } from "../../scripts/build-print.ts";
import { audited, shopPage } from "../e2e/support/seo-stub.ts";
import { mappedNetwork } from "../loopback/mapped-network.ts";
import { startApp, temporaryFolder } from "./start-app.ts";

// A print that takes long delays its own visitor and network, and no other.

const html = `<!doctype html><html lang="en"><head><title>Coffee</title></head><body><h1>Coffee</h1></body></html>`;
const site = createServer(({ url }, response) => {
  if (url !== "/") return void response.writeHead(404).end();
  response.writeHead(200, { "content-type": "text/html; charset=utf-8" }).end(html);
});
site.listen(0, "127.0.0.1");
await once(site, "listening");
afterAll(() => {
  site.closeAllConnections();
  site.close();
});
const bundleFolder = await temporaryFolder(afterAll);
const bundle = join(bundleFolder, printBundleName);
beforeAll(() => buildPrintBundle(bundleFolder));

/** For what takes a moment, on a busy machine too. */
const patient = { timeout: 10_000 };

/** Code that names its process in a file, and where it does. */
async function markStart(name: string) {
  const file = join(await temporaryFolder(), name);
  const marks = `${file}.started`;
  return {
    file,
    code: `import { appendFileSync } from "node:fs"; const mark = () => appendFileSync(${JSON.stringify(marks)}, process.pid + "\\n");`,
    readPids: async () =>
      existsSync(marks) ? (await readFile(marks, "utf8")).trim().split("\n").map(Number) : [],
  };
}

/** A document that is never rendered. */
async function writeEndlessBundle() {
  const { file, code, readPids } = await markStart("endless.mjs");
  await writeFile(
    file,
    `${code} export const renderDocument = () => { mark(); return new Promise(() => undefined); };`,
  );
  return { bundle: file, readPids };
}

/** A process that never ends its print. */
async function writeEndlessWorker() {
  const { file, code, readPids } = await markStart("worker.ts");
  await writeFile(file, `${code} mark(); setInterval(() => undefined, 1000);`);
  return { worker: file, readPids };
}

async function expectEnded(pids: readonly number[]): Promise<void> {
  const isRunning = (pid: number): boolean => {
    try {
      return process.kill(pid, 0);
    } catch {
      return false;
    }
  };
  await expect.poll(() => pids.filter(isRunning), patient).toEqual([]);
}

/** A server behind a proxy that has analysed the site. */
async function startAnalysed(print: { readonly bundle: string; readonly worker?: string }) {
  const { app, limiter } = await startApp({
    browser: { path: "/none", maxConcurrent: 1 },
    network: mappedNetwork({ "cafe.example": (site.address() as AddressInfo).port }),
    trustedProxies: ["127.0.0.1"],
    print,
  });
  const url = await app.listen({ port: 0, host: "127.0.0.1" });
  const leaving = new AbortController();
  onTestFinished(() => leaving.abort());
  let arrived = 0;
  app.server.on("request", () => arrived++);
  // Each on a connection of its own, which ends with the request.
  const get = async (path: string, ip: string): Promise<number | undefined> => {
    const headers = { "x-forwarded-for": ip };
    const sent = request(`${url}${path}`, { agent: false, headers, signal: leaving.signal }).end();
    const [response] = (await once(sent, "response")) as [IncomingMessage];
    response.resume();
    return response.statusCode;
  };
  const started = await fetch(`${url}${startAnalysis.path}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ url: "http://cafe.example/", locale: "ar", scope: "page" }),
  });
  const { id } = startAnalysis.output.parse(await started.json());
  await (await fetch(`${url}${startAnalysis.path}/${id}/events`)).text(); // ends with the work
  arrived = 0;
  return { limiter, id, get, leaving, countArrived: () => arrived };
}

test("while six addresses render documents that take long, a report is read", async () => {
  const { bundle: endless, readPids } = await writeEndlessBundle();
  const { id, get, leaving, countArrived } = await startAnalysed({ bundle: endless });
  const order: string[] = [];
  const prints = Array.from({ length: 6 }, async (_, i) => {
    await get(toPrintPath(id, "ar", null), `203.0.113.${i + 1}`).catch(() => undefined);
    order.push("print");
  });
  await expect.poll(countArrived, patient).toBe(6);
  await expect.poll(async () => (await readPids()).length, patient).toBeGreaterThanOrEqual(2);
  expect(await get(`${toAnalysisPath(id)}?locale=ar`, "203.0.113.9")).toBe(200);
  order.push("report");
  expect(order).toEqual(["report"]);
  // Two are rendered at a time, and end when their clients leave; the others are not begun.
  expect(await readPids()).toHaveLength(2);
  leaving.abort();
  await Promise.all(prints);
  await expectEnded(await readPids());
  expect(await readPids()).toHaveLength(2);
});

test("a network waits for three prints at most, another one for its own, and what was busy is not counted", async () => {
  const { worker, readPids } = await writeEndlessWorker();
  const { id, get, leaving, limiter, countArrived } = await startAnalysed({ bundle, worker });
  const answers: unknown[] = [];
  const begin = (path: string, ip: string) =>
    void get(path, ip).then(
      (status) => answers.push(status),
      () => undefined,
    );
  const visitors = [1, 2, 3].map((i) => `2001:470:1f00:${i}00::1`);
  const paths = ["salla", "zid", "shopify"].map((name) => toPdfPath(id, "ar", name));
  visitors.forEach((ip, i) => begin(paths[i]!, ip));
  await expect.poll(async () => (await readPids()).length, patient).toBe(1);
  await expect.poll(countArrived, patient).toBe(3);

  const last = "2001:470:1f00:400::1";
  const window = getWindow(new Date("2026-11-21T12:00:00Z"), 3_600_000);
  const hashIp = createIpHasher(Buffer.alloc(32, 1));
  const readUsed = (ip: string) =>
    readUsedByVisitor({ limiter, hashIp }, { name: "seo-pdf", ip, window });
  await expect.poll(async () => (await readUsed(last)).network, patient).toBe(3);
  for (let i = 0; i < 25; i++) expect(await get(toPdfPath(id, "en", null), last)).toBe(503);
  expect(await readUsed(last)).toEqual({ visitor: 0, network: 3 });
  expect(answers).toEqual([]);

  const elsewhere = "2001:470:1f01:100::1";
  begin(toPdfPath(id, "en", "salla"), elsewhere);
  await expect.poll(async () => (await readUsed(elsewhere)).visitor, patient).toBe(1);
  expect(await get(`${toAnalysisPath(id)}?locale=ar`, elsewhere)).toBe(200);
  expect((await readUsed(elsewhere)).visitor).toBe(1);
  expect(answers).toEqual([]);
  leaving.abort();
  await expectEnded(await readPids());
});

test("a print goes on for the clients that stay, and ends when the last one has left", async () => {
  const { worker, readPids } = await writeEndlessWorker();
  const printer = new ReportPrinter({ bundle, worker, now: () => new Date() });
  onTestFinished(() => printer.stop());
  const report = toReport(audited(shopPage), "ar");
  const makeInput = () =>
    ({ locale: "ar", report, siteUrl: "https://ro2ya.example", id: "a1" }) as const;
  const [first, second, other] = [1, 2, 3].map(() => new AbortController());
  const print = (key: string, { signal }: AbortController) =>
    printer
      .print(key, { network: "a", left: signal }, "/none", makeInput)
      .catch((error: unknown) => (error as Error).message);
  const prints = [print("a", first!), print("a", second!)];
  const waiting = print("b", other!);
  await expect.poll(async () => (await readPids()).length, patient).toBe(1);
  first!.abort(new Error("the first has left"));
  expect(await prints[0]).toBe("the first has left");
  expect(printer.has("a")).toBe(true);
  other!.abort(new Error("the other has left"));
  expect(await waiting).toBe("the other has left");
  expect(printer.has("b")).toBe(false);
  second!.abort(new Error("the second has left"));
  expect(await prints[1]).toBe("the second has left");
  expect(printer.has("a")).toBe(false);
  await expectEnded(await readPids());
  expect(await readPids()).toHaveLength(1);
});
