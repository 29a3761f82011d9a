import { findCountry } from "../../find-country.ts";
import { defineRule, pass, skip, warn } from "../../rule.ts";
import { parseStructuredData } from "../../structured-data.ts";

export const structuredDataPresent = defineRule({
  id: "structured-data-present",
  category: "content",
  importance: "low",
  effort: { by: "developer", time: "hour" },
  source:
    "https://developers.google.com/search/docs/appearance/structured-data/intro-structured-data",
  title: { ar: "بيانات منظمة", en: "Structured data" },
  failureTitle: { ar: "لا بيانات منظمة", en: "No structured data" },
  why: {
    ar: "قد تؤهّل صفحتك لظهور الأسعار والتقييمات وساعات العمل في نتائج البحث.",
    en: "It may make your page eligible for prices, ratings and opening hours in search results.",
  },
  fix: {
    ar: "أضف JSON-LD يصف نشاطك أو منتجك أو مقالك.",
    en: "Add JSON-LD that describes your business, product or article.",
  },
  findings: {
    missing: { ar: "لا بيانات منظمة في الصفحة.", en: "The page has no structured data." },
    has: { ar: "الأنواع الموجودة: {types}", en: "Types on the page: {types}" },
  },
  snippet: ({ page }) =>
    `<script type="application/ld+json">\n${JSON.stringify({ "@context": "https://schema.org", "@type": "LocalBusiness", name: page.titles[0] ?? "…", url: page.url, address: { "@type": "PostalAddress", addressLocality: "…", addressCountry: findCountry(page) ?? "…" }, telephone: "…" }, null, 2).replace(/</g, "\\u003c")}\n</script>`,
  check({ page }) {
    const { things, errors } = parseStructuredData(page);
    const types = [
      ...new Set([
        ...things.flatMap(({ types: all }) => all),
        ...page.itemTypes.map((type) => type.split("/").at(-1)!),
      ]),
    ];
    // structured-data-parses reports those
    if (types.length === 0) return errors.length > 0 ? skip : warn("missing");
    return pass("has", { types: types.slice(0, 8).join(", ") });
  },
});
