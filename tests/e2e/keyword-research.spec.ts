import { readFile } from "node:fs/promises";
import { expect, test, type Locator, type Page } from "@playwright/test";
import { localePath } from "#i18n/locale.ts";
import { fill, locales, pick, type Locale } from "#i18n/messages.ts";
import { briefMessages } from "#tools/keyword-research/brief-messages.ts";
import { messages } from "#tools/keyword-research/messages.ts";
import { toolMessages } from "#tools/keyword-research/tool-messages.ts";
import { formatFaults, note, noteAxe, type Faults } from "./support/axe.ts";
import {
  createVariants,
  openKeywords,
  createPaidRows,
  createSixRows,
  stubKeywords,
  words,
  type StubResponse,
} from "./support/keywords.ts";

test.use({ reducedMotion: "reduce" });

const texts = { ar: pick(toolMessages, "ar"), en: pick(toolMessages, "en") };
const toast = (page: Page): Locator => page.locator(".toast");
const rows = (page: Page): Locator => page.locator(".kr-table tbody").getByRole("row");
const field = (page: Page, locale: Locale): Locator =>
  page.getByRole("textbox", { name: texts[locale].keywordLabel });
const listKeywords = (page: Page): Promise<readonly string[]> =>
  page.locator(".kr-keyword bdi").allTextContents();

