import { createIndexSnippet } from "../../create-index-snippet.ts";
import { findBlockedCrawlers } from "../../indexing.ts";
import { defineRule, fail, passed, warn } from "../../rule.ts";

export const indexable = defineRule({
  id: "indexable",
  category: "meta-tags",
  importance: "high",
  effort: { by: "developer", time: "minutes" },
  source: "https://developers.google.com/search/docs/crawling-indexing/robots-meta-tag",
  title: { ar: "مسموح بفهرسة الصفحة", en: "Search engines may list the page" },
  failureTitle: {
    ar: "الصفحة مخفية عن محركات بحث",
    en: "The page is hidden from search engines",
  },
  why: {
    ar: "صفحة تقول noindex لا تُظهرها جوجل في نتائجها مهما كان ما فيها.",
    en: "A page that says noindex stays out of Google's results, whatever is on it.",
  },
  fix: {
    ar: "احذف أمر الإخفاء noindex من كود الصفحة (robots) أو من رد الخادم (X-Robots-Tag)، إلا إن كنت تقصد إخفاءها.",
    en: "Remove the order noindex from the page's code (robots) or the server's answer (X-Robots-Tag), unless you mean to hide the page.",
  },
  findings: {
    blocked: {
      ar: "هذا التوجيه يمنع الفهرسة: {directive}",
      en: "This directive keeps the page out: {directive}",
    },
    partly: {
      ar: "هذا التوجيه لا يمنع جوجل من عرض الصفحة، لكنه يخفيها عن {names}: {directive}",
      en: "Google is free to list the page, but this directive hides it from {names}: {directive}",
    },
  },
  snippet: createIndexSnippet,
  check(context) {
    const blocked = findBlockedCrawlers(context, context.source.fetchedAt);
    const ofGoogle = blocked.find(({ crawler }) => crawler === "Googlebot");
    if (ofGoogle !== undefined) return fail("blocked", { directive: ofGoogle.directive });
    if (blocked.every(({ crawler }) => crawler === "archive.org_bot")) return passed;
    const names = blocked.map(({ crawler }) => crawler).join(", ");
    return warn("partly", { names, directive: blocked[0]!.directive });
  },
});
