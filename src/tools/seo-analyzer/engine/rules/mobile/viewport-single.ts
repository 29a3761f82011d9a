import { listMetas } from "../../metas.ts";
import { defineRule, warnIfSeveral } from "../../rule.ts";

export const viewportSingle = defineRule({
  id: "viewport-single",
  category: "mobile",
  importance: "low",
  effort: { by: "developer", time: "minutes" },
  source: "https://developer.mozilla.org/en-US/docs/Web/HTML/Reference/Elements/meta/name/viewport",
  title: { ar: "وسم viewport واحد", en: "One viewport tag" },
  failureTitle: { ar: "أكثر من وسم viewport", en: "More than one viewport tag" },
  why: {
    ar: "وسمان متناقضان يُطبّق أحدهما بحسب المتصفح.",
    en: "Of two that disagree, each browser picks its own.",
  },
  fix: { ar: "أبقِ وسمًا واحدًا.", en: "Keep one of them." },
  findings: {
    several: { ar: "وسوم viewport في الصفحة: {n}", en: "Viewport tags on the page: {n}" },
  },
  check: ({ page }) =>
    warnIfSeveral(
      "several",
      listMetas(page, "viewport").map(({ content }) => content),
    ),
});
