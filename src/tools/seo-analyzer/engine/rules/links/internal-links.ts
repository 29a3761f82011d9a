import { isSameSite, isWeb, stripHash } from "../../addresses.ts";
import { defineRule, fail, pass } from "../../rule.ts";

export const internalLinks = defineRule({
  id: "internal-links",
  category: "links",
  importance: "high",
  effort: { by: "owner", time: "hour" },
  source: "https://developers.google.com/search/docs/crawling-indexing/links-crawlable",
  title: { ar: "روابط إلى صفحاتك الأخرى", en: "Links to your other pages" },
  failureTitle: { ar: "لا رابط إلى صفحاتك الأخرى", en: "No link to your other pages" },
  why: {
    ar: "صفحة بلا روابط داخلية طريق مسدود للزائر ولمحرك البحث.",
    en: "A page without internal links is a dead end for visitors and crawlers alike.",
  },
  fix: {
    ar: "أضف قائمة الموقع وروابط إلى الصفحات القريبة في موضوعها.",
    en: "Add the site's menu and links to related pages.",
  },
  findings: {
    none: {
      ar: "لا رابط إلى صفحة أخرى من موقعك.",
      en: "No link leads to another page of your site.",
    },
    has: { ar: "روابط داخلية: {n}", en: "Internal links: {n}" },
  },
  check({ page }) {
    const inside = new Set(
      page.anchors.flatMap(({ url }) =>
        isWeb(url) && isSameSite(url, page.url) && stripHash(url) !== stripHash(page.url)
          ? [stripHash(url)]
          : [],
      ),
    );
    return inside.size === 0 ? fail("none") : pass("has", { n: inside.size });
  },
});
