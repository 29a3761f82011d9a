import { expect, test } from "vitest";
import {
  indefinite,
  isDefinite,
  isFeminine,
  isPlural,
  otherDefiniteness,
} from "./arabic-grammar.ts";

test("an article is told from letters of the word", () => {
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

test("«أفضل» gets what has no article", () => {
  expect(indefinite("تصميم المواقع")).toBe("تصميم مواقع");
  expect(indefinite("الملابس الرياضية")).toBe("ملابس رياضية");
  expect(indefinite("ألعاب أطفال")).toBe("ألعاب أطفال");
});

test("the article goes to the end of a possessive and to both words of a thing and its quality", () => {
  expect(otherDefiniteness("مطعم")).toBe("المطعم");
  expect(otherDefiniteness("المطعم")).toBe("مطعم");
  expect(otherDefiniteness("تصميم مواقع")).toBe("تصميم المواقع");
  expect(otherDefiniteness("هوية بصرية")).toBe("الهوية البصرية");
  expect(otherDefiniteness("فستان أبيض")).toBe("الفستان الأبيض");
  expect(otherDefiniteness("شقة للبيع")).toBeUndefined();
  expect(otherDefiniteness("تصليح كراسي")).toBeUndefined();
  expect(otherDefiniteness("كورس SEO")).toBeUndefined();
  expect(otherDefiniteness("شركة تصميم مواقع")).toBeUndefined();
});

test("plurals of things are feminine, and so is what ends as feminine words do", () => {
  for (const phrase of ["عيادة أسنان", "مطاعم", "فساتين زفاف", "سيارات", "صيدليه"])
    expect(isFeminine(phrase), phrase).toBe(true);
  for (const phrase of ["مطعم", "محاسب", "مقاول", "فستان زفاف", "دكتور أسنان"])
    expect(isFeminine(phrase), phrase).toBe(false);
  expect(isPlural("الفساتين")).toBe(true);
  expect(isPlural("بنات")).toBe(false);
});
