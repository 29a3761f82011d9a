import { expect, test } from "vitest";
import {
  toIndefinite,
  isDefinite,
  isFeminine,
  isPlural,
  switchDefiniteness,
} from "./arabic-grammar.ts";

test("an article is distinguished from letters of the word", () => {
  for (const word of ["المطاعم", "الألوان", "الإلكترونيات", "المانجو"])
    expect(isDefinite(word), word).toBe(true);
  for (const word of [
    "ألوان",
    "الوان",
    "إلكترونيات",
    "الكترونيات",
    "الماس",
    "ألعاب",
    "مطعم",
    "الو",
  ])
    expect(isDefinite(word), word).toBe(false);
});

test("after «أفضل» the phrase has no article", () => {
  expect(toIndefinite("تصميم المواقع")).toBe("تصميم مواقع");
  expect(toIndefinite("الملابس الرياضية")).toBe("ملابس رياضية");
  expect(toIndefinite("ألعاب أطفال")).toBe("ألعاب أطفال");
});

test("the article is on the last word of a possessive and on both words of a noun and its adjective", () => {
  expect(switchDefiniteness("مطعم")).toBe("المطعم");
  expect(switchDefiniteness("المطعم")).toBe("مطعم");
  expect(switchDefiniteness("تصميم مواقع")).toBe("تصميم المواقع");
  expect(switchDefiniteness("هوية بصرية")).toBe("الهوية البصرية");
  expect(switchDefiniteness("فستان أبيض")).toBe("الفستان الأبيض");
  expect(switchDefiniteness("قهوة مختصة")).toBe("القهوة المختصة");
  expect(switchDefiniteness("قهوة محمصة")).toBe("القهوة المحمصة");
  expect(switchDefiniteness("ملابس مستعملة")).toBe("الملابس المستعملة");
  expect(switchDefiniteness("فواكه مجففة")).toBe("الفواكه المجففة");
  expect(switchDefiniteness("شركة محاماة")).toBe("شركة المحاماة");
  expect(switchDefiniteness("عيادة مراجعة")).toBe("عيادة المراجعة");
  expect(switchDefiniteness("غرفة معيشة")).toBe("غرفة المعيشة");
  expect(switchDefiniteness("شقة للبيع")).toBeUndefined();
  expect(switchDefiniteness("تصليح كراسي")).toBeUndefined();
  expect(switchDefiniteness("كورس SEO")).toBeUndefined();
  expect(switchDefiniteness("شركة تصميم مواقع")).toBeUndefined();
});

test("plurals of things are feminine, and so are words with a feminine ending", () => {
  for (const phrase of ["عيادة أسنان", "مطاعم", "فساتين زفاف", "سيارات", "صيدليه"])
    expect(isFeminine(phrase), phrase).toBe(true);
  for (const phrase of ["مطعم", "محاسب", "مقاول", "فستان زفاف", "دكتور أسنان"])
    expect(isFeminine(phrase), phrase).toBe(false);
  expect(isPlural("الفساتين")).toBe(true);
  expect(isPlural("بنات")).toBe(false);
});
