import { stripHash } from "../../addresses.ts";
import { quoteAttribute } from "../../markup.ts";
import { listAlternates, listCanonicals } from "../../metas.ts";
import { defineRule, fail, passed, skip, type RuleContext, type Verdict } from "../../rule.ts";

/**
 * Finds mistakes that Lighthouse checks: a page names the first page of the site as its canonical,
 * or its version in another language.
 */
function checkTarget(context: RuleContext, canonical: URL): Verdict<"root" | "language"> {
  const here = new URL(stripHash(context.page.url));
  const alternates = new Set(listAlternates(context).map(({ url }) => url));
  if (alternates.has(here.href) && alternates.has(canonical.href) && here.href !== canonical.href)
    return fail("language", {}, [canonical.href]);
  if (canonical.origin === here.origin && canonical.pathname === "/" && here.pathname !== "/")
    return fail("root", {}, [canonical.href]);
  return passed;
}

export const canonicalValid = defineRule({
  id: "canonical-valid",
  category: "meta-tags",
  importance: "medium",
  effort: { by: "developer", time: "hour" },
  source: "https://developers.google.com/search/docs/crawling-indexing/consolidate-duplicate-urls",
  title: { ar: "صحة الرابط الأصلي", en: "Canonical address is valid" },
  failureTitle: { ar: "الرابط الأصلي خاطئ", en: "Wrong canonical address" },
  why: {
    ar: "رابط أصلي خاطئ يطلب من جوجل أن تفهرس صفحة أخرى بدل صفحتك.",
    en: "A wrong canonical asks Google to list another address in place of this page.",
  },
  fix: {
    ar: "اكتب رابطًا واحدًا كاملًا يبدأ بـ https:// ويعود إلى هذه الصفحة نفسها.",
    en: "Give one full address that starts with https:// and leads to this very page.",
  },
  findings: {
    malformed: { ar: "هذا ليس رابطًا: {raw}", en: "This is not an address: {raw}" },
    relative: { ar: "الرابط ناقص، بلا اسم موقع: {raw}", en: "The address is relative: {raw}" },
    conflict: {
      ar: "تذكر الصفحة أكثر من رابط أصلي، وهي مختلفة.",
      en: "The page names several canonicals that differ.",
    },
    root: {
      ar: "تشير هذه الصفحة إلى الصفحة الرئيسية كأنها هي.",
      en: "This page names the home page as itself.",
    },
    language: {
      ar: "تشير الصفحة إلى نسختها بلغة أخرى كأنها هي.",
      en: "The page names its version in another language as itself.",
    },
  },
  snippet: ({ page }) =>
    `<link rel="canonical" href="${quoteAttribute(stripHash(page.url).split("?")[0]!)}">`,
  check(context) {
    const all = listCanonicals(context);
    if (all.length === 0) return skip;
    const malformed = all.find(({ raw }) => URL.parse(raw, "https://example.com") === null);
    if (malformed) return fail("malformed", { raw: malformed.raw });
    const relative = all.find(({ raw }) => URL.parse(raw) === null);
    if (relative) return fail("relative", { raw: relative.raw });
    const addresses = [...new Set(all.map(({ url }) => url!))];
    if (addresses.length > 1) return fail("conflict", {}, addresses);
    return checkTarget(context, new URL(addresses[0]!));
  },
});
