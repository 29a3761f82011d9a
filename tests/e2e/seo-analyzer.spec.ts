import { readFile } from "node:fs/promises";
import { expect, test, type Page } from "@playwright/test";
import { locales, pick, type Locale } from "#i18n/messages.ts";
import { failureCodes } from "#tools/seo-analyzer/contract.ts";
import { extraMessages } from "#tools/seo-analyzer/extra-messages.ts";
import { failureMessages } from "#tools/seo-analyzer/failure-messages.ts";
import { messages } from "#tools/seo-analyzer/messages.ts";
import { sitePagesMessages } from "#tools/seo-analyzer/site-pages-messages.ts";
import { toSiteReport } from "#tools/seo-analyzer/engine/site-audit/site-report.ts";
import { toReport } from "#tools/seo-analyzer/engine/report.ts";
import { homeMessages } from "../../src/site/messages/home.ts";
import { formatFaults, noteAxe, type Faults } from "./support/axe.ts";
import {
  audited,
  goodPage,
  openAnalyzer,
  shopPage,
  shopSite,
  stubAnalyses,
  type StubResponse,
} from "./support/seo-stub.ts";
import { afterScripts } from "../fixtures/seo-rules/made-page.ts";

const bands = {
  poor: "Needs Improvement",
  good: "Good Performance",
  excellent: "Excellent Performance",
};
const shop = audited(shopPage);

async function analyze(page: Page, locale: Locale, typed: string): Promise<void> {
  await page.getByLabel(messages.urlLabel[locale], { exact: true }).fill(typed);
  // By its place, since it says that it works while an analysis runs.
  await page.locator(".seo-submit").first().click();
}

/** A kept audit with a score of our choosing: so many of its outcomes passed, warned and failed. */
function toExpectedScore(passed: number, warnings: number, failed: number): StubResponse {
  const status = (i: number) =>
    i < passed ? "passed" : i < passed + warnings ? "warning" : "failed";
  const total = passed + warnings + failed;
  const outcomes = shop.outcomes
    .slice(0, total)
    .map((outcome, i) => ({ ...outcome, status: status(i) }) as const);
  return {
    ...shop,
    passed,
    warnings,
    failed,
    score: Math.round(((passed + warnings / 2) / total) * 100),
    outcomes,
  };
}

for (const locale of locales) {
  test(`O-01 O-08 O-15 O-16 O-31 O-32 O-33 O-34 O-38 O-41 O-45 R-07 the report of a page, in ${locale}`, async ({
    page,
  }) => {
    const t = pick(messages, locale);
    const report = toReport(shop, locale);
    await stubAnalyses(page, { "https://shop.example/": shop });
    await openAnalyzer(page, locale);
    await analyze(page, locale, "shop.example");

    const results = page.locator(".seo-results");
    await expect(results.locator(".kit-score-figure")).toHaveText(
      `${t.scoreLabel}: ${report.score}${t.outOf100}`,
    );
    await expect(results.locator(".seo-counts strong")).toHaveText(
      [report.passed, report.warnings, report.failed].map(String),
    );
    await expect(page).toHaveURL(/\?id=/);

    const tabs = page.locator(".seo-findings").getByRole("tab");
    await expect(tabs).toHaveText([t.tabAll, t.tabPassed, t.tabWarnings, t.tabFailed]);
    if (locale === "en") await expect(tabs).toHaveText(["All", "Passed", "Warnings", "Failed"]);
    await expect(tabs.first()).toHaveAttribute("aria-selected", "true");
    const cards = page.locator(".seo-card");
    await expect(cards).toHaveCount(report.findings.length);
    for (const [i, status] of (["passed", "warning", "failed"] as const).entries()) {
      await tabs.nth(i + 1).click();
      const expected = report.findings.filter((finding) => finding.status === status);
      expect((await cards.locator("h3").allTextContents()).toSorted()).toEqual(
        expected.map(({ title }) => title).toSorted(),
      );
    }

    const description = report.findings.find(({ rule }) => rule === "description-present")!;
    const card = cards.filter({
      has: page.getByRole("heading", { name: description.title, exact: true }),
    });
    await card.locator("summary").first().click();
    for (const words of [
      t.statusFailed,
      t.categoryMetaTags,
      t.importanceHigh,
      description.title,
      description.description,
      description.found!,
      description.fix!,
      description.snippet!,
    ])
      await expect(card).toContainText(words);

    await expect(page.locator(".seo-steps li h4")).toHaveText(
      report.steps.map(({ title }) => title),
    );
    expect(report.steps).toHaveLength(5);
    await expect(page.getByRole("link", { name: t.readGuide })).toHaveAttribute(
      "href",
      locale === "ar" ? "/tutorials/seo-analyzer-guide" : "/en/tutorials/seo-analyzer-guide",
    );
    expect((await page.request.get("/tutorials/seo-analyzer-guide")).status()).toBe(200);
  });

  test(`M-01 O-02 O-03 O-07 what is no address is refused in words and never sent, in ${locale}`, async ({
    page,
  }) => {
    const recorded = await stubAnalyses(page, {});
    await openAnalyzer(page, locale);
    for (const typed of [
      "",
      "hello world",
      "https://",
      "ftp://example.com",
      "javascript:alert(1)",
    ]) {
      await page.evaluate(() => {
        for (const live of document.querySelectorAll("[data-toast-live]")) live.replaceChildren();
      });
      await analyze(page, locale, typed);
      const toast = page.locator(".toast");
      await expect(toast).toHaveAttribute("data-tone", "bad");
      await expect(toast).toContainText(locale === "en" ? "Error" : "خطأ");
      await expect(toast).toContainText(
        locale === "en" ? "Please enter a valid website URL" : messages.errorUrl.ar,
      );
      await expect(page.getByLabel(messages.urlLabel[locale], { exact: true })).toBeFocused();
    }
    expect(recorded.started).toEqual([]);
    await expect(page.locator(".seo-working, .seo-results")).toHaveCount(0);
  });
}

