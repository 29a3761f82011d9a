import { findMeta } from "../../metas.ts";
import { defineRule, fail, passed, skip } from "../../rule.ts";

export const zoomAllowed = defineRule({
  id: "zoom-allowed",
  category: "mobile",
  importance: "medium",
  effort: { by: "developer", time: "minutes" },
  source: "https://www.w3.org/WAI/WCAG22/Understanding/resize-text.html",
  title: { ar: "التكبير مسموح", en: "Zooming is allowed" },
  failureTitle: { ar: "التكبير ممنوع أو محدود", en: "Zooming is forbidden or limited" },
  why: {
    ar: "ضعيف البصر يكبّر الصفحة بإصبعيه، ومنعه يغلق الباب في وجهه.",
    en: "People with poor sight pinch to enlarge; forbidding it shuts them out.",
  },
  fix: {
    ar: "احذف user-scalable=no وmaximum-scale من وسم viewport.",
    en: "Remove user-scalable=no and maximum-scale from the viewport tag.",
  },
  findings: {
    refused: { ar: "الوسم يمنع التكبير: {content}", en: "The tag forbids zooming: {content}" },
  },
  snippet: () => `<meta name="viewport" content="width=device-width, initial-scale=1">`,
  check({ page }) {
    const content = findMeta(page, "viewport");
    if (content === null) return skip;
    const maxScale = /maximum-scale\s*=\s*([\d.]+)/i.exec(content)?.[1];
    // Lighthouse and axe require a scale of 5; a scale under 2 fails WCAG 1.4.4.
    return /user-scalable\s*=\s*(?:no|0|false)\b/i.test(content) ||
      (maxScale !== undefined && Number(maxScale) < 5)
      ? fail("refused", { content })
      : passed;
  },
});
