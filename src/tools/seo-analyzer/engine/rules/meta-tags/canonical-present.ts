import { stripHash } from "../../addresses.ts";
import { quoteAttribute } from "../../markup.ts";
import { listCanonicals } from "../../metas.ts";
import { defineRule, passed, warn } from "../../rule.ts";

export const canonicalPresent = defineRule({
  id: "canonical-present",
  category: "meta-tags",
  importance: "medium",
  effort: { by: "developer", time: "hour" },
  source: "https://developers.google.com/search/docs/crawling-indexing/consolidate-duplicate-urls",
  title: { ar: "الرابط الأصلي للصفحة (canonical)", en: "Canonical address" },
  failureTitle: { ar: "لا رابط أصلي للصفحة (canonical)", en: "No canonical address" },
  why: {
    ar: "تُفتح الصفحة الواحدة من روابط كثيرة، والرابط الأصلي يجمع قوتها في رابط واحد.",
    en: "One page opens at many addresses; the canonical gathers their weight in one.",
  },
  fix: {
    ar: "أضف الرابط الأصلي (canonical) كاملًا إلى رأس الصفحة.",
    en: "Add a full canonical link to the head.",
  },
  findings: {
    missing: { ar: "لا تذكر الصفحة رابطها الأصلي.", en: "The page names no canonical address." },
  },
  snippet: ({ page }) =>
    `<link rel="canonical" href="${quoteAttribute(stripHash(page.url).split("?")[0]!)}">`,
  check: (context) => (listCanonicals(context).length > 0 ? passed : warn("missing")),
});
