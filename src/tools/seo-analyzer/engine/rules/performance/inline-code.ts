import { toKilobytes } from "../../markup.ts";
import { defineRule, passed, skip, warn } from "../../rule.ts";

const maxBytes = 100_000;

export const inlineCode = defineRule({
  id: "inline-code",
  category: "performance",
  importance: "low",
  effort: { by: "developer", time: "day" },
  source: "https://web.dev/articles/extract-critical-css",
  title: { ar: "كود داخل الصفحة", en: "Code inside the page" },
  failureTitle: { ar: "كود كثير داخل الصفحة", en: "Too much code inside the page" },
  why: {
    ar: "ما يُكتب داخل الصفحة لا يُحفظ في الهاتف، فيُرسل من جديد في كل زيارة.",
    en: "What is written into the page cannot be kept by the phone, so it is sent on every visit.",
  },
  fix: { ar: "انقل التنسيقات والسكربتات إلى ملفات.", en: "Move styles and scripts into files." },
  findings: {
    large: {
      ar: "فيها {n} كيلوبايت من التنسيقات والسكربتات، والنصيحة أقل من 100.",
      en: "It carries {n} KB of styles and scripts; under 100 is our advice.",
    },
  },
  check({ page }) {
    const length = page.scripts.reduce((sum, { code }) => sum + code.length, page.styleLength);
    if (length === 0) return skip;
    return length <= maxBytes ? passed : warn("large", { n: toKilobytes(length) });
  },
});