test("O-04 O-05 O-06 what is sent is the address with the scheme that was meant", async ({
  page,
}) => {
  const recorded = await stubAnalyses(page, {});
  await openAnalyzer(page, "en");
  for (const [typed, sent] of Object.entries({
    "example.com": "https://example.com/",
    "HTTP://example.com/a": "http://example.com/a",
    "httpbin.org": "https://httpbin.org/",
  })) {
    await analyze(page, "en", typed);
    await expect.poll(() => recorded.started.at(-1)?.url).toBe(sent);
  }
});

test("O-23 O-24 O-25 the band is said in words and in its colour", async ({ page }) => {
  await stubAnalyses(page, {
    "https://excellent.example/": toExpectedScore(4, 1, 0),
    "https://good.example/": toExpectedScore(6, 0, 4),
    "https://poor.example/": toExpectedScore(5, 0, 6),
  });
  await openAnalyzer(page, "en");
  const colours = new Set<string>();
  for (const [band, words] of Object.entries(bands)) {
    await analyze(page, "en", `${band}.example`);
    const name = page.locator(".kit-score-band");
    await expect(name).toHaveText(words);
    colours.add(await name.evaluate((element) => getComputedStyle(element).color));
  }
  expect(colours.size).toBe(3);
});

test("O-23 an excellent score with an error of high importance keeps its name, in amber and with a note", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await stubAnalyses(page, {
    "https://severe.example/": toExpectedScore(4, 0, 1),
    "https://good.example/": toExpectedScore(6, 0, 4),
  });
  for (const locale of locales) {
    await openAnalyzer(page, locale);
    const name = page.locator(".kit-score-band");
    const readColour = () => name.evaluate((element) => getComputedStyle(element).color);
    await analyze(page, locale, "severe.example");
    await expect(name).toHaveText(
      messages.bandExcellent[locale] + extraMessages.withErrors[locale],
    );
    await expect(page.locator(".kit-score-figure strong")).toHaveText("80");
    await expect(name).toBeInViewport({ ratio: 1 });
    const colour = await readColour();
    await analyze(page, locale, "good.example");
    await expect(name).toHaveText(messages.bandGood[locale]);
    expect(await readColour()).toBe(colour);
  }
});

test("O-09 O-11 progress follows what the server tells, a reload goes on, a new submit takes its place, cancel ends it", async ({
  page,
}) => {
  const recorded = await stubAnalyses(page, {
    "https://slow.example/": {
      events: [
        { type: "queued", position: 2 },
        { type: "progress", stage: "links", done: 30, total: 120 },
        { type: "progress", stage: "links", done: 31, total: 200 },
      ],
    },
    "https://shop.example/": shop,
  });
  await openAnalyzer(page, "en");
  await analyze(page, "en", "slow.example");
  const bar = page.getByRole("progressbar");
  // A share never shrinks, though more was found to do.
  await expect(bar).toHaveAttribute("aria-valuenow", "25");
  await expect(page.locator(".seo-working")).toContainText(messages.stageLinks.en);
  await expect(page.locator(".seo-working")).toContainText("30 of 120 steps");

  await page.reload();
  await expect(bar).toHaveAttribute("aria-valuenow", "25");
  expect(recorded.started).toHaveLength(1);

  await analyze(page, "en", "shop.example");
  await expect(page.locator(".kit-score-figure")).toContainText(String(shop.score));
  await expect(bar).toHaveCount(0);
  await expect.poll(() => recorded.cancelled).toEqual(["https://slow.example/"]);

  await analyze(page, "en", "slow.example");
  await expect(page.locator(".seo-results")).toHaveCount(0);
  await page.getByRole("button", { name: messages.cancel.en }).click();
  await expect(bar).toHaveCount(0);
  await expect.poll(() => recorded.cancelled).toHaveLength(2);
  await expect(page).not.toHaveURL(/id=/);
});

test("O-10 the results show as soon as the work is done: not a millisecond of the page's own clock has to pass", async ({
  page,
}) => {
  await stubAnalyses(page, { "https://shop.example/": shop });
  await page.clock.install();
  await openAnalyzer(page, "en");
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await analyze(page, "en", "shop.example");
  await expect(page.locator(".kit-score-figure")).toContainText(String(shop.score));
});

