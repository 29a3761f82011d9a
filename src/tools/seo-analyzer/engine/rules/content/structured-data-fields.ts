import { defineRule, skip, warnIfAny } from "../../rule.ts";
import { parseStructuredData } from "../../structured-data.ts";

// The fields that Google requires before it shows a type; "a|b" requires one of the two. An
// Organization has none, and an FAQPage is no longer among the types that Google shows.
const required: Readonly<Record<string, readonly string[]>> = {
  Product: ["name", "offers|review|aggregateRating"],
  LocalBusiness: ["name", "address"],
  Restaurant: ["name", "address"],
  Store: ["name", "address"],
  BreadcrumbList: ["itemListElement"],
  Event: ["name", "startDate", "location"],
  Recipe: ["name", "image"],
  VideoObject: ["name", "thumbnailUrl", "uploadDate"],
  JobPosting: ["title", "description", "datePosted", "hiringOrganization"],
  Review: ["author", "reviewRating", "itemReviewed"],
  AggregateRating: ["ratingValue", "ratingCount|reviewCount"],
  Course: ["name", "description"],
  WebSite: ["name", "url"],
};

export const structuredDataFields = defineRule({
  id: "structured-data-fields",
  category: "content",
  importance: "medium",
  effort: { by: "developer", time: "hour" },
  source: "https://developers.google.com/search/docs/appearance/structured-data/sd-policies",
  title: { ar: "حقول البيانات المنظمة كاملة", en: "Structured data is complete" },
  failureTitle: { ar: "بيانات منظمة ناقصة", en: "Structured data is incomplete" },
  why: {
    ar: "لا تعرض جوجل نتيجة منسّقة لنوع ينقصه حقل إلزامي.",
    en: "Google shows no rich result for an item that lacks a required field.",
  },
  fix: { ar: "أكمل الحقول الإلزامية لكل نوع.", en: "Fill in what each type requires." },
  findings: { lacking: { ar: "حقول إلزامية ناقصة: {n}", en: "Required fields missing: {n}" } },
  check({ page }) {
    const known = parseStructuredData(page).things.filter(
      ({ types, isTop }) => isTop && types.some((type) => Object.hasOwn(required, type)),
    );
    if (known.length === 0) return skip;
    const lacking = known.flatMap(({ types, thing }) =>
      types.flatMap((type) =>
        (Object.hasOwn(required, type) ? required[type]! : [])
          .filter((field) => !field.split("|").some((name) => thing[name]))
          .map((field) => `${type}.${field.replace("|", " / ")}`),
      ),
    );
    return warnIfAny("lacking", lacking);
  },
});
