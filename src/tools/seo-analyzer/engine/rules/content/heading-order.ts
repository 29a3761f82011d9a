import { defineRule, skip, warnIfAny } from "../../rule.ts";

export const headingOrder = defineRule({
  id: "heading-order",
  category: "content",
  importance: "low",
  effort: { by: "owner", time: "hour" },
  source: "https://www.w3.org/WAI/tutorials/page-structure/headings/",
  title: { ar: "ترتيب العناوين", en: "Order of headings" },
  failureTitle: { ar: "قفزات بين درجات العناوين", en: "Heading levels are skipped" },
  why: {
    ar: "العناوين فهرس الصفحة لمن يسمعها، والقفز بين درجاتها قد يُربكه.",
    en: "Headings are the table of contents for those who listen to the page; a jump between levels can confuse them.",
  },
  fix: {
    ar: "لا تنزل أكثر من درجة واحدة في محرر الصفحة: بعد «عنوان 2» يأتي «عنوان 3» لا «عنوان 4».",
    en: "In the page editor, go down one level at a time: after “Heading 2” comes “Heading 3”, not “Heading 4”.",
  },
  findings: {
    jumps: { ar: "قفزات بين درجات العناوين: {n}", en: "Jumps between heading levels: {n}" },
  },
  check({ page }) {
    if (page.headings.length < 2) return skip;
    const jumps = page.headings.filter(
      ({ level }, i) => i > 0 && level > page.headings[i - 1]!.level + 1,
    );
    return warnIfAny(
      "jumps",
      jumps.map(({ level, text }) => `h${level}: ${text}`),
    );
  },
});
