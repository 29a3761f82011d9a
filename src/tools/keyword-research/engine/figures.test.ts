import { expect, test } from "vitest";
import { AppError } from "#base/app-error.ts";
import { InvalidInput } from "#base/invalid-input.ts";
import { RateLimitError } from "#base/rate-limit-error.ts";
import { pick } from "#i18n/messages.ts";
import type { Cell } from "../contract.ts";
import { formatAsOf, formatBid, formatPrice, formatSource, formatVolume } from "./figures.ts";
import { getFailureText } from "../ui/failure-text.ts";
import { toolMessages } from "../tool-messages.ts";

const [ar, en] = [pick(toolMessages, "ar"), pick(toolMessages, "en")];
const cell = (value: number | null, more: Partial<Cell> = {}): Cell => ({
  value,
  range: null,
  source: "embedded",
  certainty: "estimated",
  asOf: null,
  ...more,
});

test("K-10 a counted volume is shown as its number, an estimated one as its range", () => {
  expect(formatVolume(cell(2400, { certainty: "counted" }), en, "en")).toBe("2,400");
  expect(formatVolume(cell(0, { certainty: "counted" }), en, "en")).toBe("0");
  expect(formatVolume(cell(5500, { range: [1000, 10_000] }), en, "en")).toBe("1K–10K");
  expect(formatVolume(cell(300, { range: [100, 1000] }), ar, "ar")).toBe("100–1,000");
  expect(formatVolume(cell(300, { range: [100, 1000], certainty: "ranged" }), en, "en")).toBe(
    "100–1K",
  );
  expect(formatVolume(cell(3000, { range: [3000, 3000] }), en, "en")).toBe("3K");
  expect(formatVolume(cell(3000), en, "en")).toBe("3K");
  expect(formatVolume(cell(null), en, "en")).toBeNull();
});

test("a range from zero is its bound", () => {
  expect(formatVolume(cell(4, { range: [0, 100] }), en, "en")).toBe("Under 100");
  expect(formatVolume(cell(4, { range: [0, 100] }), ar, "ar")).toBe("أقل من 100");
});

test("K-12 a price is in dollars, that of a file in its own currency, and an unknown one is not shown", () => {
  expect(formatPrice(cell(1.2))).toBe("$1.20");
  expect(formatPrice(cell(0.8, { range: [0.4, 1.2] }))).toBe("$0.40–1.20");
  expect(formatPrice(cell(null))).toBeNull();
  expect(formatBid({ span: [5.16, 23.53], currency: "EGP" })).toBe("EGP 5.16–23.53");
  expect(formatBid({ span: [3, 3], currency: "SAR" })).toBe("SAR 3.00");
});

test("K-22 a source is named with its day or month", () => {
  expect(formatSource("dataforseo", "2026-10", en, "en")).toBe("DataForSEO, October 2026");
  expect(formatSource("embedded", null, en, "en")).toBe(
    "Our estimate, from how common the words are",
  );
  expect(formatAsOf("ar", "2026-11-21T12:00:00.000Z")).toBe("21 نوفمبر 2026");
});

test.each([
  [
    new AppError("offline", "x"),
    "We could not reach the server. Check your connection and try again.",
  ],
  [new AppError("busy", "x"), "The server is busy right now. Try again in a minute."],
  [
    new RateLimitError("x", 23),
    "Your network has reached the search limit for now. Try again in 23 seconds.",
  ],
  [
    new InvalidInput({ keyword: "forbidden-characters" }),
    "The server did not take this phrase. Use letters and digits, 80 characters at most.",
  ],
  [
    new Error("import failed"),
    "Something broke on our side. Try again, and tell us if it repeats.",
  ],
])("%o has a message", (error, words) => {
  expect(getFailureText(error, en, "en")).toBe(words);
});
