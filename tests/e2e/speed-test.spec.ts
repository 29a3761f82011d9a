import { readFile } from "node:fs/promises";
import { expect, test, type Page } from "@playwright/test";
import { formatDate } from "#i18n/format.ts";
import { fill, locales, pick, type Locale } from "#i18n/messages.ts";
import { failureMessages } from "#tools/speed-test/failure-messages.ts";
import { getPlanMegabytes } from "#tools/speed-test/engine/bandwidth-plan.ts";
import { answerMessages } from "#tools/speed-test/answer-messages.ts";
import { compareMessages } from "#tools/speed-test/compare-messages.ts";
import { messages } from "#tools/speed-test/messages.ts";
import { requestsMessages } from "#tools/speed-test/requests-messages.ts";
import { startThrottledProxy } from "../loopback/throttled-proxy.ts";
import { formatFaults, noteAxe, type Faults } from "./support/axe.ts";
import {
  browserResult,
  httpResult,
  bandwidthResult,
  openSpeedTest,
  stubShortBandwidth,
  stubTests,
} from "./support/speed-stub.ts";

const field = (page: Page, locale: Locale) =>
  page.getByLabel(messages.urlLabel[locale], { exact: true });
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const figure = (page: Page, id: string) => page.locator(`[data-figure="${id}"] dd`);

async function toForm(page: Page, locale: Locale): Promise<void> {
  await openSpeedTest(page, locale);
  await button(page, messages.tryPreview[locale]).click();
}

async function startTest(page: Page, locale: Locale, typed: string): Promise<void> {
  await field(page, locale).fill(typed);
  await button(page, messages.startTest[locale]).click();
}

/** Notes each value that the progress bar ever shows. */
async function noteProgress(page: Page): Promise<() => Promise<number[]>> {
  await page.locator(".speed").evaluate((tool) => {
    const seen: number[] = [];
    Object.assign(window, { seenProgress: seen });
    new MutationObserver(() => {
      const now = Number(
        tool.querySelector('[role="progressbar"]')?.getAttribute("aria-valuenow") ?? Number.NaN,
      );
      if (!Number.isNaN(now) && now !== seen.at(-1)) seen.push(now);
    }).observe(tool, { subtree: true, childList: true, attributes: true });
  });
  return () => page.evaluate(() => (window as unknown as { seenProgress: number[] }).seenProgress);
}

