import { expect, test, type Locator } from "@playwright/test";
import { localePath } from "#i18n/locale.ts";
import { locales } from "#i18n/messages.ts";

const listTops = (items: Locator): Promise<number[]> =>
  items.evaluateAll((all) => all.map((item) => Math.round(item.getBoundingClientRect().top)));

for (const locale of locales) {
  test(`${locale}: the figures of the skills are one line each, beside their bars`, async ({
    page,
  }) => {
    for (const width of [360, 1024, 1440]) {
      await page.setViewportSize({ width, height: 768 });
      await page.goto(localePath(locale, "/"));
      const lines = await page.locator(".skill > bdi").evaluateAll((figures) =>
        figures.map((figure) => {
          const range = document.createRange();
          range.selectNodeContents(figure);
          const tops = [...range.getClientRects()].map(({ top }) => Math.round(top));
          const { left, right } = range.getBoundingClientRect();
          const bar = figure.parentElement!.querySelector("[role=meter]")!.getBoundingClientRect();
          const isBeside = innerWidth < 1024 || right <= bar.left || left >= bar.right;
          return { count: new Set(tops).size, isBeside };
        }),
      );
      expect(lines).toEqual(lines.map(() => ({ count: 1, isBeside: true })));
      expect(lines).toHaveLength(5);
    }
  });

  test(`${locale}: the kinds of results are in one line of a phone`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    const query = { ar: "عايزة حد يعملي موقع", en: "I want a website" }[locale];
    await page.goto(`${localePath(locale, "/search")}?q=${encodeURIComponent(query)}`);
    const tops = await listTops(page.locator(".filter-button"));
    expect(tops.length).toBeGreaterThan(2);
    expect(new Set(tops.slice(0, 4)).size).toBe(1);
  });

  test(`${locale}: the link to all results is in view`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await page.goto(localePath(locale, "/"));
    await page.locator("[data-search-toggle]").click();
    await page.getByRole("combobox").fill({ ar: "موقع", en: "website" }[locale]);
    const all = page.locator(".search-hit-all");
    await expect(all).toBeInViewport({ ratio: 1 });
    // Nor does that row lie over the one that the arrows have marked.
    for (let row = 1; row < (await page.locator(".search-hit").count()); row++) {
      await page.keyboard.press("ArrowDown");
      const covered = await page.locator('.search-hit[aria-selected="true"]').evaluate((marked) => {
        const last = document.querySelector(".search-hit-all")!;
        const { top } = last.getBoundingClientRect();
        return marked === last ? 0 : marked.getBoundingClientRect().bottom - top;
      });
      expect(covered).toBeLessThanOrEqual(0);
    }
  });
}

test("the search that is opened again replaces its last words by what is typed", async ({
  page,
}) => {
  await page.goto("/en");
  await page.keyboard.press("/");
  const input = page.getByRole("combobox");
  await expect(input).toBeFocused();
  await input.fill("hosting");
  await expect(page.getByRole("option").first()).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.locator("#search")).toBeHidden();
  await page.keyboard.press("/");
  await expect(input).toBeFocused();
  await page.keyboard.type("seo");
  await expect(input).toHaveValue("seo");
});

test("the list of tools on the home page is no tab stop of its own", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/");
  expect(await page.locator(".arcade").evaluate((list: HTMLElement) => list.tabIndex)).toBe(-1);
});

test("the technologies of a project are one below the other, without signs between", async ({
  page,
}) => {
  await page.goto("/en/portfolio/sanad");
  const items = await page.locator(".project-facts li").evaluateAll((all) =>
    all.map((item) => ({
      top: item.getBoundingClientRect().top,
      signs: ["::before", "::after"].map((part) => getComputedStyle(item, part).content),
    })),
  );
  expect(items.length).toBeGreaterThan(1);
  expect(new Set(items.map(({ top }) => top)).size).toBe(items.length);
  expect(items.flatMap(({ signs }) => signs).filter((sign) => sign !== "none")).toEqual([]);
});

for (const locale of locales) {
  test(`${locale}: the words of each choice of the request lie inside its card`, async ({
    page,
  }) => {
    for (const width of [360, 640, 768, 1024, 1440]) {
      await page.setViewportSize({ width, height: 768 });
      await page.goto(localePath(locale, "/request-service"));
      const gaps = await page.locator(".choice").evaluateAll((cards) =>
        cards.map((card) => {
          const range = document.createRange();
          range.selectNodeContents(card.querySelector("span")!);
          const words = range.getBoundingClientRect();
          const { left, right } = card.getBoundingClientRect();
          return Math.min(words.left - left, right - words.right);
        }),
      );
      expect(gaps).toHaveLength(10);
      expect(Math.min(...gaps), `at ${width} px`).toBeGreaterThanOrEqual(8);
    }
  });

  test(`${locale}: a narrow card of the portfolio gives its whole width to the title`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1024, height: 768 });
    await page.goto(localePath(locale, "/portfolio"));
    for (const place of [2, 6]) {
      const card = page.locator(".work-grid .portfolio-card").nth(place);
      await card.hover();
      const { share, below } = await card.evaluate((element) => {
        const [title, button] = ["h2, h3", ".card-way"].map((part) =>
          element.querySelector(part)!.getBoundingClientRect(),
        );
        return { share: title!.width / element.clientWidth, below: button!.top - title!.bottom };
      });
      expect(share).toBeGreaterThan(0.95);
      // The button has its place below and covers no word.
      expect(below).toBeGreaterThanOrEqual(0);
    }
  });

  test(`${locale}: the way to the other map is as high as a finger needs`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(localePath(locale, "/contact"));
    const link = page.locator(".contact-map a");
    expect((await link.boundingBox())!.height).toBeGreaterThanOrEqual(44);
  });

  test(`${locale}: the home page uses the room of a window of 1024 × 768`, async ({ page }) => {
    await page.setViewportSize({ width: 1024, height: 768 });
    await page.goto(localePath(locale, "/"));
    await expect(page.locator(".hero-check .field")).toBeInViewport({ ratio: 1 });
    const countLines = (texts: Locator) =>
      texts.evaluateAll((all) =>
        all.map((text) => {
          const range = document.createRange();
          range.selectNodeContents(text);
          return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
        }),
      );
    expect(await countLines(page.locator(".skill > span"))).toEqual([1, 1, 1, 1, 1]);
    const titles = await countLines(page.locator(".portfolio-card-title :is(h2, h3) a"));
    expect(titles).toHaveLength(3);
    expect(Math.max(...titles)).toBeLessThanOrEqual(2);
  });
}
