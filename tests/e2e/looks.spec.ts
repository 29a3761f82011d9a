import { readFile } from "node:fs/promises";
import { expect, test, type Locator, type Page } from "@playwright/test";
import { localePath } from "#i18n/locale.ts";
import { locales, pick } from "#i18n/messages.ts";
import { getVolumeBand } from "#tools/keyword-research/engine/volume-band.ts";
import { toolMessages as keywordMessages } from "#tools/keyword-research/tool-messages.ts";
import { findDetail } from "#tools/seo-analyzer/engine/name-finding.ts";
import { ruleById } from "#tools/seo-analyzer/engine/rules/all.ts";
import { toReport } from "#tools/seo-analyzer/engine/report.ts";
import { messages as seoMessages } from "#tools/seo-analyzer/messages.ts";
import { streetMapMessages } from "../../src/site/messages/street-map.ts";
import { listIds } from "./support/content-files.ts";
import { openOptimizer } from "./support/image-optimizer.ts";
import {
  createSixRows,
  createVariants,
  openKeywords,
  stubKeywords,
  words,
} from "./support/keywords.ts";
import { createPhoto, toUpload } from "./support/pictures.ts";
import { readOrdinaryPages } from "../fixtures/ordinary-pages/read-pages.ts";
import { rendered, type Made } from "../fixtures/seo-rules/made-page.ts";
import { audited, openAnalyzer, shopPage, stubAnalyses } from "./support/seo-stub.ts";

const phone = { width: 360, height: 640 } as const;
const desktop = { width: 1440, height: 900 } as const;
const large = { width: 1920, height: 1080 } as const;

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

const readBoxes = (parts: Locator): Promise<readonly Box[]> =>
  parts.evaluateAll((elements) =>
    elements
      .filter((element) => element.getBoundingClientRect().width > 0)
      .map((element) => {
        const { left, right, top, bottom } = element.getBoundingClientRect();
        return { left, right, top, bottom };
      }),
  );

const readBox = async (part: Locator): Promise<Box> => (await readBoxes(part))[0]!;

/** How many elements each row of a grid has, from the top. */
async function countRows(parts: Locator): Promise<readonly number[]> {
  const tops = (await readBoxes(parts)).map(({ top }) => Math.round(top));
  return [...Map.groupBy(tops, (top) => top).values()].map((row) => row.length);
}

/** Elements of a drawing that overlap each other, as pairs of their texts. */
const findOverlaps = (texts: Locator): Promise<readonly string[]> =>
  texts.evaluateAll((elements) => {
    const shown = elements
      .filter((element) => element.getBoundingClientRect().width > 0)
      .map((element) => ({ text: element.textContent, box: element.getBoundingClientRect() }));
    return shown.flatMap((a, i) =>
      shown
        .slice(i + 1)
        .filter(
          (b) =>
            a.box.left < b.box.right - 1 &&
            b.box.left < a.box.right - 1 &&
            a.box.top < b.box.bottom - 4 &&
            b.box.top < a.box.bottom - 4,
        )
        .map((b) => `${a.text} / ${b.text}`),
    );
  });

for (const viewport of [phone, { width: 768, height: 1024 }, desktop, large])
  test(`the map of the street is drawn with legible words that do not touch, at ${viewport.width}`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    for (const locale of locales) {
      await page.goto(localePath(locale, "/contact"));
      const map = page.getByRole("img", { name: streetMapMessages.title[locale] });
      const labels = map.locator("text");
      const box = await readBox(map);
      expect((box.right - box.left) / (box.bottom - box.top)).toBeCloseTo(720 / 620, 1);
      expect(box.bottom - box.top).toBeLessThan(viewport.height);
      for (const label of await readBoxes(labels)) {
        expect(label.left).toBeGreaterThanOrEqual(box.left);
        expect(label.right).toBeLessThanOrEqual(box.right);
      }
      expect(await findOverlaps(labels)).toEqual([]);
      const sizes = await labels.evaluateAll((texts) =>
        texts
          .filter((text) => text.getBoundingClientRect().width > 0)
          .map((text) => {
            const { a, b } = (text as SVGTextElement).getScreenCTM()!;
            return Number.parseFloat(getComputedStyle(text).fontSize) * Math.hypot(a, b);
          }),
      );
      expect(Math.min(...sizes)).toBeGreaterThanOrEqual(12);
    }
  });

