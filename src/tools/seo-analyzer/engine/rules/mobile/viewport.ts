import { findMeta } from "../../metas.ts";
import { defineRule, fail, passed } from "../../rule.ts";

export const viewport = defineRule({
  id: "viewport",
  category: "mobile",
  importance: "high",
  effort: { by: "developer", time: "minutes" },
  source: "https://developer.mozilla.org/en-US/docs/Web/HTML/Guides/Viewport_meta_element",
  title: { ar: "عرض الصفحة على الهاتف", en: "Viewport for phones" },
  failureTitle: { ar: "الصفحة غير مهيّأة للهاتف", en: "Not set up for phones" },
  why: {
    ar: "من دون وسم viewport ترسم هواتف كثيرة الصفحة أعرض من شاشتها، ثم تصغّرها فتصعب قراءتها.",
    en: "Without it many phones draw the page wider than their screen and shrink it, which makes it hard to read.",
  },
  fix: { ar: "أضف وسم viewport إلى رأس الصفحة.", en: "Add the viewport tag to the head." },
  findings: {
    missing: { ar: "لا وسم viewport في الصفحة.", en: "The page has no viewport tag." },
    fixed: { ar: "العرض ثابت: {content}", en: "The width is fixed: {content}" },
  },
  snippet: () => `<meta name="viewport" content="width=device-width, initial-scale=1">`,
  check({ page }) {
    const content = findMeta(page, "viewport");
    if (content === null) return fail("missing");
    return /width\s*=\s*device-width|initial-scale\s*=\s*[\d.]/i.test(content)
      ? passed
      : fail("fixed", { content });
  },
});
