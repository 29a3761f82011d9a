import { expect, test, type Page } from "@playwright/test";
import { localePath } from "#i18n/locale.ts";
import { locales } from "#i18n/messages.ts";
import { routes } from "./support/site-map.ts";

const windows = [
  { width: 360, height: 640 },
  { width: 1440, height: 900 },
] as const;

/** Pages that one test reads one after the other. */
const pagesPerTest = 22;

test.describe.configure({ mode: "parallel" });

for (const locale of locales) {
  const hrefs = routes.map((path) => localePath(locale, path));
  for (let from = 0; from < hrefs.length; from += pagesPerTest) {
    const some = hrefs.slice(from, from + pagesPerTest);
    test(`headings and tables are set well on ${some[0]} and ${some.length - 1} more pages`, async ({
      browser,
    }) => {
      const context = await browser.newContext({ javaScriptEnabled: false });
      const page = await context.newPage();
      const faults: string[] = [];
      for (const href of some) {
        await page.goto(href);
        for (const viewport of windows) {
          await page.setViewportSize(viewport);
          const found = [...(await findHeadingFaults(page)), ...(await findTableFaults(page))];
          faults.push(...found.map((fault) => `${href} at ${viewport.width}: ${fault}`));
        }
      }
      await context.close();
      expect(faults).toEqual([]);
    });
  }
}

/** Headings that look like a link. */
async function findHeadingFaults(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    return [...document.querySelectorAll("main :is(h1, h2, h3, h4)")]
      .filter((heading) => heading.checkVisibility() && heading.closest(".sr-only") === null)
      .flatMap((heading) => {
        const faults: string[] = [];
        const marked = [heading, ...heading.querySelectorAll("*")].find(
          (part) => getComputedStyle(part).textDecorationLine !== "none",
        );
        if (marked !== undefined) faults.push(`"${heading.textContent}" is underlined`);
        return faults;
      });
  });
}

/** Cells without room around their text, beside the next cell as well as under a line. */
async function findTableFaults(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll("main .prose :is(th, td)")]
      .filter((cell) => {
        const { paddingInlineStart, paddingInlineEnd, paddingBlockStart, paddingBlockEnd } =
          getComputedStyle(cell);
        return [paddingInlineStart, paddingInlineEnd, paddingBlockStart, paddingBlockEnd].some(
          (padding) => Number.parseFloat(padding) < 8,
        );
      })
      .map((cell) => `no room in the cell "${cell.textContent}"`),
  );
}
