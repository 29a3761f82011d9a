import { expect, test } from "vitest";
import {
  cutPolygon,
  insetPolygon,
  createKhatam,
  getMiddle,
  toCartesian,
  splitPolygon,
  rotate,
  type Polygon,
} from "./geometry.ts";

const square: Polygon = [
  [0, 0],
  [10, 0],
  [10, 10],
  [0, 10],
];

function rounded(polygon: Polygon): readonly (readonly number[])[] {
  return polygon.map((point) => point.map((n) => Math.round(n * 1000) / 1000 || 0));
}

test("a khatam is two squares: its inner corners lie on the edges of both", () => {
  const star = createKhatam([0, 0], 10);
  const side = 10 * Math.SQRT1_2;
  expect(star).toHaveLength(16);
  expect(star[0]?.[1]).toBeCloseTo(-10, 9);
  expect(star[1]?.[1]).toBeCloseTo(-side, 9);
});

test("an inset keeps corners sharp and edges parallel, whichever way the polygon runs", () => {
  expect(rounded(insetPolygon(square, 2))).toEqual([
    [2, 2],
    [8, 2],
    [8, 8],
    [2, 8],
  ]);
  expect(rounded(insetPolygon([...square].reverse(), 2))).toEqual([
    [2, 8],
    [8, 8],
    [8, 2],
    [2, 2],
  ]);
});

test("a negative inset grows", () => {
  expect(rounded(insetPolygon(square, -1))[0]).toEqual([-1, -1]);
});

test("a cut keeps what lies inside and puts corners where the line crosses", () => {
  expect(rounded(cutPolygon(square, ([x]) => 4 - x))).toEqual([
    [0, 0],
    [4, 0],
    [4, 10],
    [0, 10],
  ]);
  expect(cutPolygon(square, ([x]) => -1 - x)).toEqual([]);
});

test("a split gives the left part first, seen along the line", () => {
  const [left, right] = splitPolygon(square, [3, 10], [3, 0]);
  expect(getMiddle(left)).toEqual([1.5, 5]);
  expect(getMiddle(right)).toEqual([6.5, 5]);
});

test("a quarter turn takes up to right", () => {
  expect(rounded(rotate([[0, -1]], Math.PI / 2))).toEqual([[1, 0]]);
  expect(rounded([toCartesian([1, 1], 2, 0)])).toEqual([[3, 1]]);
});
