import { listAlternates } from "../../metas.ts";
import { findAdded } from "../../renderings/find-added.ts";
import { readRenderings } from "../../renderings/read-renderings.ts";
import { defineRule, skip, warnIfAny, type RuleContext } from "../../rule.ts";

function readAlternates(context: RuleContext): string[] {
  return listAlternates(context).map(
    ({ language, raw, url }) => `${language.toLowerCase()}: ${url ?? raw}`,
  );
}

export const renderedHreflang = defineRule({
  id: "rendered-hreflang",
  category: "meta-tags",
  importance: "low",
  effort: { by: "developer", time: "day" },
  source:
    "https://developers.google.com/search/docs/crawling-indexing/javascript/javascript-seo-basics",
  title: { ar: "روابط اللغات قبل تشغيل السكربتات", en: "Language links before scripts run" },
  failureTitle: { ar: "السكربتات تضيف روابط اللغات", en: "Scripts add language links" },
  why: {
    ar: "روابط اللغات التي تضيفها السكربتات لا تراها محركات البحث التي لا تشغّلها، ولا تراها جوجل إلا بعد تشغيلها.",
    en: "Search engines that run no scripts do not see language links that come from them, and Google sees them only once it has run them.",
  },
  fix: {
    ar: "اكتب روابط hreflang في الصفحة التي يرسلها الخادم أو في خريطة الموقع.",
    en: "Put the hreflang links into the page that the server sends, or into the sitemap.",
  },
  findings: {
    only: {
      ar: "روابط لغات لا تظهر إلا بعد تشغيل السكربتات: {n}",
      en: "Language links that appear only after scripts have run: {n}",
    },
  },
  check(context) {
    const renderings = readRenderings(context);
    if (renderings === null) return skip;
    const [sent, rendered] = [readAlternates(renderings.sent), readAlternates(renderings.rendered)];
    if (sent.length === 0 && rendered.length === 0) return skip;
    return warnIfAny("only", findAdded(sent, rendered), {
      sent: sent.length,
      rendered: rendered.length,
    });
  },
});
