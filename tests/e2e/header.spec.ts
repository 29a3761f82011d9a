import { expect, type Page } from "@playwright/test";
import { brand } from "#brand/brand.ts";
import { localePath } from "#i18n/locale.ts";
import { locales } from "#i18n/messages.ts";
import { headerPaths, listBothLanguages } from "./support/site-map.ts";
import { listHrefs, test, words, type StaticPage } from "./support/static-pages.ts";

const header = (page: Page) => page.getByRole("banner");
const listHeaderLinks = ({ document }: StaticPage) => [
  ...document.querySelectorAll("header > .wrap > nav a"),
];
const listCurrent = (page: StaticPage): readonly string[] =>
  listHeaderLinks(page).flatMap((link) =>
    link.hasAttribute("aria-current") ? [link.getAttribute("href")!] : [],
  );

/** Scrolls to a height and waits until the header has come to rest. */
async function scrollPage(page: Page, y: number): Promise<void> {
  await page.evaluate(async (top) => {
    scrollTo({ top, behavior: "instant" });
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    await Promise.allSettled(
      document
        .querySelector("header")!
        .getAnimations()
        .map(({ finished }) => finished),
    );
  }, y);
}

/**
 * What the header looks like: how opaque its background is, from 0 to 1, and how high its padding,
 * in px.
 */
const readAppearance = (page: Page) =>
  header(page).evaluate((node) => {
    const { backgroundColor, paddingTop, paddingBottom } = getComputedStyle(node);
    const alpha = /[/,] ([\d.]+)\)$/.exec(backgroundColor)?.[1] ?? "1";
    return {
      opacity: /transparent|rgba\(0, 0, 0, 0\)/.test(backgroundColor) ? 0 : Number(alpha),
      paddingPx: Number.parseFloat(paddingTop) + Number.parseFloat(paddingBottom),
    };
  });

test("L-01 every page has header, body, footer and a floating chat link, one of each", async ({
  site,
}) => {
  for (const { document, href } of site.pages) {
    for (const part of ["body > header", "body > main", "body footer", ".chat-link"])
      expect(document.querySelectorAll(part), `${part} on ${href}`).toHaveLength(1);
    expect(words(document.querySelector("main")).length, href).toBeGreaterThan(100);
  }
});

test("L-04 L-48 the chat link and the footer's chat link open the chat app with the footer's phone number", async ({
  site,
}) => {
  for (const { document, href } of site.pages) {
    const digits = listHrefs(document, 'footer a[href^="tel:"]').map((address) =>
      address.replaceAll(/\D/g, ""),
    );
    expect(digits, href).toHaveLength(1);
    expect(
      words(document.querySelector('footer a[href^="tel:"]')).replaceAll(/\D/g, ""),
      href,
    ).toBe(digits[0]);
    const url = `https://wa.me/${digits[0]}`;
    expect(listHrefs(document, 'footer a[href*="wa.me"]'), href).toEqual([url]);
    expect(
      listHrefs(document, "a.chat-link").map((chat) => chat?.replace(/\?text=.+$/, "")),
      href,
    ).toEqual([url]);
  }
});

test("L-05 L-06 the header leads to the seven places in order, under /en on English pages", async ({
  site,
}) => {
  for (const page of site.pages)
    expect(
      listHeaderLinks(page).map((link) => link.getAttribute("href")),
      page.href,
    ).toEqual(headerPaths.map((path) => localePath(page.locale, path)));
});

test("L-07 the header calls to the request form", async ({ site }) => {
  for (const { document, locale, href } of site.pages)
    expect(listHrefs(document, "header > .wrap > a.button"), href).toEqual([
      localePath(locale, "/request-service"),
    ]);
});

