import { findMeta } from "../../metas.ts";
import { defineRule, passed, warn } from "../../rule.ts";

export const twitterCard = defineRule({
  id: "twitter-card",
  category: "social",
  importance: "low",
  effort: { by: "developer", time: "minutes" },
  source: "https://developer.x.com/en/docs/x-for-websites/cards/overview/markup",
  title: { ar: "بطاقة X", en: "Card for X" },
  failureTitle: { ar: "لا بطاقة لشبكة X", en: "No card for X" },
  why: {
    ar: "من دونها قد يظهر رابطك على X ببطاقة صغيرة، أو بلا بطاقة.",
    en: "Without it your link may show on X as a small card, or without one.",
  },
  fix: { ar: "أضف twitter:card.", en: "Add twitter:card." },
  findings: { missing: { ar: "لا twitter:card في الصفحة.", en: "The page has no twitter:card." } },
  snippet: () => `<meta name="twitter:card" content="summary_large_image">`,
  check: ({ page }) => (findMeta(page, "twitter:card") === null ? warn("missing") : passed),
});
