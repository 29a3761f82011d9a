import { withoutHash } from "../addresses.ts";
import { attribute } from "../markup.ts";
import { alternatesOf, canonicalOf } from "../metas.ts";
import { defineRule, passed, skip, warn } from "../rule.ts";

export const hreflangSelf = defineRule({
  id: "hreflang-self",
  category: "meta-tags",
  importance: "medium",
  source: "https://developers.google.com/search/docs/specialty/international/localized-versions",
  title: { ar: "روابط اللغات تذكر هذه الصفحة", en: "Language links include this page" },
  why: {
    ar: "تشترط جوجل أن تذكر كل نسخة نفسها مع أخواتها.",
    en: "Google asks that each version lists itself along with the others.",
  },
  fix: {
    ar: "أضف رابط hreflang لهذه الصفحة نفسها.",
    en: "Add an hreflang link for this page itself.",
  },
  found: {
    missing: {
      ar: "هذه الصفحة غائبة عن قائمة لغاتها.",
      en: "This page is missing from its own list.",
    },
  },
  snippet: ({ page }) =>
    `<link rel="alternate" hreflang="${attribute(page.lang ?? "ar")}" href="${attribute(withoutHash(page.url))}">`,
  check(subject) {
    const all = alternatesOf(subject);
    if (all.length === 0) return skip;
    const own = new Set([
      withoutHash(subject.page.url),
      withoutHash(canonicalOf(subject) ?? subject.page.url),
    ]);
    return all.some(({ url }) => url !== null && own.has(withoutHash(url)))
      ? passed
      : warn("missing");
  },
});
