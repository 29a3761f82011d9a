import { request } from "node:http";
import type { AddressInfo } from "node:net";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeEach, expect, test } from "vitest";
import {
  AnalysisEvent,
  AnalysisLimits,
  AnalysisState,
  startAnalysis,
  type PageReport,
  type SiteReport,
} from "#tools/seo-analyzer/contract.ts";
import { mappedNetwork } from "../loopback/mapped-network.ts";
import { startSites, type LoopbackSites } from "../loopback/sites.ts";
import { startApp } from "./start-app.ts";

const sites: LoopbackSites = await startSites();
afterAll(() => sites.close());
beforeEach(() => void (sites.requests as string[]).splice(0));

const startTestApp = async () => (await startApp({ network: mappedNetwork(sites.map) })).app;

async function requestAnalysis(app: FastifyInstance, url: string, scope: "page" | "site" = "page") {
  const answer = await app.inject({
    method: "POST",
    url: startAnalysis.path,
    payload: { url, locale: "ar", scope },
  });
  expect(answer.statusCode, answer.body).toBeLessThan(300);
  return startAnalysis.output.parse(answer.json());
}

/** All events of a job until its last, as a browser hears them. */
async function readEvents(
  app: FastifyInstance,
  id: string,
  lastId?: number,
): Promise<AnalysisEvent[]> {
  const answer = await app.inject({
    url: `${startAnalysis.path}/${id}/events`,
    headers: lastId === undefined ? {} : { "last-event-id": String(lastId) },
  });
  expect(answer.headers["content-type"]).toBe("text/event-stream; charset=utf-8");
  return answer.body
    .split("\n\n")
    .flatMap((frame) => /^data: (.+)$/m.exec(frame)?.[1] ?? [])
    .map((data) => AnalysisEvent.parse(JSON.parse(data)));
}

async function readState(app: FastifyInstance, id: string, locale = "en") {
  return AnalysisState.parse(
    (await app.inject(`${startAnalysis.path}/${id}?locale=${locale}`)).json(),
  );
}

async function runAnalysis<Report extends PageReport | SiteReport = PageReport>(
  app: FastifyInstance,
  url: string,
  scope: "page" | "site" = "page",
) {
  const { id } = await requestAnalysis(app, url, scope);
  const events = await readEvents(app, id);
  const state = await readState(app, id);
  return {
    id,
    events,
    state,
    report: (state.state === "done" ? state.report : undefined) as Report | undefined,
  };
}

const finding = (report: PageReport | undefined, rule: string) =>
  report?.findings.find((one) => one.rule === rule);

test("O-09 O-12 O-13 a page is fetched and judged: two that differ get reports that differ, and the same one the same", async () => {
  const app = await startTestApp();
  const good = await runAnalysis(app, "http://good.example/");
  const bad = await runAnalysis(app, "http://bad.example");
  expect(good.report).toMatchObject({ kind: "page", url: "http://good.example/" });
  expect(good.report!.score).toBeGreaterThan(bad.report!.score + 20);
  const countShares = (report: PageReport) => report.passed + report.warnings + report.failed;
  expect(countShares(good.report!)).toBe(good.report!.findings.length);

  const shares = good.events.flatMap((event) =>
    event.type === "progress" ? event.done / event.total : [],
  );
  expect(shares.length).toBeGreaterThan(10);
  expect(shares).toEqual([...shares].sort((a, b) => a - b));
  expect(shares.at(-1)).toBe(1);
  expect(good.events.at(-1)).toEqual({ type: "done" });
  const stages = [
    ...new Set(good.events.flatMap((event) => (event.type === "progress" ? event.stage : []))),
  ];
  expect(stages).toEqual(["fetching", "robots", "links", "resources", "related", "judging"]);

  const again = await startTestApp();
  const second = await runAnalysis(again, "http://good.example/");
  const withoutTimes = ({ findings, score }: PageReport) => ({
    score,
    findings: findings.map(({ rule, status }) => `${rule} ${status}`),
  });
  expect(withoutTimes(second.report!)).toEqual(withoutTimes(good.report!));
});

test("what a page leads to is asked for as gently as can be, and reported as it is", async () => {
  const app = await startTestApp();
  const { report } = await runAnalysis(app, "http://good.example/");
  expect(sites.requests).toContain("GET good.example/");
  expect(sites.requests).toContain("GET good.example/robots.txt");
  expect(sites.requests).toContain("GET good.example/sitemap.xml");
  expect(sites.requests).toContain("HEAD good.example/gallery");
  expect(sites.requests).not.toContain("GET good.example/gallery");
  expect(sites.requests.filter((one) => one === "GET good.example/").length).toBe(1);
  expect(finding(report, "og-image-size")?.status).toBe("passed"); // its first bytes say 1200 × 630
  expect(finding(report, "sitemap")?.status).toBe("passed");

  const mixed = await runAnalysis(app, "http://mixed.example/");
  expect(mixed.report).toBeDefined();
  expect(sites.requests).toContain("HEAD good.example/about");
  expect(JSON.stringify(mixed.report)).toContain("http://no.example/");
});

