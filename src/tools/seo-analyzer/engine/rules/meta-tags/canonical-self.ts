import { formatReadableUrl } from "#base/readable-url.ts";
import { stripHash } from "../../addresses.ts";
import { findCanonical } from "../../metas.ts";
import { defineRule, passed, skip, warn } from "../../rule.ts";

export const canonicalSelf = defineRule({
  id: "canonical-self",
  category: "meta-tags",
  importance: "low",
  source: "https://developers.google.com/search/docs/crawling-indexing/consolidate-duplicate-urls",
  title: { ar: "الرابط الأصلي هو رابط الصفحة", en: "The canonical is this page" },
  why: {
    ar: "إن كانت هذه هي الصفحة التي تريدها في البحث فليكن رابطها الأصلي هو رابطها.",
    en: "If this is the page you want found, it should name itself.",
  },
  fix: {
    ar: "راجع: هل تريد حقًا أن تظهر الصفحة الأخرى بدل هذه؟",
    en: "Check that you really want the other page shown instead of this one.",
  },
  findings: {
    other: { ar: "الرابط الأصلي صفحة أخرى: {url}", en: "The canonical is another page: {url}" },
  },
  check(context) {
    const canonical = findCanonical(context);
    if (canonical === null) return skip;
    return stripHash(canonical) === stripHash(context.page.url)
      ? passed
      : warn("other", { url: formatReadableUrl(canonical) });
  },
});
