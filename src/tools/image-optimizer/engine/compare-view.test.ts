import { expect, test } from "vitest";
import { initialView, moveBy, zoomTo } from "./compare-view.ts";

test("the point under the pointer stays fixed while zooming", () => {
  const view = zoomTo(initialView, 4, 0.25, 0.75);
  expect(view).toEqual({ zoom: 4, x: -0.75, y: -2.25 });
  expect((0.25 - view.x) / view.zoom).toBe(0.25);
});

test("the picture covers its frame after moving and zooming out", () => {
  expect(moveBy(zoomTo(initialView, 2, 0.5, 0.5), 10, -10)).toEqual({ zoom: 2, x: 0, y: -1 });
  expect(zoomTo({ zoom: 8, x: -7, y: 0 }, 1, 0.5, 0.5)).toEqual(initialView);
  expect(moveBy(initialView, 0.3, 0.3)).toEqual(initialView);
});

test("zoom stays between 1 and 8", () => {
  expect(zoomTo(initialView, 100, 0, 0).zoom).toBe(8);
  expect(zoomTo(initialView, 0.1, 0, 0).zoom).toBe(1);
});
