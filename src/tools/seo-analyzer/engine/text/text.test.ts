import { expect, test } from "vitest";
import { isGenericLinkText } from "./generic-link-texts.ts";
import { collapseWhitespace, countGraphemes, countWords, fold, splitWords } from "./text.ts";

const samples = [
  "The shop's bags don't cost £1,234.50; they're 3.5 kg (e.g. the big ones) — O'Brien's, naïve café.",
  "حقائبُنا الجِلديّة تُصنَع باليد في القاهرة، وسعرها 1,250 جنيهًا. «لا نبيع بالجملة»؛ هل تريد واحدة؟",
  "السعر ٣٫٥٠ جنيه والكمية ١٬٢٠٠ قطعة، ورقم الهاتف 0100-123-4567.",
  "می‌خواهم کتاب‌ها را ببینم، لطفاً.",
  "snake_case and kebab-case, a.b.c, U.S.A. today: 10:30, A/B",
  "Привет, мир! Ça va? 한국어 단어도 셉니다.",
  "กระเป๋าหนังทำมือ 手作りの革バッグ",
];

test.each(samples)("O-43 words are those that Intl.Segmenter finds: %s", (sample) => {
  const words = Array.from(
    new Intl.Segmenter("ar", { granularity: "word" }).segment(sample),
  ).flatMap(({ segment, isWordLike }) => (isWordLike ? [segment] : []));
  expect(splitWords(sample)).toEqual(words);
  expect(countWords(sample)).toBe(words.length);
});

test("each run of white space of any kind becomes one space, and none is left at the ends", () => {
  expect(collapseWhitespace("\ufeff a \n b\u00a0c\td  e\u2028 ")).toBe("a b c d e");
});

test("a letter with its marks is one letter, and so is an emoji of several parts", () => {
  expect([countGraphemes("مُحَمَّد"), countGraphemes("👩‍👩‍👧"), countGraphemes("")]).toEqual([4, 1, 0]);
});

test("texts are compared without marks, letter forms, case and punctuation", () => {
  expect(fold("  إقرأ المَزيـد… ")).toBe(fold("اقرا المزيد"));
  expect(fold("Read MORE »")).toBe("read more");
});

test.each([
  "اقرأ المزيد",
  "إقرأ المزيد...",
  "اضغط هنا!",
  "انقر هنا »",
  "المزيد",
  "اعرف أكثر",
  "دوس هنا",
  "Click here",
  "READ MORE →",
])("%s does not say where a link leads", (text) => {
  expect(isGenericLinkText(text, "")).toBe(true);
});

test.each([
  "اقرأ المزيد عن الحقائب الجلدية",
  "أسعار التوصيل",
  "هنا القاهرة",
  "Read more about bags",
  "Startups",
])("%s says where a link leads", (text) => {
  expect(isGenericLinkText(text, "")).toBe(false);
});

test.each([
  ["hier", "de-AT", true],
  ["hier", "es", false],
  ["READ MORE", "EN_us", true],
  ["Read more", "de", false],
  ["Read more", "ar", true],
  ["das", "ar", false],
  ["التفاصيل", "en", true],
  ["التفاصيل", "fa", false],
  ["Read more", "no language", false],
])("%s in the language %s: generic %s", (text, language, expected) => {
  expect(isGenericLinkText(text, language)).toBe(expected);
});