for (const [width, parts] of [
  [360, 6],
  [390, 6],
  [640, 6],
  [1023, 6],
  [1024, 12],
  [1280, 12],
] as const) {
  for (const locale of locales) {
    test(`L-07 at ${width} px in ${locale} the request button is in the header, on one line like every other part, and nothing overlaps`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 700 });
      await page.goto(localePath(locale, "/about"));
      const boxes = await header(page)
        .locator(".header-home, .nav-link, .icon-button, .header-language, .header-request")
        .filter({ visible: true })
        .evaluateAll((all) =>
          all
            .map((element) => {
              const { left, right, height } = element.getBoundingClientRect();
              return { left, right, height, text: element.textContent!.trim() };
            })
            .sort((a, b) => a.left - b.left),
        );
      expect(boxes).toHaveLength(parts);
      for (const [i, { left, right, height, text }] of boxes.entries()) {
        expect(height, text).toBeLessThanOrEqual(45);
        expect(right, text).toBeLessThanOrEqual(width - 20);
        expect(left, text).toBeGreaterThanOrEqual(i === 0 ? 20 : boxes[i - 1]!.right);
      }
      await expect(header(page).locator(".header-request")).toHaveAccessibleName(
        { ar: "اطلب خدمة", en: "Request a service" }[locale],
      );
    });
  }
}

test("the button beside the address on the home page is on one line", async ({ page }) => {
  for (const locale of locales)
    for (const width of [360, 1440]) {
      await page.setViewportSize({ width, height: 700 });
      await page.goto(localePath(locale, "/"));
      const box = await page.locator(".hero-check .button").boundingBox();
      expect(box!.height, `${locale} ${width}`).toBeLessThanOrEqual(58);
    }
});

test("L-08 L-09 L-10 L-11 L-12 the place that a page belongs to is marked, in the mobile menu too, and home only at home", async ({
  site,
}) => {
  for (const page of site.pages) {
    const own = headerPaths.filter((path) =>
      path === "/" ? page.path === "/" : page.path === path || page.path.startsWith(`${path}/`),
    );
    const expected = own.map((path) => localePath(page.locale, path));
    expect(listCurrent(page), page.href).toEqual(expected);
    expect(listHrefs(page.document, "#menu a[aria-current]"), page.href).toEqual(expected);
  }
  const unmarked = listBothLanguages([
    "/request-service",
    "/privacy-policy",
    "/terms-conditions",
    "/no-such-page",
  ]);
  for (const { locale, path } of unmarked)
    expect(listCurrent(await site.read(locale, path)), path).toEqual([]);
});

test("L-09 the mark can be seen: the link differs by its weight and by a line under it", async ({
  page,
}) => {
  await page.goto("/en/tools/qr-generator");
  const seen = await page
    .getByRole("navigation", { name: "Main" })
    .getByRole("link")
    .evaluateAll((links) =>
      links.map((link) => ({
        text: link.textContent,
        weight: getComputedStyle(link).fontWeight,
        line: getComputedStyle(link, "::after").content !== "none",
      })),
    );
  const standingOut = seen
    .filter(({ weight, line }) => Number(weight) >= 600 && line)
    .map(({ text }) => text);
  expect(standingOut).toEqual(["Tools"]);
  expect(seen.filter(({ weight, line }) => weight === "400" && !line)).toHaveLength(6);
});

test("L-02 the header stays at the top of the window while the page scrolls", async ({ page }) => {
  await page.goto("/en/services/seo");
  for (const y of [0, 300, 2000]) {
    await scrollPage(page, y);
    expect(await header(page).boundingBox()).toMatchObject({ x: 0, y: 0 });
    await expect(header(page)).toBeInViewport();
  }
});

test("L-03 the chat link stays at the bottom right of the window in both languages", async ({
  page,
}) => {
  const { width, height } = page.viewportSize()!;
  for (const locale of locales) {
    await page.goto(localePath(locale, "/about"));
    for (const y of [0, 1500]) {
      await scrollPage(page, y);
      const box = (await page.locator(".chat-link").boundingBox())!;
      expect(width - (box.x + box.width), locale).toBeLessThanOrEqual(32);
      expect(height - (box.y + box.height), locale).toBeLessThanOrEqual(32);
    }
  }
});

