import { stripHash } from "../../addresses.ts";
import { quoteAttribute } from "../../markup.ts";
import { findCanonical, findMeta } from "../../metas.ts";
import { defineRule, passed, warn } from "../../rule.ts";

export const ogUrl = defineRule({
  id: "og-url",
  category: "social",
  importance: "medium",
  effort: { by: "developer", time: "hour" },
  source: "https://ogp.me/",
  title: { ar: "رابط المشاركة (og:url)", en: "Share address (og:url)" },
  failureTitle: { ar: "لا رابط للمشاركة (og:url)", en: "No share address (og:url)" },
  why: {
    ar: "يحدد رابطًا واحدًا ثابتًا لما يُشارك مهما اختلفت صيغه.",
    en: "It gives what is shared one permanent address, however the link was written.",
  },
  fix: { ar: "أضف og:url بالرابط الكامل.", en: "Add og:url with the full address." },
  findings: { missing: { ar: "لا og:url في الصفحة.", en: "The page has no og:url." } },
  snippet: (context) =>
    `<meta property="og:url" content="${quoteAttribute(findCanonical(context) ?? stripHash(context.page.url))}">`,
  check: ({ page }) => (findMeta(page, "og:url") === null ? warn("missing") : passed),
});