for (const locale of locales) {
  test(`V-01 V-02 V-03 V-04 V-05 V-06 V-07 V-08 V-09 V-10 V-11 V-12 V-17 V-21 V-22 V-25 V-26 V-27 V-28 V-29 a whole test, in ${locale}`, async ({
    page,
    baseURL,
  }) => {
    const t = pick(messages, locale);
    const strangers: string[] = [];
    page.on("request", (request) => {
      const { origin, protocol } = new URL(request.url());
      if (origin !== new URL(baseURL!).origin && protocol !== "data:" && protocol !== "blob:")
        strangers.push(request.url());
    });
    const recorded = await stubTests(page, { "https://shop.example/": browserResult });
    await stubShortBandwidth(page);
    await openSpeedTest(page, locale);

    await expect(page.getByRole("heading", { name: t.welcomeTitle })).toBeVisible();
    if (locale === "en")
      expect([t.welcomeTitle, t.tryPreview, t.startTest, t.newTest, t.beta]).toEqual([
        "This tool is under development",
        "Try Preview Version",
        "Start Test",
        "New Test",
        "Beta",
      ]);
    await expect(field(page, locale)).toHaveCount(0);
    await button(page, t.tryPreview).click();
    await expect(page.getByRole("heading", { name: t.welcomeTitle })).toHaveCount(0);

    await expect(field(page, locale)).toBeFocused();
    await expect(field(page, locale)).toHaveAttribute("type", "url");
    const start = button(page, t.startTest);
    await expect(start).toBeDisabled();
    await expect(page.locator(".speed-notes")).toContainText(
      fill(t.dataNote, getPlanMegabytes(false)),
    );
    await field(page, locale).fill("  ");
    await expect(start).toBeDisabled();
    await field(page, locale).fill("shop.example");
    await expect(start).toBeEnabled();

    const progress = await noteProgress(page);
    await start.click();
    const results = page.locator(".speed-results");
    await expect(results.getByRole("heading", { name: t.resultsTitle })).toBeVisible({
      timeout: 25_000,
    });
    await expect(results).toBeFocused();
    const seen = await progress();
    expect(seen.length).toBeGreaterThan(3);
    expect(seen).toEqual(seen.toSorted((a, b) => a - b));
    expect(seen.at(-1)).toBe(100);
    expect(recorded.started).toEqual([{ url: "https://shop.example/", device: "mobile", locale }]);

    for (const id of ["download", "upload"])
      await expect(figure(page, id)).toHaveText(
        new RegExp(`^(\\d{1,2}\\.\\d|[\\d,]{3,}) ${t.unitMbps}$`),
      );
    for (const id of ["latency", "jitter"])
      await expect(figure(page, id)).toHaveText(
        new RegExp(`^\\d+ ${t.unitMs} (${t.bandGood}|${t.bandAverage}|${t.bandPoor})$`),
      );
    await expect(figure(page, "location")).toHaveText("القاهرة");
    await expect(page.locator(".speed-uses tbody tr")).toHaveCount(6);

    await expect(page.locator(".kit-score-figure")).toHaveText(
      `${t.performanceScore}: 58${t.outOf100}`,
    );
    await expect(page.locator(".kit-score-band")).toHaveText(
      `${t.performanceScore}: ${t.labelPoor}`,
    );
    const reasons = page.locator(".speed-reasons li");
    await expect(reasons.getByRole("heading")).toHaveText([
      `${t.fcpTitle} FCP`,
      `${t.lcpTitle} LCP`,
      `${t.tbtTitle} TBT`,
      `${t.clsTitle} CLS`,
      `${t.speedIndexTitle} SI`,
    ]);
    await expect(reasons.locator("strong")).toHaveText([
      `1.6 ${t.unitS}`,
      `5.2 ${t.unitS}`,
      `320 ${t.unitMs}`,
      "0.134",
      `4.5 ${t.unitS}`,
    ]);
    await expect(reasons.locator(".speed-band")).toHaveText([
      t.bandGood,
      t.bandPoor,
      t.bandAverage,
      t.bandAverage,
      t.bandAverage,
    ]);
    await expect(page.locator(".speed-film img")).toHaveCount(8);

    await expect(page.locator(".speed-weighed tbody tr")).toHaveCount(6);
    await expect(page.locator(".speed-weighed tbody tr").first()).toContainText(t.typeImage);
    await page.getByRole("tab", { name: t.byOrigin }).click();
    await expect(page.locator(".speed-weighed tbody th")).toHaveText(
      browserResult.byOrigin.map(({ name }) => name || t.typeOther),
    );

    await expect(page.locator(".speed-own h5")).toHaveText(
      browserResult.recommendations.map(({ title }) => title),
    );
    await expect(page.locator(".speed-saves")).toHaveText([
      fill(t.saves, {
        what: fill(t.savesBoth, { time: `1.9 ${t.unitS}`, size: `957 ${t.unitKb}` }),
      }),
      fill(t.saves, { what: `640 ${t.unitMs}` }),
      fill(t.saves, { what: `209 ${t.unitKb}` }),
    ]);
    // Who does it is said, how is folded, and one press copies all of it for whoever does.
    const first = page.locator(".speed-own li").first();
    await expect(first.locator(".kit-effort")).toContainText(t.effortOwner);
    await expect(first.getByText("srcset")).toBeHidden();
    await first.getByText(t.forDeveloper).click();
    await expect(first.getByText("srcset")).toBeVisible();
    await page.evaluate(() => {
      navigator.clipboard.writeText = async (text) => void (document.title = text);
    });
    await page.getByRole("button", { name: t.copyForDeveloper }).click();
    await expect(page.locator(".toaster")).toContainText(t.copiedForDeveloper);
    expect(await page.title()).toContain("3. ");
    expect(await page.title()).toContain("srcset");
    await expect(page.locator(".speed-always h5")).toHaveText([
      t.optimizeImagesTitle,
      t.enableCachingTitle,
      t.useCdnTitle,
    ]);
    if (locale === "en")
      await expect(page.locator(".speed-always h5")).toHaveText([
        "Optimize images",
        "Enable caching",
        "Use a CDN",
      ]);

    await expect(page.locator(".speed-head .speed-tag")).toHaveText(t.beta);
    await expect(page.locator(".speed-head")).toContainText(
      `${t.testDate}: ${formatDate(locale, "2026-11-21")}`,
    );
    await expect(page).toHaveURL(/\?id=/);

    await button(page, t.newTest).click();
    await expect(results).toHaveCount(0);
    await expect(field(page, locale)).toHaveValue("");
    await expect(field(page, locale)).toBeFocused();
    await expect(start).toBeDisabled();
    await expect(page).not.toHaveURL(/\?id=/);
    expect(strangers).toEqual([]);
  });
}

