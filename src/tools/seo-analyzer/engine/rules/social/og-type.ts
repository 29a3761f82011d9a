import { findMeta } from "../../metas.ts";
import { defineRule, passed, warn } from "../../rule.ts";

export const ogType = defineRule({
  id: "og-type",
  category: "social",
  importance: "low",
  effort: { by: "developer", time: "minutes" },
  source: "https://ogp.me/",
  title: { ar: "نوع المشاركة (og:type)", en: "Share type (og:type)" },
  failureTitle: { ar: "لا نوع للمشاركة (og:type)", en: "No share type (og:type)" },
  why: {
    ar: "يفرّق بين مقال ومنتج وموقع في بطاقة الرابط.",
    en: "It tells an article from a product and a site.",
  },
  fix: {
    ar: "أضف og:type: website أو article أو product.",
    en: "Add og:type: website, article or product.",
  },
  findings: { missing: { ar: "لا og:type في الصفحة.", en: "The page has no og:type." } },
  snippet: () => `<meta property="og:type" content="website">`,
  check: ({ page }) => (findMeta(page, "og:type") === null ? warn("missing") : passed),
});
