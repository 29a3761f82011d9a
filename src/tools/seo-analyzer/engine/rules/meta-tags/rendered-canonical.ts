import { listCanonicals } from "../../metas.ts";
import { compareText } from "../../renderings/compare-text.ts";
import { defineRule, type RuleContext } from "../../rule.ts";

function readCanonicals(context: RuleContext): string {
  return [...new Set(listCanonicals(context).map(({ raw, url }) => url ?? raw))]
    .toSorted()
    .join(" ");
}

export const renderedCanonical = defineRule({
  id: "rendered-canonical",
  category: "meta-tags",
  importance: "high",
  effort: { by: "developer", time: "day" },
  source:
    "https://developers.google.com/search/docs/crawling-indexing/javascript/javascript-seo-basics",
  title: { ar: "الرابط الأصلي قبل تشغيل السكربتات", en: "Canonical before scripts run" },
  failureTitle: { ar: "السكربتات تغيّر الرابط الأصلي", en: "Scripts change the canonical" },
  why: {
    ar: "تنصح جوجل بألا تغيّر السكربتات الرابط الأصلي، فرابطان متناقضان قد يؤديان إلى نتيجة لا تتوقعها.",
    en: "Google advises against changing the canonical with scripts: two that disagree may have unexpected results.",
  },
  fix: {
    ar: "اكتب الرابط الأصلي في الصفحة التي يرسلها الخادم، ولا تدع السكربتات تغيّره.",
    en: "Put the canonical into the page that the server sends, and let no script change it.",
  },
  findings: {
    only: {
      ar: "لا رابط أصلي في الصفحة كما أُرسلت. السكربتات تضيف: {rendered}",
      en: "As sent, the page names no canonical. Scripts add {rendered}",
    },
    changed: {
      ar: "الرابط الأصلي كما أُرسل {sent}، وبعد تشغيل السكربتات {rendered}",
      en: "As sent, the canonical is {sent}; after scripts, {rendered}",
    },
    removed: {
      ar: "السكربتات تمسح الرابط الأصلي {sent}",
      en: "Scripts remove the canonical {sent}",
    },
  },
  check: (context) => compareText(context, { read: readCanonicals, isRequired: false }),
});
