import { listMetas } from "../../metas.ts";
import { defineRule, warnIfSeveral } from "../../rule.ts";

export const descriptionSingle = defineRule({
  id: "description-single",
  category: "meta-tags",
  importance: "medium",
  effort: { by: "developer", time: "hour" },
  source: "https://developers.google.com/search/docs/appearance/snippet",
  title: { ar: "وصف واحد لا أكثر", en: "One description only" },
  failureTitle: { ar: "أكثر من وصف للصفحة", en: "More than one description" },
  why: {
    ar: "وصفان في صفحة واحدة يتركان الاختيار لغيرك.",
    en: "With two descriptions on a page, the search engine chooses one of them.",
  },
  fix: {
    ar: "أبقِ وصفًا واحدًا. كثيرًا ما يكتب القالب وصفًا وتكتب إضافة السيو وصفًا آخر.",
    en: "Keep one. Often the theme writes one and an SEO plugin another.",
  },
  findings: { several: { ar: "عدد الأوصاف في الصفحة: {n}", en: "Descriptions on the page: {n}" } },
  check: ({ page }) =>
    warnIfSeveral(
      "several",
      listMetas(page, "description").map(({ content }) => content),
    ),
});
