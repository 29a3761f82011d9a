import { defineRule, passed, warn } from "../../rule.ts";

export const doctype = defineRule({
  id: "doctype",
  category: "meta-tags",
  importance: "medium",
  effort: { by: "developer", time: "minutes" },
  source: "https://html.spec.whatwg.org/multipage/syntax.html#the-doctype",
  title: { ar: "نوع المستند", en: "Doctype" },
  failureTitle: { ar: "نوع المستند ناقص أو قديم", en: "Doctype missing or out of date" },
  why: {
    ar: "من دون doctype يرسم المتصفح الصفحة غالبًا بقواعد قديمة تخالف المعيار، وقد تختل القياسات.",
    en: "Without it browsers tend to draw the page by old rules that differ from the standard, and sizes may come out wrong.",
  },
  fix: {
    ar: "ابدأ الصفحة بهذا السطر قبل أي شيء آخر.",
    en: "Start the page with this line, before anything else.",
  },
  findings: {
    missing: { ar: "لا تبدأ الصفحة بنوع المستند.", en: "The page does not begin with a doctype." },
    old: { ar: "نوع المستند قديم: {doctype}", en: "The doctype is an old one: {doctype}" },
  },
  snippet: () => "<!doctype html>",
  check({ page }) {
    if (page.doctype === null) return warn("missing");
    return page.doctype === "html" ? passed : warn("old", { doctype: page.doctype });
  },
});
