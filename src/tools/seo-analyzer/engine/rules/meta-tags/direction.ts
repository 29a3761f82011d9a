import { isRightToLeft, detectScript } from "../../text/language.ts";
import { quoteAttribute } from "../../markup.ts";
import { defineRule, fail, passed, skip } from "../../rule.ts";

export const direction = defineRule({
  id: "direction",
  category: "meta-tags",
  importance: "medium",
  effort: { by: "developer", time: "hour" },
  source: "https://www.w3.org/International/questions/qa-html-dir",
  title: { ar: "اتجاه الكتابة", en: "Writing direction" },
  failureTitle: { ar: "اتجاه كتابة خاطئ", en: "Wrong writing direction" },
  why: {
    ar: "بـ dir=rtl تأتي علامات الترقيم في مواضعها وتبدأ الجداول من اليمين، ولا يغني التنسيق عنه.",
    en: "With dir=rtl punctuation falls in its place and tables run from the right; styles are no substitute for it.",
  },
  fix: {
    ar: 'اكتب dir="rtl" في وسم html، لا في ملف التنسيق.',
    en: 'Write dir="rtl" on the html element, not in the style sheet.',
  },
  findings: {
    missing: {
      ar: "النص يُكتب من اليمين إلى اليسار والصفحة لا تقول ذلك.",
      en: "The text runs from right to left, and the page does not say so.",
    },
    wrong: {
      ar: "الصفحة تقول {dir} ولغتها {lang}.",
      en: "The page says {dir}, and its language is {lang}.",
    },
  },
  snippet({ page }) {
    const lang = page.lang?.trim() || (detectScript(page.text) === "hebrew" ? "he" : "ar");
    return `<html lang="${quoteAttribute(lang)}" dir="${isRightToLeft(lang) ? "rtl" : "ltr"}">`;
  },
  check({ page }) {
    const lang = page.lang?.trim() ?? "";
    const isRtl =
      lang === ""
        ? ["arabic", "hebrew"].includes(detectScript(page.text) ?? "")
        : isRightToLeft(lang);
    const dir = page.dir?.trim().toLowerCase() ?? "";
    if (!isRtl)
      return dir === "rtl" && detectScript(page.text) === "latin"
        ? fail("wrong", { dir, lang: lang || "?" })
        : skip;
    if (dir === "rtl") return passed;
    return dir === "" ? fail("missing") : fail("wrong", { dir, lang: lang || "?" });
  },
});