test("O-14 every reason for no report is put into words, without a score", async ({ page }) => {
  await stubAnalyses(
    page,
    Object.fromEntries([
      ...failureCodes.map((code) => [`https://${code}.example/`, { failed: code }]),
      ["https://shop.example/", { failed: "does-not-exist" }],
      ["http://cafe.example:81/", { failed: "bad-address" }],
      ["http://refused.example/", { failed: "refused" }],
    ]),
  );
  await openAnalyzer(page, "en");
  const addressField = page.getByLabel(messages.urlLabel.en, { exact: true });
  for (const code of failureCodes) {
    await analyze(page, "en", `${code}.example`);
    await expect(page.locator("main").getByRole("alert")).toContainText(failureMessages[code].en);
    await expect(page.locator(".kit-score-figure")).toHaveCount(0);
    // Where another address is the next thing to try, the field with this one has the focus.
    if (code === "does-not-exist") await expect(addressField).toBeFocused();
    // What https refuses is tried over http.
    const shown = code === "refused" ? "http://refused.example/" : `${code}.example`;
    await expect(addressField).toHaveValue(shown);
  }
  await analyze(page, "en", "shop.example");
  await expect(page.locator("main").getByRole("alert")).toContainText(failureMessages.example.en);
  for (const locale of locales) {
    await openAnalyzer(page, locale);
    await analyze(page, locale, "http://cafe.example:81");
    await expect(page.locator("main").getByRole("alert")).toContainText(
      failureMessages.port[locale].replace("{port}", "81"),
    );
  }
  await openAnalyzer(page, "en");
  await analyze(page, "en", "shop.example");
  await expect(page.locator(".seo-failure")).toHaveCount(1);
  // A failure is of the address that failed, and not of one that was refused after it.
  await page.getByLabel(messages.urlLabel.en).fill("not an address");
  await page.getByRole("button", { name: messages.analyze.en }).click();
  await expect(page.locator(".seo-failure")).toHaveCount(0);
  await openAnalyzer(page, "ar", "?id=long-gone");
  await expect(page.locator("main").getByRole("alert")).toContainText(failureMessages.expired.ar);
});

test("errors are listed, warnings and what passed are folded, a category shows its findings alone, and a step leads to what was found", async ({
  page,
}) => {
  const report = toReport(shop, "en");
  await stubAnalyses(page, { "https://shop.example/": shop });
  await openAnalyzer(page, "en");
  await analyze(page, "en", "shop.example");
  const cards = page.locator(".seo-card:visible");
  const problems = report.findings.filter(({ status }) => status !== "passed");
  await expect(cards).toHaveCount(report.failed);
  await page.locator(".seo-fold-list").getByText(`${report.warnings} warnings`).click();
  // Warnings that take a developer are a group of their own within the others.
  const technical = problems.filter(
    ({ status, importance, effort }) =>
      status === "warning" && importance !== "high" && effort.by !== "owner",
  );
  expect(technical.length).toBeGreaterThan(0);
  await expect(cards).toHaveCount(problems.length - technical.length);
  const group = page.locator(".seo-fold-list .seo-fold-list > summary");
  await expect(group).toContainText("for whoever runs your site");
  await group.press("Enter");
  await expect(cards).toHaveCount(problems.length);
  await page.getByText(`${report.passed} checks passed`).click();
  await expect(cards).toHaveCount(report.findings.length);

  const category = page.getByLabel(extraMessages.categoryLabel.en);
  await category.selectOption("images");
  const images = problems.filter((finding) => finding.category === "images");
  await expect(category.locator("option:checked")).toHaveText(`Images (${images.length})`);
  await page.getByRole("tab", { name: messages.tabFailed.en }).click();
  await expect(cards.locator("h3")).toHaveText(
    images.filter(({ status }) => status === "failed").map(({ title }) => title),
  );
  await category.selectOption("mobile");
  await expect(page.locator(".seo-nothing")).toHaveText(extraMessages.noneInCategory.en);

  const step = page.locator(".seo-steps li").first();
  await step.getByRole("button").press("Enter");
  const [first] = report.steps;
  const card = page.locator(`#finding-${first!.rule}`);
  await expect(card).toHaveAttribute("open", "");
  await expect(card.locator("summary").first()).toBeFocused();
  await expect(card.locator("summary").first()).toBeInViewport();
  await expect(category).toHaveValue("all");
});

test("the page is shown as each network shows its link, in the direction of the page", async ({
  page,
}) => {
  await stubAnalyses(page, { "https://shop.example/": shop });
  await openAnalyzer(page, "en");
  await analyze(page, "en", "shop.example");
  const card = page.locator(".seo-share");
  await expect(card).toHaveAttribute("data-network", "whatsapp");
  await expect(card).toHaveAttribute("dir", "rtl");
  await expect(card).toContainText("حقائب جلدية مصنوعة باليد");
  const tabs = page.locator(".seo-previews").getByRole("tab");
  await expect(tabs).toHaveText(["WhatsApp", "Facebook", "X", "LinkedIn"]);
  await tabs.first().press("ArrowRight");
  await expect(card).toHaveAttribute("data-network", "facebook");
  await page.keyboard.press("ArrowRight");
  await expect(page.locator(".seo-previews .seo-nothing")).toHaveText(extraMessages.bareLink.en);
});