test("V-13 V-14 over a connection of 20/5 Mbps with 100 ms more to go, about 20 and 5 are read, and at least 100 ms", async ({
  page,
  baseURL,
}) => {
  const throttledProxy = await startThrottledProxy(Number(new URL(baseURL!).port), {
    downMbps: 20,
    upMbps: 5,
    delayMs: 100,
  });
  try {
    await stubTests(page, { "https://shop.example/": browserResult });
    await page.goto(`${throttledProxy.url}/en/tools/speed-test`);
    await page.locator("astro-island:not([ssr]) .speed").first().waitFor();
    await button(page, messages.tryPreview.en).click();
    await startTest(page, "en", "shop.example");
    await expect(figure(page, "download")).toBeVisible({ timeout: 45_000 });
    const read = async (id: string) => Number.parseFloat(await figure(page, id).innerText());
    expect(await read("download")).toBeGreaterThan(18);
    expect(await read("download")).toBeLessThan(22);
    expect(await read("upload")).toBeGreaterThan(4.5);
    expect(await read("upload")).toBeLessThan(5.5);
    expect(await read("latency")).toBeGreaterThanOrEqual(100);
    expect(await read("latency")).toBeLessThan(200);
    expect(await read("loaded")).toBeGreaterThanOrEqual(100);
    await expect(figure(page, "location")).toHaveText("Cairo");
  } finally {
    await throttledProxy.close();
  }
});

test("V-23 V-24 V-22 V-21 without a browser on the server that is said, HTTP's figures are shown, and no score", async ({
  page,
}) => {
  const t = pick(messages, "ar");
  await stubTests(page, { http: httpResult });
  await openSpeedTest(page, "ar", "?id=http");
  const results = page.locator(".speed-results");
  await expect(results).toContainText(t.noBrowser);
  for (const words of [
    `24 ${t.unitMs}`,
    `61 ${t.unitMs}`,
    `412 ${t.unitMs}`,
    `1.1 ${t.unitS}`,
    `82 ${t.unitKb}`,
    "HTTP/2",
    t.httpNoEncoding,
    "no-cache, must-revalidate",
  ])
    await expect(page.locator(".speed-site")).toContainText(words);
  await expect(results).not.toContainText(t.performanceScore);
  await expect(page.locator(".speed-own h5")).toHaveText(["اضغط الصفحة"]);
  await expect(page.locator(".speed-always h5")).toHaveCount(3);
  // A link brings the site alone, and says so.
  await expect(results).toContainText(t.bandwidthShared);
});

