import { defineRule, failIfAny } from "../../rule.ts";

/**
 * Google follows robots tags in the body as well, so they are not among these.
 * @see https://developers.google.com/search/docs/crawling-indexing/robots-meta-tag
 */
const known = new Set(["description", "viewport"]);

export const metaInHead = defineRule({
  id: "meta-in-head",
  category: "meta-tags",
  importance: "high",
  effort: { by: "developer", time: "hour" },
  source: "https://developers.google.com/search/docs/crawling-indexing/valid-page-metadata",
  title: { ar: "الوسوم في رأس الصفحة", en: "Tags are in the head" },
  failureTitle: { ar: "وسوم خارج رأس الصفحة", en: "Tags are outside the head" },
  why: {
    ar: "تتوقف جوجل عن قراءة head عند أول عنصر ليس من عناصره، ولا تقبل الرابط الأصلي إلا داخله.",
    en: "Google stops reading the head at the first element that does not belong there, and accepts a canonical only in the head.",
  },
  fix: {
    ar: "انقل هذه الوسوم إلى head، واحذف منه كل ما ليس من وسومه مثل div وimg.",
    en: "Move these tags into the head, and take out of it what does not belong there, such as div and img.",
  },
  findings: {
    outside: { ar: "وسوم وقعت خارج head: {n}", en: "Tags that fell outside the head: {n}" },
  },
  check({ page }) {
    const metas = page.metas
      .filter(({ key, isInHead }) => !isInHead && known.has(key))
      .map(({ key }) => `<meta name="${key}">`);
    const links = page.links
      .filter(
        ({ rel, hreflang, isInHead }) =>
          !isInHead && (rel === "canonical" || (rel === "alternate" && hreflang !== null)),
      )
      .map(({ rel, href }) => `<link rel="${rel}" href="${href}">`);
    const all = [...metas, ...links];
    return failIfAny("outside", all);
  },
});
