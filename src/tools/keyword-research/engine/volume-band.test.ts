import { expect, test } from "vitest";
import { getVolumeBand, getVolumeLevel, listVolumeBands } from "./volume-band.ts";

test.each([
  [0, [0, 10]],
  [9, [0, 10]],
  [10, [10, 100]],
  [99, [10, 100]],
  [1000, [1000, 10_000]],
  [1_000_000, [1_000_000, 10_000_000]],
] as const)("%i searches are in one band of powers of ten", (volume, band) => {
  expect(getVolumeBand(volume)).toEqual(band);
});

test("the bands of several volumes touch and do not overlap", () => {
  expect(listVolumeBands([4, 30, 2400])).toEqual([
    [0, 10],
    [10, 100],
    [100, 1000],
    [1000, 10_000],
  ]);
  expect(listVolumeBands([300, 500])).toEqual([[100, 1000]]);
  expect(listVolumeBands([])).toEqual([]);
});

test("a bar grows by one step for each power of ten, up to six", () => {
  expect([0, 9, 10, 99, 100, 5000, 10_000, 100_000, 9_000_000].map(getVolumeLevel)).toEqual([
    1, 1, 2, 2, 3, 4, 5, 6, 6,
  ]);
});
