import { expect } from "@playwright/test";
import { localePath } from "#i18n/locale.ts";
import { locales } from "#i18n/messages.ts";
import { readValue, readWordsFile } from "./support/content-files.ts";
import { projectIds, serviceIds } from "./support/site-map.ts";
import { listHrefs, test, words, listWords } from "./support/static-pages.ts";

const paths = (ids: readonly string[], folder: string, locale: "ar" | "en") =>
  ids.map((id) => localePath(locale, `${folder}/${id}`));

test("H-01 the hero has two buttons, to the services and to contact", async ({ site }) => {
  for (const locale of locales) {
    const { document } = await site.read(locale, "/");
    const hero = document.querySelector("h1")!.closest("section")!;
    expect(listHrefs(hero, "a.button")).toEqual([
      localePath(locale, "/services"),
      localePath(locale, "/contact"),
    ]);
  }
});

test("H-02 a preview by the hero shows the first four services in order", async ({ site }) => {
  for (const locale of locales) {
    const { document } = await site.read(locale, "/");
    const preview = document.querySelector(
      `nav[aria-label="${{ ar: "أول ما يُطلب منا", en: "What people ask for first" }[locale]}"]`,
    )!;
    const firstFour = serviceIds.slice(0, 4);
    expect(listHrefs(preview)).toEqual(paths(firstFour, "/services", locale));
    expect(listWords(preview, "a")).toEqual(
      firstFour.map((id) => readValue(readWordsFile("services", id, locale), "title")),
    );
  }
});

test("H-03 H-04 H-05 H-06 H-07 four figures are in order", async ({ site }) => {
  const listFigures = async (locale: "ar" | "en") => {
    const { document } = await site.read(locale, "/");
    return [...document.querySelectorAll("dl > div")].map((figure) => [
      words(figure.querySelector("dt")),
      words(figure.querySelector("dd")),
    ]);
  };
  expect(await listFigures("en")).toEqual([
    ["Projects Completed", "120+"],
    ["Happy Clients", "98%"],
    ["Years Experience", "10+"],
    ["Team Members", "25"],
  ]);
  expect(await listFigures("ar")).toEqual([
    ["مشروعًا مكتملًا", "120+"],
    ["عملاء سعداء", "98%"],
    ["سنوات خبرة", "10+"],
    ["عضوًا في الفريق", "25"],
  ]);
});

for (const locale of locales) {
  test(`H-01 in ${locale} both buttons and the check of a site lie in the first window of a small phone`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await page.goto(localePath(locale, "/"));
    await page.evaluate(() => document.fonts.ready);
    const controls = page.locator(".hero-links > a, .hero-check label, .hero-check div > *");
    await expect(controls).toHaveCount(5);
    const boxes = await controls.evaluateAll((all) =>
      all.map((one) => one.getBoundingClientRect().toJSON()),
    );
    for (const { top, bottom, left, right } of boxes) {
      expect(top).toBeGreaterThan(0);
      expect(bottom).toBeLessThanOrEqual(640 - 8);
      expect(left).toBeGreaterThanOrEqual(20);
      expect(right).toBeLessThanOrEqual(340);
    }
    // The two ways on lie side by side.
    expect(boxes[0]!.top).toBe(boxes[1]!.top);
  });
}

test("H-04 a figure is true from the start and never shows another one", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto("/");
  const seen = page.evaluate(
    () =>
      new Promise<readonly string[]>((resolve) => {
        const figures = document.querySelector(".statistics")!;
        const texts = new Set([figures.textContent]);
        const options = { subtree: true, childList: true, characterData: true };
        new MutationObserver(() => texts.add(figures.textContent)).observe(figures, options);
        setTimeout(() => resolve([...texts]), 1_500);
      }),
  );
  await page.locator(".statistics").scrollIntoViewIfNeeded();
  expect(await seen).toHaveLength(1);
});

test("T-23 H-03 the plus and the percent sign are after their figures on Arabic pages too", async ({
  page,
}) => {
  await page.goto("/");
  for (const figure of ["120+", "98%", "10+"]) {
    const [first, last] = await page.getByText(figure, { exact: true }).evaluate((node) => {
      const text = node.firstChild as Text;
      return [0, text.length - 1].map((at) => {
        const range = document.createRange();
        range.setStart(text, at);
        range.setEnd(text, at + 1);
        return range.getBoundingClientRect().left;
      });
    });
    expect(last, figure).toBeGreaterThan(first!);
  }
});

