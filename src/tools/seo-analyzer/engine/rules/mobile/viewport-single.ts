import { listMetas } from "../../metas.ts";
import { defineRule, warnIfSeveral } from "../../rule.ts";

export const viewportSingle = defineRule({
  id: "viewport-single",
  category: "mobile",
  importance: "low",
  effort: { by: "developer", time: "minutes" },
  source: null,
  title: { ar: "وسم viewport واحد", en: "One viewport tag" },
  failureTitle: { ar: "أكثر من وسم viewport", en: "More than one viewport tag" },
  why: {
    ar: "حين يتناقض وسمان لا تعرف بأيهما يأخذ المتصفح.",
    en: "Of two that disagree, you cannot tell which one a browser follows.",
  },
  fix: { ar: "أبقِ وسمًا واحدًا.", en: "Keep one of them." },
  findings: {
    several: {
      ar: "وسوم viewport في الصفحة: {n}، والنصيحة وسم واحد",
      en: "Viewport tags on the page: {n}; one is our advice",
    },
  },
  check: ({ page }) =>
    warnIfSeveral(
      "several",
      listMetas(page, "viewport").map(({ content }) => content),
    ),
});