for (const locale of locales) {
  const t = texts[locale];

  test(`K-01 K-02 K-03 K-06 K-07 K-08 K-09 K-12 K-19 K-20 K-21 K-22 K-25 M-02 in ${locale} the server's own estimate answers a keyword, and none is asked for nothing`, async ({
    page,
  }) => {
    const recorded: string[] = [];
    page.on(
      "request",
      (request) => request.url().includes("/api/keyword") && recorded.push(request.url()),
    );
    await openKeywords(page, locale);
    const button = page.getByRole("button", { name: t.search, exact: true });
    for (const nothing of ["", "   "]) {
      await field(page, locale).fill(nothing);
      await button.click();
      await expect(toast(page)).toContainText(t.errorTitle);
      await expect(toast(page)).toContainText(t.errorKeyword);
      await expect(field(page, locale)).toHaveAttribute("aria-invalid", "true");
      await expect(field(page, locale)).toBeFocused();
      await toast(page).getByRole("button").click();
    }
    expect(recorded).toEqual([]);

    await field(page, locale).fill(words[locale][0]);
    await field(page, locale).press("Enter");
    await expect(rows(page)).toHaveCount(6);
    // Without what is shown on a phone alone.
    await expect(page.locator(".kr-table").getByRole("columnheader")).toHaveText(
      [t.columnKeyword, t.columnVolume, t.columnDifficulty, t.columnActions],
      { useInnerText: true },
    );
    const keywords = await listKeywords(page);
    expect(keywords).toContain(words[locale][0]);
    expect(new Set(keywords).size).toBe(6);
    for (const keyword of keywords)
      expect(keyword).toMatch(
        locale === "ar" ? /^[\p{Script=Arabic}\s\d]+$/u : /^[\p{Script=Latin}\s\d'-]+$/u,
      );
    for (const row of await rows(page).all()) {
      const [, volume, difficulty] = await row.getByRole("cell").all();
      await expect(volume!).toContainText(t.estimate);
      await expect(volume!).toContainText(t.embedded);
      await expect(difficulty!).toContainText(t.embedded);
    }
    await expect(page.locator(".kr-sources li")).toContainText([t.embedded]);
    // What is the same in every row is seen once, above the table.
    await expect(page.locator(".kr-notes").first()).toContainText(t.allEstimated);
    // A column without a figure is left out, and below the table it is said once why.
    await expect(page.locator(".kr-table + .kr-notes")).toContainText(t.pricesNotEstimated);
    await expect(page.locator(".kr-table :is(.kr-badge, sup, .kr-about)")).toHaveCount(0);
    await expect(page.locator(".kr-results").getByText("—").filter({ visible: true })).toHaveCount(
      0,
    );

    await expect(page).toHaveURL(/\?q=/);
    await page.reload();
    await expect(rows(page)).toHaveCount(6);
    expect(await listKeywords(page)).toEqual(keywords);
    await openKeywords(page, locale);
    await page.locator(".kr-recent").getByRole("button", { name: words[locale][0] }).click();
    await expect(rows(page)).toHaveCount(6);
    expect(await listKeywords(page)).toEqual(keywords);
  });

  test(`in ${locale} every variant of the server's own: tabs by kind, a moon by wish, words in any spelling`, async ({
    page,
  }) => {
    await openKeywords(page, locale, `?q=${encodeURIComponent(words[locale][0])}`);
    await page.getByRole("button", { name: t.expand, exact: true }).click();
    await expect(page.locator(".kr-moon")).toBeVisible();
    const all = Number(/\d+/.exec(await page.getByRole("tab").first().innerText())![0]);
    expect(all).toBeGreaterThan(100);
    await expect(rows(page)).toHaveCount(12);
    await page.getByRole("tab", { name: t.questions }).click();
    const question =
      locale === "ar"
        ? /كيف|هل|ما|كم|أين|متى|لماذا|من|ازاي|إزاي|بكام|فين|ليه|أي|إيه|ايه/
        : /how|what|why|when|where|which|who|is|are|can|do|does|should|much/i;
    for (const keyword of await listKeywords(page)) expect(keyword).toMatch(question);
  });

  test(`K-16 K-17 K-18 in ${locale} the page explains its figures in its language, without running anything`, async ({
    request,
  }) => {
    const response = await request.get(localePath(locale, "/tools/keyword-research"));
    const html = (await response.text()).replaceAll(/&#x27;|&#39;/g, "'");
    const page = pick(messages, locale);
    for (const text of [
      page.title,
      page.explainTitle,
      page.explainVolume,
      page.explainDifficulty,
      page.explainCpc,
      t.keywordLabel,
      t.importTitle,
    ])
      expect(html).toContain(text);
    expect(html).toMatch(
      new RegExp(
        `<a[^>]*href="${localePath(locale, "/tutorials/seo-basics")}"[^>]*>${page.readBasics}</a>`,
      ),
    );
    expect(html).toContain(`<html lang="${locale}"`);
    expect(html.slice(html.indexOf('class="kr"'))).not.toMatch(/<[^>]* style=/);
  });
}

test("K-04 K-05 the search shows itself, can be given up, and nothing but the answer is waited for", async ({
  page,
}) => {
  const t = texts.en;
  const responses: { search: StubResponse } = { search: "silence" };
  const recorded = await stubKeywords(page, responses);
  await openKeywords(page, "en");
  await field(page, "en").fill("kitchen design");
  await field(page, "en").press("Enter");
  await expect(page.getByRole("progressbar", { name: t.searching })).toBeVisible();
  await expect(page.locator(".kr-form")).toHaveAttribute("aria-busy", "true");
  await page.getByRole("button", { name: t.cancel }).click();
  await expect(page.getByRole("progressbar")).toHaveCount(0);
  await expect(field(page, "en")).toBeFocused();
  expect(new URL(page.url()).search).toBe("");

  // The clock is stopped: whatever waited for a timer would wait for ever.
  responses.search = createSixRows("en");
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await field(page, "en").press("Enter");
  await expect(rows(page)).toHaveCount(6);
  expect(recorded.searches).toEqual([
    { keyword: "kitchen design", locale: "en" },
    { keyword: "kitchen design", locale: "en" },
  ]);
});

test("a search that fails says why and what to do, and is tried again", async ({ page }) => {
  const t = texts.ar;
  const responses: { search: StubResponse; expansion: StubResponse } = {
    search: "no network",
    expansion: { status: 503, body: { code: "busy" } },
  };
  await stubKeywords(page, responses);
  await openKeywords(page, "ar", "?q=%D9%85%D8%B7%D8%A7%D8%A8%D8%AE");
  const failure = page.locator(".kr-narrow[role=alert]");
  const tryAgain = failure.getByRole("button", { name: t.retry });
  await expect(failure).toContainText(t.failedOffline);
  for (const [status, body, text] of [
    [429, { code: "too-many" }, "بعد 23 ثانية"],
    [503, { code: "busy" }, t.failedBusy],
    [500, { code: "internal" }, t.failedInternal],
    [400, { code: "invalid-input", fields: { keyword: "forbidden-characters" } }, t.failedInput],
  ] as const) {
    responses.search = { status, body, headers: { "retry-after": "23" } };
    await tryAgain.click();
    await expect(failure).toContainText(text);
  }
  responses.search = createSixRows("ar");
  await tryAgain.click();
  await expect(rows(page)).toHaveCount(6);
  await page.getByRole("button", { name: t.expand, exact: true }).click();
  await expect(page.locator(".kr-more")).toContainText(t.failedBusy);
  responses.expansion = createVariants("ar");
  await page.getByRole("button", { name: t.expand, exact: true }).click();
  await expect(page.locator(".kr-moon")).toBeVisible();
});

test("K-10 K-11 K-13 K-14 K-15 K-23 the paid provider's figures are counted, priced and dated, and no estimate", async ({
  page,
}) => {
  const t = texts.en;
  await stubKeywords(page, { search: createPaidRows("en") });
  await openKeywords(page, "en", "?q=kitchen+design");
  await expect(rows(page)).toHaveCount(6);
  const cells = async (column: string): Promise<readonly string[]> =>
    page.locator(`td[data-column="${column}"] .kr-figure > bdi`).allTextContents();
  await page.locator('th[data-column="volume"]').getByRole("button").click();
  expect(await cells("volume")).toEqual(["2,400", "2,100", "1,800", "1,500", "1,200", "900"]);
  expect(await cells("difficulty")).toEqual(["59", "60", "99", "30", "29", "0"]);
  await expect(page.locator(".kr-table").getByRole("columnheader")).toHaveText(
    [t.columnKeyword, t.columnVolume, t.columnDifficulty, t.columnCpc, t.columnActions],
    { useInnerText: true },
  );
  expect(await cells("cpc")).toEqual(["$1.20", "$2.20", "$3.20", "$4.20", "$5.20", "$6.20"]);
  const bands = await page
    .locator("tbody .kr-difficulty")
    .evaluateAll((all) =>
      all.map((one) => [
        (one as HTMLElement).dataset.band,
        one.querySelector(".kr-band")!.textContent,
      ]),
    );
  expect(bands).toEqual([
    ["medium", t.medium],
    ["hard", t.hard],
    ["hard", t.hard],
    ["medium", t.medium],
    ["easy", t.easy],
    ["easy", t.easy],
  ]);
  await expect(page.locator(".kr-results")).not.toContainText(t.estimate);
  await expect(page.locator(".kr-sources li")).toContainText(["DataForSEO, October 2026"]);
  const colours = await page
    .locator('tbody .kr-stars [data-lit="true"]:first-child')
    .evaluateAll((stars) => stars.map((star) => getComputedStyle(star).fill));
  expect(new Set(colours).size).toBe(3);
  expect(colours[0]).toBe(colours[3]);
});

test("K-24 K-26 open sources are named with their figures, and so is whoever gave way", async ({
  page,
}) => {
  const t = texts.en;
  const failed = [
    { source: "dataforseo", reason: "unpaid" },
    { source: "google-suggest", reason: "limited" },
    { source: "wikimedia", reason: "empty" },
  ] as const;
  await stubKeywords(page, {
    search: createSixRows("en", {
      failed: [...failed],
      sources: ["wikimedia", "duckduckgo-suggest", "embedded"],
    }),
  });
  await openKeywords(page, "en", "?q=kitchen+design");
  await expect(page.locator(".kr-sources ol li")).toHaveText([
    /Views of Wikipedia articles/,
    /DuckDuckGo suggestions/,
    /Our estimate/,
  ]);
  // Whoever gave way is named with the sources, and not above what was searched for.
  await expect(page.locator(".kr-sources h3")).toHaveText([t.sourcesTitle, t.gaveWayTitle]);
  await expect(page.locator(".kr-sources ul li")).toHaveText([
    `DataForSEO: ${t.unpaid}`,
    `Google suggestions: ${t.limited}`,
    /does not know this phrase/,
  ]);
  await expect(page.locator(".kr-results .kit-notice")).toHaveCount(0);
  await expect(page.locator(".kr-trend")).toContainText(t.trendViews);
  await expect(page.locator(".kr-trend")).toContainText(
    "Its season is June and July: people then read about it on Wikipedia 1.8 times as much as in an ordinary month, in each of the 3 years up to December 2025.",
  );
  await expect(page.locator(".kr-trend")).toContainText(
    "Highest in June 2025 (1,240), lowest in February 2025 (380).",
  );
});

test("M-25 M-26 a heading explains itself after a rest, its neighbour at once, and the keyboard without waiting", async ({
  page,
}) => {
  const t = texts.en;
  await stubKeywords(page, { search: createSixRows("en") });
  await openKeywords(page, "en", "?q=kitchen+design");
  await expect(rows(page)).toHaveCount(6);
  const getTip = page.getByRole("tooltip");
  const heading = (name: string): Locator =>
    page.locator(".kr-table thead").getByRole("button", { name, exact: true });
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await heading(t.columnVolume).hover();
  await page.clock.runFor(699);
  await expect(getTip).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(getTip).toHaveText(t.tipVolume);
  const box = (await getTip.boundingBox())!;
  expect(box.x).toBeGreaterThanOrEqual(0);
  await heading(t.columnDifficulty).hover();
  await page.clock.runFor(150);
  await page.mouse.move(5, 5);
  await heading(t.columnDifficulty).hover();
  await expect(getTip).toHaveText(t.tipDifficulty);
  await page.keyboard.press("Escape");
  await expect(getTip).toHaveCount(0);
  await page.clock.runFor(1000);
  await heading(t.columnKeyword).focus();
  await page.keyboard.press("Tab");
  await expect(getTip).toHaveText(t.tipVolume);
});

test("the table sorts, narrows, is chosen from and leaves as a file", async ({ page, context }) => {
  const t = texts.en;
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await stubKeywords(page, { search: createSixRows("en"), expansion: createVariants("en") });
  await openKeywords(page, "en", "?q=kitchen+design");
  await page.getByRole("button", { name: t.expand, exact: true }).click();
  await expect(rows(page)).toHaveCount(12);
  await page.getByRole("button", { name: "Show 40 more phrases" }).click();
  await expect(rows(page)).toHaveCount(52);

  const heading = page.getByRole("columnheader", { name: t.columnDifficulty });
  await heading.getByRole("button").click();
  await expect(heading).toHaveAttribute("aria-sort", "ascending");
  await expect(page.locator("tbody .kr-difficulty").first()).toHaveAttribute("data-band", "easy");
  await heading.getByRole("button").click();
  await expect(heading).toHaveAttribute("aria-sort", "descending");
  await expect(page.locator("tbody .kr-difficulty").first()).toHaveAttribute("data-band", "hard");

  await page.getByRole("button", { name: new RegExp(`^${t.learn}`) }).click();
  await page.getByRole("tab", { name: t.comparisons }).click();
  for (const row of await page.locator(".kr-keyword small").allTextContents())
    expect(row).toContain(`${t.comparisons} · ${t.learn}`);
  await page.getByLabel(t.filterText).fill("zebra");
  await expect(page.getByText(t.noRows)).toBeVisible();
  await page.getByLabel(t.filterText).fill("carpen");
  await page.getByLabel(t.filterDifficulty).selectOption("medium");
  for (const band of await page
    .locator("tbody .kr-difficulty")
    .evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset.band)))
    expect(band).toBe("medium");

  const chosen = (await listKeywords(page)).slice(0, 2);
  expect(chosen.length).toBe(2);
  for (const keyword of chosen)
    await page.getByRole("checkbox", { name: fill(t.selectRow, { keyword }) }).check();
  await expect(page.locator(".kr-take")).toContainText("2 phrases selected");
  await page.locator(".kr-take").getByRole("button", { name: t.copyList }).click();
  await expect(toast(page)).toContainText("2 phrases");
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(chosen.join("\n"));
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: t.downloadCsv }).click(),
  ]);
  expect(download.suggestedFilename()).toBe("keywords-kitchen-design-2026-11-21.csv");
  const csv = await readFile(await download.path(), "utf8");
  expect(csv.startsWith("\uFEFFkeyword,group,intent,")).toBe(true);
  expect(
    csv
      .trim()
      .split("\r\n")
      .slice(1)
      .map((line) => line.split(",")[0]),
  ).toEqual(chosen);
  await page.getByRole("button", { name: t.clearSelection }).click();
  await page.getByRole("checkbox", { name: t.selectAll }).check();
  await expect(page.locator(".kr-take")).toContainText("selected");
  await page.getByRole("button", { name: fill(t.copyKeyword, { keyword: chosen[0]! }) }).click();
  await expect(toast(page)).toContainText(`“${chosen[0]}” copied to clipboard`);
});

