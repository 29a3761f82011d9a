import { spawnSync } from "node:child_process";
import { afterAll, expect, test, vi } from "vitest";
import { startTest, TestEvent, TestState, type BrowserResult } from "#tools/speed-test/contract.ts";
import { startProgress } from "#tools/speed-test/server/progress.ts";
import { runLighthouse } from "#tools/speed-test/server/run-lighthouse.ts";
import { mappedNetwork } from "../loopback/mapped-network.ts";
import { findChromium } from "../../scripts/chromium.ts";
import { watchBrowserFolder } from "./watch-browser-folder.ts";
import { startSpeedSite } from "./speed-site.ts";
import { startApp } from "./start-app.ts";

// A real Chromium, through the proxy, over a site of this machine.

// A browser on a machine that is busy with other tests takes its time.
vi.setConfig({ testTimeout: 60_000 });

const site = await startSpeedSite();
const folder = await watchBrowserFolder();
process.env["TMPDIR"] = folder.path;
afterAll(async () => {
  site.close();
  await folder.remove();
});
const browser = { path: findChromium() ?? "no Chromium", maxConcurrent: 1 };

async function startTestApp(path = browser.path) {
  const requests: string[] = [];
  const network = mappedNetwork({ "shop.example": site.port });
  const { app } = await startApp({
    browser: { ...browser, path },
    network: {
      ...network,
      resolve: (name, signal) => (requests.push(name), network.resolve(name, signal)),
    },
  });
  return {
    requests,
    async start(url: string, device = "mobile") {
      const answer = await app.inject({
        method: "POST",
        url: startTest.path,
        payload: { url, device, locale: "ar" },
      });
      return startTest.output.parse(answer.json()).id;
    },
    async events(id: string) {
      const { body } = await app.inject(`${startTest.path}/${id}/events`);
      return [...body.matchAll(/^data: (.+)$/gm)].map(([, data]) =>
        TestEvent.parse(JSON.parse(data!)),
      );
    },
    state: async (id: string, locale = "en") =>
      TestState.parse((await app.inject(`${startTest.path}/${id}?locale=${locale}`)).json()),
    cancel: (id: string) => app.inject({ method: "DELETE", url: `${startTest.path}/${id}` }),
  };
}

test("V-16 V-17 V-22 the score is the site's own, by Lighthouse in a real browser, with its reasons and what to fix", async () => {
  const { start, events, state, requests } = await startTestApp();
  const id = await start("http://shop.example/");
  const received = await events(id);
  expect(received.at(-1)).toEqual({ type: "done" });
  const progress = received.flatMap((event) => (event.type === "progress" ? event : []));
  expect([...new Set(progress.map(({ stage }) => stage))]).toEqual([
    "reaching",
    "opening",
    "loading",
    "gathering",
    "scoring",
  ]);
  const done = progress.map((event) => event.done);
  expect(done).toEqual([...done].sort((a, b) => a - b));
  expect(done.at(-1)).toBe(100);
  expect(done.length).toBeGreaterThan(15);

  const [english, arabic] = [await state(id), await state(id, "ar")];
  if (english.state !== "done" || arabic.state !== "done") throw new Error(JSON.stringify(english));
  const result = english.result as BrowserResult;
  expect(result).toMatchObject({
    kind: "browser",
    url: "http://shop.example/",
    device: "mobile",
    testedAt: "2026-11-21T12:00:00.000Z",
  });
  expect(Number.isInteger(result.score) && result.score > 0 && result.score <= 100).toBe(true);
  expect(result.metrics.map((metric) => [metric.id, metric.weight])).toEqual([
    ["fcp", 10],
    ["lcp", 25],
    ["tbt", 30],
    ["cls", 25],
    ["speed-index", 10],
  ]);
  expect(result.metrics[0]!.value).toBeGreaterThan(500); // a slow network was simulated
  expect(result.byType.map(({ name }) => name)).toEqual(
    expect.arrayContaining(["document", "script", "stylesheet"]),
  );
  expect(result.byOrigin).toMatchObject([{ name: "shop.example" }]);
  expect(result.byType.reduce((sum, { bytes }) => sum + bytes, 0)).toBe(result.totalBytes);
  const { waterfall = [] } = result;
  expect(waterfall).toHaveLength(result.requests);
  expect(waterfall[0]).toMatchObject({ url: "http://shop.example/", type: "document", mark: null });
  const blocking = waterfall.filter(({ mark }) => mark === "blocking").map(({ url }) => url);
  expect(blocking.toSorted()).toEqual([
    "http://shop.example/shop.js",
    "http://shop.example/style.css",
  ]);
  expect(waterfall.every(({ startMs, endMs }) => endMs >= startMs)).toBe(true);
  expect(waterfall.some(({ isThirdParty }) => isThirdParty)).toBe(false);
  expect(result.filmStrip.length).toBeGreaterThan(3);
  expect(result.filmStrip.at(-1)!.picture).toMatch(/^data:image\/jpeg;base64,\/9j/);

  const found = result.recommendations.map((one) => one.id);
  expect(found).toEqual(
    expect.arrayContaining([
      "render-blocking-insight",
      "unused-javascript",
      "unused-css-rules",
      "cache-insight",
    ]),
  );
  expect(result.recommendations.find((one) => one.id === "unused-javascript")!.items).toEqual([
    "http://shop.example/shop.js",
  ]);
  const saved = result.recommendations.map((one) => one.savedMs);
  expect(saved).toEqual([...saved].sort((a, b) => b - a));
  expect(saved[0]).toBeGreaterThan(0);
  expect(arabic.result.recommendations.map((one) => one.id)).toEqual(found);
  expect(
    arabic.result.recommendations.every(
      ({ title, text }) => /^[^a-z]*[\u0600-\u06ff]/.test(title) && /[\u0600-\u06ff]/.test(text),
    ),
  ).toBe(true);

  // The browser went nowhere of its own accord
  expect(new Set(requests)).toEqual(new Set(["shop.example"]));
  await expect.poll(folder.processes, { timeout: 1_000 }).toEqual([]);
  await expect
    .poll(async () => (await folder.files()).filter((name) => name.startsWith("ro2ya-browser-")))
    .toEqual([]);
});

