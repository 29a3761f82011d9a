import { defineRule, fail, pass } from "../../rule.ts";

export const titlePresent = defineRule({
  id: "title-present",
  category: "meta-tags",
  importance: "high",
  effort: { by: "owner", time: "minutes" },
  source: "https://developers.google.com/search/docs/appearance/title-link",
  title: { ar: "عنوان الصفحة", en: "Page title" },
  failureTitle: { ar: "لا عنوان للصفحة", en: "No page title" },
  why: {
    ar: "العنوان أول ما يقرؤه الباحث في النتائج وفي تبويب المتصفح، ومن دونه تختار جوجل كلامًا آخر من صفحتك.",
    en: "The title is the line people click in search results. Without one, Google picks other words for it.",
  },
  fix: {
    ar: "اكتب في خانة عنوان الصفحة في لوحة موقعك ما تقدّمه هذه الصفحة واسم نشاطك.",
    en: "In the page title field of your panel, write what this page offers, and your business name.",
  },
  findings: {
    missing: { ar: "لا عنوان لهذه الصفحة.", en: "This page has no title." },
    empty: { ar: "وسم العنوان موجود لكنه فارغ.", en: "There is a title tag, but it is empty." },
    is: { ar: "العنوان: {title}", en: "The title is: {title}" },
  },
  snippet: ({ page }) =>
    page.headings.find(({ level, text }) => level === 1 && text !== "")?.text ??
    (page.lang?.startsWith("ar")
      ? "ما تقدّمه هذه الصفحة | اسم نشاطك"
      : "What this page offers | Your business name"),
  check({ page }) {
    const title = page.titles[0];
    if (title === undefined) return fail("missing");
    return title === "" ? fail("empty") : pass("is", { title });
  },
});