for (const locale of locales)
  test(`a page that is kept out of search says why, and is never called good, in ${locale}`, async ({
    page,
  }) => {
    const original = `https://oud-alreem.example/ar/${"long-name-".repeat(12)}/oud`;
    const cases = {
      empty: { ...goodPage, body: "<div id=root></div>" },
      hidden: { ...goodPage, head: `${goodPage.head}<meta name="robots" content="noindex">` },
      lost: {
        ...goodPage,
        head: goodPage.head!.replace("https://good.example/bags", original),
        related: [
          { url: original, status: 404, finalUrl: original, isNoindex: false, alternates: [] },
        ],
      },
    };
    await stubAnalyses(
      page,
      Object.fromEntries(
        Object.entries(cases).map(([name, made]) => [`https://${name}.example/`, audited(made)]),
      ),
    );
    await openAnalyzer(page, locale);
    for (const [name, made] of Object.entries(cases)) {
      const { blocker, score } = toReport(audited(made), locale);
      await analyze(page, locale, `${name}.example`);
      const title = page.locator(".seo-verdict-title");
      await expect(title).toHaveText(blocker!.title);
      await expect(title.locator("xpath=following-sibling::p")).toHaveText(blocker!.text);
      await expect(page.locator(".kit-score-band")).toHaveCount(0);
      await expect(page.locator(".seo-score-rest")).toHaveText(extraMessages.restScore[locale]);
      const figure = page.locator(".kit-score-figure strong");
      await expect(figure).toHaveText(String(score));
      for (const width of [360, 1440]) {
        await page.setViewportSize({ width, height: 640 });
        // No part of the score is as large as what keeps the page out.
        const [titleSize, figureSize] = await Promise.all(
          [title, figure].map((one) =>
            one.evaluate((element) => parseFloat(getComputedStyle(element).fontSize)),
          ),
        );
        expect(titleSize).toBeGreaterThan(figureSize!);
        const ring = (await page.locator(".kit-score-ring").boundingBox())!;
        expect(ring.height).toBeLessThanOrEqual(80);
        expect(
          await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
        ).toBeLessThanOrEqual(0);
      }
    }
    // The address that the verdict names is below it, smaller, and nothing of it is cut.
    await page.setViewportSize({ width: 360, height: 640 });
    const address = page.locator(".seo-verdict .kit-address");
    await expect(address).toHaveText(original);
    const { isBelow, isSmaller, isCut } = await address.evaluate((element) => {
      const [own, verdict] = [element, element.parentElement!].map((one) => getComputedStyle(one));
      const parts = [element, ...element.querySelectorAll("span")];
      return {
        isBelow: own!.display === "block",
        isSmaller: parseFloat(own!.fontSize) < parseFloat(verdict!.fontSize),
        isCut: parts.some((part) => part.clientWidth > 0 && part.scrollWidth > part.clientWidth),
      };
    });
    expect({ isBelow, isSmaller, isCut }).toEqual({
      isBelow: true,
      isSmaller: true,
      isCut: false,
    });
  });

test("who types the address of a report again gets a new one, and not that of minutes ago", async ({
  page,
}) => {
  const recorded = await stubAnalyses(page, {
    "https://shop.example/": shop,
    "https://old.example/": { failed: "refused" },
    "http://old.example/": shop,
  });
  await openAnalyzer(page, "en");
  await analyze(page, "en", "shop.example");
  await expect(page.locator(".seo-results .seo-score")).toBeVisible();
  await analyze(page, "en", "shop.example");
  await expect.poll(() => recorded.started.length).toBe(2);
  expect(recorded.started.map((input) => "fresh" in input && input.fresh)).toEqual([false, true]);

  // So does who has a site without https.
  recorded.started.length = 0;
  for (const count of [2, 4]) {
    await analyze(page, "en", "old.example");
    await expect.poll(() => recorded.started.length).toBe(count);
    await expect(page.locator(".seo-results .seo-score")).toBeVisible();
  }
  const repeated = recorded.started.map(({ url, ...input }) => [url, "fresh" in input]);
  expect(repeated).toEqual([
    ["https://old.example/", false],
    ["http://old.example/", false],
    ["https://old.example/", true],
    ["http://old.example/", true],
  ]);
});

