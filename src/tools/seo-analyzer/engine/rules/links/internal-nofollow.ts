import { formatReadableUrl } from "#base/readable-url.ts";
import { isSameSite, isWeb } from "../../addresses.ts";
import { defineRule, skip, warnIfAny } from "../../rule.ts";

export const internalNofollow = defineRule({
  id: "internal-nofollow",
  category: "links",
  importance: "low",
  source: "https://developers.google.com/search/docs/crawling-indexing/qualify-outbound-links",
  title: { ar: "لا nofollow على روابطك", en: "No nofollow on your own links" },
  why: {
    ar: "به تقول لمحرك البحث إنك لا تثق بصفحاتك أنت.",
    en: "It tells search engines that you do not trust your own pages.",
  },
  fix: {
    ar: 'احذف rel="nofollow" من الروابط الداخلية.',
    en: 'Remove rel="nofollow" from internal links.',
  },
  findings: {
    has: { ar: "روابط داخلية عليها nofollow: {n}", en: "Internal links with nofollow: {n}" },
  },
  check({ page }) {
    const inside = page.anchors.filter(({ url }) => isWeb(url) && isSameSite(url, page.url));
    if (inside.length === 0) return skip;
    const nofollowed = inside.filter(({ rel }) => /\bnofollow\b/.test(rel));
    return warnIfAny(
      "has",
      nofollowed.map(({ url }) => formatReadableUrl(url!)),
    );
  },
});
