import { expect, test, type Page } from "@playwright/test";
import { brand } from "#brand/brand.ts";
import { localePath } from "#i18n/locale.ts";
import { locales, type Locale } from "#i18n/messages.ts";
import { tools } from "#tools/catalogue.ts";
import { createSixRows, stubKeywords, words } from "./support/keywords.ts";

const chatLink = (page: Page) => page.locator(".chat-link");

const paths = [
  "/",
  "/services",
  "/services/seo",
  "/tutorials/seo-basics",
  "/contact",
  "/request-service",
  ...tools.map(({ slug }) => `/tools/${slug}`),
];
/** At how many places of a page the link is looked at. */
const maxPlaces = 9;
/** How many pages are looked at side by side: the time goes to resting. */
const pagesAtOnce = 3;

/**
 * Scrolls through a page and rests at several places.
 * @returns what the link covers there, and at how many places it is shown
 */
function restAtPlaces(page: Page, places: number): Promise<{ covered: string[]; shown: number }> {
  return page.evaluate(async (count) => {
    const link = document.querySelector<HTMLElement>(".chat-link")!;
    const covered: string[] = [];
    let shown = 0;
    const rest = (ms: number): Promise<void> =>
      new Promise((resolve) => void setTimeout(resolve, ms));
    // The module that places the link is fetched at the first movement.
    document.body.dispatchEvent(new PointerEvent("pointerover", { bubbles: true }));
    await rest(350);
    const end = document.documentElement.scrollHeight - innerHeight;
    for (let i = 0; i < count; i += 1) {
      const y = Math.round((end * i) / (count - 1));
      scrollTo({ top: y, behavior: "instant" });
      // The page hears of the scroll by the next frame, and places the link 150 ms later.
      await new Promise(requestAnimationFrame);
      await new Promise(requestAnimationFrame);
      await rest(160);
      if (getComputedStyle(link).pointerEvents === "none") continue;
      shown += 1;
      covered.push(...listCovered().map((what) => `${what} at ${y} px`));
    }
    return { covered, shown };

    function listCovered(): string[] {
      const own = link.getBoundingClientRect();
      const meets = (box: DOMRect, byPx = 0.5): boolean =>
        box.width > 0 &&
        Math.min(box.right, own.right) - Math.max(box.left, own.left) > byPx &&
        Math.min(box.bottom, own.bottom) - Math.max(box.top, own.top) > byPx;
      const found = [
        ...document.querySelectorAll("a, button, input, select, textarea, summary, .service-mark"),
      ]
        .filter((control) => control !== link && [...control.getClientRects()].some(meets))
        .map((control) => `${control.localName} "${control.textContent?.trim()}"`);
      for (const element of document.querySelectorAll("main *, footer *")) {
        for (const text of element.childNodes) {
          if (text.nodeType !== Node.TEXT_NODE || text.textContent!.trim() === "") continue;
          const range = document.createRange();
          range.selectNode(text);
          for (const line of range.getClientRects())
            if (meets(line, 5)) found.push(`"${text.textContent!.trim().slice(0, 30)}"`);
        }
      }
      return found;
    }
  }, places);
}

for (const [width, height] of [
  [360, 640],
  [768, 1024],
] as const) {
  for (const locale of locales) {
    test(`L-03 at ${width} px in ${locale} the chat link at rest covers neither a control nor text`, async ({
      browser,
    }) => {
      test.slow();
      const waiting = [...paths];
      const shownOn: string[] = [];
      const readSome = async (): Promise<void> => {
        // Pages of one context are tabs of one window, and those behind another get few frames.
        const context = await browser.newContext({ viewport: { width, height } });
        const page = await context.newPage();
        for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
          await page.goto(localePath(locale, path));
          const { covered, shown } = await restAtPlaces(page, maxPlaces);
          expect(covered, path).toEqual([]);
          if (shown > 0) shownOn.push(path);
        }
        await context.close();
      };
      await Promise.all(Array.from({ length: pagesAtOnce }, readSome));
      expect(shownOn.length).toBeGreaterThan(paths.length / 3);
    });
  }
}

/** Pages whose texts and controls are close together, as they are after they were used. */
const usedPages: readonly (readonly [string, (page: Page, locale: Locale) => Promise<void>])[] = [
  ["/tutorials/passwords-for-teams", () => Promise.resolve()],
  [
    "/tools/password-checker",
    async (page) => {
      await page.locator("astro-island:not([ssr]) .pw-input").waitFor();
      await page.locator(".pw-actions .button").first().click();
    },
  ],
  [
    "/tools/keyword-research",
    async (page, locale) => {
      await page.locator("astro-island:not([ssr]) .kr-form input").fill(words[locale][0]);
      await page.locator(".kr-form .kit-work").click();
      await page.locator(".kr-table").waitFor();
    },
  ],
];

for (const [width, height] of [
  [360, 640],
  [768, 1024],
] as const)
  test(`L-03 at ${width} px the chat link gives way at every place of an article and of results`, async ({
    page,
  }) => {
    test.slow();
    await page.setViewportSize({ width, height });
    for (const locale of locales)
      for (const [path, use] of usedPages) {
        await stubKeywords(page, { search: createSixRows(locale) });
        await page.goto(localePath(locale, path));
        await use(page, locale);
        const { covered, shown } = await restAtPlaces(page, 40);
        expect(covered, `${locale} ${path}`).toEqual([]);
        // Somewhere, at the latest at the end, there is room.
        expect(shown, `${locale} ${path}`).toBeGreaterThan(0);
      }
  });

test("L-03 the chat link goes while the page scrolls down and comes back on the way up", async ({
  page,
}) => {
  await page.goto("/en/about");
  await expect(chatLink(page)).toHaveCSS("pointer-events", "none");
  await page.mouse.move(400, 400);
  await expect(chatLink(page)).toHaveAttribute("data-shown", "");
  await page.evaluate(() => scrollTo({ top: 40, behavior: "instant" }));
  await expect(chatLink(page)).toHaveCSS("pointer-events", "none");
  await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
  await expect(chatLink(page)).toHaveCSS("pointer-events", "auto");
});

test("L-03 the keyboard reaches the chat link wherever it is hidden, and sees it", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto("/services/seo");
  const link = chatLink(page);
  await link.evaluate((element) => element.removeAttribute("data-shown"));
  await link.focus();
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Tab");
  await expect(link).toBeFocused();
  await expect(link).toHaveCSS("opacity", "1");
});

const prefilled: readonly (readonly [string, Readonly<Record<Locale, string>>])[] = [
  ["/services/seo", { ar: "خدمة", en: "your service" }],
  ["/tools/qr-generator", { ar: "أداة", en: "your tool" }],
  ["/portfolio/dawwar", { ar: "مشروع", en: "your project" }],
  ["/tutorials/seo-basics", { ar: "درس", en: "your tutorial" }],
];

for (const locale of locales) {
  test(`L-04 in ${locale} the chat link is WhatsApp's by its name, and its message names the page`, async ({
    page,
  }) => {
    for (const [path, words] of prefilled) {
      await page.goto(localePath(locale, path));
      const title = await page.locator('meta[property="og:title"]').getAttribute("content");
      const url = new URL((await chatLink(page).getAttribute("href"))!);
      expect(url.origin + url.pathname).toBe(`https://wa.me/${brand.phone.digits}`);
      expect(url.searchParams.get("text")).toContain(words[locale]);
      expect(url.searchParams.get("text")).toContain(title!);
      await expect(chatLink(page)).toHaveAccessibleName(
        { ar: "راسلنا على واتساب", en: "Message us on WhatsApp" }[locale],
      );
    }
  });
}
