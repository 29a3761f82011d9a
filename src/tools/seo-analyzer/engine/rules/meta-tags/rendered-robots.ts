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
  effort: { by: "developer", time: "hour" },
  source:
    "https://developers.google.com/search/docs/crawling-indexing/javascript/javascript-seo-basics",
  title: { ar: "وسم robots قبل تشغيل السكربتات", en: "Robots tag before scripts run" },
  failureTitle: { ar: "السكربتات تغيّر وسم robots", en: "Scripts change the robots tag" },
  why: {
    ar: "إن وجدت جوجل noindex في الصفحة كما أُرسلت فقد لا تشغّل السكربتات التي تمسحه، وإن أضافته السكربتات أخرج الصفحة من البحث.",
    en: "Where Google finds noindex in the page as sent, it may not run the scripts that remove it; where scripts add it, the page leaves search.",
  },
  fix: {
    ar: "اكتب توجيهات robots النهائية في الصفحة التي يرسلها الخادم، ولا تغيّرها بالسكربتات.",
    en: "Put the final robots directives into the page that the server sends, and let no script change them.",
  },
  findings: {
    removed: {
      ar: "في الصفحة كما أُرسلت توجيه يمنع الفهرسة ({sent})، وقد لا تشغّل جوجل السكربتات التي تمسحه.",
      en: "As sent, the page keeps itself out of search ({sent}); Google may never run the scripts that remove that.",
    },
    added: {
      ar: "السكربتات تمنع فهرسة الصفحة: {rendered}",
      en: "Scripts keep the page out of search: {rendered}",
    },
    changed: {
      ar: "السكربتات تغيّر توجيهات robots. في الصفحة كما أُرسلت: {sent}، وبعد تشغيل السكربتات: {rendered}",
      en: "Scripts change the robots directives. As sent: {sent}; after scripts: {rendered}",
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
    if (values.sent === values.rendered) return passed;
    return warn("changed", { sent: values.sent || "–", rendered: values.rendered || "–" });
  },
});
