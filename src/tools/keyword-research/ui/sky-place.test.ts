import { expect, test } from "vitest";
import { createRow } from "../engine/keyword-rows.fixture.ts";
import { placeKeywordStars, rankStars } from "../engine/keyword-stars.ts";
import { starRadius } from "./NumberedStar.tsx";
import { laneLabelHeight, placeMarks } from "./sky-place.ts";

/** As many phrases as every variant of a keyword has, most of them with few searches. */
const rows = Array.from({ length: 200 }, (_, i) =>
  createRow(Math.round(9000 / (i + 1)), [62, 29, 45, 30, 0, 59, 14, 19, 31, 28][i % 10]!, {
    keyword: `phrase ${i}`,
  }),
);

test.each([
  ["a phone", { width: 320, height: 376 }],
  ["a desktop", { width: 700, height: 400 }],
])("every variant is a picture of a dozen stars that do not touch, on %s", (_, size) => {
  const { stars, columns } = placeKeywordStars(rows);
  const marks = placeMarks(rankStars(stars, ["phrase 0"]), columns, "ar", size);
  expect(marks).toHaveLength(12);
  expect(marks[0]!.star.row.keyword).toBe("phrase 0");
  const near = marks.flatMap((a, i) =>
    marks
      .slice(i + 1)
      .filter((b) => Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y)) < 2 * starRadius + 3.9)
      .map((b) => [a.x, a.y, b.x, b.y].map(Math.round).join()),
  );
  expect(near).toEqual([]);
  // No star is cut by a border, or covers the words of its lane.
  for (const { x, y, left, right, top, bottom } of marks) {
    expect(Math.min(x - left, right - x, y - top, bottom - y)).toBeGreaterThanOrEqual(starRadius);
    expect(bottom - top).toBeLessThan(size.height - laneLabelHeight);
  }
});
