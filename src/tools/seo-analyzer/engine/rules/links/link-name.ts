import { quoteAttribute } from "../../markup.ts";
import { defineRule, skip, warnIfAny } from "../../rule.ts";

export const linkName = defineRule({
  id: "link-name",
  category: "links",
  importance: "medium",
  effort: { by: "developer", time: "hour" },
  source: "https://www.w3.org/WAI/WCAG22/Understanding/link-purpose-in-context.html",
  title: { ar: "لكل رابط اسم", en: "Every link has a name" },
  failureTitle: { ar: "روابط بلا اسم", en: "Links without a name" },
  why: {
    ar: "من يسمع الصفحة لا يعرف إلى أين يؤدي رابط بلا نص ولا نص بديل.",
    en: "Those who listen to the page cannot tell where a link leads that has neither text nor alternative text.",
  },
  fix: {
    ar: "اكتب نصًا داخل الرابط، أو نصًا بديلًا لصورته، أو aria-label لأيقونته.",
    en: "Give the link text, its picture an alt, or its icon an aria-label.",
  },
  findings: { nameless: { ar: "روابط بلا اسم: {n}", en: "Links without a name: {n}" } },
  snippet: ({ page }) =>
    `<a href="${quoteAttribute(page.anchors.find(({ href, spokenName, isHidden }) => href !== null && !isHidden && spokenName === "")?.href ?? "/")}" aria-label="…">`,
  check({ page }) {
    const links = page.anchors.filter(({ href, isHidden }) => href !== null && !isHidden);
    if (links.length === 0) return skip;
    const nameless = links.filter(({ spokenName }) => spokenName === "");
    return warnIfAny(
      "nameless",
      nameless.map(({ href }) => href!),
    );
  },
});
