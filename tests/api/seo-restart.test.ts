import { once } from "node:events";
import { readdir } from "node:fs/promises";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { AnalysisState, startAnalysis, type SiteReport } from "#tools/seo-analyzer/contract.ts";
import { startServerProcess, type ServerProcess } from "./server-process.ts";
import { writeSite } from "./site-fixture.ts";
import { temporaryFolder } from "./start-app.ts";

async function startSite(answer: RequestListener) {
  const requests: string[] = [];
  const server = createServer((request, response) => {
    requests.push(request.url!);
    answer(request, response);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { requests, port: (server.address() as AddressInfo).port };
}

async function startProduct(folder: string, port: number): Promise<ServerProcess> {
  const product = await startServerProcess(folder, {
    LOOPBACK_MAP: JSON.stringify({ "shop.example": port }),
    LOG_LEVEL: "warn",
  });
  onTestFinished(async () => {
    product.child.kill("SIGKILL");
    await product.ended;
  });
  return product;
}

test("a reload, and even a server that stops in the middle, lets an analysis go on to its report", async () => {
  const folder = await temporaryFolder();
  await writeSite(folder);
  const silent = await startSite(() => undefined);
  const first = await startProduct(folder, silent.port);
  const started = await fetch(`${first.url}${startAnalysis.path}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ url: "http://shop.example/", locale: "ar" }),
  });
  const { id } = startAnalysis.output.parse(await started.json());
  await expect.poll(() => silent.requests.length, { timeout: 10_000 }).toBeGreaterThan(0);
  const watching = await fetch(`${first.url}${startAnalysis.path}/${id}/events`);

  first.child.kill("SIGTERM");
  const seen = await watching.text();
  expect(await first.ended).toBe(0);
  // It ended without an end: browsers come back by themselves
  expect(seen).not.toContain('{"type":"done"}');
  expect(first.log()).toBe("");

  const respondNormally = await startSite(
    (_request, response) =>
      void response
        .writeHead(200, { "content-type": "text/html" })
        .end("<!doctype html><html lang=en><title>A shop that is open again</title>"),
  );
  const second = await startProduct(folder, respondNormally.port);
  const events = await fetch(`${second.url}${startAnalysis.path}/${id}/events`, {
    headers: { "last-event-id": "7" },
  }).then((answer) => answer.text());
  expect(events).toContain('data: {"type":"done"}');
  const state = AnalysisState.parse(
    await (await fetch(`${second.url}${startAnalysis.path}/${id}`)).json(),
  );
  expect(state).toMatchObject({ state: "done", report: { url: "http://shop.example/" } });
});

test.each(["SIGKILL", "SIGTERM"] as const)(
  "O-86 after %s the crawl of a site goes on where it was, without the requests that it has made",
  async (killSignal) => {
    const paths = Array.from({ length: 14 }, (_, i) => `/bags/${i}`);
    const links = paths.map((path) => `<a href="${path}">Bag ${path}</a>`).join("");
    const respond = (path: string) =>
      `<!doctype html><html lang=en><title>Shop ${path}</title><h1>Bags</h1>${links}`;
    const serve =
      (isSilent: (path: string) => boolean): RequestListener =>
      ({ url = "/" }, response) => {
        if (isSilent(url)) return;
        const isPage = url === "/" || paths.includes(url);
        response.writeHead(isPage ? 200 : 404, { "content-type": "text/html" });
        response.end(isPage ? respond(url) : "");
      };
    const folder = await temporaryFolder();
    await writeSite(folder);
    const before = await startSite(serve((path) => /^\/bags\/(?:[89]|1\d)$/.test(path)));
    const first = await startProduct(folder, before.port);
    const started = await fetch(`${first.url}${startAnalysis.path}`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ url: "http://shop.example/", locale: "en", scope: "site" }),
    });
    const { id } = startAnalysis.output.parse(await started.json());
    await expect.poll(() => before.requests, { timeout: 20_000 }).toContain("/bags/8");
    first.child.kill(killSignal);
    await first.ended;
    const crawls = join(folder, "data", "crawls");
    expect(await readdir(crawls)).toEqual([`${id}.jsonl`]);

    const after = await startSite(serve(() => false));
    const second = await startProduct(folder, after.port);
    const events = await fetch(`${second.url}${startAnalysis.path}/${id}/events`);
    expect(await events.text()).toContain('data: {"type":"done"}');
    const answer = await fetch(`${second.url}${startAnalysis.path}/${id}?locale=en`);
    const { report } = AnalysisState.parse(await answer.json()) as { report: SiteReport };
    expect(report.pages.map(({ url }) => new URL(url).pathname)).toEqual(["/", ...paths]);
    expect(report.pages.map(({ title }) => title)).toEqual(
      ["/", ...paths].map((path) => `Shop ${path}`),
    );
    expect(report.isCut).toBe(false);
    // A group of four pages that was being read is read again
    const read = paths.slice(0, 4);
    expect(after.requests.filter((path) => read.includes(path))).toEqual([]);
    expect(after.requests).toEqual(expect.arrayContaining(paths.slice(8)));
    await expect.poll(() => readdir(crawls)).toEqual([]);
  },
  60_000,
);
