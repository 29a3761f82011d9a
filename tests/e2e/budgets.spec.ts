import { expect, test, type Page } from "@playwright/test";
import { locales } from "#i18n/messages.ts";
import { localePath } from "#i18n/locale.ts";
import { routes } from "./support/site-map.ts";

const kb = 1024;
const maxRequests = 12;
const homeBytes = 140 * kb;
const windows = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
] as const;

/** What a page fetched from the moment it was asked for, over an empty cache. */
interface Fetched {
  readonly urls: readonly string[];
  /** As it travelled, headers included. */
  readonly bytes: number;
}

/** Opens a page and waits until it has fetched what it fetches by itself. */
async function open(page: Page, href: string): Promise<Fetched> {
  const network = await page.context().newCDPSession(page);
  await network.send("Network.enable");
  const urls: string[] = [];
  let bytes = 0;
  network.on("Network.requestWillBeSent", ({ request }) => {
    const { protocol, pathname } = new URL(request.url);
    // The browser asks for the icon of its tab when it likes, once for the whole site.
    if (protocol !== "data:" && pathname !== "/icon.svg") urls.push(pathname);
  });
  network.on("Network.loadingFinished", ({ encodedDataLength }) => (bytes += encodedDataLength));
  await page.goto(href, { waitUntil: "networkidle" });
  return { urls, bytes };
}

interface Shift {
  /** The sum over the whole visit. */
  readonly value: number;
  /** What moved, the part of each move before it. */
  readonly moved: readonly string[];
}

/**
 * What moved by itself since the page was opened, while it was read to its end. The header, which
 * shrinks when the reader scrolls, may; and what is sticky follows the scroll: the browser reports
 * now and then that it moved as far as the page was scrolled.
 */
async function layoutShift(page: Page): Promise<Shift> {
  return page.evaluate(async () => {
    type LayoutShift = PerformanceEntry & {
      readonly value: number;
      readonly sources: readonly { readonly node: Node | null }[];
    };
    let value = 0;
    const moved: string[] = [];
    const named = (node: Node | null): string =>
      node instanceof Element
        ? `${node.localName}.${node.classList.value.replaceAll(" ", ".")}`
        : (node?.textContent ?? "gone");
    const isSticky = (node: Element | null): boolean =>
      node !== null &&
      (getComputedStyle(node).position === "sticky" || isSticky(node.parentElement));
    const scrolledAt = performance.now();
    const followsScroll = (node: Node | null, at: number): boolean =>
      node instanceof Element &&
      (node.closest("[data-header]") !== null || (at > scrolledAt && isSticky(node)));
    const watch = (entries: PerformanceEntryList): void => {
      for (const shift of entries as LayoutShift[]) {
        const { sources, startTime } = shift;
        if (sources.length > 0 && sources.every(({ node }) => followsScroll(node, startTime)))
          continue;
        value += shift.value;
        moved.push(
          `${shift.value.toFixed(5)} ${shift.sources.map(({ node }) => named(node)).join(", ")}`,
        );
      }
    };
    const observer = new PerformanceObserver((list) => watch(list.getEntries()));
    observer.observe({ type: "layout-shift", buffered: true });
    for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight / 2) {
      scrollTo(0, y);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    await new Promise((resolve) => setTimeout(resolve, 300));
    watch(observer.takeRecords());
    return { value, moved };
  });
}

test.describe.configure({ mode: "parallel" });

const isReadingPage = (path: string): boolean =>
  !/^\/tools\/.|^\/(contact|request-service)$/.test(path);

/**
 * Pages that one test visits. They are opened one after the other, each while the ones before it
 * are read.
 */
const aVisit = 8;

for (const viewport of windows) {
  const listHrefs = routes.flatMap((path) =>
    (viewport.width < 700 ? locales : [locales[0]]).map((locale) => localePath(locale, path)),
  );
  for (let from = 0; from < listHrefs.length; from += aVisit) {
    const some = listHrefs.slice(from, from + aVisit);
    test(`${some.join(" ")} ask for little and do not move while they load and are read in a window of ${viewport.width} × ${viewport.height}`, async ({
      browser,
    }) => {
      const read: Promise<void>[] = [];
      for (const href of some) {
        const context = await browser.newContext({ viewport });
        const page = await context.newPage();
        expectFew(href, await open(page, href));
        read.push(expectStill(href, page).finally(() => context.close()));
      }
      await Promise.all(read);
    });
  }
}

function expectFew(href: string, { urls, bytes }: Fetched): void {
  const path = href.replace(/^\/en(?=\/|$)/, "") || "/";
  if (isReadingPage(path))
    expect(urls.length, [href, ...urls].join("\n")).toBeLessThanOrEqual(maxRequests);
  if (path === "/") expect(bytes).toBeLessThanOrEqual(homeBytes);
}

async function expectStill(href: string, page: Page): Promise<void> {
  const { value, moved } = await layoutShift(page);
  // To three places, as it is reported everywhere: letters of the fallback font may be a hair
  // wider.
  expect(value.toFixed(3), [href, ...moved].join("\n")).toBe("0.000");
}