test("V-30 a site that cannot be reached is said to be so before the connection is measured, which the visitor may have alone", async ({
  page,
}) => {
  const t = pick(messages, "en");
  await stubTests(page, { "https://gone.example/": { failed: "does-not-exist" } });
  await stubShortBandwidth(page, { isBusy: true });
  await page.setViewportSize({ width: 360, height: 640 });
  const moved: string[] = [];
  page.on("request", (request) => request.url().includes("/api/line") && moved.push(request.url()));
  await toForm(page, "en");
  await startTest(page, "en", "gone.example");
  const results = page.locator(".speed-results");
  await expect(results.getByRole("alert")).toContainText(failureMessages["does-not-exist"].en);
  await expect(results.getByRole("alert")).toBeInViewport({ ratio: 1 });
  await expect(results).toContainText(fill(t.bandwidthOffer, getPlanMegabytes(false)));
  expect(moved).toEqual([]);
  // The failure is the head, and leads back by one button; nothing is advised.
  await expect(results.getByRole("heading", { level: 2 })).toHaveText(failureMessages.title.en);
  await expect(results.getByRole("button")).toHaveText([failureMessages.back.en, t.bandwidthAlone]);
  await button(page, t.bandwidthAlone).click();
  await expect(figure(page, "download")).toBeVisible({ timeout: 25_000 });
  for (const id of ["download", "upload"]) await expect(figure(page, id)).toContainText(t.unitMbps);
  await expect(results).toContainText(t.serverLimited);
  // The reason stays the first thing that is seen, before the figures of the connection.
  await expect(results.getByRole("alert")).toBeInViewport({ ratio: 1 });
  const [reason, line] = [results.getByRole("alert"), page.locator(".speed-line")];
  expect((await reason.boundingBox())!.y).toBeLessThan((await line.boundingBox())!.y);
  await expect(results).not.toContainText(t.performanceScore);
  await expect(page.locator(".speed-advice")).toHaveCount(0);
});

test("a site whose answer is late is waited for in words, and the connection is not measured meanwhile", async ({
  page,
}) => {
  const t = pick(messages, "ar");
  await page.clock.install();
  await stubTests(page, {
    "https://late.example/": {
      events: [{ type: "progress", stage: "reaching", done: 1, total: 100 }],
    },
  });
  const moved: string[] = [];
  page.on("request", (request) => request.url().includes("/api/line") && moved.push(request.url()));
  // The start has its own time limit, which the clock would reach: it has to be over.
  const followed = page.waitForRequest(/\/events$/);
  await toForm(page, "ar");
  await startTest(page, "ar", "late.example");
  await followed;
  await expect(page.getByRole("heading", { name: t.checkingTitle })).toBeVisible();
  await expect(page.locator(".speed-parts p")).toHaveText([t.stageReaching, t.bandwidthWaiting]);
  await page.clock.runFor(60_000);
  await expect(page.locator(".speed-parts p")).toHaveText([t.stageReaching, t.bandwidthWaiting]);
  expect(moved).toEqual([]);
});

test("the connection alone is measured from the first view, where the amount of data is said", async ({
  page,
}) => {
  const t = pick(messages, "ar");
  await stubShortBandwidth(page);
  const tested: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST" && request.url().includes("/api/speed"))
      tested.push(request.url());
  });
  await page.setViewportSize({ width: 360, height: 640 });
  await openSpeedTest(page, "ar");
  const alone = button(page, t.bandwidthAlone);
  await expect(alone).toHaveAccessibleDescription(fill(t.aloneNote, getPlanMegabytes(false)));
  await expect(alone).toBeInViewport({ ratio: 1 });
  await alone.click();
  await expect(figure(page, "download")).toContainText(t.unitMbps, { timeout: 25_000 });
  await expect(page.locator(".speed-advice")).toHaveCount(0);
  expect(tested).toEqual([]);
  await button(page, t.newTest).click();
  await expect(field(page, "ar")).toBeFocused();
});

test("a connection that breaks or a quota that is used up is said in words, and the site's result stays", async ({
  page,
}) => {
  const t = pick(messages, "en");
  await stubTests(page, { "https://shop.example/": browserResult });
  await stubShortBandwidth(page, { budgetBytes: 1_000, retryAfterS: 600 });
  await toForm(page, "en");
  await startTest(page, "en", "shop.example");
  const throttledProxy = page.locator(".speed-line");
  await expect(throttledProxy.getByRole("alert")).toContainText(
    t.bandwidthTooMany.other.replace("{n}", "10"),
  );
  await expect(page.locator(".kit-score-figure")).toContainText("58");

  await page.unroute("**/api/line?*");
  await stubShortBandwidth(page);
  await page.route("**/api/line/down?*", (route) =>
    route.request().url().includes("bytes=0") ? route.continue() : route.abort(),
  );
  await button(page, t.newTest).click();
  await startTest(page, "en", "shop.example");
  await expect(throttledProxy.getByRole("alert")).toContainText(t.bandwidthFailed);
  await expect(page.locator(".kit-score-figure")).toContainText("58");
});

