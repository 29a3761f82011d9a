import { expect, test } from "vitest";
import { isAboutSpeed, isSmallGain, orderAdvice } from "./advice.ts";

const advice = (id: string, savedMs = 0, savedBytes = 0) => ({
  id,
  title: id,
  text: "",
  savedMs,
  savedBytes,
  items: [],
});

test("advice is in the order of time and bytes that it saves, then small gains, then other subjects", () => {
  const found = [
    advice("viewport-insight", 300),
    advice("cache-insight", 0, 9_000),
    advice("bootup-time"),
    advice("render-blocking-insight", 640),
  ];
  expect(orderAdvice(found).map(({ id }) => id)).toEqual([
    "render-blocking-insight",
    "bootup-time",
    "cache-insight",
    "viewport-insight",
  ]);
});

test.each([
  [0, 2_048, true],
  [99, 19_999, true],
  [100, 0, false],
  [0, 20_000, false],
  [40, 90_000, false],
  // Nothing was computed, so nothing is said of how much it is.
  [0, 0, false],
])("a saving of %d ms and %d bytes is a small gain: %s", (savedMs, savedBytes, isSmall) => {
  expect(isSmallGain({ savedMs, savedBytes })).toBe(isSmall);
});

test("a page that is not made for phones or opens without HTTPS is no matter of speed", () => {
  expect(
    ["viewport-insight", "http-not-https", "cache-insight"].map((id) => isAboutSpeed({ id })),
  ).toEqual([false, false, true]);
});
