import { defineRule, skip } from "../../rule.ts";

/** Retired: search engines do not rank by it, and a page of drawings or forms was blamed. */
export const textRatio = defineRule({
  id: "text-ratio",
  category: "content",
  importance: "low",
  effort: { by: "developer", time: "day" },
  source: null,
  title: { ar: "النص بالنسبة إلى الكود", en: "Text against code" },
  failureTitle: { ar: "نص قليل بالنسبة إلى الكود", en: "Little text against the code" },
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
  check: () => skip,
});