async function openReport(
  page: Page,
  locale: (typeof locales)[number],
  made: Made = shopPage,
): Promise<void> {
  await stubAnalyses(page, { "https://shop.example/": audited(made) });
  await openAnalyzer(page, locale);
  await page.getByLabel(seoMessages.urlLabel[locale], { exact: true }).fill("shop.example");
  await page.getByRole("button", { name: seoMessages.analyze[locale], exact: true }).click();
  await expect(page.locator(".seo-results .kit-score-ring")).toBeVisible();
}

for (const viewport of [phone, desktop])
  test(`the first screen of an SEO report says what is wrong and names three steps, at ${viewport.width}`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    for (const locale of locales) {
      await openReport(page, locale);
      const report = toReport(audited(shopPage), locale);
      const steps = page.locator(".seo-steps li");
      const header = await readBox(page.locator(".site-header"));
      await expect
        .poll(async () => {
          const picture = await readBox(page.locator(".seo-window"));
          const third = await readBox(steps.nth(2).locator("h4"));
          return picture.top >= header.bottom - 1 && third.bottom <= viewport.height
            ? "in view"
            : `${picture.top} to ${third.bottom}`;
        })
        .toBe("in view");
      await expect(page.locator(".seo-verdict")).toBeInViewport({ ratio: 1 });
      // How to do the first step can be read at once, and every step says what is wrong.
      await expect(steps.first()).toContainText(report.steps[0]!.fix);
      await expect(steps.first().locator(".seo-step-why")).toBeVisible();
      for (const [i, { rule, title }] of report.steps.entries()) {
        const { found } = report.findings.find((finding) => finding.rule === rule)!;
        await expect(steps.nth(i)).toContainText(findDetail(title, found) ?? title);
      }
      // The lines of a step are close, and steps are apart.
      const [firstBox, secondBox] = [
        steps.first().locator("details"),
        steps.nth(1).locator("details"),
      ];
      const between = (await readBox(secondBox)).top - (await readBox(firstBox)).bottom;
      expect(between).toBeGreaterThanOrEqual(20);
      const lines = await steps
        .first()
        .locator("summary > *")
        .evaluateAll((all) =>
          all
            .map((one) => one.getBoundingClientRect())
            .filter(({ height }) => height > 0)
            .map(({ top, bottom }) => ({ top, bottom })),
        );
      for (const [i, { top }] of lines.entries())
        if (i > 0) expect(top - lines[i - 1]!.bottom).toBeCloseTo(4, 0);
      // Who does each, and how long it takes, in one line; nothing of any step is cut.
      expect(await findBrokenLines(steps.locator(".kit-effort"))).toEqual([]);
      expect(await findCutTexts(steps.locator("summary > *"))).toEqual([]);
      await expect(steps.locator(".kit-effort")).toHaveCount(report.steps.length);
      // The sentence has the whole width, and the counts are beside the score.
      const verdict = await readBox(page.locator(".seo-verdict"));
      const ring = await readBox(page.locator(".kit-score-ring"));
      const counts = await readBox(page.locator(".seo-counts"));
      const head = await readBox(page.locator(".seo-head"));
      expect(Math.abs(verdict.right - verdict.left - (head.right - head.left))).toBeLessThan(2);
      expect(verdict.bottom).toBeLessThanOrEqual(ring.top + 1);
      expect(counts.bottom).toBeLessThanOrEqual(viewport.height);
      await expect(page.locator(".seo-counts li")).toHaveCount(3);

      // Who can help, and whether it is better than last time, are on the second screen at last.
      const twoScreens = 2 * viewport.height - header.bottom;
      for (const part of [page.locator(".seo-since"), page.locator(".kit-offer a").first()])
        expect((await readBox(part)).bottom, locale).toBeLessThanOrEqual(twoScreens);
    }
  });

/** The texts that take more than one line. */
const findBrokenLines = (texts: Locator): Promise<readonly string[]> =>
  texts.evaluateAll((all) =>
    all
      .filter((one) => one.clientHeight > 1.9 * parseFloat(getComputedStyle(one).lineHeight))
      .map((one) => one.textContent),
  );

/** The texts that are cut off at the end of their box. */
const findCutTexts = (texts: Locator): Promise<readonly string[]> =>
  texts.evaluateAll((all) =>
    all
      .filter(
        (one) =>
          one.scrollWidth > one.clientWidth + 1 ||
          getComputedStyle(one).textOverflow === "ellipsis",
      )
      .map((one) => one.textContent),
  );