test("O-45 the report is in the language of who reads it", async () => {
  const app = await startTestApp();
  const { id } = await runAnalysis(app, "http://bad.example/");
  const [arabic, english] = [await readState(app, id, "ar"), await readState(app, id, "en")];
  if (
    arabic.state !== "done" ||
    english.state !== "done" ||
    arabic.report.kind !== "page" ||
    english.report.kind !== "page"
  )
    throw new Error("no report");
  expect(arabic.report.findings.every(({ title }) => /[\u0600-\u06ff]/.test(title))).toBe(true);
  expect(english.report.findings.some(({ title }) => /[\u0600-\u06ff]/.test(title))).toBe(false);
  expect(arabic.report.score).toBe(english.report.score);
  expect(new Date(arabic.expiresAt).getTime()).toBe(Date.parse("2026-12-21T12:00:00Z"));
});

test.each([
  ["http://dead.example/", "refused"],
  ["http://unknown.example/", "does-not-exist"],
  ["http://loop.example/", "too-many-redirects"],
  ["http://huge.example/", "too-large"],
  ["http://file.example/", "not-html"],
  ["http://closed.example/", "robots-forbid"],
  ["http://127.0.0.1/", "blocked-address"],
  ["http://[::1]:8080/", "blocked-address"],
  ["http://localhost/", "blocked-address"],
  ["http://inward.example/", "blocked-address"],
  ["http://good.example:22/", "bad-address"],
  ["https://good.example/", "refused"],
])("O-14 %s gives no report, and says why: %s", async (url, code) => {
  const app = await startTestApp();
  for (const scope of ["page", "site"] as const) {
    const { events, state } = await runAnalysis(app, url, scope);
    expect(events.at(-1)).toEqual({ type: "failed", code });
    expect(state).toEqual({ state: "failed", code });
  }
});

test("a page that answers 404 has a report, which says so", async () => {
  const { report } = await runAnalysis(await startTestApp(), "http://gone.example/");
  expect(
    report!.findings.some(
      ({ category, status, evidence, found }) =>
        category === "links" && status === "failed" && `${found}${evidence.join()}`.includes("404"),
    ),
  ).toBe(true);
});

test.each([
  {},
  { url: "" },
  { url: "hello world", locale: "ar" },
  { url: "https://", locale: "ar" },
  { url: "ftp://good.example", locale: "ar" },
  { url: "javascript:alert(1)", locale: "ar" },
  { url: `http://${"a".repeat(2048)}.example`, locale: "ar" },
  { url: "http://good.example", locale: "fr" },
  { url: "http://good.example", locale: "ar", scope: "world" },
  [],
  "x",
  7,
])("O-03 O-07 %o is refused and nothing is fetched", async (payload) => {
  const app = await startTestApp();
  const answer = await app.inject({
    method: "POST",
    url: startAnalysis.path,
    headers: { "content-type": "application/json" },
    payload: JSON.stringify(payload),
  });
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toMatchObject({ code: "invalid-input" });
  expect(sites.requests).toEqual([]);
});

test("O-04 O-06 a name alone is asked for by https", async () => {
  const app = await startTestApp();
  const { id } = await requestAnalysis(app, "httpbin.example");
  await readEvents(app, id);
  expect(await readState(app, id)).toEqual({ state: "failed", code: "does-not-exist" });
});

test("the same page asked for again within minutes is the same report, and it is said so", async () => {
  const app = await startTestApp();
  const { id } = await runAnalysis(app, "http://good.example/");
  const fetched = sites.requests.length;
  expect(await requestAnalysis(app, "HTTP://GOOD.example/#top")).toEqual({ id, isCached: true });
  expect(sites.requests.length).toBe(fetched);
  const site = await requestAnalysis(app, "http://good.example/", "site");
  expect(site).toMatchObject({ isCached: false });
  await readEvents(app, site.id);
});

test("pictures are asked for as a browser does, so that a server that sends WebP is not blamed", async () => {
  const app = await startTestApp();
  const { report } = await runAnalysis(app, "http://negotiated.example/");
  expect(finding(report, "modern-image-formats")?.status).toBe("passed");
});

