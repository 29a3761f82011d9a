import { defineRule, pass, warn } from "../../rule.ts";

const maxRequests = 80;

export const requestCount = defineRule({
  id: "request-count",
  category: "performance",
  importance: "low",
  effort: { by: "developer", time: "day" },
  source: "https://developer.chrome.com/docs/lighthouse/performance/resource-summary",
  title: { ar: "عدد الملفات", en: "Number of files" },
  failureTitle: { ar: "ملفات كثيرة", en: "Too many files" },
  why: {
    ar: "كل ملف طلب آخر إلى الخادم، وتقليل الطلبات قد يسرّع الصفحة.",
    en: "Each file is one more request to the server, and fewer of them may make the page faster.",
  },
  fix: {
    ar: 'احذف ما لا يُستعمل، وأجّل الصور التي تحت الشاشة بـ loading="lazy".',
    en: 'Remove what is not used, and defer pictures below the fold with loading="lazy".',
  },
  findings: {
    many: {
      ar: "تطلب الصفحة {n} من الملفات، والنصيحة أقل من 80.",
      en: "The page asks for {n} files; under 80 is our advice.",
    },
    fine: { ar: "عدد الملفات: {n}", en: "Files: {n}" },
  },
  check({ page }) {
    const files = new Set([
      ...page.scripts.map(({ url }) => url),
      ...page.links.filter(({ rel }) => rel === "stylesheet").map(({ url }) => url),
      ...page.images.filter(({ isLazy }) => !isLazy).map(({ url }) => url),
    ]);
    files.delete(null);
    return files.size <= maxRequests
      ? pass("fine", { n: files.size })
      : warn("many", { n: files.size });
  },
});