test("H-08 H-09 H-10 H-11 H-12 H-13 five skill bars are in order with their values", async ({
  page,
}) => {
  const expected = {
    en: [
      ["Web Design", 95],
      ["Web Development", 90],
      ["Mobile Apps", 85],
      ["SEO", 92],
      ["Digital Marketing", 88],
    ],
    ar: [
      ["تصميم المواقع", 95],
      ["تطوير المواقع", 90],
      ["تطبيقات المحمول", 85],
      ["تحسين محركات البحث", 92],
      ["التسويق الرقمي", 88],
    ],
  } as const;
  for (const locale of locales) {
    await page.goto(localePath(locale, "/"));
    await expect(page.getByRole("meter")).toHaveCount(5);
    for (const [i, [name, value]] of expected[locale].entries()) {
      const bar = page.getByRole("meter").nth(i);
      await expect(bar).toHaveAccessibleName(name);
      await expect(bar).toHaveAttribute("aria-valuenow", String(value));
      await expect(bar.locator("xpath=..")).toContainText(String(value));
    }
  }
});

test("H-14 a bar counts to 100 where nothing else is said, and is filled by its share, from the start side", async ({
  page,
}) => {
  for (const { width, stars } of [
    { width: 1440, stars: 40 },
    { width: 390, stars: 20 },
  ]) {
    await page.setViewportSize({ width, height: 900 });
    for (const locale of locales) {
      await page.goto(localePath(locale, "/"));
      const bars = await page.getByRole("meter").evaluateAll((meters) =>
        meters.map((meter) => {
          const row = [...meter.querySelectorAll("svg")].find((svg) => svg.checkVisibility())!;
          const lit = row.querySelector<SVGPathElement>("path[mask]")!.getBoundingClientRect();
          const whole = row.getBoundingClientRect();
          const fromStart =
            document.dir === "rtl" ? whole.right - lit.right : lit.left - whole.left;
          return {
            max: meter.getAttribute("aria-valuemax"),
            value: Number(meter.getAttribute("aria-valuenow")),
            share: lit.width / whole.width,
            fromStart,
            stars: Math.round(row.viewBox.baseVal.width / row.viewBox.baseVal.height),
          };
        }),
      );
      expect(bars).toHaveLength(5);
      for (const bar of bars) {
        expect(bar.max).toBe("100");
        expect(bar.share).toBeCloseTo(bar.value / 100, 2);
        expect(Math.abs(bar.fromStart)).toBeLessThan(1);
        expect(bar.stars).toBe(stars);
      }
    }
  }
});

test("H-15 the services section shows the first six services in order", async ({ site }) => {
  for (const locale of locales) {
    const { document } = await site.read(locale, "/");
    const cards = [...document.querySelectorAll("main article")].filter((card) =>
      /\/services\//.test(listHrefs(card)[0] ?? ""),
    );
    expect(cards.map((card) => listHrefs(card)[0])).toEqual(
      paths(serviceIds.slice(0, 6), "/services", locale),
    );
  }
});

test("H-16 H-17 the portfolio section shows the first three projects and leads to all of them", async ({
  site,
}) => {
  for (const locale of locales) {
    const { document } = await site.read(locale, "/");
    const cards = [...document.querySelectorAll("main .portfolio-card")];
    expect(cards.map((card) => listHrefs(card, "h3 a")[0])).toEqual(
      paths(projectIds.slice(0, 3), "/portfolio", locale),
    );
    expect(listHrefs(cards[0]!.closest("section")!)).toContain(localePath(locale, "/portfolio"));
  }
});

test("H-28 H-29 the tutorials section shows the first three of the list and leads to all of them", async ({
  site,
}) => {
  for (const locale of locales) {
    const { document } = await site.read(locale, "/");
    const list = (await site.read(locale, "/tutorials")).document;
    const cards = [...document.querySelectorAll("main .tutorial-card")];
    expect(cards).toHaveLength(3);
    expect(cards.map((card) => listHrefs(card)[0])).toEqual(
      [...list.querySelectorAll("[data-item]")].slice(0, 3).map((item) => listHrefs(item)[0]),
    );
    expect(listHrefs(cards[0]!.closest("section")!)).toContain(localePath(locale, "/tutorials"));
  }
});

test("H-30 H-31 a call to action leads to the request form and to contact", async ({ site }) => {
  for (const locale of locales) {
    const { document } = await site.read(locale, "/");
    const call = document.getElementById("call")!.closest("section")!;
    expect(listHrefs(call, "a")).toEqual([
      localePath(locale, "/request-service"),
      localePath(locale, "/contact"),
    ]);
  }
});

test("every section of the home page has a heading, and no level is left out", async ({ site }) => {
  for (const locale of locales) {
    const { document } = await site.read(locale, "/");
    const levels = [...document.querySelectorAll("main h1, main h2, main h3, main h4")].map(
      ({ tagName }) => Number(tagName[1]),
    );
    expect(levels[0]).toBe(1);
    for (const [i, level] of levels.entries())
      expect(level - (levels[i - 1] ?? 0)).toBeLessThanOrEqual(1);
  }
});