const planner = [
  "Keyword Stats 2026-09-08 at 16_21_37",
  "1 August 2025 - 31 July 2026",
  [
    "Keyword",
    "Currency",
    "Avg. monthly searches",
    "Competition",
    "Competition (indexed value)",
    "Top of page bid (low range)",
    "Top of page bid (high range)",
  ].join("\t"),
  ["تصميم المطابخ", "EGP", "1300", "High", "91", '"5,16"', '"23,53"'].join("\t"),
  ["أفكار تصميم مطابخ", "USD", "1K – 10K", "Low", "", "0.40", "1.20"].join("\t"),
  ["تصميم مطابخ في طنطا", "USD", "90", "Low", "7", "", ""].join("\t"),
].join("\n");

test("the visitor's own file beats the estimates, stays only where it is kept, and is deleted", async ({
  page,
}) => {
  const t = texts.ar;
  const sent: string[] = [];
  page.on(
    "request",
    (request) => request.method() !== "GET" && sent.push(new URL(request.url()).pathname),
  );
  await stubKeywords(page, { search: createSixRows("ar"), expansion: createVariants("ar") });
  const query = `?q=${encodeURIComponent(words.ar[0])}`;
  await openKeywords(page, "ar", query);
  await expect(rows(page)).toHaveCount(6);
  await page.locator(".kr-import summary").click();
  const choose = page.locator(".kr-import input[type=file]");
  for (const [name, body, problem] of [
    ["letter.csv", "Dear Sir", t.importUnreadable],
    ["empty.csv", "Keyword,Avg. monthly searches\n", t.importEmpty],
    ["book.csv", "PK\u0003\u0004", t.importSpreadsheet],
  ] as const) {
    await choose.setInputFiles({ name, mimeType: "text/csv", buffer: Buffer.from(body) });
    await expect(page.locator(".kr-import .kit-notice")).toContainText(problem);
  }
  await choose.setInputFiles({
    name: "Keyword Stats.csv",
    mimeType: "text/csv",
    buffer: Buffer.from(`\uFEFF${planner}`, "utf16le"),
  });
  await expect(page.locator(".kr-import .kit-notice")).toContainText(
    "3 عبارات · من أغسطس 2025 إلى يوليو 2026",
  );
  await expect(page.getByText("عبارتان في الجدول أرقامهما من ملفك.")).toBeVisible();
  const first = page.locator('tr[data-keyword="تصميم مطابخ"]');
  await expect(first.locator('[data-column="volume"]')).toContainText("1,300");
  await expect(first.locator('[data-column="volume"]')).not.toContainText(t.estimate);
  await expect(first.locator('[data-column="difficulty"]')).toContainText("91");
  await expect(first.locator('[data-column="cpc"]')).toContainText("EGP 5.16–23.53");
  await expect(
    page.locator('tr[data-keyword="أفكار تصميم مطابخ"] [data-column="cpc"]'),
  ).toContainText("$0.40–1.20");
  await expect(page.locator(".kr-sources ol")).toContainText("ملفك من Keyword Planner، يوليو 2026");
  await page.getByRole("button", { name: t.expand, exact: true }).last().click();
  await page.getByLabel(t.filterText).fill("طنطا");
  expect(await listKeywords(page)).toContain("تصميم مطابخ في طنطا");

  await page.reload();
  await expect(rows(page)).toHaveCount(6);
  await expect(page.locator(".kr-import .kit-notice")).toHaveCount(0);
  await page.locator(".kr-import summary").click();
  await choose.setInputFiles({
    name: "Keyword Stats.csv",
    mimeType: "text/csv",
    buffer: Buffer.from(`\uFEFF${planner}`, "utf16le"),
  });
  await page.getByRole("switch", { name: t.importKeep }).click();
  await expect(page.getByRole("switch", { name: t.importKeep })).toHaveAttribute(
    "aria-checked",
    "true",
  );
  await page.reload();
  await expect(first.locator('[data-column="volume"]')).toContainText("1,300");
  // A busy machine may take longer for the click than the toast is shown.
  await Promise.all([
    expect(toast(page)).toContainText(t.importDeleted),
    page.getByRole("button", { name: t.importDelete }).click(),
  ]);
  await expect(first.locator('[data-column="volume"]')).toContainText(t.estimate);
  await page.reload();
  await expect(first.locator('[data-column="volume"]')).toContainText(t.estimate);
  expect(sent.filter((path) => !path.startsWith("/api/keyword-"))).toEqual([]);
});

