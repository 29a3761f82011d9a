import { expect, test } from "vitest";
import { isUnusual, rateDelay } from "./rate-connection.ts";

test.each([
  ["latency", 75, "good"],
  ["latency", 76, "average"],
  ["latency", 151, "poor"],
  ["jitter", 40, "good"],
  ["jitter", 41, "average"],
  ["jitter", 81, "poor"],
  ["loaded", 150, "good"],
  ["loaded", 300, "average"],
  ["loaded", 301, "poor"],
] as const)("%s of %d ms is %s", (figure, ms, band) => {
  expect(rateDelay(figure, ms)).toBe(band);
});

test("an upload of over ten times the download is unusual", () => {
  expect(isUnusual({ downloadMbps: 2, uploadMbps: 20 })).toBe(false);
  expect(isUnusual({ downloadMbps: 2, uploadMbps: 20.1 })).toBe(true);
});
