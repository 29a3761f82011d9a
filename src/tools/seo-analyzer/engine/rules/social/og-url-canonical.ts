import { formatReadableUrl } from "#base/readable-url.ts";
import { quoteAttribute } from "../../markup.ts";
import { findCanonical, findMeta } from "../../metas.ts";
import { defineRule, passed, skip, warn } from "../../rule.ts";

export const ogUrlCanonical = defineRule({
  id: "og-url-canonical",
  category: "social",
  importance: "low",
  effort: { by: "developer", time: "minutes" },
  source: "https://ogp.me/",
  title: { ar: "رابط المشاركة هو الرابط الأصلي", en: "Share address equals the canonical" },
  failureTitle: {
    ar: "رابط المشاركة غير الرابط الأصلي",
    en: "Share address differs from the canonical",
  },
  why: {
    ar: "رابط المشاركة هو نفسه الرابط الأصلي في معيار Open Graph، فاختلافهما تناقض.",
    en: "In the Open Graph protocol the share address is the canonical one, so two that differ contradict each other.",
  },
  fix: { ar: "اجعل og:url مطابقًا لـ canonical.", en: "Make og:url the same as the canonical." },
  findings: {
    differs: {
      ar: "رابط المشاركة {shared} والرابط الأصلي {canonical}.",
      en: "Shared as {shared}, canonical is {canonical}.",
    },
  },
  snippet: (context) =>
    `<meta property="og:url" content="${quoteAttribute(findCanonical(context) ?? "")}">`,
  check(context) {
    const shared = findMeta(context.page, "og:url");
    const canonical = findCanonical(context);
    if (shared === null || canonical === null) return skip;
    const url = URL.parse(shared, context.page.url)?.href ?? shared;
    return url === canonical
      ? passed
      : warn("differs", {
          shared: formatReadableUrl(shared),
          canonical: formatReadableUrl(canonical),
        });
  },
});
