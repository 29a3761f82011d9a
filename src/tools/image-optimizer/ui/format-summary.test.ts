import { expect, test } from "vitest";
import { pickToolTexts } from "#i18n/tool-texts.ts";
import { messages } from "../messages.ts";
import { formatSummary } from "./format-summary.ts";
import { createShownItem } from "./item.fixture.ts";

const texts = (locale: "ar" | "en") => ({ t: pickToolTexts(messages, locale), locale });
const done = (id: number) => createShownItem({ id, bytes: 1024, resultBytes: 512 });

test("the sums of a batch of which all are ready are called the whole", () => {
  expect(formatSummary({ items: [done(1), done(2)] }, texts("en"))).toBe(
    "All together from 2\u00a0KB to 1\u00a0KB, which is 50% lighter.",
  );
});

test("where a picture failed, the number of those that are ready comes before their sums", () => {
  const items = [done(1), done(2), createShownItem({ id: 3, bytes: 9_000_000 })];
  expect(formatSummary({ items }, texts("en"))).toBe(
    "2 of 3 are ready. What is ready went from 2\u00a0KB to 1\u00a0KB, which is 50% lighter.",
  );
  expect(formatSummary({ items }, texts("ar"))).toMatch(/^2 من 3 جاهزة\. ما اكتمل منها: من /);
});

test("nothing is said while no picture has a result", () => {
  expect(formatSummary({ items: [createShownItem({ id: 1, bytes: 10 })] }, texts("en"))).toBe("");
});
