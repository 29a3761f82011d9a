import { expect, type Page } from "@playwright/test";
import { localePath } from "#i18n/locale.ts";
import { locales, type Locale } from "#i18n/messages.ts";
import { listFilesBelow } from "./support/content-files.ts";
import { listBothLanguages } from "./support/site-map.ts";
import { test, words } from "./support/static-pages.ts";

const stored = (page: Page) => page.evaluate(() => localStorage.getItem("language"));
const getLanguage = (page: Page) =>
  page.evaluate(() => [document.documentElement.lang, document.documentElement.dir]);
const toggle = (page: Page) => page.locator("[data-language-toggle]");

/** A visitor who chose a language before. */
async function rememberLanguage(page: Page, language: string): Promise<void> {
  await page.goto("/en/404-of-the-language-test");
  await page.evaluate((value) => localStorage.setItem("language", value), language);
}

test("T-01 T-09 T-08 a visitor with nothing stored gets Arabic without a prefix and English under /en, and nothing is stored by reading", async ({
  page,
}) => {
  for (const [href, language] of [
    ["/", "ar"],
    ["/services/seo", "ar"],
    ["/en", "en"],
    ["/en/tutorials", "en"],
    ["/contact", "ar"],
  ] as const) {
    await page.goto(href);
    await page.mouse.wheel(0, 800);
    expect((await getLanguage(page))[0]).toBe(language);
    expect(new URL(page.url()).pathname).toBe(href);
  }
  await page.goto("/en/portfolio");
  await page.getByRole("button", { name: "Branding" }).click();
  expect(
    await page.evaluate(() => [localStorage.getItem("language"), localStorage.getItem("theme")]),
  ).toEqual([null, null]);
});

test("T-02 a stored language other than en gives Arabic at an address without prefix", async ({
  page,
}) => {
  for (const language of ["ar", "fr", ""]) {
    await rememberLanguage(page, language);
    await page.goto("/services");
    expect(new URL(page.url()).pathname).toBe("/services");
    expect(await getLanguage(page)).toEqual(["ar", "rtl"]);
  }
});

test("T-03 T-05 a stored en moves every kind of address to its address under /en with its query and hash", async ({
  page,
}) => {
  await rememberLanguage(page, "en");
  const moves = {
    "/": "/en",
    "/services": "/en/services",
    "/tutorials?q=seo#top": "/en/tutorials?q=seo#top",
    "/?a=1#night": "/en?a=1#night",
    "/english-is-no-prefix": "/en/english-is-no-prefix",
  };
  for (const [from, to] of Object.entries(moves)) {
    // The move may end the first navigation before it is over
    await page.goto(from).catch(() => undefined);
    await expect(page).toHaveURL(to);
    expect(await getLanguage(page)).toEqual(["en", "ltr"]);
  }
  expect(await stored(page)).toBe("en");
});

test("T-04 the move to the English page happens before anything is painted", async ({ page }) => {
  await rememberLanguage(page, "en");
  const painted: string[] = [];
  await page.exposeFunction("tellPaint", (what: string) => painted.push(what));
  await page.addInitScript(() => {
    const tellPaint = (window as unknown as { tellPaint: (what: string) => void }).tellPaint;
    new PerformanceObserver((list) =>
      list.getEntries().forEach(({ name }) => tellPaint(`${name} of ${location.pathname}`)),
    ).observe({ type: "paint", buffered: true });
  });
  // Time enough for the Arabic page to be painted if anything of it were to be seen.
  await page.route("**/en/services", async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 700));
    await route.continue();
  });
  await page.goto("/services").catch(() => undefined);
  await expect(page).toHaveURL("/en/services");
  await expect.poll(() => painted).toContain("first-contentful-paint of /en/services");
  expect(painted.filter((what) => !what.endsWith("of /en/services"))).toEqual([]);
});

test("T-04 without a stored language the same page is painted, so that the test above could fail", async ({
  page,
}) => {
  await page.goto("/services");
  await expect
    .poll(() => page.evaluate(() => performance.getEntriesByName("first-contentful-paint").length))
    .toBe(1);
});

test("T-06 T-07 T-08 an /en address stays English for who stored ar, and what is stored stays", async ({
  page,
}) => {
  await rememberLanguage(page, "ar");
  for (const href of ["/en", "/en/services/seo"]) {
    await page.goto(href);
    expect(new URL(page.url()).pathname).toBe(href);
    expect(await getLanguage(page)).toEqual(["en", "ltr"]);
    expect(await stored(page)).toBe("ar");
  }
});

test("T-06 an /en address stays English for who stored nothing", async ({ page }) => {
  await page.goto("/en/about");
  expect(new URL(page.url()).pathname).toBe("/en/about");
  expect(await getLanguage(page)).toEqual(["en", "ltr"]);
});

