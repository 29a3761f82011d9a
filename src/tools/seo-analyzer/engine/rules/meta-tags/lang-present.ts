import { createHtmlTag } from "../../markup.ts";
import { isLanguageTag } from "../../text/language.ts";
import { defineRule, fail, pass } from "../../rule.ts";

export const langPresent = defineRule({
  id: "lang-present",
  category: "meta-tags",
  importance: "high",
  effort: { by: "developer", time: "minutes" },
  source: "https://www.w3.org/International/questions/qa-lang-why",
  title: { ar: "لغة الصفحة معلنة", en: "Language declared" },
  failureTitle: { ar: "لغة الصفحة ناقصة أو خاطئة", en: "Language missing or unknown" },
  why: {
    ar: "بها يعرف قارئ الشاشة كيف ينطق، وتعرف أدوات الترجمة لغة النص.",
    en: "It tells screen readers how to speak, and translation tools which language the text is in.",
  },
  fix: { ar: "اكتب اللغة في وسم html.", en: "Name the language on the html element." },
  findings: {
    missing: { ar: "لا لغة في وسم html.", en: "The html element names no language." },
    invalid: { ar: "هذه ليست لغة معروفة: {lang}", en: "This is not a known language: {lang}" },
    is: { ar: "اللغة المعلنة: {lang}", en: "The declared language is {lang}" },
  },
  snippet: ({ page }) => createHtmlTag(page.text),
  check({ page }) {
    const lang = page.lang?.trim() ?? "";
    if (lang === "") return fail("missing");
    return isLanguageTag(lang) ? pass("is", { lang }) : fail("invalid", { lang });
  },
});
