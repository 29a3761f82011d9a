import { defineRule, passed, skip, warn } from "../../rule.ts";

const minShare = 0.05;

export const textRatio = defineRule({
  id: "text-ratio",
  category: "content",
  importance: "low",
  source: null,
  title: { ar: "النص بالنسبة إلى الكود", en: "Text against code" },
  why: {
    ar: "صفحة أكثرها كود تُحمّل ببطء وتدل على قالب مثقل.",
    en: "A page that is mostly code loads slowly and points to a bloated theme.",
  },
  fix: {
    ar: "انقل التنسيقات والسكربتات إلى ملفات، واحذف ما لا يُستعمل.",
    en: "Move styles and scripts into files and drop what nothing uses.",
  },
  findings: {
    low: { ar: "النص {n}% من الصفحة.", en: "Text is {n}% of the page." },
  },
  check({ page, source }) {
    if (source.html.length === 0 || page.text.length === 0) return skip;
    const share = page.text.length / source.html.length;
    return share >= minShare ? passed : warn("low", { n: Math.round(share * 100) });
  },
});