test("T-12 T-13 the language toggle shows English on Arabic pages and العربية on English ones", async ({
  page,
}) => {
  await page.goto("/about");
  await expect(toggle(page).getByText("English", { exact: true }).first()).toBeVisible();
  await expect(page.getByRole("link", { name: "English", exact: true })).toBeVisible();
  await page.goto("/en/about");
  await expect(toggle(page).getByText("العربية", { exact: true }).first()).toBeVisible();
  await expect(page.getByRole("link", { name: "العربية", exact: true })).toBeVisible();
});

test("B-07 T-16 T-17 the toggle keeps path, query and hash, both ways, and stores a choice that outlives a reload", async ({
  page,
}) => {
  await page.goto("/tutorials?category=seo#content");
  await toggle(page).click();
  await expect(page).toHaveURL("/en/tutorials?category=seo#content");
  expect(await stored(page)).toBe("en");
  await page.reload();
  expect(await stored(page)).toBe("en");
  await page.goto("/contact").catch(() => undefined);
  await expect(page).toHaveURL("/en/contact");

  await page.goto("/en?ref=card#night");
  await toggle(page).click();
  await expect(page).toHaveURL("/?ref=card#night");
  expect(await stored(page)).toBe("ar");
  await page.reload();
  expect(await getLanguage(page)).toEqual(["ar", "rtl"]);
});

test("T-16 on the not-found page too the toggle keeps path, query and hash", async ({ page }) => {
  for (const [from, to] of [
    ["/no-such-page?a=1#b", "/en/no-such-page?a=1#b"],
    ["/en/services/none", "/services/none"],
  ] as const) {
    await page.goto(from);
    await toggle(page).click();
    await expect(page).toHaveURL(to);
  }
});

test("T-16 the toggle takes along what was chosen on the page after it was opened", async ({
  page,
}) => {
  await page.goto("/en/portfolio");
  await page.getByRole("button", { name: "Branding" }).click();
  await toggle(page).click();
  await expect(page).toHaveURL("/portfolio?category=branding");
  await expect(page.getByRole("button", { name: "هويّات" })).toHaveAttribute("aria-pressed", "true");
});

test("T-19 every text of every catalogue is there in Arabic and in English", async () => {
  const files = listFilesBelow(["src"], /(^|-)messages\.ts$/).concat(
    listFilesBelow(["src/site/messages"], /^[a-z]+\.ts$/),
  );
  expect(files.length).toBeGreaterThan(12);
  const wrong: string[] = [];
  let texts = 0;
  for (const file of new Set(files)) {
    const catalogues = (await import(`../../${file}`)) as Record<string, unknown>;
    for (const catalogue of Object.values(catalogues)) {
      for (const { key, ar, en } of findPairs(catalogue)) {
        texts += 1;
        // What is written alike in both, as a unit or a product's name, has no letters of its own
        // language to show.
        if (
          ar.trim() === "" ||
          en.trim() === "" ||
          // A word that a text is about is quoted.
          /[\u0621-\u064a]/.test(en.replace(/“[^”]*”/g, "")) ||
          (/[a-z]{4} [a-z]{2}/i.test(en) && !/[\u0621-\u064a]/.test(ar))
        )
          wrong.push(`${file}: ${key}: ${ar} | ${en}`);
      }
    }
  }
  expect(texts).toBeGreaterThan(250);
  expect(wrong).toEqual([]);
});

/** Every Arabic text with its English one, plural forms one by one. */
function findPairs(
  value: unknown,
  key = "",
): readonly { readonly key: string; readonly ar: string; readonly en: string }[] {
  if (typeof value !== "object" || value === null) return [];
  const { ar, en } = value as { readonly ar?: unknown; readonly en?: unknown };
  if (typeof ar === "string" && typeof en === "string") return [{ key, ar, en }];
  if (typeof ar === "object" && typeof en === "object" && ar !== null && en !== null) {
    const english = Object.values(en as Record<string, string>).join(" ");
    return Object.values(ar as Record<string, string>).map((form) => ({
      key,
      ar: form,
      en: english,
    }));
  }
  return Object.entries(value).flatMap(([name, inner]) => findPairs(inner, `${key}.${name}`));
}