test("by keyboard alone: ask, sort, choose, every variant, a wish, onward to the analyzer with the word", async ({
  page,
}) => {
  const t = texts.en;
  await stubKeywords(page, { search: createSixRows("en"), expansion: createVariants("en") });
  await openKeywords(page, "en");
  await field(page, "en").focus();
  await page.keyboard.type("kitchen design");
  await page.keyboard.press("Enter");
  await expect(page.locator(".kr-results")).toBeFocused();
  const tabTo = async (target: Locator): Promise<void> => {
    for (let i = 0; i < 60; i++) {
      if (await target.evaluate((element) => element === document.activeElement)) return;
      await page.keyboard.press("Tab");
    }
    throw new Error("never reached by Tab");
  };
  await tabTo(page.getByRole("columnheader", { name: t.columnVolume }).getByRole("button"));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("columnheader", { name: t.columnVolume })).toHaveAttribute(
    "aria-sort",
    "descending",
  );
  await tabTo(page.getByRole("checkbox", { name: fill(t.selectRow, { keyword: words.en[0] }) }));
  await page.keyboard.press("Space");
  await expect(page.locator(".kr-take")).toContainText("1 phrase selected");
  await tabTo(page.getByRole("button", { name: t.expand, exact: true }));
  await page.keyboard.press("Enter");
  await expect(page.locator(".kr-moon")).toBeVisible();
  await page.locator(".kr-results").focus();
  await tabTo(page.getByRole("button", { name: new RegExp(`^${t.buy}`) }));
  await page.keyboard.press("Space");
  await expect(page.getByRole("button", { name: new RegExp(`^${t.buy}`) })).toHaveAttribute(
    "aria-pressed",
    "true",
  );
  await tabTo(page.getByRole("link", { name: fill(t.checkPageFor, { keyword: words.en[0] }) }));
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/en\/tools\/seo-analyzer\?keyword=kitchen(%20|\+)design/);
  await expect(page.locator(".seo-ask details input")).toHaveValue("kitchen design");
});

