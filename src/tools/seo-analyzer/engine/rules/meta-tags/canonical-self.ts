import { formatReadableUrl } from "#base/readable-url.ts";
import { isSameSite } from "../../addresses.ts";
import { isSamePage } from "../../is-same-page.ts";
import { findCanonical } from "../../metas.ts";
import { defineRule, fail, passed, skip, warn } from "../../rule.ts";

export const canonicalSelf = defineRule({
  id: "canonical-self",
  category: "meta-tags",
  importance: "low",
  effort: { by: "developer", time: "hour" },
  source: "https://developers.google.com/search/docs/crawling-indexing/consolidate-duplicate-urls",
  title: { ar: "الرابط الأصلي هو رابط الصفحة", en: "The canonical is this page" },
  failureTitle: { ar: "الرابط الأصلي صفحة أخرى", en: "The canonical is another page" },
  why: {
    ar: "إن كانت هذه هي الصفحة التي تريدها في البحث فليكن رابطها الأصلي هو رابطها.",
    en: "If this is the page you want found, it should name itself.",
  },
  fix: {
    ar: "إن أردت هذه الصفحة في البحث، فاكتب رابطها هي في canonical. وإن كنت تقصد الأخرى، فلا تغيّر شيئًا.",
    en: "If you want this page found, name its own address as canonical. If you mean the other, change nothing.",
  },
  findings: {
    site: {
      ar: "الرابط الأصلي على موقع آخر: {url}",
      en: "The canonical is on another site: {url}",
    },
    other: { ar: "الرابط الأصلي صفحة أخرى: {url}", en: "The canonical is another page: {url}" },
  },
  check(context) {
    const canonical = findCanonical(context);
    if (canonical === null) return skip;
    if (!isSameSite(canonical, context.page.url))
      return fail("site", { url: formatReadableUrl(canonical) });
    return isSamePage(canonical, context.page.url)
      ? passed
      : warn("other", { url: formatReadableUrl(canonical) });
  },
});
