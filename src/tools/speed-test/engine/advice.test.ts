import { expect, test } from "vitest";
import { isAboutSpeed, orderAdvice } from "./advice.ts";

const advice = (id: string, savedMs = 0, savedBytes = 0) => ({
  id,
  title: id,
  text: "",
  savedMs,
  savedBytes,
  items: [],
});

test("advice is in the order of time and bytes that it saves, and what is not about speed comes last", () => {
  const found = [
    advice("viewport-insight", 300),
    advice("cache-insight", 0, 9_000),
    advice("bootup-time"),
    advice("render-blocking-insight", 640),
  ];
  expect(orderAdvice(found).map(({ id }) => id)).toEqual([
    "render-blocking-insight",
    "cache-insight",
    "bootup-time",
    "viewport-insight",
  ]);
});

test("a page that is not made for phones or opens without HTTPS is no matter of speed", () => {
  expect(
    ["viewport-insight", "http-not-https", "cache-insight"].map((id) => isAboutSpeed({ id })),
  ).toEqual([false, false, true]);
});
