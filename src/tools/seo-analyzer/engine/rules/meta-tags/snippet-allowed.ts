import { listDirectives } from "../../indexing.ts";
import { defineRule, passed, warn } from "../../rule.ts";

export const snippetAllowed = defineRule({
  id: "snippet-allowed",
  category: "meta-tags",
  importance: "low",
  effort: { by: "developer", time: "minutes" },
  source: "https://developers.google.com/search/docs/crawling-indexing/robots-meta-tag",
  title: { ar: "مسموح بمقتطف من الصفحة", en: "Search engines may quote the page" },
  failureTitle: { ar: "الصفحة تمنع المقتطف", en: "Search engines may not quote the page" },
  why: {
    ar: "بلا مقتطف يظهر عنوانك في النتائج بلا سطر يشرحه.",
    en: "Without a snippet your title appears in the results without the text that explains it.",
  },
  fix: {
    ar: "احذف nosnippet وmax-snippet:0، ولا تضع الصفحة كلها في data-nosnippet.",
    en: "Remove nosnippet and max-snippet:0, and do not put the whole page into data-nosnippet.",
  },
  findings: {
    refused: {
      ar: "هذا التوجيه يمنع المقتطف: {directive}",
      en: "This directive forbids a snippet: {directive}",
    },
  },
  check(context) {
    const directive = listDirectives(context, "Googlebot").find(
      (part) => part === "nosnippet" || /^max-snippet\s*:\s*0$/.test(part),
    );
    if (directive !== undefined) return warn("refused", { directive });
    return context.page.isUnquoted ? warn("refused", { directive: "data-nosnippet" }) : passed;
  },
});