test("a page is checked again at once, and the report says what has changed since", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  const url = shop.url;
  const later = {
    ...audited({ ...shopPage, head: `${shopPage.head}<meta name="robots" content="noindex">` }),
    fetchedAt: "2026-11-22T12:00:00.000Z",
  };
  const answers: Record<string, StubResponse> = { "https://shop.example/": shop };
  const recorded = await stubAnalyses(page, answers);
  await openAnalyzer(page, "en");
  await analyze(page, "en", "shop.example");
  await expect(page.locator(".seo-since")).toHaveText(extraMessages.sinceNever.en);

  // The second report has an id of its own, and the first can still be read by the old one.
  answers["first"] = shop;
  await page.evaluate(
    (entry) => localStorage.setItem("ro2ya:seo-history", JSON.stringify([entry])),
    { id: "first", url, kind: "page", score: shop.score, at: shop.fetchedAt },
  );
  await page.reload();
  answers["https://shop.example/"] = later;
  await page.getByRole("button", { name: extraMessages.checkAgain.en }).click();
  const line = page.locator(".seo-since-line");
  await expect(line).toHaveText("Since your last check: 1 new");
  await expect(page.locator(".seo-results")).toBeFocused();
  await expect(line).toBeInViewport({ ratio: 1 });
  await expect(page.locator(".kit-score-figure strong")).toBeInViewport({ ratio: 1 });
  const since = page.locator("section.seo-since");
  await line.click();
  await expect(since).toBeFocused();
  await expect(since).toBeInViewport();
  await expect(since).toContainText(
    `It scored ${shop.score} on 21 November 2026, and scores ${later.score} now.`,
  );
  expect(recorded.started.at(-1)).toMatchObject({ url: shop.askedUrl, scope: "page", fresh: true });
  const appeared = since.locator('[data-group="appeared"]');
  await expect(appeared.locator("summary")).toHaveText("1 new");
  await appeared.locator("summary").click();
  const report = toReport(later, "en");
  const indexable = report.findings.find(({ rule }) => rule === "indexable")!;
  await expect(appeared.locator("li")).toHaveText(`${indexable.title} ${indexable.found}`);
  await expect(since.locator("details")).toHaveCount(1);
});

test("an address without a scheme that https refuses is analysed over http, one with a scheme is not", async ({
  page,
}) => {
  const recorded = await stubAnalyses(page, {
    "https://old.example/": { failed: "refused" },
    "http://old.example/": shop,
    "https://wrong.example/": { failed: "tls" },
    "http://wrong.example/": shop,
  });
  await openAnalyzer(page, "ar");
  await analyze(page, "ar", "old.example");
  await expect(page.locator(".kit-score-figure")).toContainText(String(shop.score));
  expect(recorded.started.map(({ url }) => url)).toEqual([
    "https://old.example/",
    "http://old.example/",
  ]);
  await expect(page.getByLabel(messages.urlLabel.ar, { exact: true })).toHaveValue(
    "http://old.example/",
  );
  // A wrong certificate is said, and the visitor decides.
  await analyze(page, "ar", "wrong.example");
  await page.getByRole("button", { name: failureMessages.tryHttp.ar }).click();
  await expect(page.locator(".kit-score-figure")).toContainText(String(shop.score));
  // Who typed the scheme is not offered another.
  await analyze(page, "ar", "https://old.example");
  await expect(page.locator(".seo-failure")).toBeVisible();
  await expect(page.getByRole("button", { name: failureMessages.tryHttp.ar })).toHaveCount(0);
});

test("O-40 a page with nothing to fix shows no step and invents none", async ({ page }) => {
  await stubAnalyses(page, {
    "https://a.example/": toExpectedScore(9, 0, 0),
    "https://b.example/": toExpectedScore(9, 1, 1),
  });
  await openAnalyzer(page, "en");
  await analyze(page, "en", "a.example");
  await expect(page.locator(".seo-steps")).toContainText(messages.nothingToFix.en);
  await expect(page.locator(".seo-steps li")).toHaveCount(0);
  await analyze(page, "en", "b.example");
  await expect(page.locator(".seo-steps li")).toHaveCount(2);
});

test("what scripts change is listed side by side, below the previews", async ({ page }) => {
  const app = audited(
    afterScripts(
      { ...goodPage, head: "<title>Shop</title>" },
      { head: `<title>حقائب ${"جلدية".repeat(40)}</title>`, body: goodPage.body! },
    ),
  );
  await stubAnalyses(page, {
    "https://app.example/": app,
    "https://good.example/": audited(goodPage),
  });
  for (const locale of locales) {
    const t = pick(extraMessages, locale);
    await openAnalyzer(page, locale);
    await analyze(page, locale, "app.example");
    const changes = page.getByRole("region", { name: t.changesTitle });
    const title = toReport(app, locale).findings.find(({ rule }) => rule === "rendered-title")!;
    await expect(changes.getByRole("heading", { level: 3 })).toHaveText([title.title]);
    await expect(changes.locator("dt")).toHaveText([t.asSent, t.asRendered]);
    await expect(changes.locator("dd")).toHaveText(["Shop", title.change!.rendered]);
    await page.setViewportSize({ width: 320, height: 800 });
    expect(
      await page.evaluate(() => {
        const { scrollWidth, clientWidth } = document.documentElement;
        return scrollWidth - clientWidth;
      }),
    ).toBe(0);
    const faults: Faults = new Map();
    await noteAxe(page, locale, faults);
    expect(formatFaults(faults)).toEqual([]);
    await page.setViewportSize({ width: 1280, height: 800 });
  }
  await analyze(page, "en", "good.example");
  await expect(page.getByText(extraMessages.changesTitle.en)).toHaveCount(0);
});

