import { defineRule, pass, warn } from "../../rule.ts";

const maxElements = 1400;
const maxDepth = 32;

export const domSize = defineRule({
  id: "dom-size",
  category: "performance",
  importance: "low",
  effort: { by: "developer", time: "day" },
  source: "https://developer.chrome.com/docs/lighthouse/performance/dom-size",
  title: { ar: "عدد عناصر الصفحة", en: "Number of elements" },
  failureTitle: { ar: "عناصر كثيرة أو متداخلة بعمق", en: "Too many elements, or nested too deep" },
  why: {
    ar: "آلاف العناصر تُبطئ كل لمسة على هاتف متوسط.",
    en: "Thousands of elements slow down every touch on a modest phone.",
  },
  fix: {
    ar: "قسّم القوائم الطويلة، وتخلّص من الطبقات الزائدة في القالب.",
    en: "Split long lists and get rid of needless layers in the theme.",
  },
  findings: {
    many: {
      ar: "عدد العناصر {n}، والنصيحة أقل من 1,400.",
      en: "{n} elements; under 1,400 is our advice.",
    },
    deep: {
      ar: "عمق التداخل {n}، والنصيحة أقل من 32.",
      en: "Nested {n} deep; under 32 is our advice.",
    },
    fine: { ar: "عدد العناصر: {n}", en: "Elements: {n}" },
  },
  check({ page }) {
    if (page.elementCount > maxElements) return warn("many", { n: page.elementCount });
    return page.depth > maxDepth
      ? warn("deep", { n: page.depth })
      : pass("fine", { n: page.elementCount });
  },
});
