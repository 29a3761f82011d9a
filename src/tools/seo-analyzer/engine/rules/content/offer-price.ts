import { defineRule, skip, warnIfAny } from "../../rule.ts";
import { findOfferGaps } from "../../find-offer-gaps.ts";

export const offerPrice = defineRule({
  id: "offer-price",
  category: "content",
  importance: "medium",
  effort: { by: "developer", time: "hour" },
  source: "https://developers.google.com/search/docs/appearance/structured-data/product-snippet",
  title: {
    ar: "سعر المنتج وعملته في بياناته",
    en: "The product's price and currency are readable",
  },
  failureTitle: { ar: "سعر لا تقرؤه جوجل", en: "A price that Google cannot read" },
  why: {
    ar: "تأخذ جوجل سعر المنتج من بياناته المنظمة: رقم بالأرقام من 0 إلى 9، وعملة من ثلاثة حروف مثل EGP. والسعر عندها حقل إلزامي، والعملة إلزامية في نتائج التسوق.",
    en: "Google takes the price of a product from its structured data: a number in the digits 0 to 9, and a currency of three letters such as EGP. It requires the price, and for shopping results the currency too.",
  },
  fix: {
    ar: "اكتب في offers السعر رقمًا مثل 149.50، والعملة مثل EGP أو SAR.",
    en: "Write in offers the price as a number such as 149.50, and the currency such as EGP or SAR.",
  },
  findings: {
    lacking: {
      ar: "حقول ناقصة أو مكتوبة بصيغة أخرى: {n}",
      en: "Fields missing or in another form: {n}",
    },
  },
  check({ page }) {
    const gaps = findOfferGaps(page);
    return gaps === null ? skip : warnIfAny("lacking", gaps);
  },
});
