import { readable } from "#base/readable-url.ts";
import { attribute } from "../markup.ts";
import { canonicalOf, metaOf } from "../metas.ts";
import { defineRule, passed, skip, warn } from "../rule.ts";

export const ogUrlCanonical = defineRule({
  id: "og-url-canonical",
  category: "social",
  importance: "low",
  source: "https://ogp.me/",
  title: { ar: "عنوان المشاركة هو الأصلي", en: "Share address equals the canonical" },
  why: {
    ar: "عنوانان مختلفان يقسمان قوة الصفحة نصفين.",
    en: "Two different addresses split the page's weight.",
  },
  fix: { ar: "اجعل og:url مطابقًا لـ canonical.", en: "Make og:url the same as the canonical." },
  found: {
    differs: {
      ar: "عنوان المشاركة {shared} والأصلي {canonical}.",
      en: "Shared as {shared}, canonical is {canonical}.",
    },
  },
  snippet: (subject) =>
    `<meta property="og:url" content="${attribute(canonicalOf(subject) ?? "")}">`,
  check(subject) {
    const shared = metaOf(subject.page, "og:url");
    const canonical = canonicalOf(subject);
    if (shared === null || canonical === null) return skip;
    const url = URL.parse(shared, subject.page.url)?.href ?? shared;
    return url === canonical
      ? passed
      : warn("differs", { shared: readable(shared), canonical: readable(canonical) });
  },
});
