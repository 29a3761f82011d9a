import { defineRule, warnIfSeveral } from "../../rule.ts";

export const titleSingle = defineRule({
  id: "title-single",
  category: "meta-tags",
  importance: "medium",
  effort: { by: "developer", time: "hour" },
  source: "https://developer.mozilla.org/en-US/docs/Web/HTML/Reference/Elements/title",
  title: { ar: "عنوان واحد لا أكثر", en: "One title only" },
  failureTitle: { ar: "أكثر من عنوان للصفحة", en: "More than one title" },
  why: {
    ar: "يسمح معيار HTML بعنوان واحد للصفحة، فإن وُجد اثنان لم تختر أنت أيهما يظهر.",
    en: "HTML allows a page one title. With two, it is not up to you which of them is shown.",
  },
  fix: {
    ar: "أبقِ وسم title واحدًا، واحذف الباقي من القالب أو الإضافات.",
    en: "Keep a single title tag and remove the others from the theme or its plugins.",
  },
  findings: { several: { ar: "عدد العناوين في الصفحة: {n}", en: "Titles on the page: {n}" } },
  check: ({ page }) => warnIfSeveral("several", page.titles),
});
