import { defineRule, skip, warnIfAny } from "../../rule.ts";

export const headingEmpty = defineRule({
  id: "heading-empty",
  category: "content",
  importance: "low",
  effort: { by: "owner", time: "minutes" },
  source: "https://dequeuniversity.com/rules/axe/4.11/empty-heading",
  title: { ar: "عناوين فيها كلام", en: "Headings say something" },
  failureTitle: { ar: "عناوين فارغة", en: "Empty headings" },
  why: {
    ar: "عنوان فارغ سطر ضائع في فهرس الصفحة.",
    en: "An empty heading is a blank line in the table of contents.",
  },
  fix: { ar: "احذف العناوين الفارغة أو اكتب فيها.", en: "Remove empty headings, or fill them." },
  findings: { empty: { ar: "عناوين فارغة: {n}", en: "Empty headings: {n}" } },
  check({ page }) {
    if (page.headings.length === 0) return skip;
    const empty = page.headings.filter(({ text }) => text === "");
    return warnIfAny(
      "empty",
      empty.map(({ level }) => `<h${level}></h${level}>`),
    );
  },
});
