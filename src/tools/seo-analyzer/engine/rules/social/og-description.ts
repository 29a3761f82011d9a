import { correctSlips } from "../../arabic/correct-slips.ts";
import { quoteAttribute } from "../../markup.ts";
import { findMeta } from "../../metas.ts";
import { getPrimaryTag } from "../../text/language.ts";
import { suggestDescription } from "../../suggest-description.ts";
import { defineRule, passed, warn } from "../../rule.ts";

export const ogDescription = defineRule({
  id: "og-description",
  category: "social",
  importance: "medium",
  effort: { by: "developer", time: "hour" },
  source: "https://ogp.me/",
  title: { ar: "وصف المشاركة", en: "Share description" },
  failureTitle: { ar: "لا وصف للمشاركة", en: "No share description" },
  why: {
    ar: "هو الكلام تحت العنوان في بطاقة الرابط.",
    en: "It is the text under the title of a link's card.",
  },
  fix: { ar: "أضف og:description إلى رأس الصفحة.", en: "Add og:description to the head." },
  findings: {
    missing: {
      ar: "لا og:description في الصفحة، أو هو فارغ.",
      en: "There is no og:description, or it is empty.",
    },
  },
  snippet: ({ page }) => {
    const text = findMeta(page, "description") ?? suggestDescription(page);
    const isArabic = getPrimaryTag(page.lang?.trim() || "ar") === "ar";
    const content = quoteAttribute(isArabic ? correctSlips(text) : text);
    return `<meta property="og:description" content="${content}">`;
  },
  check: ({ page }) => (findMeta(page, "og:description") === null ? warn("missing") : passed),
});
