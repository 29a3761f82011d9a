import { expect, test, type Page } from "@playwright/test";
import { brand } from "#brand/brand.ts";
import { localePath } from "#i18n/locale.ts";
import { locales, type Locale } from "#i18n/messages.ts";
import { tools } from "#tools/catalogue.ts";
import { createSixRows, stubKeywords, words } from "./support/keywords.ts";
import { browserResult, stubShortBandwidth, stubTests } from "./support/speed-stub.ts";

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

/** The rest after which the page places the link, as src/site/scripts/place-chat-link.ts has it. */
const restMs = 150;

/**
 * Makes the rests of a page as short as a task: a walk over hundreds of places would be waiting
 * otherwise. What the page does after a rest stays the same.
 */
async function shortenRests(page: Page): Promise<void> {
  await page.addInitScript((shortenedMs) => {
    const { setTimeout } = globalThis;
    const shorten = (run: TimerHandler, ms?: number, ...others: unknown[]): number =>
      setTimeout(run, ms === shortenedMs ? 0 : ms, ...others);
    globalThis.setTimeout = shorten as typeof globalThis.setTimeout;
  }, restMs);
}

/**
 * Scrolls through a page whose rests are short, and rests at several places.
 * @returns what the link covers there, and at how many places it is shown
 */
function restAtPlaces(page: Page, places: number): Promise<{ covered: string[]; shown: number }> {
  return page.evaluate(async (count) => {
    const link = document.querySelector<HTMLElement>(".chat-link")!;
    const covered: string[] = [];
    let shown = 0;
    const waitFor = (start: (done: () => void) => unknown): Promise<void> =>
      new Promise((resolve) => void start(() => resolve()));
    // The module that places the link is fetched at the first movement.
    // A window that the machine has no time for may get no frame at all for a while.
    const waitForFrame = (): Promise<void> =>
      waitFor((done) => {
        requestAnimationFrame(done);
        setTimeout(done, 1_000);
      });
    const isPlaced = (): boolean =>
      performance.getEntriesByType("resource").some(({ name }) => name.includes("place-chat-link"));
    while (!isPlaced()) {
      document.body.dispatchEvent(new PointerEvent("pointerover", { bubbles: true }));
      await waitFor((done) => setTimeout(done, 10));
    }
    const end = document.documentElement.scrollHeight - innerHeight;
    for (let i = 0; i < count; i += 1) {
      const y = Math.round((end * i) / (count - 1));
      scrollTo({ top: y, behavior: "instant" });
      // The page hears of the scroll by the next frame, and places the link a task later.
      await waitForFrame();
      await waitForFrame();
      await waitFor((done) => setTimeout(done, 5));
      if (getComputedStyle(link).pointerEvents === "none") continue;
      shown += 1;
      covered.push(...listCovered().map((what) => `${what} at ${y} px`));
    }
    return { covered, shown };

    function listCovered(): string[] {
      const own = link.getBoundingClientRect();
      const meets = (box: DOMRect): boolean =>
        box.width > 0 &&
        Math.min(box.right, own.right) - Math.max(box.left, own.left) > 0.5 &&
        Math.min(box.bottom, own.bottom) - Math.max(box.top, own.top) > 0.5;
      const controls = "a, button, input, select, textarea, summary, label";
      const drawings = "svg, canvas, img:not(.floor-light), [role=img], .service-mark, .step-mark";
      const found = [...document.querySelectorAll(`${controls}, ${drawings}, td, th, .prose li`)]
        .filter((element) => !link.contains(element))
        .filter((element) => listBoxes(element).some(meets))
        .map((element) => `${element.localName} "${element.textContent?.trim().slice(0, 30)}"`);
      for (const element of document.querySelectorAll("main *, footer *")) {
        for (const text of element.childNodes) {
          if (text.nodeType !== Node.TEXT_NODE || text.textContent!.trim() === "") continue;
          const range = document.createRange();
          range.selectNode(text);
          for (const line of range.getClientRects())
            if (meets(line)) found.push(`"${text.textContent!.trim().slice(0, 30)}"`);
        }
      }
      return found;
    }

    /** The boxes of an element; those of an item with the mark before its text. */
    function listBoxes(element: Element): readonly DOMRect[] {
      const markPx = element.localName === "li" ? 20 : 0;
      return [...element.getClientRects()].map(
        ({ x, y, width, height }) => new DOMRect(x - markPx, y, width + 2 * markPx, height),
      );
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
        await shortenRests(page);
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

const measuredUrl = "https://shop.example/";

/** Pages whose texts and controls are close together, as they are after they were used. */
const usedPages: readonly (readonly [string, (page: Page, locale: Locale) => Promise<void>])[] = [
  ["/tutorials/passwords-for-teams", () => Promise.resolve()],
  ["/services/web-design", () => Promise.resolve()],
  ["/tools/color-palette", (page) => page.locator(".pal-light").last().waitFor()],
  ["/tools/qr-generator", (page) => page.locator("astro-island:not([ssr]) .qr-code").waitFor()],
  [
    `/tools/speed-test?id=${encodeURIComponent(measuredUrl)}`,
    (page) => page.locator(".kit-offer").waitFor(),
  ],
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
    await shortenRests(page);
    for (const locale of locales)
      for (const [path, use] of usedPages) {
        await stubKeywords(page, { search: createSixRows(locale) });
        await stubTests(page, { [measuredUrl]: browserResult });
        await stubShortBandwidth(page);
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
