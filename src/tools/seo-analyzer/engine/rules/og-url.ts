import { withoutHash } from "../addresses.ts";
import { attribute } from "../markup.ts";
import { canonicalOf, metaOf } from "../metas.ts";
import { defineRule, passed, warn } from "../rule.ts";

export const ogUrl = defineRule({
  id: "og-url",
  category: "social",
  importance: "medium",
  source: "https://ogp.me/",
  title: { ar: "عنوان المشاركة الثابت (og:url)", en: "Share address (og:url)" },
  why: {
    ar: "به تُجمع الإعجابات على عنوان واحد مهما اختلفت الروابط.",
    en: "It gathers likes on one address, however the link was written.",
  },
  fix: { ar: "أضف og:url بالعنوان الكامل.", en: "Add og:url with the full address." },
  found: { missing: { ar: "لا og:url في الصفحة.", en: "The page has no og:url." } },
  snippet: (subject) =>
    `<meta property="og:url" content="${attribute(canonicalOf(subject) ?? withoutHash(subject.page.url))}">`,
  check: ({ page }) => (metaOf(page, "og:url") === null ? warn("missing") : passed),
});
