import { listMetas } from "../../metas.ts";
import { suggestDescription } from "../../suggest-description.ts";
import { defineRule, fail, pass } from "../../rule.ts";
import { collapseWhitespace } from "../../text/text.ts";

export const descriptionPresent = defineRule({
  id: "description-present",
  category: "meta-tags",
  importance: "high",
  effort: { by: "owner", time: "minutes" },
  source: "https://developers.google.com/search/docs/appearance/snippet",
  title: { ar: "وصف الصفحة", en: "Meta description" },
  failureTitle: { ar: "لا وصف للصفحة", en: "No description" },
  why: {
    ar: "قد تعرض جوجل الوصف تحت عنوانك في نتائج البحث، وبه يقرر الباحث أن يدخل.",
    en: "Google may show the description under your title in its results: a reason to click.",
  },
  fix: {
    ar: "اكتب في خانة الوصف في لوحة موقعك من 120 إلى 158 حرفًا يقول لمن هذه الصفحة وماذا يجد فيها.",
    en: "In the description field of your panel, write 120 to 158 characters that say whom the page is for and what is on it.",
  },
  findings: {
    missing: { ar: "لا وصف لهذه الصفحة.", en: "This page has no description." },
    empty: { ar: "وسم الوصف موجود لكنه فارغ.", en: "There is a description tag, but it is empty." },
    is: { ar: "الوصف: {text}", en: "The description is: {text}" },
  },
  snippet: ({ page }) => suggestDescription(page),
  check({ page }) {
    const first = listMetas(page, "description").find(({ attribute }) => attribute === "name");
    if (first === undefined) return fail("missing");
    const text = collapseWhitespace(first.content);
    return text === "" ? fail("empty") : pass("is", { text });
  },
});
