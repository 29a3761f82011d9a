import { expect, test } from "vitest";
import { allPages, listFaults, parseHtml, type BuiltPage } from "./site.ts";
import { listWords } from "./page-words.ts";

/** Marked as being in the language, or as a name, a code or a sample. */
const isMarked = (element: Element, language: "ar" | "en"): boolean =>
  element.closest(`[lang="${language}"], bdi, code, pre, kbd, samp`) !== null &&
  element.localName !== "html";

/** Six words in a row are a sentence, not a name. */
const latinSentence = /(?:\p{Script=Latin}[\p{Script=Latin}'’-]*[\s,;:.()/]+){5}\p{Script=Latin}+/u;

type CheckedTexts = Pick<BuiltPage, "document" | "locale">;

function arabicOnEnglish({ document }: CheckedTexts): readonly string[] {
  return listWords(document).flatMap(({ text, element }) =>
    /\p{Script=Arabic}/u.test(text) && !isMarked(element, "ar") ? [formatShown(element, text)] : [],
  );
}

function englishOnArabic({ document }: CheckedTexts): readonly string[] {
  return listWords(document).flatMap(({ text, element }) =>
    latinSentence.test(text) && !isMarked(element, "en") ? [formatShown(element, text)] : [],
  );
}

function formatShown(element: Element, text: string): string {
  return `<${element.localName}> ${text.trim().replace(/\s+/g, " ").slice(0, 120)}`;
}

test("T-19 T-20 no English page has Arabic words but those marked as such and names", () => {
  expect(
    listFaults(
      allPages.filter(({ locale }) => locale === "en"),
      arabicOnEnglish,
    ),
  ).toEqual([]);
});

test("T-19 T-20 no Arabic page has an English sentence but those marked as such and samples", () => {
  expect(
    listFaults(
      allPages.filter(({ locale }) => locale === "ar"),
      englishOnArabic,
    ),
  ).toEqual([]);
});

test("words in the other language are found wherever they are", () => {
  const page = (body: string): CheckedTexts => ({
    locale: "ar",
    document: parseHtml(`<html><head><title>T</title></head><body>${body}</body></html>`),
  });
  expect(arabicOnEnglish(page(`<p>We say رؤية</p>`))).toEqual(["<p> We say رؤية"]);
  expect(arabicOnEnglish(page(`<img alt="بيت">`))).toEqual(["<img> بيت"]);
  expect(arabicOnEnglish(page(`<template><b>تم</b></template>`))).toEqual(["<b> تم"]);
  expect(
    arabicOnEnglish(page(`<p>We say <span lang="ar">رؤية</span> and <bdi>نور</bdi></p>`)),
  ).toEqual([]);
  expect(englishOnArabic(page(`<p>This page was never put into Arabic</p>`))).toEqual([
    "<p> This page was never put into Arabic",
  ]);
  expect(
    englishOnArabic(page(`<p>نبني على WordPress وWooCommerce وGoogle Search Console</p>`)),
  ).toEqual([]);
  expect(englishOnArabic(page(`<pre>one two three four five six seven</pre>`))).toEqual([]);
});

const emoji = /\p{Emoji_Presentation}|\p{Extended_Pictographic}\uFE0F/u;

test("T-41 no page uses an emoji", () => {
  expect(
    listFaults(allPages, ({ document }) =>
      listWords(document).flatMap(({ text, element }) =>
        emoji.test(text) ? [formatShown(element, text)] : [],
      ),
    ),
  ).toEqual([]);
  expect("🚀 ❤️").toMatch(emoji);
  expect("© 2018 → ✓ 120 #").not.toMatch(emoji);
});
