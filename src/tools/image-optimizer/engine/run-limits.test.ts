import { expect, test } from "vitest";
import { getRunLimits } from "./run-limits.ts";

const count = (hardwareConcurrency: number, format: "jpeg" | "avif" = "jpeg", hasThreads = true) =>
  getRunLimits({ hardwareConcurrency, deviceMemory: 8 }, { format, hasThreads }).maxPictures;

test("pictures are optimized on all cores but one, four at most, and one at least", () => {
  expect([0, NaN, 1, 2, 3, 4, 8, 64].map((cores) => count(cores))).toEqual([
    1, 1, 1, 2, 2, 3, 4, 4,
  ]);
});

test("AVIF uses every core itself where it has threads", () => {
  expect([count(8, "avif", true), count(8, "avif", false)]).toEqual([1, 4]);
});

test("the memory of the device limits the pixels, that of an unknown one too", () => {
  const getMegapixels = (deviceMemory: number | undefined) =>
    Math.floor(
      getRunLimits({ hardwareConcurrency: 8, deviceMemory }, { format: "jpeg", hasThreads: true })
        .maxPixels / 1e6,
    );
  expect([0.5, 2, 4, undefined, 8].map(getMegapixels)).toEqual([1, 6, 13, 13, 26]);
});
