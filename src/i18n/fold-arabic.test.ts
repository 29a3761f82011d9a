import { describe, expect, test } from "vitest";
import { fold, stem, tokenize, splitWords } from "./fold-arabic.ts";
import { listForms } from "./word-forms.ts";

type Pair = readonly [typed: string, written: string];

/**
 * Matches as the search does: the stem of every typed word must be among the terms of the text.
 */
const isMatch = ([typed, written]: Pair): boolean => {
  const terms = new Set(tokenize(written));
  return splitWords(typed).every((word) => terms.has(stem(word)));
};

describe.each<{ rule: string; pairs: readonly Pair[] }>([
  {
    rule: "L-26 diacritics are ignored",
    pairs: [
      ["تَصْمِيم", "تصميم"],
      ["تصميم", "تَصْمِيمٌ"],
      ["بُنّ الفجر", "بن الفجر"],
      ["دوار", "دوّار"],
      ["نفس", "نَفَس"],
      ["فخّار", "فخار"],
      ["محتوًى", "محتوى"],
      ["الرحمن", "الرَّحْمٰن"],
    ],
  },
  {
    rule: "L-27 alef and hamza forms are one letter",
    pairs: [
      ["اعلانات", "إعلانات"],
      ["أعلانات", "إعلانات"],
      ["إعلانات", "اعلانات"],
      ["الوان", "ألوان"],
      ["امان", "أمان"],
      ["اخر", "آخر"],
      ["ٱسم", "اسم"],
      ["موسسة", "مؤسسة"],
      ["صفحه رييسية", "صفحة رئيسية"],
      ["اداء", "أداء"],
      ["الادا", "الأداء"],
      ["\u0627\u0654لوان", "ألوان"],
    ],
  },
  {
    rule: "L-28 taa marbuta is haa",
    pairs: [
      ["استضافه", "استضافة"],
      ["كتابة", "كتابه"],
      ["هويه بصريه", "هوية بصرية"],
      ["سرعه", "سُرعةٌ"],
    ],
  },
  {
    rule: "L-29 alef maqsura is yaa, and so are the Persian letters",
    pairs: [
      ["مستوي", "مستوى"],
      ["محتوى", "محتوي"],
      ["مرسي القصیر", "مرسى القصير"],
      ["عربى", "عربي"],
      ["کتاب", "كتاب"],
      ["ڤيديو", "فيديو"],
      ["گوگل", "جوجل"],
    ],
  },
  {
    rule: "L-30 tatweel and invisible marks are ignored",
    pairs: [
      ["تصـمـيم", "تصميم"],
      ["ســـيو", "سيو"],
      ["\u202Bسيو\u202C", "سيو"],
      ["مو\u200Cقع", "موقع"],
      ["ﺗﺼﻤﻴﻢ", "تصميم"],
      ["ﻻعب", "لاعب"],
    ],
  },
  {
    rule: "L-31 the definite article is ignored, with what is written onto it",
    pairs: [
      ["الاستضافة", "استضافة"],
      ["استضافة", "الاستضافة"],
      ["والاستضافة", "استضافة"],
      ["استضافه", "بالاستضافة"],
      ["كالمواقع", "مواقع"],
      ["فالسيو", "السيو"],
      ["للشركات", "شركات"],
      ["وللشركات", "الشركات"],
      ["للإعلان", "إعلان"],
      ["الألوان", "الوان"],
      ["ألوان", "الألوان"],
      ["الإلكترونية", "الكترونيه"],
      ["وإعلانات", "إعلانات"],
      ["الـSEO", "ال SEO"],
      ["SEO", "الـSEO"],
    ],
  },
  {
    rule: "plurals meet their singular, with the article or without",
    pairs: [
      ["موقع", "مواقع"],
      ["مواقع", "الموقع"],
      ["لون", "الألوان"],
      ["الوان", "لون"],
      ["كلمات", "كلمه"],
      ["إعلان", "الاعلانات"],
      ["صورة", "والصور"],
      ["فنادق", "فندق"],
    ],
  },
  {
    rule: "digits of all three rows are the same figures",
    pairs: [
      ["٢٠١٨", "2018"],
      ["۱۴ غرفة", "14 غرفه"],
      ["4G", "٤g"],
    ],
  },
  {
    rule: "English ignores case, accents, the plural and the possessive",
    pairs: [
      ["HOSTING", "Hosting"],
      ["cafe", "Café"],
      ["websites", "website"],
      ["website", "websites"],
      ["company", "companies"],
      ["boxes", "box"],
      ["classes", "class"],
      ["client's", "client"],
      ["company’s", "companies"],
      ["e-mail", "email"],
      ["ＱＲ", "qr"],
    ],
  },
])("$rule", ({ pairs }) => {
  test.each(pairs)("«%s» finds «%s»", (typed, written) => {
    expect(isMatch([typed, written])).toBe(true);
  });
});

describe("different words do not match", () => {
  test.each<Pair>([
    ["كتاب", "كتابة"],
    ["موقع", "موعد"],
    ["علم", "قلم"],
    ["سند", "سيناء"],
    ["لون", "لبن"],
    ["ون", "بالون"],
    ["د", "والد"],
    ["مل", "المل"],
    ["صل", "وصل"],
    ["غة", "للغة"],
    ["الم", "م"],
    ["دومين", "دومان"],
    ["سعر", "سرعة"],
    ["2018", "2019"],
    ["18", "2018"],
    ["bu", "bus"],
    ["busines", "business"],
    ["statu", "status"],
    ["web", "website"],
    ["seo", "seoul"],
    ["i", "it's"],
  ])("«%s» does not find «%s»", (typed, written) => {
    expect(isMatch([typed, written])).toBe(false);
  });
});

test("the terms of a word are the word and its forms with fewer affixes, the stem last", () => {
  expect(tokenize("والإلكتروني")).toEqual(["والالكتروني", "الكتروني", "كتروني"]);
  expect(listForms("بالمواقع")).toEqual(["بالمواقع", "مواقع", "موقع"]);
  expect(listForms("websites")).toEqual(["websites", "website"]);
  expect(tokenize("تصميم بالعربية")).toEqual(["تصميم", "بالعربيه", "عربيه"]);
});

test("words end at spaces, punctuation and where the script changes", () => {
  expect(splitWords("السيو، (SEO): «دليلك»؛ QR-code/2026؟")).toEqual([
    "السيو",
    "seo",
    "دليلك",
    "qr",
    "code",
    "2026",
  ]);
  expect(splitWords(" ؟!… ")).toEqual([]);
});

test("folding twice is folding once", () => {
  const folded = fold("أَهلًا بالـCAFÉ في «رؤية» ٢٠٢٦");
  expect(fold(folded)).toBe(folded);
});
