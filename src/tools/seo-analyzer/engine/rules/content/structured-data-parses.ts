import { defineRule, failIfAny, skip } from "../../rule.ts";
import { parseStructuredData } from "../../structured-data.ts";

export const structuredDataParses = defineRule({
  id: "structured-data-parses",
  category: "content",
  importance: "high",
  effort: { by: "developer", time: "hour" },
  source:
    "https://developers.google.com/search/docs/appearance/structured-data/intro-structured-data",
  title: { ar: "البيانات المنظمة تُقرأ", en: "Structured data can be read" },
  failureTitle: { ar: "بيانات منظمة لا تُقرأ", en: "Unreadable structured data" },
  why: {
    ar: "فاصلة واحدة زائدة تُسقط الكتلة كلها.",
    en: "One comma too many makes the whole block invalid.",
  },
  fix: {
    ar: "صحّح صيغة JSON: علامات الاقتباس والفواصل والأقواس.",
    en: "Fix the JSON: quotes, commas and brackets.",
  },
  findings: {
    broken: {
      ar: "كتل لا تقرؤها محركات البحث: {n}",
      en: "Blocks that search engines cannot read: {n}",
    },
  },
  check({ page }) {
    const { errors, things } = parseStructuredData(page);
    if (errors.length === 0 && things.length === 0) return skip;
    return failIfAny("broken", errors);
  },
});
