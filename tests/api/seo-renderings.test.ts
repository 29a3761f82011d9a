import { createServer } from "node:http";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { afterAll, expect, test } from "vitest";
import { AnalysisState, startAnalysis, type PageReport } from "#tools/seo-analyzer/contract.ts";
import { apps } from "../fixtures/renderings/apps.ts";
import type { MadeSite } from "../fixtures/renderings/made-site.ts";
import { staticPages } from "../fixtures/renderings/static-pages.ts";
import { mappedNetwork } from "../loopback/mapped-network.ts";
import { findChromium } from "../../scripts/chromium.ts";
import { startApp } from "./start-app.ts";

// A real Chromium, through the proxy, over sites of this machine.

const sites = new Map(
  Object.entries({ app: apps, page: staticPages }).flatMap(([kind, list]) =>
    list.map((site, i): [string, MadeSite] => [`${kind}${i}.example`, site]),
  ),
);
const server = createServer((request, response) => {
  const site = sites.get(request.headers.host!);
  const path = request.url!.split("?")[0]!;
  const file =
    path === "/" ? { type: "text/html; charset=utf-8", text: site?.html } : site?.files?.[path];
  if (file?.text === undefined) return void response.writeHead(404).end();
  const send = () => response.writeHead(200, { "content-type": file.type }).end(file.text);
  setTimeout(send, "delayMs" in file ? file.delayMs : 0);
});
server.listen(0, "127.0.0.1");
await once(server, "listening");
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
const { port } = server.address() as AddressInfo;
const network = mappedNetwork(Object.fromEntries([...sites.keys()].map((host) => [host, port])));

async function analyse(host: string): Promise<PageReport> {
  const { app } = await startApp({
    browser: { path: findChromium() ?? "no Chromium", maxConcurrent: 1 },
    network,
  });
  const started = await app.inject({
    method: "POST",
    url: startAnalysis.path,
    payload: { url: `http://${host}/`, locale: "en" },
  });
  const { id } = startAnalysis.output.parse(started.json());
  await app.inject(`${startAnalysis.path}/${id}/events`); // ends with the work
  const state = AnalysisState.parse(
    (await app.inject(`${startAnalysis.path}/${id}?locale=en`)).json(),
  );
  if (state.state !== "done" || state.report.kind !== "page")
    throw new Error(JSON.stringify(state));
  return state.report;
}

/** The rules about scripts that did not pass, and their status. */
function listFound({ findings }: PageReport): Record<string, string> {
  return Object.fromEntries(
    findings
      .filter(
        ({ rule, status }) => /^(?:rendered-|needs-javascript$)/.test(rule) && status !== "passed",
      )
      .map(({ rule, status }) => [rule, status]),
  );
}

test("ten of each kind of site are compared", () => {
  expect([apps.length, staticPages.length]).toEqual([10, 10]);
  expect(apps.filter(({ found }) => Object.keys(found).length === 0)).toEqual([]);
});

test.each(Array.from(sites, ([host, site]) => [host, site.name, site] as const))(
  "%s, which %s, differs in what its scripts bring and in nothing else",
  async (host, _name, { found }) => {
    const report = await analyse(host);
    expect(report).toMatchObject({ isRendered: true, judged: "sent" });
    expect(listFound(report)).toEqual(found);
  },
  30_000,
);