test("a cancelled test ends its browser within a second", async () => {
  const { start, events, cancel, state } = await startTestApp();
  const id = await start("http://shop.example/", "desktop");
  const before = site.requests.length;
  // Ours, and the browser's
  await expect.poll(() => site.requests.length - before, { timeout: 15_000 }).toBeGreaterThan(1);
  expect(folder.processes().length).toBeGreaterThan(3);
  const ended = events(id);
  await cancel(id);
  expect((await ended).at(-1)).toEqual({ type: "failed", code: "cancelled" });
  await expect.poll(folder.processes, { timeout: 1_000 }).toEqual([]);
  expect(await state(id)).toEqual({ state: "failed", code: "cancelled" });
});

test.each([
  ["slow to load", "too-slow", { timeoutMs: 2_500, maxBytes: 1e9, maxConnections: 1e3 }],
  ["heavy", "too-large", { timeoutMs: 60_000, maxBytes: 20_000, maxConnections: 1e3 }],
  [
    "greedy for memory",
    "too-large",
    { timeoutMs: 60_000, maxBytes: 1e9, maxConnections: 1e3, maxMemoryBytes: 100e6 },
  ],
] as const)(
  "a page that is too %s ends the test as %s, and its browser",
  async (_what, code, limits) => {
    const dependencies = {
      browserPath: browser.path,
      network: mappedNetwork({ "shop.example": site.port }),
      progress: startProgress(() => undefined),
      limits,
    };
    const running = runLighthouse(
      { url: "http://shop.example/", device: "mobile" },
      { ...dependencies, signal: new AbortController().signal },
    );
    await expect(running).rejects.toMatchObject({ name: "JobFailure", code });
    await expect.poll(folder.processes, { timeout: 1_000 }).toEqual([]);
  },
);

test(
  "a page that fills the disk ends the test as too-large before it has written much, and nothing of it stays",
  { timeout: 150_000 },
  async () => {
    const running = runLighthouse(
      { url: "http://shop.example/fills-the-disk", device: "desktop" },
      {
        browserPath: browser.path,
        network: mappedNetwork({ "shop.example": site.port }),
        progress: startProgress(() => undefined),
        limits: {
          // A busy machine takes half a minute for the browser's start, and writes slowly.
          timeoutMs: 110_000,
          maxBytes: 1e9,
          maxConnections: 1e3,
          maxMemoryBytes: 1e12,
          maxDiskBytes: 80e6,
        },
        signal: new AbortController().signal,
      },
    );
    let largestMb = 0;
    const polling = setInterval(() => {
      const { stdout } = spawnSync("du", ["-sm", "--apparent-size", folder.path], {
        encoding: "utf8",
      });
      largestMb = Math.max(largestMb, Number.parseInt(stdout, 10));
    }, 300);
    await expect(running.finally(() => clearInterval(polling))).rejects.toMatchObject({
      name: "JobFailure",
      code: "too-large",
    });
    expect(largestMb).toBeGreaterThan(32);
    expect(largestMb).toBeLessThan(600);
    await expect.poll(folder.processes, { timeout: 1_000 }).toEqual([]);
    await expect
      .poll(async () => (await folder.files()).filter((name) => name.startsWith("ro2ya-browser-")))
      .toEqual([]);
  },
);

test.each(["/bin/false", "/no/such/browser"])(
  "V-24 where the browser does not start (%s) there are the figures of HTTP",
  async (path) => {
    const { start, events, state } = await startTestApp(path);
    const id = await start("http://shop.example/");
    await events(id);
    expect(await state(id)).toMatchObject({
      state: "done",
      result: { kind: "http", url: "http://shop.example/" },
    });
  },
);