test("a report is taken away as JSON and CSV, its link opens it, the device remembers it, a second page appears beside it", async ({
  page,
}) => {
  await stubAnalyses(page, {
    "https://shop.example/": shop,
    "https://good.example/": audited(goodPage),
  });
  await openAnalyzer(page, "en");
  await analyze(page, "en", "shop.example");
  const downloadFile = async (name: string) => {
    const download = page.waitForEvent("download");
    await page.getByRole("button", { name }).click();
    const file = await download;
    return { name: file.suggestedFilename(), text: await readFile(await file.path(), "utf8") };
  };
  const json = await downloadFile(messages.downloadJson.en);
  expect(json.name).toBe("seo-shop.example-2026-11-21.json");
  expect(JSON.parse(json.text)).toMatchObject({ kind: "page", score: shop.score });
  const csv = await downloadFile(messages.downloadCsv.en);
  expect(csv.text.startsWith("\uFEFFrule,category,status,")).toBe(true);
  expect(csv.text.split("\r\n")[1]).toContain(",");

  await page.getByText(extraMessages.compareTitle.en).click();
  await page.getByLabel(extraMessages.compareLabel.en).fill("good.example");
  await page.getByRole("button", { name: extraMessages.compareButton.en, exact: true }).click();
  const table = page.getByRole("table");
  await expect(table.locator(".seo-table-score td")).toHaveText([
    String(shop.score),
    String(audited(goodPage).score),
  ]);
  await expect(
    table.getByRole("row", { name: "No description", exact: false }).first(),
  ).toContainText("Failed");

  const link = page.url();
  await page.goto("/en/tools/seo-analyzer");
  const remembered = page.locator(".kit-history a");
  await expect(remembered).toHaveCount(1);
  await remembered.click();
  await expect(page.locator(".kit-score-figure")).toContainText(String(shop.score));
  await page.goto(link.replace("/en/", "/"));
  await expect(page.locator(".seo-findings").getByRole("tab").first()).toHaveText(
    messages.tabAll.ar,
  );
});

