import { defineRule, passed, skip, warn } from "../../rule.ts";

/** A page with fewer words and an empty root element gets its text from scripts. */
const minWords = 50;

export const needsJavascript = defineRule({
  id: "needs-javascript",
  category: "performance",
  importance: "medium",
  source:
    "https://developers.google.com/search/docs/crawling-indexing/javascript/javascript-seo-basics",
  title: { ar: "المحتوى يصل بلا JavaScript", en: "Content without JavaScript" },
  why: {
    ar: "ما يظهر بعد تشغيل السكربتات يصل إلى البحث متأخرًا، ولا يراه واتساب وأمثاله أبدًا.",
    en: "What appears only after scripts have run reaches search late, and WhatsApp and apps like it never.",
  },
  fix: {
    ar: "اعرض النص من الخادم (SSR أو توليد ثابت).",
    en: "Render the text on the server, or beforehand.",
  },
  findings: {
    empty: {
      ar: "عدد الكلمات في الصفحة كما أُرسلت: {n}، ومعها إطار فارغ تملؤه السكربتات.",
      en: "As sent, the page has {n} words and an empty frame for scripts to fill.",
    },
    later: {
      ar: "عدد الكلمات في الصفحة كما أُرسلت: {n}، وبعد تشغيل السكربتات: {later}.",
      en: "As sent, the page has {n} words; after its scripts have run, {later}.",
    },
  },
  check({ page, source: { rendered, auditedAs } }) {
    if (auditedAs === "rendered") return skip; // this report is not about the page as sent
    const n = page.wordCount;
    if (rendered !== null)
      return rendered.wordCount > 2 * n + 100
        ? warn("later", { n, later: rendered.wordCount })
        : passed;
    return page.hasEmptyRoot && n < minWords && page.scripts.some(({ src }) => src !== null)
      ? warn("empty", { n })
      : passed;
  },
});
