import { compareText } from "../../renderings/compare-text.ts";
import { defineRule } from "../../rule.ts";

/** How many unread messages there are, which a script may write before a title. */
const counter = /^\(\d+\+?\)\s*/;

export const renderedTitle = defineRule({
  id: "rendered-title",
  category: "meta-tags",
  importance: "high",
  effort: { by: "developer", time: null },
  source: "https://vercel.com/blog/the-rise-of-the-ai-crawler",
  title: { ar: "عنوان الصفحة قبل تشغيل السكربتات", en: "Title before scripts run" },
  failureTitle: { ar: "السكربتات تغيّر عنوان الصفحة", en: "Scripts change the title" },
  why: {
    ar: "معظم برامج زحف الذكاء الاصطناعي لا تشغّل السكربتات، فلا ترى إلا العنوان الذي أرسله موقعك.",
    en: "Most AI crawlers run no scripts, so the title that your server sends is all they see.",
  },
  fix: {
    ar: "اكتب العنوان النهائي في الصفحة التي يرسلها الخادم، واسأل مطوّرك عن SSR.",
    en: "Put the final title into the page that the server sends (rendered on the server, or beforehand).",
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
