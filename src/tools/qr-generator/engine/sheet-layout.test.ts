import { expect, test } from "vitest";
import { fitName, layOutSheet, paper, sheetSizes, splitIntoPages } from "./sheet-layout.ts";

test.each([
  [20, 80],
  [30, 35],
  [60, 12],
])("a page holds codes of %i mm with names: %i", (codeMm, count) => {
  expect(layOutSheet(codeMm, true).places).toHaveLength(count);
});

test("without names a page holds more codes", () => {
  expect(layOutSheet(20, false).places).toHaveLength(8 * 12);
});

test("codes of every size lie on the page, and apart by room for cuts and names", () => {
  for (let codeMm: number = sheetSizes.min; codeMm <= sheetSizes.max; codeMm += sheetSizes.step)
    for (const hasNames of [true, false]) {
      const { places } = layOutSheet(codeMm, hasNames);
      for (const { x, y } of places) {
        expect(x).toBeGreaterThanOrEqual(1.5);
        expect(x + codeMm).toBeLessThanOrEqual(paper.width - 1.5);
        expect(y).toBeGreaterThanOrEqual(1.5);
        expect(y + codeMm + (hasNames ? 4 : 0)).toBeLessThanOrEqual(paper.height - 1.5);
      }
      const rows = [...new Set(places.map(({ y }) => y))];
      if (rows.length > 1) expect(rows[1]! - rows[0]!).toBeCloseTo(codeMm + (hasNames ? 7 : 3));
    }
});

test("a cut mark lies where cuts meet, half way between codes", () => {
  const { places, marks } = layOutSheet(60, true);
  const [first, second] = places;
  expect(marks.match(/M/g)).toHaveLength(2 * 4 * 5);
  const cut = (first!.x + 60 + second!.x) / 2;
  expect(marks).toContain(`M${cut - 2} ${first!.y - 1.5}h4M${cut} ${first!.y - 3.5}v4`);
});

test("things are distributed over pages in their order", () => {
  expect(splitIntoPages([1, 2, 3, 4, 5], 2)).toEqual([[1, 2], [3, 4], [5]]);
  expect(splitIntoPages([], 2)).toEqual([]);
});

test("a long name ends in an ellipsis and keeps its letters whole", () => {
  const measure = (text: string): number => [...text].length;
  expect(fitName("طاولة 12", 10, measure)).toBe("طاولة 12");
  expect(fitName("طاولة في الشرفة", 10, measure)).toBe("طاولة في…");
  expect(fitName("👨‍👩‍👧👨‍👩‍👧👨‍👩‍👧", 7, measure)).toBe("👨‍👩‍👧…");
});
