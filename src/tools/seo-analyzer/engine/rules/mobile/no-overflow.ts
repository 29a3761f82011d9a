import { defineRule, passed, skip, warn } from "../../rule.ts";

export const noOverflow = defineRule({
  id: "no-overflow",
  category: "mobile",
  importance: "medium",
  effort: { by: "developer", time: "hour" },
  source: "https://www.w3.org/WAI/WCAG22/Understanding/reflow.html",
  title: { ar: "لا تمرير جانبيًا", en: "No sideways scrolling" },
  failureTitle: { ar: "تمرير جانبي على الهاتف", en: "The page scrolls sideways on a phone" },
  why: {
    ar: "في صفحة أعرض من الهاتف يضطر القارئ إلى التمرير يمينًا ويسارًا ليقرأ كل سطر.",
    en: "On a page wider than the phone people have to scroll back and forth to read each line.",
  },
  fix: {
    ar: "ابحث عن عنصر بعرض ثابت، صورةً كان أو جدولًا، واجعله max-width: 100%.",
    en: "Look for an element of fixed width, a picture or a table, and give it max-width: 100%.",
  },
  findings: {
    wide: {
      ar: "الصفحة أعرض من الهاتف بمقدار {n} بكسل.",
      en: "The page is {n} pixels wider than a phone.",
    },
  },
  snippet: () => "img, video, table { max-width: 100%; }",
  check({ source: { rendered } }) {
    if (rendered === null) return skip;
    return rendered.overflowPx <= 0 ? passed : warn("wide", { n: Math.round(rendered.overflowPx) });
  },
});
