import { expect, test } from "vitest";
import { brand } from "#brand/brand.ts";
import { locales } from "#i18n/messages.ts";
import {
  agencyPlace,
  findNearest,
  landmarks,
  metresPerUnit,
  placeAlong,
  plan,
  project,
  street,
} from "./street-plan.ts";

test("the drawn map and the map on request show the agency at the same place", () => {
  for (const locale of locales)
    expect(new URL(brand.mapUrl[locale]).searchParams.get("q")?.split(",").map(Number)).toEqual(
      agencyPlace,
    );
});

test("the agency lies on the drawn street, about half way from gate to gate", () => {
  expect(findNearest(agencyPlace, street).metres).toBeLessThan(40);
  const [, y] = project(agencyPlace);
  const [north, south] = [project(street[0]!)[1], project(street.at(-1)!)[1]];
  expect((y - north) / (south - north)).toBeCloseTo(0.43, 1);
});

test("both gates of the street are its ends, and every landmark is on the map", () => {
  expect(landmarks.futuh.at).toEqual(street[0]);
  expect(landmarks.zuweila.at).toEqual(street.at(-1));
  for (const { at } of Object.values(landmarks)) {
    const [x, y] = project(at);
    expect(x).toBeGreaterThan(12);
    expect(x).toBeLessThan(plan.width - 12);
    expect(y).toBeGreaterThan(12);
    expect(y).toBeLessThan(plan.height - 12);
  }
});

test("the street is as long as it is in the city, some 1,500 metres", () => {
  const points = placeAlong(street.map(project), 1);
  const length = points
    .slice(1)
    .reduce(
      (sum, [x, y], i) => sum + Math.hypot(x - points[i]![0], y - points[i]![1]) * metresPerUnit,
      0,
    );
  expect(length).toBeGreaterThan(1450);
  expect(length).toBeLessThan(1600);
});

test("stars along a line are the same distance apart and include both ends", () => {
  expect(
    placeAlong(
      [
        [0, 0],
        [3, 0],
        [3, 5],
      ],
      2,
    ),
  ).toEqual([
    [0, 0],
    [2, 0],
    [3, 1],
    [3, 3],
    [3, 5],
  ]);
});