test("the first screen of a phone names three steps of ordinary pages and of those kept out of search, that which opens search first", async ({
  page,
}) => {
  await page.setViewportSize(phone);
  const ordinary = readOrdinaryPages().filter(({ name }) => /^(?:09|10|11|38|40)-/.test(name));
  expect(ordinary).toHaveLength(5);
  for (const locale of locales)
    for (const { source } of ordinary) {
      const headers = [...source.headers, ["x-robots-tag", "noindex"] as const];
      for (const made of [source, { ...source, headers }]) {
        await openReport(page, locale, made);
        const titles = page.locator(".seo-steps li h4");
        if (made.headers === headers)
          await expect(titles.first()).toHaveText(ruleById.get("indexable")!.failureTitle[locale]);
        await expect
          .poll(async () => (await readBox(titles.nth(2))).bottom, source.url)
          .toBeLessThanOrEqual(phone.height);
      }
    }
});

test("the points of the categories add up to the score", async ({ page }) => {
  await openReport(page, "en");
  await page.locator(".seo-makeup summary").click();
  const rows = page.locator(".seo-makeup li");
  await expect(rows).toHaveCount(await page.locator(".seo-window > g").count());
  await expect(rows.first()).toBeVisible();
  const shown = await rows.locator("strong").allTextContents();
  const totals = shown.map((text) => text.match(/[\d.]+/g)!.map(Number));
  const score = Number(await page.locator(".kit-score-figure strong").textContent());
  const [earned, all] = [0, 1].map((i) => totals.reduce((sum, pair) => sum + pair[i]!, 0));
  expect(Math.floor((100 * earned!) / all! + 0.5)).toBe(score);
});

test("a report with 27 findings or more is at most eight windows of a phone long", async ({
  page,
}) => {
  const screenshot = { webp: "UklGRg==", width: 360, height: 780, foldPx: 780 };
  const screenshots = { phone: screenshot, desktop: screenshot };
  const html = await readFile(
    "tests/fixtures/ordinary-pages/17-zid-sweets-home-ar/index.html",
    "utf8",
  );
  await page.setViewportSize(phone);
  for (const locale of locales)
    for (const made of [shopPage, { html, rendered: { ...rendered, screenshots } }]) {
      await openReport(page, locale, made);
      await expect(page.locator(".seo-compare")).toBeAttached();
      const { top, bottom } = await readBox(page.locator(".seo-results"));
      expect((bottom - top) / phone.height, locale).toBeLessThanOrEqual(8);
    }
});

for (const viewport of [phone, desktop])
  test(`keywords are numbered stars that a list names, at ${viewport.width}`, async ({ page }) => {
    await page.setViewportSize(viewport);
    for (const locale of locales) {
      await stubKeywords(page, { search: createSixRows(locale) });
      await openKeywords(page, locale);
      await page.locator(".kr-form input").fill(words[locale][0]);
      await page.locator(".kr-form .kit-work").click();
      const plot = page.locator(".kr-sky-plot");
      await expect(plot.locator("[data-keyword]")).toHaveCount(6);
      // The phrase to begin with, and why, are the first thing that is seen of the results.
      const suggestion = page.locator(".kr-suggestion");
      await expect(suggestion).toContainText(words[locale][4]);
      await expect(suggestion).toBeInViewport({ ratio: 1 });
      // Every star has its number, and the list its name.
      const names = page.locator(".kr-sky-names li");
      expect(await plot.locator(".kr-sky-number").allTextContents()).toEqual([..."123456"]);
      expect(await names.locator("bdi").allTextContents()).toEqual(
        await plot
          .locator("[data-keyword]")
          .evaluateAll((all) => all.map((star) => (star as SVGElement).dataset.keyword)),
      );
      await expect(names.first().locator("bdi")).toHaveText(words[locale][4]);
      // Where the button was pressed, a star may come to lie under the pointer.
      await page.mouse.move(0, 0);
      const named = page.locator('.kr-sky-names [data-active="true"] bdi');
      await expect(named).toHaveCount(0);
      await plot.locator(`[data-keyword="${words[locale][1]}"] .kr-sky-target`).hover();
      await expect(named).toHaveText(words[locale][1]);
      await page.mouse.move(0, 0);
      await expect(named).toHaveCount(0);
      await plot.locator(`[data-keyword="${words[locale][2]}"] .kr-sky-target`).click();
      await page.mouse.move(0, 0);
      await expect(named).toHaveText(words[locale][2]);

      const box = await readBox(plot);
      for (const star of await readBoxes(plot.locator("[data-keyword] .lit"))) {
        expect(star.left).toBeGreaterThanOrEqual(box.left);
        expect(star.right).toBeLessThanOrEqual(box.right);
      }
      expect(await findOverlaps(plot.locator("text:not(.kr-sky-number), .lit"))).toEqual([]);
      expect(await findCrossedWords(plot)).toEqual([]);
      expect(await findOutsideLane(page)).toEqual([]);
    }
  });

