import { expect, test } from "vitest";
import { findNext } from "./move-on-map.ts";

// The first page, three one click away in two rows, and one that is filtered away below them.
const places = [
  { x: 50, y: 20 },
  { x: 50, y: 120 },
  { x: 150, y: 120 },
  { x: 50, y: 200 },
  { x: 50, y: 300 },
];
const order = [0, 1, 2, 3];
const move = (key: string, current: number | undefined, isRightToLeft = false) =>
  findNext(key, { order, places, current, isRightToLeft });

test("up and down lead to the nearest page of the next row, and stop at the last one", () => {
  expect([0, 1, 2, 3].map((page) => move("ArrowDown", page))).toEqual([1, 3, 3, undefined]);
  expect([0, 1, 2, 3].map((page) => move("ArrowUp", page))).toEqual([undefined, 0, 0, 1]);
  expect(move("ArrowDown", undefined)).toBe(0);
});

test("left and right follow the direction of reading", () => {
  expect(move("ArrowRight", 1)).toBe(2);
  expect(move("ArrowLeft", 1, true)).toBe(2);
  expect(move("ArrowLeft", 1)).toBe(0);
  expect(move("ArrowRight", 0, true)).toBeUndefined();
});

test("Home and End lead to the ends, and other keys nowhere", () => {
  expect([move("Home", 2), move("End", 0), move("a", 0)]).toEqual([0, 3, undefined]);
});
