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

/**
 * Headings that look like a link, lines whose ink touches the line above it, and a last word alone
 * on its line in a heading of four words or more that has room for it.
 */
async function findHeadingFaults(page: Page): Promise<readonly string[]> {
  return page.evaluate(async () => {
    await document.fonts.ready;
    const context = document.createElement("canvas").getContext("2d")!;
    interface Line {
      readonly middle: number;
      readonly words: string[];
      width: number;
    }

    const readLines = (heading: Element): readonly Line[] => {
      const lines: Line[] = [];
      const texts = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        const text = texts.currentNode as Text;
        // Words for another state of the page have no box.
        if (!text.parentElement!.checkVisibility()) continue;
        for (const word of text.data.matchAll(/\S+/g)) {
          const range = document.createRange();
          range.setStart(text, word.index);
          range.setEnd(text, word.index + word[0].length);
          const box = range.getBoundingClientRect();
          const middle = (box.top + box.bottom) / 2;
          const last = lines.at(-1);
          if (last === undefined || Math.abs(last.middle - middle) > box.height / 3)
            lines.push({ middle, words: [word[0]], width: box.width });
          else {
            last.words.push(word[0]);
            last.width += box.width;
          }
        }
      }
      return lines;
    };

    const findTouchingLine = (lines: readonly Line[], font: string): string | undefined => {
      context.font = font;
      const inks = lines.map(({ words }) => context.measureText(words.join(" ")));
      const touching = lines.findIndex(
        ({ middle }, i) =>
          i > 0 &&
          middle - lines[i - 1]!.middle <
            inks[i]!.actualBoundingBoxAscent + inks[i - 1]!.actualBoundingBoxDescent,
      );
      return touching < 0 ? undefined : lines[touching]!.words.join(" ");
    };

    return [...document.querySelectorAll("main :is(h1, h2, h3, h4)")]
      .filter((heading) => heading.checkVisibility() && heading.closest(".sr-only") === null)
      .flatMap((heading) => {
        const faults: string[] = [];
        const marked = [heading, ...heading.querySelectorAll("*")].find(
          (part) => getComputedStyle(part).textDecorationLine !== "none",
        );
        if (marked !== undefined) faults.push(`"${heading.textContent}" is underlined`);

        const { fontWeight, fontSize, fontFamily } = getComputedStyle(heading);
        const isOneSize = [...heading.children].every(
          (part) => getComputedStyle(part).fontSize === fontSize,
        );
        const lines = readLines(heading);
        if (!isOneSize || lines.length < 2) return faults;
        const touching = findTouchingLine(lines, `${fontWeight} ${fontSize} ${fontFamily}`);
        if (touching !== undefined) faults.push(`"${touching}" touches the line above it`);

        const last = lines.at(-1)!;
        const widest = Math.max(...lines.map(({ width }) => width));
        const words = lines.reduce((sum, line) => sum + line.words.length, 0);
        if (words > 3 && last.words.length === 1 && last.width < 0.4 * widest)
          faults.push(`"${last.words[0]}" is alone on the last line`);
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
