import { expect, test } from "vitest";
import { pick } from "#i18n/messages.ts";
import { crackUnits } from "../engine/crack-time.ts";
import { messages } from "../messages.ts";
import { formatTime } from "./format-time.ts";

const format = (locale: "ar" | "en", n: number): readonly string[] =>
  crackUnits.map((unit) => formatTime(pick(messages, locale), locale, { unit, count: n }));

test.each([
  [1, "1 minute", "1 hour", "1 day", "1 year", "1 decade"],
  [2, "2 minutes", "2 hours", "2 days", "2 years", "2 decades"],
  [59, "59 minutes", "59 hours", "59 days", "59 years", "59 decades"],
])("%d of each unit of time in English", (n, ...counted) => {
  expect(format("en", n)).toEqual(["Instantly", ...counted, "centuries", "millions of years"]);
});

test.each([
  [1, "دقيقة واحدة", "ساعة واحدة", "يوم واحد", "سنة واحدة", "عقد واحد"],
  [2, "دقيقتان", "ساعتان", "يومان", "سنتان", "عقدان"],
  [3, "3 دقائق", "3 ساعات", "3 أيام", "3 سنوات", "3 عقود"],
  [11, "11 دقيقة", "11 ساعة", "11 يومًا", "11 سنة", "11 عقدًا"],
  [364, "364 دقيقة", "364 ساعة", "364 يومًا", "364 سنة", "364 عقدًا"],
])("%d of each unit of time in Arabic", (n, ...counted) => {
  expect(format("ar", n)).toEqual(["فورًا", ...counted, "قرون", "ملايين السنين"]);
});
