import { defineRule, warnIfSeveral } from "../../rule.ts";

export const h1Single = defineRule({
  id: "h1-single",
  category: "content",
  importance: "medium",
  effort: { by: "developer", time: "hour" },
  source: "https://developers.google.com/search/docs/appearance/title-link",
  title: { ar: "عنوان رئيسي واحد", en: "One main heading" },
  failureTitle: { ar: "أكثر من عنوان رئيسي", en: "More than one main heading" },
  why: {
    ar: "عناوين كثيرة متساوية في البروز قد تُربك، وقد تعرض جوجل أولها في نتائجها بدل ما تريد.",
    en: "Several headings of the same weight can be confusing, and Google may take the first for your title in its results.",
  },
  fix: { ar: "أبقِ h1 واحدًا، واجعل الباقي h2.", en: "Keep one h1 and make the others h2." },
  findings: { several: { ar: "عدد العناوين الرئيسية: {n}", en: "Main headings: {n}" } },
  check({ page }) {
    const mains = page.headings.filter(({ level, text }) => level === 1 && text !== "");
    return warnIfSeveral(
      "several",
      mains.map(({ text }) => text),
    );
  },
});
