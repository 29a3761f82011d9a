import { setTimeout as wait } from "node:timers/promises";
import { expect, test } from "@playwright/test";
import { localePath } from "#i18n/locale.ts";
import { locales, type Locale } from "#i18n/messages.ts";
import { routes } from "./support/site-map.ts";

const paths = ["/", "/services", "/tutorials/seo-basics", "/tools/keyword-research", "/contact"];
const delaysMs = [0, 1_000, 5_000];

/** Serves the fonts so much later than everything else, as a slow line may. */
for (const delayMs of delaysMs)
  test(`nothing moves, the header included, when the fonts arrive ${delayMs} ms late`, async ({
    browser,
  }) => {
    const visits = locales.flatMap((locale) => paths.map((path) => localePath(locale, path)));
    await Promise.all(
      visits.map(async (href) => {
        const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
        const page = await context.newPage();
        const arrived: string[] = [];
        await page.route("**/*.woff2", async (route) => {
          await wait(delayMs);
          await route.continue();
          arrived.push(route.request().url());
        });
        await page.addInitScript(recordShifts);
        await page.goto(href);
        await expect.poll(() => arrived.length, { message: href }).toBeGreaterThan(0);
        await page.evaluate(() => document.fonts.ready);
        await page.waitForTimeout(300);
        const shifts = await page.evaluate(
          () => (window as unknown as { shifts: readonly string[] }).shifts,
        );
        expect(shifts, href).toEqual([]);
        await context.close();
      }),
    );
  });

for (const [locale, own] of Object.entries({ ar: "arabic", en: "language-name" }) as [
  Locale,
  string,
][])
  test(`a page in ${locale} fetches the fonts that it preloads and no other`, async ({ page }) => {
    const fetched = new Set<string>();
    page.on("request", (request) => {
      if (request.resourceType() === "font") fetched.add(request.url());
    });
    for (const path of paths) {
      const href = localePath(locale, path);
      fetched.clear();
      await page.goto(href);
      await page.evaluate(() => document.fonts.ready);
      const names = [...fetched].map((url) => /readex-pro-([a-z-]+)\./.exec(url)?.[1]);
      expect.soft(names.toSorted(), path).toEqual([own, "latin"].toSorted());
    }
  });

test("nothing of the first screen moves when the rest of its page arrives", async ({ browser }) => {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    javaScriptEnabled: false,
  });
  const page = await context.newPage();
  for (const locale of locales)
    for (const path of routes) {
      const href = localePath(locale, path);
      await page.goto(href);
      await page.evaluate(() => document.fonts.ready);
      expect.soft(await page.evaluate(listMoves), href).toEqual([]);
    }
  await context.close();
});

/**
 * Runs in the page: takes away its end, element by element, and lists what was elsewhere before
 * the rest was there, as it is painted while a slow line still delivers the page.
 */
function listMoves(): string[] {
  const leaves = [...document.body.querySelectorAll("*")].filter(
    (element) =>
      (element.matches("svg") || element.childElementCount === 0) &&
      !element.parentElement?.closest("svg") &&
      element.checkVisibility({ opacityProperty: true }),
  );
  const first = leaves
    .map((element) => ({ element, place: getPlace(element) }))
    .filter(({ place }) => place.top < window.innerHeight);
  return first.toReversed().flatMap(({ element, place }) => {
    for (let node: Node | null = element; node && node !== document.body; node = node.parentNode)
      while (node.nextSibling) node.nextSibling.remove();
    // What waits for the rest of its group is not painted yet.
    if (!element.checkVisibility({ visibilityProperty: true })) return [];
    const before = getPlace(element);
    const isMoved =
      Math.abs(before.top - place.top) >= 1 ||
      (!isInLine(element) && Math.abs(before.start - place.start) >= 1);
    return isMoved ? [`${element.outerHTML.slice(0, 80)}: ${JSON.stringify([before, place])}`] : [];
  });

  /** Where an element begins, as the page is read. */
  function getPlace(element: Element): { readonly top: number; readonly start: number } {
    const { top, left, right } = element.getBoundingClientRect();
    return { top, start: document.documentElement.dir === "rtl" ? right : left };
  }

  /** Whether an element is part of a line of text or of one control, which grow on arrival. */
  function isInLine(element: Element): boolean {
    const control = element.closest("a, button, label");
    return (
      getComputedStyle(element).display === "inline" || (control !== null && control !== element)
    );
  }
}

/** Runs in the page: lists what moves, and from which box to which, in `window.shifts`. */
function recordShifts(): void {
  type LayoutShift = PerformanceEntry & {
    readonly value: number;
    readonly sources: readonly {
      readonly node: Node | null;
      readonly previousRect: DOMRectReadOnly;
      readonly currentRect: DOMRectReadOnly;
    }[];
  };
  const shifts: string[] = [];
  Object.assign(window, { shifts });
  const toText = ({ x, y, width, height }: DOMRectReadOnly) => [x, y, width, height].join(" ");
  new PerformanceObserver((list) => {
    for (const { value, startTime, sources } of list.getEntries() as LayoutShift[]) {
      const moved = sources.map(
        ({ node, previousRect, currentRect }) =>
          `${node?.nodeName} ${(node?.textContent ?? "").slice(0, 30)}: ${toText(previousRect)} → ${toText(currentRect)}`,
      );
      shifts.push(`${value} at ${Math.round(startTime)} ms: ${moved.join("; ")}`);
    }
  }).observe({ type: "layout-shift", buffered: true });
}
