import { findMeta } from "../../metas.ts";
import { compareText } from "../../renderings/compare-text.ts";
import { defineRule } from "../../rule.ts";

export const renderedDescription = defineRule({
  id: "rendered-description",
  category: "meta-tags",
  importance: "medium",
  effort: { by: "developer", time: "day" },
  source:
    "https://developers.google.com/search/docs/crawling-indexing/javascript/javascript-seo-basics",
  title: { ar: "وصف الصفحة قبل تشغيل السكربتات", en: "Description before scripts run" },
  failureTitle: { ar: "السكربتات تغيّر وصف الصفحة", en: "Scripts change the description" },
  why: {
    ar: "من لا يشغّل السكربتات يعرض الوصف الذي أرسله موقعك، أو لا يعرض شيئًا.",
    en: "Whoever runs no scripts shows the description that your server sends, or none.",
  },
  fix: {
    ar: "اكتب الوصف النهائي في الصفحة التي يرسلها الخادم.",
    en: "Put the final description into the page that the server sends.",
  },
  findings: {
    only: {
      ar: "لا وصف في الصفحة كما أُرسلت. السكربتات تضيف: «{rendered}»",
      en: "As sent, the page has no description. Scripts add “{rendered}”",
    },
    changed: {
      ar: "الوصف كما أُرسل «{sent}»، وبعد تشغيل السكربتات «{rendered}»",
      en: "As sent, the description is “{sent}”; after scripts, “{rendered}”",
    },
    removed: {
      ar: "السكربتات تمسح الوصف «{sent}»",
      en: "Scripts remove the description “{sent}”",
    },
  },
  check: (context) =>
    compareText(context, {
      read: ({ page }) => findMeta(page, "description") ?? "",
      isRequired: false,
    }),
});