for (const locale of locales) {
  test(`T-24 in ${locale} axe finds nothing and nothing scrolls sideways, asked, failed, answered, expanded, with a file`, async ({
    page,
  }) => {
    test.setTimeout(90_000);
    const faults: Faults = new Map();
    const t = texts[locale];
    const responses: { search: StubResponse; expansion: StubResponse } = {
      search: { status: 429, body: { code: "too-many" } },
      expansion: createVariants(locale),
    };
    await stubKeywords(page, responses);
    const check = async (where: string): Promise<void> => {
      for (const width of [320, 360, 768, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        const widerPx = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        if (widerPx > 0) note(faults, `scrolls sideways by ${widerPx} px at ${width}`, where);
        for (const overlap of await page.locator(".kr-table").evaluateAll(listOverlaps))
          note(faults, `${overlap} at ${width}`, where);
        for (const word of await page.locator(".kr-table thead th").evaluateAll(listBrokenWords))
          note(faults, `"${word}" is broken at ${width}`, where);
      }
      await noteAxe(page, where, faults);
    };
    await openKeywords(page, locale);
    await page.getByRole("button", { name: t.search, exact: true }).click();
    await page.locator(".kr-import summary").click();
    await expect(page.locator(".kit-dropzone")).toBeVisible();
    // The words of these two states are the only difference between the languages: one of them is
    // enough.
    if (locale === "ar") await check("nothing asked, the import open");
    await field(page, locale).fill(words[locale][0]);
    await field(page, locale).press("Enter");
    await expect(page.locator(".kr-narrow[role=alert]")).toBeVisible();
    if (locale === "ar") await check("failed");
    responses.search = createSixRows(locale, {
      failed: [{ source: "dataforseo", reason: "refused" }],
    });
    await page.getByRole("button", { name: t.retry }).click();
    await expect(rows(page)).toHaveCount(6);
    await check("answered");
    await page.locator(".kr-import input[type=file]").setInputFiles({
      name: "Keyword Stats.csv",
      mimeType: "text/csv",
      buffer: Buffer.from(planner),
    });
    await expect(page.locator(".kr-kept")).toBeVisible();
    await page.getByRole("button", { name: t.expand, exact: true }).last().click();
    await expect(page.locator(".kr-moon")).toBeVisible();
    await page.getByRole("button", { name: new RegExp(`^${t.buy}`) }).click();
    await rows(page).first().getByRole("button").last().focus();
    await check("expanded, with a file and a wish");
    await page.setViewportSize({ width: 360, height: 800 });
    await noteAxe(page, "expanded on a phone", faults);
    expect(formatFaults(faults)).toEqual([]);
  });
}

test("on a phone keywords are sorted by one select that says how, and ticks are our own", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  for (const locale of locales) {
    const t = texts[locale];
    await stubKeywords(page, { search: createSixRows(locale) });
    await openKeywords(page, locale, `?q=${encodeURIComponent(words[locale][0])}`);
    await expect(page.locator(".kr-sort").first()).toBeHidden();
    const select = page.getByLabel(t.sortBy);
    await expect(select).toHaveValue("");
    await select.selectOption(t.sortDifficulty);
    await expect(page.locator(".kr-table tbody .kr-keyword bdi").first()).toHaveText(
      words[locale][4],
    );
    await expect(page.locator('th[data-column="difficulty"]')).toHaveAttribute(
      "aria-sort",
      "ascending",
    );
    await select.selectOption(t.sortNone);
    // The order of the picture: its first name is the first row.
    await expect(page.locator(".kr-table tbody .kr-keyword bdi").first()).toHaveText(
      await page.locator(".kr-sky-names bdi").first().innerText(),
    );
    // A row is two lines, three where its range of searches is long, and its ways on unfold.
    const heights = await page
      .locator(".kr-table tbody tr")
      .evaluateAll((all) => all.map((row) => row.getBoundingClientRect().height));
    expect(Math.max(...heights)).toBeLessThan(100);
    await page.locator(".kr-open").first().click();
    // What is shown before anything is opened stays within six windows.
    const results = (await page.locator(".kr-results").boundingBox())!;
    expect(results.height).toBeLessThan(6 * 640);
    await expect(page.locator(".kr-actions .link").first()).toBeVisible();
    const tick = page.locator(".kr-table input[type=checkbox]").first();
    await expect(tick).toHaveCSS("appearance", "none");
    await page.setViewportSize({ width: 1440, height: 900 });
    await expect(select).toBeHidden();
    await expect(page.locator(".kr-sort").first()).toBeVisible();
    await page.setViewportSize({ width: 360, height: 640 });
  }
});