test("a page to compare with is tried over http where https is refused, and stacked on a phone", async ({
  page,
}) => {
  const other = { ...shop, url: "http://refused.example/index.html", score: shop.score + 1 };
  await stubAnalyses(page, {
    "https://shop.example/": shop,
    "https://refused.example/": { failed: "refused" },
    "http://refused.example/": other,
  });
  await page.setViewportSize({ width: 360, height: 640 });
  await openAnalyzer(page, "ar");
  await analyze(page, "ar", "shop.example");
  await page.getByText(extraMessages.compareTitle.ar).click();
  await page.getByLabel(extraMessages.compareLabel.ar).fill("refused.example");
  await page.getByRole("button", { name: extraMessages.compareButton.ar, exact: true }).click();
  await expect(page.locator(".seo-compare")).toContainText(extraMessages.otherChecks.ar);
  await expect(page.getByRole("table").locator(".seo-table-score td")).toHaveText([
    String(shop.score),
    String(other.score),
  ]);
  const room = page.locator(".seo-table");
  expect(await room.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
});

test("a first report that is some minutes old has one notice, that it can be made anew", async ({
  page,
}) => {
  await stubAnalyses(page, { "https://shop.example/": shop });
  await page.route("**/api/seo-analyses", (route) =>
    route.fulfill({ json: { id: "https://shop.example/", isCached: true } }),
  );
  await openAnalyzer(page, "ar");
  await analyze(page, "ar", "shop.example");
  await expect(page.locator(".seo-results")).toContainText(messages.fromCache.ar);
  await expect(page.locator(".seo-since")).toHaveCount(0);
});

for (const locale of locales)
  test(`the report of a site begins with what is wrong and what to do first, on a phone, in ${locale}`, async ({
    page,
  }) => {
    const site = shopSite();
    const report = toSiteReport(site, locale);
    await page.setViewportSize({ width: 360, height: 640 });
    await stubAnalyses(page, { "site https://shop.example/": site });
    await openAnalyzer(page, locale);
    await page.getByRole("radio", { name: messages.scopeSite[locale] }).check();
    await analyze(page, locale, "shop.example");
    const verdict = page.locator(".seo-verdict");
    await expect(verdict).toBeInViewport({ ratio: 1 });
    await expect(verdict).toContainText(/\d/);
    const steps = page.locator(".seo-steps li");
    await expect(steps.locator("h4")).toHaveText(
      report.problems.slice(0, 5).map(({ title }) => title),
    );
    await expect(page.locator(".seo-window")).toBeInViewport({ ratio: 1 });
    await expect(page.locator(".seo-counts")).toBeInViewport({ ratio: 1 });
    await expect(steps.locator(".kit-effort")).toHaveCount(5);
    const last = (await steps.last().boundingBox())!;
    expect(last.y + last.height).toBeLessThanOrEqual(2 * 640);
    expect((await page.locator(".kit-score-ring").boundingBox())!.height).toBeLessThanOrEqual(160);

    const second = report.problems[1]!;
    await steps.nth(1).locator("summary").click();
    await steps.nth(1).getByRole("button").click();
    const problem = page.locator(`#problem-${second.id}`);
    await expect(problem).toHaveAttribute("open", "");
    await expect(problem.locator("summary")).toBeFocused();
  });

for (const locale of locales)
  test(`beside its counts the score has its words below the ring and the steps apart, in ${locale}`, async ({
    page,
  }) => {
    await stubAnalyses(page, { "site https://shop.example/": shopSite() });
    await openAnalyzer(page, locale);
    await page.getByRole("radio", { name: messages.scopeSite[locale] }).check();
    await analyze(page, locale, "shop.example");
    await expect(page.locator(".seo-steps")).toBeVisible();
    for (const width of [320, 360, 768, 1000]) {
      await page.setViewportSize({ width, height: 740 });
      // Measured at once: the page may still scroll to the report.
      const [ring, words, score, steps] = await page.evaluate(() =>
        [".seo-window", ".kit-score-figure small", ".seo-score", ".seo-steps"].map((part) =>
          document.querySelector(part)!.getBoundingClientRect().toJSON(),
        ),
      );
      expect(words!.y, `${width}`).toBeGreaterThanOrEqual(ring!.y + ring!.height - 1);
      expect(steps!.y - score!.y - score!.height, `${width}`).toBeGreaterThanOrEqual(16);
    }
  });

test("a report shows its own scope in the form, and that of a site starts the one of its first page", async ({
  page,
}) => {
  await stubAnalyses(page, {
    "site https://shop.example/": shopSite(),
    "https://shop.example/": shop,
  });
  await openAnalyzer(page, "ar");
  await page.getByRole("radio", { name: messages.scopeSite.ar }).check();
  await analyze(page, "ar", "shop.example");
  await page.getByRole("button", { name: extraMessages.pageOnlyCheck.ar }).click();
  const isPage = page.getByRole("radio", { name: messages.scopePage.ar });
  await expect(page.locator(".seo-compare")).toBeAttached();
  await expect(isPage).toBeChecked();
  // The choice of the tab is another one when the report is opened again.
  await page.getByRole("radio", { name: messages.scopeSite.ar }).check();
  await page.reload();
  await expect(page.locator(".seo-compare")).toBeAttached();
  await expect(isPage).toBeChecked();
  await expect(page.locator(".seo-submit").first()).toHaveText(messages.analyze.ar);
});

test("the whole site: problems with their pages, a table, a map; any page can be checked by itself", async ({
  page,
}) => {
  await stubAnalyses(page, {
    "site https://shop.example/": shopSite(),
    "https://shop.example/bags/0": shop,
  });
  await openAnalyzer(page, "en");
  await page.getByRole("radio", { name: messages.scopeSite.en }).check();
  await analyze(page, "en", "shop.example");
  await expect(page.locator('[aria-labelledby="seo-pages-title"] tbody tr')).toHaveCount(13);
  await expect(page.locator(".seo-map-page")).toHaveCount(13);
  await page.locator(".seo-fold-list > summary").click();
  const problem = page
    .locator(".seo-problems > li")
    .filter({ hasText: "Pages that share a title" });
  await expect(problem).toContainText("on 12 pages");
  await problem.locator("summary").click();
  await expect(problem.locator(".kit-lines li")).toHaveCount(12);
  const broken = page.locator(".seo-problems > li").first();
  await expect(broken).toContainText("Broken links");
  await broken.locator("summary").click();
  await expect(broken.locator(".kit-lines li")).toHaveText("/gone404 · Linked from: /");
  await page.getByText("13 pages and their scores").click();
  await page.getByText(extraMessages.unreadTitle.en).click();
  await expect(page.locator(".seo-unread li")).toHaveText("/bags/12");
  await page.getByRole("button", { name: `${sitePagesMessages.checkThis.en}: /bags/0` }).click();
  await expect(page.locator(".seo-findings").getByRole("tab")).toHaveCount(4);
});

test.describe("with motion reduced", () => {
  test.use({ reducedMotion: "reduce" });

  test("axe finds nothing in work, reports and failures, in both languages and themes, and nothing scrolls sideways", async ({
    page,
  }) => {
    test.setTimeout(120_000);
    const faults: Faults = new Map();
    const wide: string[] = [];
    await stubAnalyses(page, {
      "https://shop.example/": shop,
      "site https://shop.example/": shopSite(),
      "https://slow.example/": {
        events: [{ type: "progress", stage: "links", done: 30, total: 120 }],
      },
      "https://dead.example/": { failed: "does-not-exist" },
    });
    for (const locale of locales) {
      for (const id of [
        "https://shop.example/",
        "site https://shop.example/",
        "https://slow.example/",
        "https://dead.example/",
      ]) {
        await openAnalyzer(page, locale, `?id=${encodeURIComponent(id)}`);
        await page
          .locator(".seo-results, .seo-working [aria-valuenow], .seo-failure")
          .first()
          .waitFor();
        await noteAxe(page, `${locale} ${id}`, faults);
        for (const width of [320, 360, 768, 1440]) {
          await page.setViewportSize({ width, height: 900 });
          if (
            await page.evaluate(
              () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
            )
          )
            wide.push(`${locale} ${id} at ${width}`);
          // The code of a fix is read to its end without scrolling it sideways.
          const cut = await page
            .locator(".seo-snippet pre")
            .evaluateAll((all) => all.filter((pre) => pre.scrollWidth > pre.clientWidth).length);
          if (width < 640 && cut > 0) wide.push(`${cut} fixes of ${locale} ${id} at ${width}`);
        }
        await page.setViewportSize({ width: 1280, height: 800 });
      }
    }
    expect(formatFaults(faults)).toEqual([]);
    expect(wide).toEqual([]);
  });
});

test("a failure leaves once another address is typed, and comes back with the next one", async ({
  page,
}) => {
  await stubAnalyses(page, {
    "https://dead.example/": { failed: "does-not-exist" },
    "https://gone.example/": { failed: "does-not-exist" },
  });
  await openAnalyzer(page, "en");
  await analyze(page, "en", "dead.example");
  await expect(page.locator(".seo-failure")).toBeVisible();
  await page.locator(".seo-address input").fill("gone.example");
  await expect(page.locator(".seo-failure")).toHaveCount(0);
  await page.keyboard.press("Enter");
  await expect(page.locator(".seo-failure")).toBeVisible();
});

test("the address typed on the home page is analysed as the tool opens", async ({ page }) => {
  await stubAnalyses(page, { "https://shop.example/": shop });
  await page.goto("/en");
  await page.getByLabel(homeMessages.heroCheck.en).fill("shop.example");
  await page.getByRole("button", { name: homeMessages.heroCheckGo.en }).click();
  await expect(page).toHaveURL(/\/en\/tools\/seo-analyzer\?id=/);
  await expect(page.getByLabel(messages.urlLabel.en, { exact: true })).toHaveValue("shop.example");
  await expect(page.locator(".seo-results .kit-score-figure")).toContainText(
    String(toReport(shop, "en").score),
  );
});

test("an address that a link of another site names waits for the button, over the move to the stored language too", async ({
  page,
}) => {
  const { started } = await stubAnalyses(page, { "https://shop.example/": shop });
  await page.addInitScript(() => localStorage.setItem("language", "en"));
  await page.goto("/tools/seo-analyzer?url=shop.example", { referer: "https://other.example/" });
  const field = page.getByLabel(messages.urlLabel.en, { exact: true });
  await expect(field).toHaveValue("shop.example");
  await expect(page).toHaveURL("/en/tools/seo-analyzer");
  await page.reload();
  await expect(field).toHaveValue("shop.example");
  await page.getByRole("button", { name: messages.analyze.en, exact: true }).click();
  await expect(page.locator(".seo-results .kit-score-figure")).toBeVisible();
  expect(started).toHaveLength(1);
});

for (const locale of locales) {
  test(`in ${locale} the button names the chosen scope, and one line beside it says what comes of it, in the first window of a phone`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await openAnalyzer(page, locale);
    for (const [scope, label, outcome] of [
      [messages.scopePage, messages.analyze, messages.outcomePage],
      [messages.scopeSite, messages.analyzeSite, messages.outcomeSite],
    ] as const) {
      await page.getByRole("radio", { name: scope[locale] }).check();
      await page.evaluate(() => scrollTo(0, 0));
      const button = page.locator(".seo-submit");
      await expect(button).toHaveText(label[locale]);
      await expect(button).toBeInViewport({ ratio: 1 });
      await expect(page.locator(".seo-outcome")).toHaveText(outcome[locale]);
      await expect(page.locator(".seo-outcome")).toBeInViewport({ ratio: 1 });
    }
  });
}

test("a tap selects the address in the field, so that typing replaces it, and what is wrong is said there", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await stubAnalyses(page, {});
  await openAnalyzer(page, "en");
  const field = page.getByLabel(messages.urlLabel.en, { exact: true });
  await field.fill("first.example/a/long/path");
  await field.blur();
  await field.click();
  await page.keyboard.type("myshop");
  await expect(field).toHaveValue("myshop");
  await page.locator(".seo-submit").click();
  await expect(page.locator(".seo-address .field-error")).toHaveText(
    `${messages.errorUrl.en}: ${messages.addressEnding.en}`,
  );
  // The toast is below the button, and covers nothing of the form.
  await expect
    .poll(async () => {
      const toast = (await page.locator(".toast").boundingBox())!;
      const button = (await page.locator(".seo-submit").boundingBox())!;
      return button.y + button.height <= toast.y;
    })
    .toBe(true);
});
