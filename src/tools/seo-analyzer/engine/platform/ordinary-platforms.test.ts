import { expect, test } from "vitest";
import { readOrdinaryPages } from "../../../../../tests/fixtures/ordinary-pages/read-pages.ts";
import { readPage } from "../page/read-page.ts";
import { recognizePlatform } from "./recognize-platform.ts";

/** The platforms of forty pages in the manner of real ones, by the number of the page. */
const platforms: Readonly<Record<string, readonly number[]>> = {
  "wordpress-yoast": [5, 8, 9, 11],
  "wordpress-rank-math": [6, 7, 10],
  wordpress: [12],
  salla: [13, 14, 15, 16],
  zid: [17, 18, 19, 20, 21],
  shopify: [23, 24, 25, 26],
  wix: [27, 28, 29, 30],
  // Pages written by hand (two of them as shops), news, blogs and documents. None names a platform.
  null: [1, 2, 3, 4, 22, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40],
};

test("of forty pages in the manner of real ones each has its platform, or none", () => {
  const found: Record<string, number[]> = {};
  for (const { name, source } of readOrdinaryPages()) {
    const page = readPage(source.html, source.url);
    const id = recognizePlatform({ page, source })?.id ?? "null";
    (found[id] ??= []).push(Number(name.slice(0, 2)));
  }
  expect(found).toEqual(platforms);
});