test("a brief is made of the variants, read in the phrase's language, copied and downloaded", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.setViewportSize({ width: 360, height: 640 });
  const faults: Faults = new Map();
  const recorded = await stubKeywords(page, {
    search: createSixRows("ar"),
    expansion: createVariants("ar"),
  });
  // An Arabic phrase on the English page.
  const t = texts.en;
  const own = pick(briefMessages, "en");
  await openKeywords(page, "en", `?q=${encodeURIComponent(words.ar[0])}`);
  await page.locator(".kr-suggestion").getByRole("button", { name: t.makeBrief }).click();
  const dialog = page.getByRole("dialog", { name: own.briefTitle });
  const view = dialog.locator(".kr-brief-view");
  await expect(view.locator("ol li").first()).toContainText("؟");
  await expect(view.locator("..")).toHaveAttribute("dir", "rtl");
  await noteAxe(page, "the brief", faults);
  expect(formatFaults(faults)).toEqual([]);
  await dialog.getByRole("button", { name: own.copyBrief }).click();
  await expect(dialog.getByRole("status")).toHaveText(own.copiedBrief);
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain(`# ${await view.locator(".kr-brief-title").innerText()}`);
  expect(copied).toContain(`## ${pick(briefMessages, "ar").headings}`);
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    dialog.getByRole("button", { name: own.downloadBrief }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^brief-.+-2026-11-21\.md$/);
  expect(await readFile(await download.path(), "utf8")).toBe(copied);
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await expect(
    page.locator(".kr-suggestion").getByRole("button", { name: t.makeBrief }),
  ).toBeFocused();
  // The table is as it was, and the groups come with its own variants.
  await expect(rows(page)).toHaveCount(6);
  await expect(page.locator(".kr-groups")).toHaveCount(0);
  await page.getByRole("button", { name: t.expand, exact: true }).click();
  await expect(page.locator(".kr-clusters article").first()).toBeVisible();
  await expect(page.locator(".kr-questions .kr-badge").first()).toHaveText(own.made);
  expect(recorded.expansions.length).toBe(2);
});

