import { createServer } from "node:http";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { chromium } from "@playwright/test";
import { afterAll, expect, test } from "vitest";
import type { LightMyRequestResponse } from "fastify";
import {
  AnalysisState,
  devices,
  startAnalysis,
  toScreenshotPath,
  type Device,
  type PageReport,
} from "#tools/seo-analyzer/contract.ts";
import { mappedNetwork } from "../loopback/mapped-network.ts";
import { chromiumArguments, findChromium } from "../../scripts/chromium.ts";
import { watchBrowserFolder } from "./watch-browser-folder.ts";
import { startApp } from "./start-app.ts";

// A real Chromium, through the proxy, over pages of this machine.

const createWords = (n: number) => Array.from({ length: n }, (_, i) => `كلمة${i}`).join(" ");
const head =
  '<!doctype html><html lang="ar" dir="rtl"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>متجر حقائب جلدية في القاهرة القديمة</title></head>';
const pages: Readonly<Record<string, string>> = {
  "/plain": `${head}<body><h1>حقائب</h1><p>${createWords(320)}</p><p>نص فيه <a href="/plain">رابط</a> قصير.</p><a href="/plain" style="display:block;padding:20px">البيت</a></body></html>`,
  // All of it comes by a script, from a second request.
  "/later": `${head}<body><div id="app"></div><script>fetch("/words").then((r)=>r.text()).then((t)=>{app.innerHTML="<h1>حقائب جلدية</h1><p>"+t+"</p>"})</script></body></html>`,
  "/words": createWords(400),
  "/cramped": `${head}<body><h1>حقائب</h1><p style="font-size:10px">${createWords(200)}</p><p>${createWords(20)}</p><ul style="padding:0;margin:0;list-style:none;line-height:1">${["الأول", "الثاني"].map((name) => `<li style="block-size:12px"><a href="/plain" style="display:block;inline-size:20px;block-size:10px;overflow:hidden">${name}</a></li>`).join("")}</ul><div style="inline-size:600px">عريض</div></body></html>`,
  // What it says about itself cannot be believed, and it never stops.
  "/lies": `${head}<body><h1>حقائب</h1><p>${createWords(50)}</p><script>Array.prototype.slice=()=>{throw 1};document.createTreeWalker=()=>({nextNode:()=>({})});setInterval(()=>fetch("/words"),50)</script></body></html>`,
  // Messages that a visitor would have to close: a few, some at a timer, or without end.
  "/alerts": `${head}<body><h1>حقائب</h1><script>onbeforeunload=()=>"stay";alert(1);prompt(2);while(confirm("?")!==false);setInterval(()=>alert(3),20)</script><p>${createWords(320)}</p></body></html>`,
  "/endless-alerts": `${head}<body><h1>حقائب</h1><script>for(;;)alert("!")</script><p>${createWords(320)}</p></body></html>`,
  // Its first screen is blue; what is fixed to its end is red.
  "/tall": `${head}<body style="margin:0"><div style="position:fixed;inset:auto 0 0;height:10vh;background:#f00"></div><div style="height:100vh;background:#00f"></div><div style="height:300vh;background:#0f0"></div></body></html>`,
  // Wider than the phone, to the left of where it begins.
  "/wide": `${head}<body style="margin:0"><div style="width:360px;height:300px;background:#00f"></div><div style="width:900px;height:300vh;background:#0f0"></div></body></html>`,
  "/never-drawn": `${head}<body><h1>حقائب</h1><script>onresize=()=>{for(;innerWidth>1000;);}</script><p>${createWords(320)}</p></body></html>`,
  "/endless-script": `${head}<body><h1>حقائب</h1><script>for(;;);</script><p>${createWords(320)}</p></body></html>`,
};

const server = createServer((request, response) => {
  const body = pages[request.url!];
  if (body === undefined) return void response.writeHead(404).end();
  response.writeHead(200, { "content-type": "text/html; charset=utf-8" }).end(body);
});
server.listen(0, "127.0.0.1");
await once(server, "listening");
const folder = await watchBrowserFolder();
process.env["TMPDIR"] = folder.path;
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await folder.remove();
});

async function startTestApp(path = findChromium() ?? "no Chromium") {
  const { app } = await startApp({
    browser: { path, maxConcurrent: 1 },
    network: mappedNetwork({ "shop.example": (server.address() as AddressInfo).port }),
  });
  return async (path: string, rendered?: boolean): Promise<PageReport> => {
    const started = await app.inject({
      method: "POST",
      url: startAnalysis.path,
      payload: { url: `http://shop.example${path}`, locale: "en", rendered },
    });
    const { id, isCached } = startAnalysis.output.parse(started.json());
    isLatestCached = isCached;
    await app.inject(`${startAnalysis.path}/${id}/events`); // ends with the work
    const state = AnalysisState.parse(
      (await app.inject(`${startAnalysis.path}/${id}?locale=en`)).json(),
    );
    if (state.state !== "done" || state.report.kind !== "page")
      throw new Error(JSON.stringify(state));
    readScreenshot = (device) => app.inject(toScreenshotPath(id, device));
    return state.report;
  };
}

/** Whether the latest report had been made for another request. */
let isLatestCached: boolean;

/** The answer of the route of pictures about the latest analysis. */
let readScreenshot: (device: Device) => Promise<LightMyRequestResponse>;

const findRule = ({ findings }: PageReport, rule: string) =>
  findings.find((finding) => finding.rule === rule);

