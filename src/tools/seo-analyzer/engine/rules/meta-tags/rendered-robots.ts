import { findBlockingDirective, listDirectives } from "../../indexing.ts";
import { readRenderings } from "../../renderings/read-renderings.ts";
import { defineRule, fail, passed, skip, warn, type RuleContext } from "../../rule.ts";

function readDirectives(context: RuleContext): string {
  const all = [...listDirectives(context, "*"), ...listDirectives(context, "Googlebot")];
  return [...new Set(all)].toSorted().join(", ");
}

function isBlocked(context: RuleContext): boolean {
  const { fetchedAt } = context.source;
  return (["Googlebot", "*"] as const).some(
    (crawler) => findBlockingDirective(context, crawler, fetchedAt) !== null,
  );
}

export const renderedRobots = defineRule({
  id: "rendered-robots",
  category: "meta-tags",
  importance: "high",
  source:
    "https://developers.google.com/search/docs/crawling-indexing/javascript/javascript-seo-basics",
  title: { ar: "وسم robots بلا JavaScript", en: "Robots tag without JavaScript" },
  why: {
    ar: "إن وجد جوجل noindex في الصفحة كما أُرسلت فقد لا يشغّل السكربتات التي تمسحه، وإن أضافته السكربتات أخرج الصفحة من البحث.",
    en: "Where Google finds noindex in the page as sent, it may not run the scripts that remove it; where scripts add it, the page leaves search.",
  },
  fix: {
    ar: "اكتب توجيهات robots النهائية في الصفحة التي يرسلها الخادم، ولا تغيّرها بالسكربتات.",
    en: "Put the final robots directives into the page that the server sends, and let no script change them.",
  },
  findings: {
    removed: {
      ar: "في الصفحة كما أُرسلت توجيه يمنع الفهرسة ({sent})، والسكربتات تمسحه بعد فوات الأوان.",
      en: "As sent, the page keeps itself out of search ({sent}); scripts remove that too late.",
    },
    added: {
      ar: "السكربتات تمنع فهرسة الصفحة: {rendered}",
      en: "Scripts keep the page out of search: {rendered}",
    },
    changed: {
      ar: "السكربتات تغيّر التوجيهات. كما أُرسلت: {sent}؛ وبعدها: {rendered}",
      en: "Scripts change the directives. As sent: {sent}; after them: {rendered}",
    },
  },
  check(context) {
    const renderings = readRenderings(context);
    if (renderings === null) return skip;
    const { sent, rendered } = renderings;
    const values = { sent: readDirectives(sent), rendered: readDirectives(rendered) };
    if (values.sent === "" && values.rendered === "") return skip;
    if (isBlocked(sent) !== isBlocked(rendered))
      return fail(isBlocked(sent) ? "removed" : "added", values);
    return values.sent === values.rendered ? passed : warn("changed", values);
  },
});