test("a page checked again at once is fetched anew, and the later report is the one reused", async () => {
  const app = await startTestApp();
  const { id } = await runAnalysis(app, "http://good.example/");
  const answer = await app.inject({
    method: "POST",
    url: startAnalysis.path,
    payload: { url: "http://good.example/", locale: "ar", scope: "page", fresh: true },
  });
  const again = startAnalysis.output.parse(answer.json());
  expect(again.isCached).toBe(false);
  expect(again.id).not.toBe(id);
  await readEvents(app, again.id);
  expect(sites.requests.filter((one) => one === "GET good.example/").length).toBe(2);
  expect(await requestAnalysis(app, "http://good.example/")).toEqual({
    id: again.id,
    isCached: true,
  });
});

test("a report is not shown without its id, and an id of nothing has expired", async () => {
  const app = await startTestApp();
  for (const id of ["AAAAAAAAAAAAAAAAAAAAAA", "x", "%00", "..%2f", "'; drop table jobs"]) {
    for (const path of [`/${encodeURIComponent(id)}`, `/${encodeURIComponent(id)}/events`]) {
      const answer = await app.inject(`${startAnalysis.path}${path}`);
      expect([answer.statusCode, answer.json()]).toEqual([404, { code: "expired" }]);
    }
    expect(
      (
        await app.inject({
          method: "DELETE",
          url: `${startAnalysis.path}/${encodeURIComponent(id)}`,
        })
      ).statusCode,
    ).toBe(204);
  }
});

test("a visitor's fifth analysis at once is refused with the time to come back", async () => {
  const app = await startTestApp();
  const ids: string[] = [];
  for (const path of ["1", "2", "3", "4"])
    ids.push((await requestAnalysis(app, `http://slow.example/${path}`)).id);
  const fifth = await app.inject({
    method: "POST",
    url: startAnalysis.path,
    payload: { url: "http://slow.example/5", locale: "ar" },
  });
  expect([fifth.statusCode, fifth.json(), fifth.headers["retry-after"]]).toEqual([
    429,
    { code: "busy" },
    "30",
  ]);
  for (const id of ids) await app.inject({ method: "DELETE", url: `${startAnalysis.path}/${id}` });
  const { id } = await requestAnalysis(app, "http://slow.example/5");
  await app.inject({ method: "DELETE", url: `${startAnalysis.path}/${id}` });
});

test("cancelling ends the work within a second and closes its connections", async () => {
  const app = await startTestApp();
  const { id } = await requestAnalysis(app, "http://slow.example/");
  await expect.poll(() => sites.requests.length, { timeout: 10_000 }).toBe(1);
  const ended = readEvents(app, id);
  const start = performance.now();
  expect(
    (await app.inject({ method: "DELETE", url: `${startAnalysis.path}/${id}` })).statusCode,
  ).toBe(204);
  expect((await ended).at(-1)).toEqual({ type: "failed", code: "cancelled" });
  expect(performance.now() - start).toBeLessThan(1_000);
  expect(await readState(app, id)).toEqual({ state: "failed", code: "cancelled" });
});

test("who comes back in the middle hears on from where it was, and two may watch", async () => {
  const { app } = await startApp({ network: mappedNetwork(sites.map) });
  await app.listen({ port: 0, host: "127.0.0.1" });
  const { port } = app.server.address() as AddressInfo;
  const { id } = await requestAnalysis(app, "http://thirty.example/", "site");

  /** Reads a stream as a browser would, until enough has come. */
  const read = (lastId: number, enough: (text: string) => boolean) =>
    new Promise<string>((resolve, reject) => {
      const clientRequest = request(
        { port, path: `${startAnalysis.path}/${id}/events`, headers: { "last-event-id": lastId } },
        (answer) => {
          let text = "";
          answer.on("data", (chunk: Buffer) => {
            text += chunk.toString();
            if (enough(text)) clientRequest.destroy();
          });
          answer.on("close", () => resolve(text));
        },
      );
      clientRequest.on("error", (error) => (clientRequest.destroyed ? undefined : reject(error)));
      clientRequest.end();
    });
  const findIds = (text: string) =>
    [...text.matchAll(/^id: (\d+)$/gm)].map(([, number]) => Number(number));
  const before = await read(0, (text) => findIds(text).length >= 3);
  const last = findIds(before).at(-1)!;
  const [after, whole] = await Promise.all([read(last, () => false), read(0, () => false)]);
  expect(findIds(after)[0]).toBe(last + 1);
  expect(after).toContain('data: {"type":"done"}');
  expect(findIds(whole)).toEqual(findIds(whole).map((_, i) => i + 1));
  expect(whole).toContain("retry: 1000");
});

