import { findMeta } from "../../metas.ts";
import { defineRule, passed, warn } from "../../rule.ts";

export const twitterCard = defineRule({
  id: "twitter-card",
  category: "social",
  importance: "low",
  effort: { by: "developer", time: "minutes" },
  source: "https://developer.x.com/en/docs/x-for-websites/cards/overview/abouts-cards",
  title: { ar: "بطاقة X", en: "Card for X" },
  failureTitle: { ar: "لا بطاقة لشبكة X", en: "No card for X" },
  why: {
    ar: "من دون هذه البطاقة يظهر رابطك على X بصورة صغيرة أو بلا صورة.",
    en: "Without it your link shows on X with a small picture or none.",
  },
  fix: { ar: "أضف twitter:card.", en: "Add twitter:card." },
  findings: { missing: { ar: "لا twitter:card في الصفحة.", en: "The page has no twitter:card." } },
  snippet: () => `<meta name="twitter:card" content="summary_large_image">`,
  check: ({ page }) => (findMeta(page, "twitter:card") === null ? warn("missing") : passed),
});