/** Words of the picture that lie over the wash or a border of a band. */
const findCrossedWords = (plot: Locator): Promise<readonly string[]> =>
  plot.evaluate((svg) => {
    // The wash reaches below its lane, which cuts it off.
    const parts = [...svg.querySelectorAll(".kr-sky-lane")].flatMap((lane) => {
      const edge = lane.querySelector(".kr-sky-band")!.getBoundingClientRect();
      return [...lane.querySelectorAll(".wash, .kr-sky-band")].map((part) => {
        const { left, right, top, bottom } = part.getBoundingClientRect();
        return { left, right, top, bottom: Math.min(bottom, edge.bottom) };
      });
    });
    return [...svg.querySelectorAll("text:not(.kr-sky-number)")]
      .filter((words) => {
        const { left, right, top, bottom } = words.getBoundingClientRect();
        return parts.some(
          (part) =>
            left < part.right && part.left < right && top < part.bottom && part.top < bottom,
        );
      })
      .map((words) => words.textContent);
  });

/** Stars that are not in the lane with the words of their row in the table. */
const findOutsideLane = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const lanes = [...document.querySelectorAll(".kr-sky-lane")].map((lane) => ({
      words: lane.querySelector("text")!.textContent,
      top: lane.querySelector("text")!.getBoundingClientRect().bottom,
    }));
    const isInside = (element: Element, place: number): boolean => {
      const { top, bottom } = element.getBoundingClientRect();
      return top >= lanes[place]!.top && bottom <= (lanes[place - 1]?.top ?? Infinity);
    };
    return [...document.querySelectorAll<SVGElement>(".kr-sky-plot [data-keyword]")]
      .filter((star) => {
        const row = document.querySelector(`tr[data-keyword="${star.dataset.keyword}"]`)!;
        const words = row.querySelector('[data-column="volume"] bdi')!.textContent;
        const place = lanes.findIndex((lane) => lane.words.endsWith(words));
        return place < 0 || !isInside(star.querySelector(".lit")!, place);
      })
      .map((star) => star.dataset.keyword!);
  });

/** Stars of which a square of 24 px around the centre is in part another's, or not their own. */
const findSharedTargets = (plot: Locator): Promise<readonly string[]> =>
  plot.evaluate((svg) =>
    [...svg.querySelectorAll("[data-keyword]")]
      .filter((star) => {
        const { left, right, top, bottom } = star
          .querySelector(".kr-sky-target")!
          .getBoundingClientRect();
        const [x, y] = [(left + right) / 2, (top + bottom) / 2];
        return [-11.9, 0, 11.9].some((across) =>
          [-11.9, 0, 11.9].some(
            (down) =>
              document
                .elementsFromPoint(x + across, y + down)
                .find((element) => element.matches(".kr-sky-target"))
                ?.closest("[data-keyword]") !== star,
          ),
        );
      })
      .map((star) => (star as SVGElement).dataset.keyword!),
  );