test("a whole site is read along its links, within its rules, and judged across its pages", async () => {
  const app = await startTestApp();
  const { report, events } = await runAnalysis<SiteReport>(app, "http://thirty.example/", "site");
  expect(report!.kind).toBe("site");
  const paths = report!.pages.map(({ url }) => new URL(url).pathname);
  expect(paths[0]).toBe("/");
  expect(new Set(paths)).toEqual(
    new Set(["/", ...Array.from({ length: 27 }, (_, i) => `/p${i + 1}`), "/orphan"]),
  );
  expect(paths.length).toBe(29);
  const sentRequests = sites.requests.filter((one) => one.startsWith("GET thirty.example/"));
  expect(sentRequests).not.toContain("GET thirty.example/private/y"); // robots.txt asks for it
  expect(sites.requests).toContain("HEAD thirty.example/photo.jpg");
  expect(sites.requests.filter((one) => one === "GET thirty.example/p1").length).toBe(1);
  const of = (id: string) =>
    report!.problems.find((problem) => problem.id === id)?.pages.map((place) => paths[place]);
  expect(of("broken-links")).toEqual(["/"]);
  expect(report!.brokenLinks).toEqual([
    {
      url: "http://thirty.example/broken",
      reason: "status",
      status: 404,
      from: [0],
      sitemap: null,
    },
    {
      url: "http://thirty.example/photo.jpg",
      reason: "status",
      status: 404,
      from: [0],
      sitemap: null,
    },
    {
      url: "http://elsewhere.example/",
      reason: "no-name",
      status: 0,
      from: [],
      sitemap: "http://thirty.example/map.xml.gz",
    },
  ]);
  expect(of("duplicate-titles")).toEqual(["/p4", "/p5"]);
  expect(of("orphan-pages")).toEqual(["/orphan"]);
  expect(of("one-way-languages")).toEqual(["/p6"]);
  expect(report!.isCut).toBe(false);
  expect(report!.pages.find(({ url }) => url.endsWith("/p10"))).toMatchObject({
    depth: 2,
    linksIn: 1,
    status: 200,
  });
  const shares = events.flatMap((event) =>
    event.type === "progress" ? event.done / event.total : [],
  );
  expect(shares).toEqual([...shares].sort((a, b) => a - b));
});

test("a site without end is read to fifty pages, and it is said that there are more", async () => {
  const { report } = await runAnalysis<SiteReport>(
    await startTestApp(),
    "http://endless.example/",
    "site",
  );
  expect(report!.pages.length).toBe(50);
  expect(report!.isCut).toBe(true);
});

test("O-80 with the setting more pages are read, and the form, the progress and the report name it", async () => {
  const { app } = await startApp({ network: mappedNetwork(sites.map), maxSitePages: 120 });
  const limits = await app.inject(startAnalysis.path);
  expect(AnalysisLimits.parse(limits.json())).toEqual({ maxSitePages: 120 });
  const { report, events } = await runAnalysis<SiteReport>(app, "http://endless.example/", "site");
  expect(report!.pages.length).toBe(120);
  expect(report).toMatchObject({ isCut: true, reading: { maxPages: 120, stop: null } });
  const pages = events.flatMap((event) => (event.type === "progress" ? (event.pages ?? []) : []));
  expect(pages.at(-1)).toEqual({ read: 120, max: 120 });
  const read = pages.map((page) => page.read);
  expect(read).toEqual([...read].sort((a, b) => a - b));
});

test("O-80 without the setting it is fifty", async () => {
  const limits = await (await startTestApp()).inject(startAnalysis.path);
  expect(limits.json()).toEqual({ maxSitePages: 50 });
});

test("O-85 what a visitor has read in an hour is counted by the pages of a site", async () => {
  const { app } = await startApp({ network: mappedNetwork(sites.map), maxSitePages: 500 });
  const start = async (url: string) => {
    const payload = { url, locale: "ar", scope: "site" };
    const answer = await app.inject({ method: "POST", url: startAnalysis.path, payload });
    if (answer.statusCode < 300)
      await readEvents(app, startAnalysis.output.parse(answer.json()).id);
    return answer.statusCode;
  };
  const statuses: number[] = [];
  for (let i = 0; i < 7; i++) statuses.push(await start(`http://dead.example/${i}`));
  expect(statuses).toEqual([201, 201, 201, 201, 201, 201, 429]);
  const { statusCode } = await app.inject({
    method: "POST",
    url: startAnalysis.path,
    payload: { url: "http://dead.example/page", locale: "ar" },
  });
  expect(statusCode).toBe(201); // one page is another queue
});
