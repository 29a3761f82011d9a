import { isSameSite, isWeb } from "../../addresses.ts";
import { defineRule, passed, skip, warn } from "../../rule.ts";
import { hasField, parseStructuredData, type Thing } from "../../structured-data.ts";

// Schema.org has some hundred types of businesses; these are the ones that small sites name.
const ownTypes = new Set([
  "Organization",
  "LocalBusiness",
  "Corporation",
  "OnlineStore",
  "OnlineBusiness",
  "Store",
  "Restaurant",
  "CafeOrCoffeeShop",
  "FoodEstablishment",
  "MedicalClinic",
  "Dentist",
  "Physician",
  "BeautySalon",
  "HairSalon",
  "LegalService",
  "Attorney",
  "ProfessionalService",
  "RealEstateAgent",
  "AutoRepair",
  "HomeAndConstructionBusiness",
  "Plumber",
  "Electrician",
]);

/** Whether a business names this site as its own. A directory names others, or their addresses. */
const isOwner = ({ url }: Thing, pageUrl: string): boolean =>
  typeof url === "string" && isWeb(url) && isSameSite(new URL(url).href, pageUrl);

const isRated = (thing: Thing): boolean =>
  ["aggregateRating", "review"].some((name) => hasField(thing, name));

export const ownRatings = defineRule({
  id: "own-ratings",
  category: "content",
  importance: "low",
  effort: { by: "developer", time: "minutes" },
  source: "https://developers.google.com/search/docs/appearance/structured-data/review-snippet",
  title: { ar: "لا نجوم يمنحها النشاط لنفسه", en: "The business gives itself no stars" },
  failureTitle: { ar: "تقييم النشاط لنفسه لا يظهر", en: "Stars for yourself are not shown" },
  why: {
    ar: "لا تعرض جوجل نجومًا لنشاط يضع تقييماته في موقعه، ولو جاءت من أداة خارجية.",
    en: "Google shows no stars for a business whose ratings are on its own site, also where a widget of others puts them there.",
  },
  fix: {
    ar: "احذف التقييم من بيانات النشاط، واجعله في بيانات المنتج نفسه إن كان عنه. واعرض آراء العملاء في الصفحة كما تشاء.",
    en: "Take the rating out of the data of the business, and put what is about a product into that of the product. Show reviews on the page as you like.",
  },
  findings: { rated: { ar: "تقييم في بيانات {type}", en: "A rating in the data of {type}" } },
  check({ page }) {
    const own = parseStructuredData(page).things.filter(
      ({ types, thing, isTop }) =>
        isTop && types.some((type) => ownTypes.has(type)) && isOwner(thing, page.url),
    );
    if (own.length === 0) return skip;
    const rated = own.find(({ thing }) => isRated(thing));
    if (rated === undefined) return passed;
    return warn("rated", { type: rated.types.find((type) => ownTypes.has(type))! });
  },
});