test("on a phone each star is pressed on its own, with equal figures and with two hundred phrases", async ({
  browser,
}) => {
  const context = await browser.newContext({ viewport: phone, hasTouch: true, isMobile: true });
  const page = await context.newPage();
  const t = pick(keywordMessages, "ar");
  // What the lists estimate for «محل عطور»: two of the phrases have the same figures.
  const figures = [
    [30, 37],
    [10, 26],
    [4, 16],
    [5, 17],
    [5, 22],
    [5, 22],
  ] as const;
  const rows = createSixRows("ar").rows.map((row, i) => ({
    ...row,
    volume: {
      ...row.volume,
      value: figures[i]![0],
      range: [...getVolumeBand(figures[i]![0])] as [number, number],
    },
    difficulty: { ...row.difficulty, value: figures[i]![1] },
  }));
  await stubKeywords(page, {
    search: createSixRows("ar", { rows }),
    expansion: createVariants("ar"),
  });
  await openKeywords(page, "ar", `?q=${encodeURIComponent(words.ar[0])}`);
  const plot = page.locator(".kr-sky-plot");
  const stars = plot.locator("[data-keyword]");
  await expect(stars).toHaveCount(6);
  await plot.evaluate((svg) => svg.scrollIntoView({ block: "center" }));
  expect(await findSharedTargets(plot)).toEqual([]);
  const named = page.locator('.kr-sky-names [data-active="true"]');
  for (const keyword of words.ar.slice(4)) {
    await plot.locator(`[data-keyword="${keyword}"] .kr-sky-target`).tap();
    await expect(named.locator("bdi")).toHaveText(keyword);
    await expect(named).toBeInViewport({ ratio: 0.9 });
  }
  expect(await findOutsideLane(page)).toEqual([]);

  await page.getByRole("button", { name: t.expand, exact: true }).tap();
  // What was added is above the button: it comes into view, and not the end of the list.
  await expect(page.locator(".kr-intents h3")).toBeInViewport();
  await expect(page.locator(".kr-intents")).toBeFocused();
  await plot.evaluate((svg) => svg.scrollIntoView({ block: "center" }));
  // The best dozen, or as many of them as have room; the table has every phrase.
  expect(await stars.count()).toBeLessThanOrEqual(12);
  expect(await stars.count()).toBeGreaterThan(6);
  await expect(page.locator(".kr-sky-names li")).toHaveCount(await stars.count());
  expect(await findSharedTargets(plot)).toEqual([]);
  expect(await findCrossedWords(plot)).toEqual([]);
  await context.close();
});

test("phrases whose figures are unknown are counted, and a search without figures has no picture", async ({
  page,
}) => {
  const rows = createSixRows("en").rows.map((row, i) =>
    i < 2 ? { ...row, volume: { ...row.volume, value: null, range: null, source: null } } : row,
  );
  const responses = { search: createSixRows("en", { rows }) };
  await stubKeywords(page, responses);
  await openKeywords(page, "en");
  await page.locator(".kr-form input").fill(words.en[0]);
  await page.locator(".kr-form .kit-work").click();
  await expect(page.locator(".kr-sky-plot [data-keyword]")).toHaveCount(4);
  await expect(page.locator(".kr-sky")).toContainText(
    keywordMessages.skyUnknown.en.other.replace("{n}", "2"),
  );
});

for (const [width, rows] of [
  [360, [1, 1, 1, 1]],
  [768, [2, 2]],
  [1440, [4]],
] as const)
  test(`the four features of the image optimizer leave no place empty, at ${width}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const locale of locales) {
      await page.goto(localePath(locale, "/tools/image-optimizer"));
      expect(await countRows(page.locator(".iz-features > li"))).toEqual(rows);
    }
  });

test("on a phone the sizes, the saving and the download of a picture are in one view", async ({
  page,
}) => {
  await page.setViewportSize(phone);
  for (const locale of locales) {
    const tool = await openOptimizer(page, locale);
    await tool.choose(await toUpload("photo.jpg", createPhoto(900, 600).jpeg({ quality: 95 })));
    // A piece of the picture, the first setting and the button are in one window too.
    await expect(page.locator(".iz-original img")).toBeInViewport();
    await expect(tool.optimizeButton).toBeInViewport({ ratio: 1 });
    const { top } = await readBox(page.locator(".iz-actions"));
    await expect.poll(async () => (await readBox(tool.level)).top).toBeLessThan(top);
    await tool.optimize();
    const [ring, sizes, download, actions] = [
      await readBox(page.locator(".iz-saved")),
      await readBox(page.locator(".iz-figures dl")),
      await readBox(tool.download),
      await readBox(page.locator(".iz-actions")),
    ];
    // Both sizes are beside the ring.
    expect(sizes.top).toBeLessThan(ring.bottom);
    await expect
      .poll(async () => Math.max((await readBox(page.locator(".iz-saved"))).bottom, sizes.bottom))
      .toBeLessThanOrEqual(actions.top);
    // The download takes the place of the button that is done, and the two fill their row.
    await expect(tool.optimizeButton).toHaveCount(0);
    await expect(tool.download).toBeInViewport({ ratio: 1 });
    expect(download.top).toBeGreaterThanOrEqual(actions.top);
    const reset = await readBox(tool.resetButton);
    const used = download.right - download.left + (reset.right - reset.left);
    expect(actions.right - actions.left - used).toBeLessThanOrEqual(8.5);
    await tool.setSlider("level", locale === "ar" ? 60 : 50);
    await expect(tool.optimizeButton).toBeVisible();
    // The other language would add to this picture.
    await tool.resetButton.click();
    await expect(page.locator(".iz-original")).toHaveCount(0);
  }
});

for (const [width, rows] of [
  [360, [1, 1, 1, 1]],
  [768, [2, 2]],
  [1440, [4]],
] as const)
  test(`no kind of character is left alone in its row, at ${width}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const locale of locales) {
      await page.goto(localePath(locale, "/tools/password-checker"));
      expect(await countRows(page.locator(".pw-classes > *"))).toEqual(rows);
    }
  });