test("who saves data is asked first and learns how much it takes, and may have the site alone", async ({
  page,
}) => {
  const t = pick(messages, "en");
  await page.addInitScript(() =>
    Object.defineProperty(navigator, "connection", { value: { saveData: true } }),
  );
  const recorded = await stubTests(page, { "https://shop.example/": browserResult });
  const moved: string[] = [];
  page.on("request", (request) => request.url().includes("/api/line") && moved.push(request.url()));
  await toForm(page, "en");
  await startTest(page, "en", "shop.example");
  await expect(page.getByRole("group", { name: t.saverTitle })).toContainText(
    fill(t.saverText, getPlanMegabytes(true)),
  );
  expect(recorded.started).toEqual([]);
  await button(page, t.saverSite).click();
  await expect(page.locator(".speed-line")).toContainText(t.bandwidthSkipped);
  await expect(page.locator(".kit-score-figure")).toContainText("58");
  expect(moved).toEqual([]);
});

test("Cancel ends both parts, on the server too, and leaves what was typed", async ({ page }) => {
  const t = pick(messages, "ar");
  const recorded = await stubTests(page, {
    "https://slow.example/": {
      events: [
        { type: "queued", position: 3 },
        { type: "progress", stage: "loading", done: 40, total: 100 },
      ],
    },
  });
  await stubShortBandwidth(page);
  await page.route("**/api/line/up*", () => undefined); // never answered
  await toForm(page, "ar");
  await page.getByRole("radio", { name: t.deviceDesktop }).check();
  await startTest(page, "ar", "slow.example");
  const parts = page.locator(".speed-parts");
  await expect(parts).toContainText(t.stageLoading);
  await expect(parts).toContainText(t.measuringUpload, { timeout: 20_000 });
  await expect(page.locator(".speed-known [data-known=true]").first()).toBeVisible();
  expect(recorded.started[0]?.device).toBe("desktop");
  const gaveUp = page.waitForEvent("requestfailed", (request) =>
    request.url().includes("/api/line/up"),
  );
  await button(page, t.cancel).click();
  await gaveUp;
  await expect(field(page, "ar")).toHaveValue("https://slow.example/");
  await expect.poll(() => recorded.cancelled).toEqual(["https://slow.example/"]);
  await expect(page).not.toHaveURL(/\?id=/);
});

test("a reload goes on with the site, history opens results again with their bandwidth, and the last test is compared", async ({
  page,
  context,
}) => {
  const t = pick(messages, "en");
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const answers: Parameters<typeof stubTests>[1] = {
    "https://shop.example/": {
      events: [{ type: "progress", stage: "opening", done: 10, total: 100 }],
    },
  };
  await stubTests(page, answers);
  await stubShortBandwidth(page);
  await toForm(page, "en");
  await startTest(page, "en", "shop.example");
  await expect(page.locator(".speed-parts")).toContainText(t.openingSite);
  await page.reload();
  await expect(page.locator(".speed-parts")).toContainText(t.openingSite);
  answers["https://shop.example/"] = browserResult;
  await page.reload();
  await expect(page.locator(".kit-score-figure")).toContainText("58");

  // What this device measured itself comes back with its line.
  const lines = { "https://shop.example/": bandwidthResult };
  await page.evaluate(
    (entries) => localStorage.setItem("ro2ya:speed-lines", JSON.stringify(entries)),
    lines,
  );
  answers.better = {
    ...browserResult,
    score: 71,
    testedAt: "2026-11-22T12:00:00.000Z",
    metrics: browserResult.metrics.map((m) => (m.id === "lcp" ? { ...m, value: 3_210 } : m)),
  };
  await openSpeedTest(page, "en", "?id=better");
  await expect(page.locator(".speed-last dd").first()).toHaveText(fill(t.compareUp, { n: 13 }));
  await expect(page.locator(".speed-last")).toContainText(
    fill(t.compareFaster, { n: `2.0 ${t.unitS}` }),
  );
  await button(page, t.copyLink).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
  const [json] = await Promise.all([
    page.waitForEvent("download"),
    button(page, t.downloadJson).click(),
  ]);
  expect(json.suggestedFilename()).toBe("speed-shop.example-2026-11-22.json");
  expect(JSON.parse(await readFile(await json.path(), "utf8"))).toMatchObject({
    site: { score: 71 },
    line: null,
  });
  await button(page, t.newTest).click();
  const remembered = page.locator(".kit-history a");
  await expect(remembered.locator("strong")).toHaveText(["71", "58"]);
  await remembered.last().click();
  await expect(page.locator(".kit-score-figure")).toContainText("58");
  await expect(figure(page, "download")).toHaveText(`19.9 ${t.unitMbps}`);
  await expect(figure(page, "location")).toHaveText("القاهرة");
});

