import { stripHash } from "../../addresses.ts";
import { quoteAttribute } from "../../markup.ts";
import { listAlternates, findCanonical } from "../../metas.ts";
import { defineRule, passed, skip, warn } from "../../rule.ts";

export const hreflangSelf = defineRule({
  id: "hreflang-self",
  category: "meta-tags",
  importance: "medium",
  effort: { by: "developer", time: "hour" },
  source: "https://developers.google.com/search/docs/specialty/international/localized-versions",
  title: { ar: "روابط اللغات تذكر هذه الصفحة", en: "Language links include this page" },
  failureTitle: { ar: "روابط اللغات لا تذكر هذه الصفحة", en: "Language links leave this page out" },
  why: {
    ar: "تشترط جوجل أن تذكر كل نسخة نفسها مع أخواتها.",
    en: "Google asks that each version lists itself along with the others.",
  },
  fix: {
    ar: "أضف رابط hreflang لهذه الصفحة نفسها.",
    en: "Add an hreflang link for this page itself.",
  },
  findings: {
    missing: {
      ar: "هذه الصفحة غائبة عن قائمة لغاتها.",
      en: "This page is missing from its own list.",
    },
  },
  snippet: ({ page }) =>
    `<link rel="alternate" hreflang="${quoteAttribute(page.lang ?? "ar")}" href="${quoteAttribute(stripHash(page.url))}">`,
  check(context) {
    const all = listAlternates(context);
    if (all.length === 0) return skip;
    const own = new Set([
      stripHash(context.page.url),
      stripHash(findCanonical(context) ?? context.page.url),
    ]);
    return all.some(({ url }) => url !== null && own.has(stripHash(url)))
      ? passed
      : warn("missing");
  },
});
