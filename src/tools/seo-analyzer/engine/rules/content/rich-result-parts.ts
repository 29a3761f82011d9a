import { defineRule, skip, warnIfAny } from "../../rule.ts";
import {
  hasField,
  isOfType,
  parseStructuredData,
  toThings,
  type Thing,
} from "../../structured-data.ts";

/** Far above what one page shows of its kind. */
const maxParts = 200;

/** The start of a site or of a language, whose trail plugins write with itself alone. */
const isStart = (url: string): boolean => /^\/(?:[a-z]{2}\/?)?$/.test(new URL(url).pathname);

/** @see https://developers.google.com/search/docs/appearance/structured-data/breadcrumb */
function checkBreadcrumb(list: Thing, pageUrl: string): readonly string[] | null {
  const items = toThings(list["itemListElement"]).slice(0, maxParts);
  if (items.length < 2 && isStart(pageUrl)) return null;
  if (items.length < 2) return ["BreadcrumbList: ListItem < 2"];
  return items.flatMap((item, i) => {
    const hasName =
      hasField(item, "name") || toThings(item["item"]).some((one) => hasField(one, "name"));
    return [
      hasField(item, "position") ? "" : "ListItem.position",
      hasName ? "" : "ListItem.name",
      // The last is the page itself, whose address Google knows.
      hasField(item, "item") || i === items.length - 1 ? "" : "ListItem.item",
    ];
  });
}

/** @see https://developers.google.com/search/docs/appearance/structured-data/event */
function checkEvent(event: Thing): readonly string[] {
  const places = toThings(event["location"]).filter((place) => !isOfType(place, "VirtualLocation"));
  return places.map((place) => (hasField(place, "address") ? "" : "Event.location.address"));
}

/**
 * A rating of the thing that it lies in.
 * @see https://developers.google.com/search/docs/appearance/structured-data/review-snippet
 */
function checkRatings(thing: Thing, type: string): readonly string[] {
  const totals = toThings(thing["aggregateRating"]).slice(0, maxParts);
  const reviews = toThings(thing["review"]).slice(0, maxParts);
  return [
    ...totals.flatMap((total) => [
      hasField(total, "ratingValue") ? "" : `${type}.aggregateRating.ratingValue`,
      hasField(total, "ratingCount") || hasField(total, "reviewCount")
        ? ""
        : `${type}.aggregateRating.ratingCount / reviewCount`,
    ]),
    ...reviews.flatMap((review) => [
      hasField(review, "author") ? "" : `${type}.review.author`,
      toThings(review["reviewRating"]).some((rating) => hasField(rating, "ratingValue"))
        ? ""
        : `${type}.review.reviewRating.ratingValue`,
    ]),
  ].filter((gap) => gap !== "");
}

const isReference = (thing: Thing): boolean =>
  Object.keys(thing).every((key) => key === "@id" || key === "@type");

function checkThing(
  thing: Thing,
  types: readonly string[],
  pageUrl: string,
): readonly string[] | null {
  if (isReference(thing)) return null;
  if (types.includes("BreadcrumbList")) return checkBreadcrumb(thing, pageUrl);
  if (types.includes("Event")) return checkEvent(thing);
  const type = types.find((one) => one === "Product" || one === "Recipe");
  if (type === undefined) return null;
  return hasField(thing, "aggregateRating") || hasField(thing, "review")
    ? checkRatings(thing, type)
    : null;
}

export const richResultParts = defineRule({
  id: "rich-result-parts",
  category: "content",
  importance: "low",
  effort: { by: "developer", time: "hour" },
  source: "https://developers.google.com/search/docs/appearance/structured-data/sd-policies",
  title: { ar: "تفاصيل النتيجة المنسّقة كاملة", en: "The parts of a rich result are complete" },
  failureTitle: { ar: "نتيجة منسّقة ينقصها جزء", en: "A rich result lacks a part" },
  why: {
    ar: "تشترط جوجل حقولًا داخل مسار التنقل والفعالية والتقييم أيضًا، وما ينقصه حقل منها لا يظهر منسّقًا.",
    en: "Google requires fields within breadcrumbs, events and ratings too; what lacks one is not shown as a rich result.",
  },
  fix: { ar: "أكمل الحقول المذكورة.", en: "Fill in the fields that are listed." },
  findings: { lacking: { ar: "حقول ناقصة: {n}", en: "Missing fields: {n}" } },
  check({ page }) {
    const checked = parseStructuredData(page).things.flatMap(({ thing, types, isTop }) => {
      const gaps = isTop ? checkThing(thing, types, page.url) : null;
      return gaps === null ? [] : [gaps];
    });
    if (checked.length === 0) return skip;
    return warnIfAny(
      "lacking",
      [...new Set(checked.flat())].filter((gap) => gap !== ""),
    );
  },
});
