import { expect, test } from "vitest";
import { createRow } from "../engine/keyword-rows.fixture.ts";
import { placeKeywordStars, rankStars } from "../engine/keyword-stars.ts";
import { getMarkRadius, placeMarks, plot } from "./sky-place.ts";

/** As many phrases as every variant of a keyword has, most of them with few searches. */
const rows = Array.from({ length: 200 }, (_, i) =>
  createRow(Math.round(9000 / (i + 1)), [62, 29, 45, 30, 0, 59, 14, 19, 31, 28][i % 10]!, {
    keyword: `phrase ${i}`,
  }),
);

test.each([
  ["a phone", { width: 320, height: 352, fontFamily: "" }, 12],
  ["a desktop", { width: 1200, height: 416, fontFamily: "" }, 20],
])("every variant is a picture of few stars with space between them, on %s", (_, size, max) => {
  const { stars, columns } = placeKeywordStars(rows);
  const marks = placeMarks(rankStars(stars, ["phrase 0"]), columns, "ar", size);
  expect(marks.length).toBeLessThanOrEqual(max);
  expect(marks.length).toBeGreaterThan(4);
  expect(marks.flatMap((mark) => mark.stars)).toHaveLength(200);
  const near = marks.flatMap((a, i) =>
    marks
      .slice(i + 1)
      .filter((b) => Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y)) < 47.9)
      .map((b) => [a.x, a.y, b.x, b.y].map(Math.round).join()),
  );
  expect(near).toEqual([]);
  // No star is cut by the lines above and below.
  for (const mark of marks) {
    const radius = getMarkRadius(mark, "phrase 0");
    expect(mark.y - radius).toBeGreaterThanOrEqual((size.height * plot.top) / 100);
    expect(mark.y + radius).toBeLessThanOrEqual((size.height * plot.bottom) / 100);
  }
});