test("a page is opened as a phone shows it, and judged for the size of its letters, its targets and its width", async () => {
  const analyse = await startTestApp();
  const plain = await analyse("/plain");
  expect(plain).toMatchObject({ isRendered: true, judged: "sent" });
  for (const rule of ["font-size", "tap-targets", "no-overflow", "needs-javascript"])
    expect(findRule(plain, rule)?.status, rule).toBe("passed");

  const cramped = await analyse("/cramped");
  expect(findRule(cramped, "font-size")?.status).toBe("warning");
  expect(findRule(cramped, "tap-targets")).toMatchObject({
    status: "warning",
    evidence: ["الأول", "الثاني"],
  });
  expect(findRule(cramped, "no-overflow")).toMatchObject({
    status: "warning",
    found: expect.stringMatching(/2[34]\d|25\d/),
  });
});

test("what comes by scripts is counted, and the page can be judged as it is after them", async () => {
  const analyse = await startTestApp();
  const sent = await analyse("/later");
  expect(findRule(sent, "needs-javascript")).toMatchObject({
    status: "failed",
    found: expect.stringContaining("402"),
  });
  expect(findRule(sent, "h1-present")?.status).toBe("failed");
  expect(findRule(sent, "word-count")?.status).toBe("passed");

  const rendered = await analyse("/later", true);
  expect(rendered).toMatchObject({ judged: "rendered", isRendered: true });
  expect(findRule(rendered, "h1-present")?.status).toBe("passed");
  expect(findRule(rendered, "needs-javascript")).toBeUndefined();
  // Crawlers without scripts read the page as sent, whichever of the two is audited.
  expect(rendered.ai!.words.rendered).toBeGreaterThan(rendered.ai!.words.sent);
});

/** The colour of the middle of each tenth of a picture, from its top, as Chromium decodes it. */
async function readColours(webp: Buffer): Promise<readonly string[]> {
  const browser = await chromium.launch({
    args: [...chromiumArguments],
    executablePath: findChromium()!,
  });
  try {
    const page = await browser.newPage();
    return await page.evaluate(
      async (src) => {
        const image = new Image();
        image.src = src;
        await image.decode();
        const canvas = new OffscreenCanvas(image.width, image.height).getContext("2d")!;
        canvas.drawImage(image, 0, 0);
        return Array.from({ length: 10 }, (_, i) => {
          const y = Math.round((i + 0.5) * (image.height / 10));
          const [r = 0, g = 0, b = 0] = canvas.getImageData(image.width / 2, y, 1, 1).data;
          return r > 128 ? "red" : g > 128 ? "green" : b > 128 ? "blue" : "other";
        });
      },
      `data:image/webp;base64,${webp.toString("base64")}`,
    );
  } finally {
    await browser.close();
  }
}

test("a page is shown as a phone and a computer show it, down to half a screen below the first one", async () => {
  const analyse = await startTestApp();
  const { screenshots } = await analyse("/tall");
  expect(screenshots).toEqual({
    phone: { width: 360, height: 1170, foldPx: 780 },
    desktop: { width: 720, height: 675, foldPx: 450 },
  });
  for (const device of devices) {
    const answer = await readScreenshot(device);
    expect(answer.headers["content-type"]).toBe("image/webp");
    expect(answer.headers["cache-control"]).toContain("immutable");
    expect(await readColours(answer.rawPayload), device).toEqual([
      ...Array.from({ length: 6 }, () => "blue"),
      "red",
      ...Array.from({ length: 3 }, () => "green"),
    ]);
  }
  await analyse("/wide");
  expect(await readColours((await readScreenshot("phone")).rawPayload)).toEqual([
    ...Array.from({ length: 3 }, () => "blue"),
    ...Array.from({ length: 7 }, () => "green"),
  ]);
  expect((await readScreenshot("watch" as Device)).statusCode).toBe(404);
  expect((await readScreenshot("__proto__" as Device)).statusCode).toBe(404);
});

test("a page that hangs while it is drawn is judged without pictures", async () => {
  const analyse = await startTestApp();
  const report = await analyse("/never-drawn");
  expect(report).toMatchObject({ isRendered: true });
  expect(report.screenshots).toBeUndefined();
  expect((await readScreenshot("phone")).statusCode).toBe(404);
}, 60_000);

test.each(["/alerts", "/endless-alerts"])(
  "%s, whose scripts open messages, is rendered with what comes after them",
  async (path) => {
    const analyse = await startTestApp();
    const report = await analyse(path, true);
    expect(report).toMatchObject({ isRendered: true, judged: "rendered" });
    expect(report.renderFailure).toBeUndefined();
    expect(findRule(report, "word-count")?.status).toBe("passed");
  },
  60_000,
);

test("a page whose script never ends is judged as sent, and the report says why", async () => {
  const analyse = await startTestApp();
  expect(await analyse("/endless-script", true)).toMatchObject({
    isRendered: false,
    judged: "sent",
    renderFailure: "too-slow",
  });
}, 60_000);

test("a page that deceives its browser, or a browser that does not start, costs the report what only it could tell and no more", async () => {
  const analyse = await startTestApp();
  const lyingPages = await analyse("/lies");
  expect(lyingPages.isRendered).toBe(false);
  expect(findRule(lyingPages, "font-size")).toBeUndefined();
  expect(lyingPages.findings.length).toBeGreaterThan(40);
  const without = await startTestApp("/no/such/browser");
  expect(await without("/plain", true)).toMatchObject({
    isRendered: false,
    judged: "sent",
    renderFailure: "no-browser",
  });
  expect(folder.processes()).toEqual([]);
});

test("a report is given to whoever asks next, and one without the part of a missing browser is not", async () => {
  const analyse = await startTestApp();
  await analyse("/plain");
  await analyse("/plain");
  expect(isLatestCached).toBe(true);
  const without = await startTestApp("/no/such/browser");
  await without("/plain");
  expect((await without("/plain")).renderFailure).toBe("no-browser");
  expect(isLatestCached).toBe(false);
});
