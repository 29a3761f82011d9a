import { expect, test } from "vitest";
import {
  toClosedPath,
  toFilledStarsPath,
  toStarOutlinesPath,
  joinLengths,
  formatLength,
} from "./path.ts";

test("numbers keep one decimal at most and lose what SVG does not need", () => {
  expect([12, 12.04, 0.5, -0.5, -0.01, 3.16].map(formatLength)).toEqual([
    "12",
    "12",
    ".5",
    "-.5",
    "0",
    "3.2",
  ]);
  expect(joinLengths(1, -2, 0.5)).toBe("1-2 .5");
});

test("a polygon is written as a start and steps", () => {
  expect(
    toClosedPath([
      [1, 1],
      [4, 1],
      [4, 3],
    ]),
  ).toBe("M1 1l3 0 0 2z");
});

test("the next polygon begins by a step from the one before", () => {
  expect(
    toClosedPath(
      [
        [1, 1],
        [4, 1],
        [4, 3],
      ],
      [
        [11, 1],
        [14, 1],
        [14, 3],
      ],
    ),
  ).toBe("M1 1l3 0 0 2zm10 0l3 0 0 2z");
});

test("steps do not add up their rounding: the hundredth polygon is where it should be", () => {
  const path = toClosedPath(
    ...Array.from(
      { length: 100 },
      (_, i) =>
        [
          [i * 0.26, 0],
          [i * 0.26 + 1, 0],
          [i * 0.26, 1],
        ] as const,
    ),
  );
  const travelled = [...path.matchAll(/[Mm](-?[\d.]+)/g)].reduce(
    (sum, [, step]) => sum + Number(step),
    0,
  );
  expect(travelled).toBeCloseTo(99 * 0.26, 1);
});

test("a filled star is two squares, an outlined one a single line of sixteen corners", () => {
  expect(toFilledStarsPath([[0, 0]], 10)).toBe(
    "M0-10l10 10-10 10-10-10zm7.1 2.9l0 14.2-14.2 0 0-14.2z",
  );
  expect(toStarOutlinesPath([[0, 0]], 10).match(/z/g)).toHaveLength(1);
});
