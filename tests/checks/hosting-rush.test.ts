import { expect, test } from "vitest";
import {
  computeQuantile,
  computeWaits,
  drawVisits,
} from "../../content/tutorials/choose-hosting/experiment/rush.ts";

const shop = { workers: 2, buildSeconds: 1, cachedSeconds: null };
const visit = (atSeconds: number, product = 0) => ({ atSeconds, product });

test("a visit waits until one of the workers is free, in the order of arrival", () => {
  const visits = [visit(0), visit(0), visit(0.5), visit(0.5), visit(5)];
  expect(computeWaits(visits, shop)).toEqual([1, 1, 1.5, 1.5, 1]);
});

test("a page is answered from the cache once it was built, and not before", () => {
  const visits = [visit(0), visit(0.5), visit(1), visit(1, 1)];
  expect(computeWaits(visits, { ...shop, cachedSeconds: 0.25 })).toEqual([1, 1, 0.25, 1]);
});

test("an evening is drawn alike each time, in the order of arrival", () => {
  const visits = drawVisits({ visitors: 300, withinSeconds: 10, products: 100 }, 7);
  expect(drawVisits({ visitors: 300, withinSeconds: 10, products: 100 }, 7)).toEqual(visits);
  expect(visits).toHaveLength(300);
  expect(
    visits.every(({ atSeconds }, at) => at === 0 || visits[at - 1]!.atSeconds <= atSeconds),
  ).toBe(true);
  expect(Math.max(...visits.map(({ product }) => product))).toBeLessThan(100);
});

test("a quantile is the nearest rank", () => {
  expect([0.5, 0.95, 1].map((share) => computeQuantile([4, 1, 3, 2], share))).toEqual([2, 4, 4]);
});
