import { defineRule, passed, warn } from "../../rule.ts";

export const noMetaRefresh = defineRule({
  id: "no-meta-refresh",
  category: "meta-tags",
  importance: "medium",
  effort: { by: "developer", time: "hour" },
  source: "https://www.w3.org/WAI/WCAG22/Techniques/failures/F41",
  title: { ar: "لا تحويل داخل الصفحة", en: "No redirect inside the page" },
  failureTitle: {
    ar: "الصفحة تحوّل الزائر أو تحدّث نفسها",
    en: "The page redirects or reloads itself",
  },
  why: {
    ar: "وسم refresh قد يغيّر الصفحة قبل أن يفرغ القارئ من قراءتها أو سماعها.",
    en: "A refresh tag may change the page before people have finished reading or hearing it.",
  },
  fix: {
    ar: "حوّل من الخادم بـ 301 بدل هذا الوسم.",
    en: "Redirect on the server with 301 instead.",
  },
  findings: { refresh: { ar: "في الصفحة: {content}", en: "The page says: {content}" } },
  check({ page }) {
    const content = page.metas.find(
      ({ key, attribute: by }) => key === "refresh" && by === "http-equiv",
    )?.content;
    return content === undefined ? passed : warn("refresh", { content });
  },
});