test("T-21 on Arabic pages the layout mirrors, chat link and toasts excepted", async ({ page }) => {
  const { width } = page.viewportSize()!;
  /** Where the middle of a thing lies, from 0 at the left of the window to 1 at the right. */
  const middle = async (selector: string): Promise<number> => {
    const { x, width: own } = (await page.locator(selector).first().boundingBox())!;
    return (x + own / 2) / width;
  };
  const mirrored: Readonly<Record<string, readonly string[]>> = {
    "/": [
      "header .wordmark",
      "header > .wrap > a.button",
      "[data-language-toggle]",
      "main svg.qamariyya",
      "[data-carousel] [data-next]",
    ],
    "/services/seo": ["main aside", "nav ol li a", "main h2"],
    "/tutorials/seo-basics": ["nav[aria-labelledby=contents]", "[data-author] p"],
    "/contact": ["[data-contact-info]", "form[data-lead-form]"],
  };
  for (const [path, things] of Object.entries(mirrored)) {
    const places: Record<Locale, number[]> = { ar: [], en: [] };
    for (const locale of locales) {
      await page.goto(localePath(locale, path));
      for (const thing of things) places[locale].push(await middle(thing));
      const chat = await middle(".chat-link");
      expect(chat, path).toBeGreaterThan(0.9);
    }
    for (const [i, thing] of things.entries()) {
      expect(Math.abs(places.en[i]! - 0.5), `${thing} on ${path} stands at a side`).toBeGreaterThan(
        0.02,
      );
      expect(Math.sign(places.ar[i]! - 0.5), `${thing} on ${path}`).toBe(
        -Math.sign(places.en[i]! - 0.5),
      );
    }
  }
  for (const locale of locales) {
    await page.goto(localePath(locale, "/tutorials/seo-basics"));
    await page.locator("[data-copy-link]").click();
    await expect(page.locator(".toast")).toBeVisible();
    expect(await middle(".toast")).toBeGreaterThan(0.7);
  }
});

test("T-22 arrows that mean forward point left on Arabic pages and right on English ones, and back the other way", async ({
  page,
}) => {
  /** Which way the heads of the arrows point as they are painted: -1 is left. */
  const readDirection = (selector: string) =>
    page.locator(selector).evaluateAll((icons) =>
      icons.flatMap((icon) => {
        if (!icon.checkVisibility()) return [];
        const path = icon.querySelector("path")!;
        const length = path.getTotalLength();
        const points = Array.from({ length: 60 }, (_, i) =>
          path.getPointAtLength((length * i) / 59),
        );
        const wings = points.filter(({ y }) => Math.abs(y - 12) > 2);
        if (wings.length === 0) return [];
        const drawn = Math.sign(wings.reduce((sum, { x }) => sum + x, 0) / wings.length - 12);
        const { transform } = getComputedStyle(icon);
        return [drawn * (transform === "none" ? 1 : Math.sign(new DOMMatrix(transform).a))];
      }),
    );
  for (const { locale, href } of listBothLanguages([
    "/",
    "/tutorials/seo-basics",
    "/portfolio/dawwar",
  ])) {
    await page.goto(href);
    await page.evaluate(() => document.getElementById("menu")!.showPopover());
    const forward = locale === "ar" ? -1 : 1;
    const [forwardIcons, backIcons] = [
      await readDirection(".icon-forward"),
      await readDirection(".icon-back:not(.play-icon)"),
    ];
    expect(forwardIcons.length + backIcons.length, href).toBeGreaterThan(0);
    expect(new Set(forwardIcons), href).toEqual(new Set(forwardIcons.length > 0 ? [forward] : []));
    expect(new Set(backIcons), href).toEqual(new Set(backIcons.length > 0 ? [-forward] : []));
  }
});

test("T-23 e-mail addresses, phone numbers, web addresses and colour codes read left to right inside Arabic text", async ({
  page,
  site,
}) => {
  const samples = /\+\d[\d ]{7,}\d|[\w.+-]+@[\w-]+\.[\w.]+|https?:\/\/[^\s<]+|#[0-9a-f]{6}\b/i;
  const withSamples = site.pages.filter(
    ({ locale, path, document }) =>
      locale === "ar" && (path === "/" || samples.test(words(document.querySelector("main")))),
  );
  expect(withSamples.length).toBeGreaterThan(4);
  for (const { href } of withSamples) {
    await page.goto(href);
    const read = await page.evaluate((source) => {
      const pattern = new RegExp(source, "gi");
      const wrong: string[] = [];
      let seen = 0;
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        const node = texts.currentNode as Text;
        if (node.parentElement!.closest("script, style, template, noscript")) continue;
        for (const match of node.data.matchAll(pattern)) {
          const chars = Array.from(match[0], (_, i) => {
            const range = document.createRange();
            range.setStart(node, match.index + i);
            range.setEnd(node, match.index + i + 1);
            return range.getBoundingClientRect();
          });
          const drawn = chars.filter(({ width }) => width > 0);
          if (drawn.length === 0) continue;
          seen += 1;
          const firstLine = drawn.filter(
            ({ top, height }) => Math.abs(top - drawn[0]!.top) < height / 2,
          );
          if (firstLine.some(({ left }, i) => i > 0 && left < firstLine[i - 1]!.left))
            wrong.push(match[0]);
        }
      }
      return { seen, wrong };
    }, samples.source);
    expect(read.seen, href).toBeGreaterThan(0);
    expect(read.wrong, href).toEqual([]);
  }
});
