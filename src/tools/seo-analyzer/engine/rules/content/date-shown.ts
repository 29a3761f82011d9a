import { hasDate } from "../../article-marks.ts";
import { defineRule, passed, skip, warn } from "../../rule.ts";
import { isMarkedArticle } from "../../is-marked-article.ts";
import { findArticle } from "../../structured-data.ts";

export const dateShown = defineRule({
  id: "date-shown",
  category: "content",
  importance: "low",
  effort: { by: "developer", time: "hour" },
  source: "https://developers.google.com/search/docs/appearance/publication-dates",
  title: { ar: "تاريخ المقال", en: "Date of the article" },
  failureTitle: { ar: "المقال بلا تاريخ", en: "The article has no date" },
  why: {
    ar: "من التاريخ الظاهر في الصفحة تعرف جوجل متى كُتب المقال، وقد تعرضه في نتائجها.",
    en: "From a date on the page Google can tell when the article was written, and it may show that in its results.",
  },
  fix: {
    ar: "اعرض التاريخ داخل وسم time، واكتب datePublished في البيانات المنظمة.",
    en: "Show the date in a time element and give datePublished in the structured data.",
  },
  findings: { missing: { ar: "لا تاريخ لهذا المقال.", en: "This article has no date." } },
  snippet: ({ source }) => `<time datetime="${source.fetchedAt.slice(0, 10)}">…</time>`,
  check({ page }) {
    if (findArticle(page) === undefined && !isMarkedArticle(page)) return skip;
    return hasDate(page) ? passed : warn("missing");
  },
});
