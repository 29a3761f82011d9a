import { hasAuthor } from "../../article-marks.ts";
import { defineRule, passed, skip, warn } from "../../rule.ts";
import { isMarkedArticle } from "../../is-marked-article.ts";
import { findArticle } from "../../structured-data.ts";

export const authorNamed = defineRule({
  id: "author-named",
  category: "content",
  importance: "low",
  effort: { by: "developer", time: "hour" },
  source: "https://developers.google.com/search/docs/fundamentals/creating-helpful-content",
  title: { ar: "كاتب المقال", en: "Author of the article" },
  failureTitle: { ar: "المقال بلا اسم كاتب", en: "The article names no author" },
  why: {
    ar: "اسم الكاتب يقول من المسؤول عن الكلام، وجوجل تنصح بذكره حيث يتوقعه القارئ.",
    en: "The author's name says who is responsible for the text, and Google encourages it where readers expect one.",
  },
  fix: {
    ar: "اذكر الكاتب في الصفحة وفي author داخل البيانات المنظمة.",
    en: "Name the author on the page and as author in the structured data.",
  },
  findings: { missing: { ar: "لا اسم لكاتب هذا المقال.", en: "This article names no author." } },
  snippet: () => `<meta name="author" content="…">`,
  check({ page }) {
    if (findArticle(page) === undefined && !isMarkedArticle(page)) return skip;
    return hasAuthor(page) ? passed : warn("missing");
  },
});
