import { defineRule, pass, warn } from "../../rule.ts";

export const sitemap = defineRule({
  id: "sitemap",
  category: "links",
  importance: "medium",
  effort: { by: "developer", time: "hour" },
  source: "https://developers.google.com/search/docs/crawling-indexing/sitemaps/overview",
  title: { ar: "خريطة الموقع", en: "Sitemap" },
  failureTitle: { ar: "لا خريطة للموقع، أو لا تعمل", en: "No sitemap, or one that does not work" },
  why: {
    ar: "تساعد محركات البحث على اكتشاف صفحاتك، والجديدة منها أيضًا.",
    en: "It helps search engines discover your pages, the new ones too.",
  },
  fix: {
    ar: "أنشئ sitemap.xml واذكره في robots.txt.",
    en: "Make a sitemap.xml and name it in robots.txt.",
  },
  findings: {
    missing: {
      ar: "لا خريطة في robots.txt ولا في /sitemap.xml.",
      en: "There is none in robots.txt and none at /sitemap.xml.",
    },
    broken: { ar: "لم تُفتح خريطة الموقع: {url}", en: "The sitemap did not open: {url}" },
    malformed: { ar: "خريطة الموقع ليست XML: {url}", en: "The sitemap is not XML: {url}" },
    is: { ar: "الخريطة: {url}", en: "The sitemap is {url}" },
  },
  snippet: ({ page }) => `Sitemap: ${new URL("/sitemap.xml", page.url).href}`,
  check({ source: { sitemap } }) {
    if (sitemap === null) return warn("missing");
    const { url, status, isXml } = sitemap;
    if (status !== 200) return warn("broken", { url }, status === 0 ? [] : [`${status} ${url}`]);
    return isXml ? pass("is", { url }) : warn("malformed", { url });
  },
});
