import { quoteAttribute } from "../../markup.ts";
import { defineRule, fail, pass } from "../../rule.ts";

export const h1Present = defineRule({
  id: "h1-present",
  category: "content",
  importance: "high",
  effort: { by: "developer", time: "hour" },
  source: "https://developers.google.com/search/docs/appearance/title-link",
  title: { ar: "العنوان الرئيسي (h1)", en: "Main heading (h1)" },
  failureTitle: { ar: "لا عنوان رئيسي، أو هو فارغ", en: "No main heading, or an empty one" },
  why: {
    ar: "يقول للقارئ ولمحرك البحث في سطر واحد ما موضوع الصفحة.",
    en: "It tells readers and search engines in one line what the page is about.",
  },
  fix: {
    ar: "ضع موضوع الصفحة نصًا داخل h1، لا صورة بلا نص بديل.",
    en: "Put the subject of the page into an h1 as text, not as a picture without alternative text.",
  },
  findings: {
    missing: { ar: "لا h1 في الصفحة.", en: "There is no h1 on the page." },
    empty: { ar: "في الصفحة h1 لكنه فارغ.", en: "There is an h1, but it is empty." },
    is: { ar: "العنوان الرئيسي: {text}", en: "The main heading is: {text}" },
  },
  snippet: ({ page }) =>
    `<h1>${quoteAttribute((page.titles[0] ?? "").split(/\s[|–—-]\s/)[0] || "…")}</h1>`,
  check({ page }) {
    const mains = page.headings.filter(({ level }) => level === 1);
    if (mains.length === 0) return fail("missing");
    const main = mains.find(({ text }) => text !== "");
    return main === undefined ? fail("empty") : pass("is", { text: main.text });
  },
});
