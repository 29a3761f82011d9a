import { createIndexSnippet } from "../../create-index-snippet.ts";
import { findBlockingDirective } from "../../indexing.ts";
import { defineRule, fail, passed } from "../../rule.ts";

export const indexable = defineRule({
  id: "indexable",
  category: "meta-tags",
  importance: "high",
  source: "https://developers.google.com/search/docs/crawling-indexing/robots-meta-tag",
  title: { ar: "مسموح بفهرسة الصفحة", en: "Search engines may list the page" },
  why: {
    ar: "صفحة تقول noindex لن تظهر في البحث مهما كان ما فيها.",
    en: "A page that says noindex never appears in search, whatever is on it.",
  },
  fix: {
    ar: "احذف noindex من وسم robots أو من ترويسة X-Robots-Tag، إلا إن كنت تقصد إخفاء الصفحة.",
    en: "Remove noindex from the robots meta tag or the X-Robots-Tag header, unless you mean to hide the page.",
  },
  findings: {
    blocked: {
      ar: "هذا التوجيه يمنع الفهرسة: {directive}",
      en: "This directive keeps the page out: {directive}",
    },
  },
  snippet: createIndexSnippet,
  check(context) {
    const directive =
      findBlockingDirective(context, "Googlebot", context.source.fetchedAt) ??
      findBlockingDirective(context, "*", context.source.fetchedAt);
    return directive === null ? passed : fail("blocked", { directive });
  },
});
