import { compareText } from "../../renderings/compare-text.ts";
import { defineRule } from "../../rule.ts";

/** How many unread messages there are, which a script may write before a title. */
const counter = /^\(\d+\+?\)\s*/;

export const renderedTitle = defineRule({
  id: "rendered-title",
  category: "meta-tags",
  importance: "high",
  source:
    "https://developers.google.com/search/docs/crawling-indexing/javascript/javascript-seo-basics",
  title: { ar: "عنوان الصفحة بلا JavaScript", en: "Title without JavaScript" },
  why: {
    ar: "روبوتات الذكاء الاصطناعي وواتساب لا تشغّل السكربتات، فلا ترى إلا العنوان الذي أرسله موقعك.",
    en: "AI crawlers and WhatsApp run no scripts, so the title that your server sends is all they see.",
  },
  fix: {
    ar: "اكتب العنوان النهائي في الصفحة التي يرسلها الخادم (SSR أو توليد ثابت).",
    en: "Put the final title into the page that the server sends (server rendering or static generation).",
  },
  findings: {
    only: {
      ar: "لا عنوان في الصفحة كما أُرسلت. السكربتات تضيف: «{rendered}»",
      en: "As sent, the page has no title. Scripts add “{rendered}”",
    },
    changed: {
      ar: "العنوان كما أُرسل «{sent}»، وبعد تشغيل السكربتات «{rendered}»",
      en: "As sent, the title is “{sent}”; after scripts, “{rendered}”",
    },
    removed: {
      ar: "السكربتات تمسح العنوان «{sent}»",
      en: "Scripts remove the title “{sent}”",
    },
  },
  check: (context) =>
    compareText(context, {
      read: ({ page }) => (page.titles[0] ?? "").replace(counter, ""),
      isRequired: true,
    }),
});