/** Runs in the page: pairs of texts of a row that are written over or right beside each other. */
function listOverlaps(tables: readonly Element[]): string[] {
  return tables.flatMap((table) =>
    [...table.querySelectorAll("tr")].flatMap((row) => {
      const texts = [...row.querySelectorAll("td[data-column] bdi, th small > span")]
        .filter((element) => element.checkVisibility())
        .flatMap((element) => {
          const range = document.createRange();
          range.selectNodeContents(element);
          return [...range.getClientRects()].map((box) => ({ text: element.textContent, box }));
        });
      return texts.flatMap((one, index) =>
        texts
          .slice(index + 1)
          .filter(
            (other) =>
              other.text !== one.text &&
              one.box.top < other.box.bottom - 4 &&
              other.box.top < one.box.bottom - 4 &&
              one.box.left < other.box.right + 4 &&
              other.box.left < one.box.right + 4,
          )
          .map((other) => `"${one.text}" touches "${other.text}"`),
      );
    }),
  );
}

/** Runs in the page: words of visible headings that are on more than one line. */
function listBrokenWords(headings: readonly Element[]): string[] {
  // One that is for screen readers alone is a pixel wide.
  const seen = headings.filter(({ clientWidth }) => clientWidth > 1);
  return seen.flatMap((heading) => {
    const texts = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
    const broken: string[] = [];
    while (texts.nextNode()) {
      const node = texts.currentNode as Text;
      if (!node.parentElement!.checkVisibility()) continue;
      for (const { 0: word, index } of node.data.matchAll(/\S+/g)) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (lines.size > 1) broken.push(word);
      }
    }
    return broken;
  });
}
