import { readFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import { dist, listFaults, pages, type BuiltPage } from "./site.ts";

const titles = JSON.parse(readFileSync("content/share/titles.json", "utf8")) as Readonly<
  Record<string, string>
>;
const meta = ({ document }: BuiltPage, property: string): string =>
  document.querySelector(`meta[property="${property}"]`)?.getAttribute("content") ?? "";
const getFile = (page: BuiltPage): string => join(dist, new URL(meta(page, "og:image")).pathname);

test("T-39 every page is shared with a picture of its own of 1200 × 630, light enough for a chat to fetch", async () => {
  const faults = await Promise.all(
    pages.map(async (page) => {
      const file = readFileSync(getFile(page));
      const { width, height, format } = await sharp(file).metadata();
      const isRight =
        width === 1200 && height === 630 && format === "jpeg" && file.length < 150_000;
      return isRight
        ? []
        : [`${page.address}: ${format} of ${width} × ${height}, ${file.length} bytes`];
    }),
  );
  expect(faults.flat()).toEqual([]);
  const pagesByFile = Map.groupBy(pages, getFile);
  const borrowed = [...pagesByFile.values()].filter((sharing) => sharing.length > 1);
  // `npm run pictures -- --share PATH` draws the picture of a new page.
  expect(borrowed.map((sharing) => sharing.map(({ address }) => address))).toEqual([]);
});

test("T-39 the picture carries the title that the page has today: `npm run pictures -- --share` draws it again", () => {
  expect(
    listFaults(pages, (page) =>
      titles[page.address] === meta(page, "og:title")
        ? []
        : [`${meta(page, "og:title")}, drawn as ${titles[page.address]}`],
    ),
  ).toEqual([]);
});

/**
 * The margins about the words, from the side where a line of the language begins, in pixels: a word
 * that was cut would lie in one.
 */
const margins = {
  side: { left: 0, top: 0, width: 48, height: 610 },
  top: { left: 0, top: 0, width: 480, height: 48 },
  foot: { left: 0, top: 572, width: 480, height: 36 },
} as const;
/** What JPEG does to plain colour, of 255. */
const tolerance = 6;

test("no picture cuts its words: the margins about them are plain", async () => {
  const faults = await Promise.all(
    pages.flatMap((page) =>
      Object.entries(margins).map(async ([name, { left, ...box }]) => {
        const isEnglish = page.document.documentElement.lang === "en";
        const raw = await sharp(getFile(page))
          .extract({ ...box, left: isEnglish ? left : 1200 - left - box.width })
          .greyscale()
          .raw()
          .toBuffer();
        return Math.max(...raw) - Math.min(...raw) > tolerance ? [`${page.address}: ${name}`] : [];
      }),
    ),
  );
  expect(faults.flat()).toEqual([]);
});