test("L-13 L-14 L-15 L-16 the header changes at a scroll of 11 px and not at 10, and changes back", async ({
  page,
}) => {
  await page.goto("/en/about");
  const plain = await readAppearance(page);
  await scrollPage(page, 10);
  expect(await readAppearance(page)).toEqual(plain);
  await scrollPage(page, 11);
  const scrolled = await readAppearance(page);
  expect(scrolled.opacity).toBeGreaterThan(plain.opacity);
  expect(scrolled.opacity).toBeGreaterThan(0.8);
  expect(scrolled.paddingPx).toBeLessThan(plain.paddingPx);
  await scrollPage(page, 10);
  expect(await readAppearance(page)).toEqual(plain);
});

test("L-14 a page that opens further down has the scrolled header at once", async ({ page }) => {
  await page.goto("/en/terms-conditions#part-9");
  await expect(header(page)).toHaveAttribute("data-scrolled", "");
});

test("L-18 L-19 every header has a theme toggle and a language toggle, each with a name", async ({
  site,
}) => {
  for (const { document, locale, href, path } of site.pages) {
    const theme = document.querySelectorAll("header button[data-theme-toggle]");
    expect(
      [...theme].map((button) => button.getAttribute("aria-label")),
      href,
    ).toEqual([
      { ar: "بدّل بين الوضع الفاتح والداكن", en: "Switch between light and dark" }[locale],
    ]);
    const other = locale === "ar" ? "en" : "ar";
    expect(listHrefs(document, "header a[data-language-toggle]"), href).toEqual([
      localePath(other, path),
    ]);
  }
});

test("L-61 L-62 L-63 the wordmark is three groups, each an element of its own, in the letters of the page's language", async ({
  site,
}) => {
  const groups = { ar: ["ر", "ؤ", "ية"], en: ["Ro", "2", "ya"] } as const;
  for (const { document, locale, href } of site.pages) {
    const marks = [...document.querySelectorAll(".wordmark")];
    expect(marks.length, href).toBeGreaterThanOrEqual(2);
    for (const mark of marks) expect([...mark.children].map(words), href).toEqual(groups[locale]);
  }
});

test("L-63 the Arabic groups are side by side from right to left and can be moved one by one", async ({
  page,
}) => {
  await page.goto("/");
  const boxes = await header(page)
    .locator(".wordmark")
    .first()
    .locator("> span")
    .evaluateAll((spans) =>
      spans.map((span) => {
        const { left, right } = span.getBoundingClientRect();
        return { left, right, display: getComputedStyle(span).display };
      }),
    );
  expect(boxes).toHaveLength(3);
  // What is inline cannot be moved by a transform
  for (const { display } of boxes) expect(display).not.toBe("inline");
  expect(boxes[0]!.left).toBeGreaterThanOrEqual(boxes[1]!.right - 1);
  expect(boxes[1]!.left).toBeGreaterThanOrEqual(boxes[2]!.right - 1);
});

test("L-65 to a screen reader the wordmark is one name", async ({ page }) => {
  for (const locale of locales) {
    await page.goto(localePath(locale, "/services"));
    const link = header(page).getByRole("link", { name: brand.name[locale], exact: true });
    await expect(link).toHaveAttribute("href", localePath(locale, "/"));
    await expect(
      header(page).getByRole("img", { name: brand.name[locale], exact: true }),
    ).toHaveCount(1); // the menu's own is closed away
    await expect(link).toMatchAriaSnapshot(
      `- link "${brand.name[locale]}":\n  - /url: ${localePath(locale, "/")}\n  - img "${brand.name[locale]}"`,
    );
  }
});

test("L-64 pointing at the wordmark starts an animation of each group, and leaving it ends them", async ({
  page,
}) => {
  await page.goto("/en");
  const mark = header(page).locator(".wordmark").first();
  const moving = () =>
    mark.evaluate(
      (node) =>
        [...node.children].filter((group) =>
          group.getAnimations().some(({ playState }) => playState === "running"),
        ).length,
    );
  await page.mouse.move(640, 500);
  expect(await moving()).toBe(0);
  await mark.hover();
  await expect.poll(moving).toBe(3);
  await page.mouse.move(640, 500);
  await expect.poll(moving).toBe(0);
});
