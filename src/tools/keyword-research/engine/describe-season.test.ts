import { expect, test } from "vitest";
import { pick } from "#i18n/messages.ts";
import type { Cell } from "../contract.ts";
import { resultMessages } from "../result-messages.ts";
import { describeSeason } from "./describe-season.ts";

const texts = { ar: pick(resultMessages, "ar"), en: pick(resultMessages, "en") };
const season = { months: [6, 7], factor: 2.3, years: 3, until: "2026-10" };
const volume = (value: number | null, source: Cell["source"] = "embedded"): Cell => ({
  value,
  range: null,
  source,
  certainty: "estimated",
  asOf: null,
});

test("a season is said with its months, its years and what our estimate is then", () => {
  expect(describeSeason({ season, volume: volume(3_000) }, texts.en, "en")).toBe(
    "Its season is June and July: people then read about it on Wikipedia 2.3 times as much as in an ordinary month, in each of the 3 years up to October 2026. If searches move the same way, our estimate is about 7,000 in such a month instead of 3,000.",
  );
  expect(describeSeason({ season, volume: volume(3_000) }, texts.ar, "ar")).toBe(
    "موسمه يونيو ويوليو: يُقرأ عنه في ويكيبيديا حينها 2.3 ضعف ما يُقرأ في شهر عادي، في كل سنة من آخر 3 سنوات حتى أكتوبر 2026. إن سارت عمليات البحث مثلها، صار تقديرنا نحو 7,000 في شهر الموسم بدل 3,000.",
  );
});

test("a figure that was counted, or is unknown, is not multiplied", () => {
  for (const cell of [volume(3_000, "dataforseo"), volume(3_000, "import"), volume(null)])
    expect(describeSeason({ season, volume: cell }, texts.en, "en")).not.toContain("estimate");
});

test("without a season nothing is said", () => {
  expect(describeSeason({ volume: volume(3_000) }, texts.en, "en")).toBeUndefined();
});