test("an address in the link fills the form, and what is no address is refused in words", async ({
  page,
}) => {
  const recorded = await stubTests(page, {});
  await openSpeedTest(page, "en", "?url=shop.example");
  await expect(field(page, "en")).toHaveValue("shop.example");
  await startTest(page, "en", "hello world");
  await expect(page.locator(".toast")).toContainText(messages.errorUrl.en);
  await expect(field(page, "en")).toBeFocused();
  await expect(field(page, "en")).toHaveAttribute("aria-invalid", "true");
  expect(recorded.started).toEqual([]);
});

test("a name alone that https refuses is tested over http, an address with https is not", async ({
  page,
}) => {
  const recorded = await stubTests(page, {
    "https://old.example/": { failed: "refused" },
    "http://old.example/": browserResult,
  });
  await stubShortBandwidth(page);
  await toForm(page, "ar");
  await startTest(page, "ar", "old.example");
  await expect(page.locator(".speed-site")).toBeVisible({ timeout: 25_000 });
  expect(recorded.started.map(({ url }) => url)).toEqual([
    "https://old.example/",
    "http://old.example/",
  ]);
  await openSpeedTest(page, "ar", "?url=shop.example");
  await startTest(page, "ar", "https://old.example");
  await expect(page.locator(".speed-results")).toContainText(
    fill(messages.bandwidthOffer.ar, getPlanMegabytes(false)),
  );
  expect(recorded.started).toHaveLength(3);
});

test("on a small phone the button is in the first window, advice follows the score, and the detail is folded", async ({
  page,
}) => {
  const t = pick(messages, "ar");
  await page.setViewportSize({ width: 360, height: 640 });
  await stubTests(page, { shop: browserResult });
  await openSpeedTest(page, "ar");
  await expect(button(page, t.tryPreview)).toBeInViewport({ ratio: 1 });
  await openSpeedTest(page, "ar", "?id=shop");
  const [site, advice] = [page.locator(".speed-site"), page.locator(".speed-advice")];
  await expect(advice).toBeVisible();
  const [score, first] = [await site.boundingBox(), await advice.boundingBox()];
  expect(first!.y - (score!.y + score!.height)).toBeLessThan(120);
  for (const part of [".speed-reasons", ".speed-film", ".speed-weight"])
    await expect(page.locator(part)).not.toHaveAttribute("open");
  await page.getByText(t.reasonsTitle).click();
  await expect(page.locator(".speed-reasons li").first()).toBeVisible();
});

test("on a small phone the start button and its reason, the live figure and the answer are in the window", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  for (const locale of locales) {
    const t = pick(messages, locale);
    await stubTests(page, {
      "https://slow.example/": {
        events: [{ type: "progress", stage: "loading", done: 40, total: 100 }],
      },
      shop: browserResult,
    });
    await stubShortBandwidth(page);
    await page.route("**/api/line/up*", () => undefined); // never answered
    await toForm(page, locale);
    for (const part of [field(page, locale), button(page, t.startTest)])
      await expect(part).toBeInViewport({ ratio: 1 });
    await expect(page.getByText(t.startNeedsUrl)).toBeInViewport({ ratio: 1 });
    await startTest(page, locale, "slow.example");
    const now = page.locator(".speed-now strong");
    await expect(page.locator(".speed-known [data-known=true]")).not.toHaveCount(0);
    for (const part of [now, page.locator(".speed-now small"), button(page, t.cancel)])
      await expect(part).toBeInViewport({ ratio: 1 });
    await openSpeedTest(page, locale, "?id=shop");
    const answer = page.locator(".speed-answer");
    await expect(answer).toContainText(answerMessages.siteSlow[locale]);
    for (const part of [answer, page.locator("#speed-site-title")])
      await expect(part).toBeInViewport({ ratio: 1 });
  }
});