test("on a phone the first screen of every service has its price, its time and its request, and the contact page's the ways that need no form", async ({
  page,
}) => {
  await page.setViewportSize(phone);
  for (const locale of locales) {
    for (const id of listIds("services")) {
      await page.goto(localePath(locale, `/services/${id}`), { waitUntil: "domcontentloaded" });
      const request = page.locator("main .service-actions .button").first();
      const last = [
        ...(await readBoxes(page.locator(".service-terms dd"))),
        await readBox(request),
      ];
      expect(last).toHaveLength(3);
      for (const { bottom } of last) expect(bottom, `${locale} ${id}`).toBeLessThan(phone.height);
    }
    await page.goto(localePath(locale, "/contact"), { waitUntil: "domcontentloaded" });
    const ways = await readBoxes(page.locator(".contact-quick a"));
    expect(ways.map(({ top }) => top)).toEqual([ways[0]!.top, ways[0]!.top, ways[0]!.top]);
    for (const { left, right, top, bottom } of ways)
      expect(Math.min(right - left, bottom - top)).toBeGreaterThanOrEqual(64);
    const head = await readBox(page.locator("main h2").first());
    const field = await readBox(page.locator("main .field").first());
    expect(ways[0]!.bottom).toBeLessThan(head.top);
    expect(head.bottom).toBeLessThan(field.top);
    expect(field.bottom).toBeLessThan(phone.height);
  }
});

test("on a large screen the window and the plates grow, and text keeps its column", async ({
  page,
}) => {
  for (const locale of locales) {
    await page.setViewportSize(desktop);
    await page.goto(localePath(locale, "/"));
    const small = await readBox(page.locator(".hero-lit:visible"));
    await page.setViewportSize(large);
    const window = await readBox(page.locator(".hero-lit:visible"));
    expect(window.right - window.left).toBeGreaterThan((small.right - small.left) * 1.15);
    expect(window.bottom).toBeLessThanOrEqual(large.height);
    // Each part of the sheet of drawings has its own proportions: beyond them lies the next part.
    for (const part of [".hero-lit", ".hero-floor", ".home-mark"]) {
      const image = page.locator(`${part}:visible`);
      await image.evaluate((img) => img.scrollIntoView());
      await expect.poll(() => image.evaluate((img: HTMLImageElement) => img.complete)).toBe(true);
      const box = await readBox(image);
      const ratio = await image.evaluate(
        (img) => Number(img.getAttribute("width")) / Number(img.getAttribute("height")),
      );
      expect((box.right - box.left) / (box.bottom - box.top), part).toBeCloseTo(ratio, 1);
    }
    const lede = await readBox(page.locator(".hero .type-lede"));
    expect(lede.right - lede.left).toBeLessThan(760);
    const plate = await readBox(page.locator(".work-grid img").first());
    expect(plate.right - plate.left).toBeCloseTo(1600, -1);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(large.width);
  }
});

test("the list of tutorials shows whole covers and fills every row, also when it is filtered", async ({
  page,
}) => {
  await page.setViewportSize(desktop);
  for (const locale of locales) {
    await page.goto(localePath(locale, "/tutorials"));
    const items = page.locator(".tutorial-list > li");
    const tabs = await page.locator(".filter-buttons button").all();
    expect(tabs.length).toBeGreaterThan(3);
    for (const tab of tabs) {
      await tab.click();
      const shown = await readBoxes(items);
      const list = await readBox(page.locator(".tutorial-list"));
      for (const row of Map.groupBy(shown, ({ top }) => Math.round(top)).values()) {
        expect(Math.min(...row.map(({ left }) => left))).toBeCloseTo(list.left, 0);
        expect(Math.max(...row.map(({ right }) => right))).toBeCloseTo(list.right, 0);
      }
    }
    for (const cover of await readBoxes(page.locator(".tutorial-list .cover-frame")))
      expect((cover.right - cover.left) / (cover.bottom - cover.top)).toBeCloseTo(720 / 400, 1);
  }
});

test("on a desktop the first screen of every service has its price, its time and both ways to ask", async ({
  page,
}) => {
  await page.setViewportSize(desktop);
  for (const locale of locales)
    for (const id of listIds("services")) {
      await page.goto(localePath(locale, `/services/${id}`), { waitUntil: "domcontentloaded" });
      const parts = page.locator(".service-facts :is(.service-terms dd, .button)");
      const boxes = await readBoxes(parts);
      expect(boxes).toHaveLength(4);
      for (const { bottom } of boxes)
        expect(bottom, `${locale} ${id}`).toBeLessThan(desktop.height - 16);
    }
});

test("beside the street's map the note follows the hours", async ({ page }) => {
  await page.setViewportSize(desktop);
  for (const locale of locales) {
    await page.goto(localePath(locale, "/contact"));
    const note = await readBox(page.locator(".contact-map-note"));
    const hours = await readBox(page.locator(".contact-map-note").locator("xpath=preceding::p[1]"));
    expect(note.top - hours.bottom).toBeLessThan(40);
  }
});

test("from 1024 to 1344 px the headline keeps its distance from the window", async ({ page }) => {
  for (const locale of locales) {
    await page.goto(localePath(locale, "/"));
    for (let width = 1024; width <= 1344; width += 32) {
      await page.setViewportSize({ width, height: 800 });
      const gap = await page.evaluate(() => {
        const { left, right } = document.querySelector(".hero-window")!.getBoundingClientRect();
        const range = document.createRange();
        const lines = [...document.querySelectorAll(".hero-words h1 span")].flatMap((span) => {
          range.selectNodeContents(span.firstChild!);
          return [...range.getClientRects()];
        });
        const isRtl = document.documentElement.dir === "rtl";
        return Math.min(...lines.map((line) => (isRtl ? line.left - right : left - line.right)));
      });
      expect(gap, `${locale} ${width}`).toBeGreaterThanOrEqual(32);
    }
  }
});

test("on a phone the categories of the tutorials are one row that scrolls, and their number has room", async ({
  page,
}) => {
  await page.setViewportSize(phone);
  for (const locale of locales) {
    await page.goto(localePath(locale, "/tutorials"));
    expect(await countRows(page.locator(".filter-button"))).toEqual([6]);
    const row = page.locator(".filter-buttons");
    await expect(row).toHaveCSS("mask-image", /gradient/);
    expect(await row.evaluate((bar) => bar.scrollWidth - bar.clientWidth)).toBeGreaterThan(40);
    const last = page.locator(".filter-button").last();
    await last.focus();
    await expect(last).toBeInViewport({ ratio: 1 });
    const [bar, number] = [page.locator(".filter-bar"), page.locator(".filter-count")];
    expect((await readBox(number)).top - (await readBox(bar)).bottom).toBeGreaterThanOrEqual(8);
  }
});

test("the words of the search page's heading keep clear of its field", async ({ page }) => {
  await page.setViewportSize(desktop);
  for (const locale of locales) {
    await page.goto(localePath(locale, "/search"));
    const [head, field] = [page.locator("h1"), page.locator("main .search-field")];
    // The dots of «في» reach 9 px below the line's box.
    expect((await readBox(field)).top - (await readBox(head)).bottom).toBeGreaterThanOrEqual(37);
  }
});

test("no title of an article has more than two lines on a desktop", async ({ page }) => {
  await page.setViewportSize(desktop);
  for (const locale of locales)
    for (const id of listIds("tutorials")) {
      await page.goto(localePath(locale, `/tutorials/${id}`), { waitUntil: "domcontentloaded" });
      await page.evaluate(() => document.fonts.ready);
      const lines = await page.locator("h1").evaluate((head) => {
        const { lineHeight } = getComputedStyle(head);
        return Math.round(head.getBoundingClientRect().height / parseFloat(lineHeight));
      });
      expect(lines, `${locale} ${id}`).toBeLessThanOrEqual(2);
    }
});