test("nothing is wrong with any state for axe, nothing runs out of 360 px, and the keyboard does it all", async ({
  page,
}) => {
  const faults: Faults = new Map();
  await page.setViewportSize({ width: 360, height: 780 });
  const noteState = async (name: string): Promise<void> => {
    await noteAxe(page, name, faults);
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      name,
    ).toBeLessThanOrEqual(0);
  };
  for (const locale of locales) {
    const t = pick(messages, locale);
    await stubTests(page, {
      "https://shop.example/": browserResult,
      http: httpResult,
      "https://slow.example/": { events: [{ type: "queued", position: 3 }] },
    });
    await stubShortBandwidth(page);
    await openSpeedTest(page, locale);
    await noteState(`welcome ${locale}`);
    await button(page, t.tryPreview).focus();
    await page.keyboard.press("Enter");
    await page.keyboard.type("slow.example");
    await noteState(`form ${locale}`);
    await page.keyboard.press("Enter");
    await expect(page.locator(".speed-parts")).toContainText(t.bandwidthWaiting);
    await noteState(`testing ${locale}`);
    await button(page, t.cancel).focus();
    await page.keyboard.press("Enter");
    await field(page, locale).fill("shop.example");
    await page.keyboard.press("Enter");
    await expect(page.locator(".kit-score-figure")).toContainText("58", { timeout: 20_000 });
    for (const part of await page.locator(".kit-fold > summary").all()) await part.click();
    await noteState(`results ${locale}`);
    await openSpeedTest(page, locale, "?id=http");
    await expect(page.locator(".speed-http")).toBeVisible();
    await noteState(`http ${locale}`);
    await openSpeedTest(page, locale, "?id=forgotten");
    await expect(page.locator(".speed-results")).toContainText(failureMessages.expired[locale]);
    await noteState(`expired ${locale}`);
  }
  expect(formatFaults(faults)).toEqual([]);
});

test("the file that delays the page is named, and the result of another device is put beside it", async ({
  page,
}) => {
  const t = pick(compareMessages, "ar");
  const requests = pick(requestsMessages, "ar");
  const answers: Parameters<typeof stubTests>[1] = { first: browserResult };
  const recorded = await stubTests(page, answers);
  await page.setViewportSize({ width: 360, height: 780 });
  await openSpeedTest(page, "ar", "?id=first");
  for (const part of await page.locator(".kit-fold > summary").all()) await part.click();
  await expect(page.locator(".speed-requests li")).toHaveCount(4);
  await expect(page.locator("[data-delays=true]")).toContainText("shop.example/theme.css");
  await expect(page.locator("[data-delays=true] em")).toHaveText(requests.blocking);
  await expect(page.locator(".speed-third bdi").first()).toHaveText("Google Tag Manager");

  answers["https://shop.example/"] = { ...browserResult, device: "desktop", score: 91 };
  await button(page, t.onDesktop).click();
  const compared = page.locator(".speed-compared");
  await expect(compared.locator("thead small")).toHaveText([t.mobile, t.desktop]);
  await expect(compared.locator("tbody tr").first()).toContainText(`91${t.better}`);
  await expect(compared.locator(".speed-films li").first().locator("img")).toHaveCount(2);
  expect(recorded.started).toEqual([
    { url: "https://shop.example/", device: "desktop", locale: "ar" },
  ]);
  await expect(page).toHaveURL(/\?id=first$/);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  const faults: Faults = new Map();
  await noteAxe(page, "compared", faults);
  expect(formatFaults(faults)).toEqual([]);
});
