import { countAddedWords } from "../../renderings/count-added-words.ts";
import { isSignificant } from "../../renderings/find-added.ts";
import { readRenderings, type Renderings } from "../../renderings/read-renderings.ts";
import { defineRule, fail, passed, skip, warn } from "../../rule.ts";

/** A page with fewer words and an empty root element gets its text from scripts. */
const minWords = 50;
/** Fewer words may be a clock, a price or a greeting. */
const minAddedWords = 20;

function compareWords(renderings: Renderings) {
  const { added, total } = countAddedWords(renderings);
  if (!isSignificant(added, total, minAddedWords)) return passed;
  const [n, later] = [renderings.sent.page.wordCount, renderings.rendered.page.wordCount];
  const values = { n, later, sent: n, rendered: later };
  return 2 * added >= total ? fail("most", values) : warn("later", values);
}

export const needsJavascript = defineRule({
  id: "needs-javascript",
  category: "performance",
  importance: "high",
  effort: { by: "developer", time: null },
  source:
    "https://developers.google.com/search/docs/crawling-indexing/javascript/javascript-seo-basics",
  title: { ar: "المحتوى يصل قبل تشغيل السكربتات", en: "Content before scripts run" },
  failureTitle: { ar: "محتوى لا يظهر إلا بالسكربتات", en: "Content needs scripts to appear" },
  why: {
    ar: "لا تقرأ جوجل ما تضيفه السكربتات إلا بعد تشغيلها، وقد يتأخر ذلك، وليس كل برنامج زحف يشغّلها.",
    en: "Google reads what scripts add only once it has run them, which may take a while, and not every crawler runs them.",
  },
  fix: {
    ar: "أرسل النص من الخادم، جاهزًا قبل تشغيل السكربتات، واسأل مطوّرك عن SSR.",
    en: "Render the text on the server, or beforehand.",
  },
  findings: {
    empty: {
      ar: "عدد الكلمات في الصفحة كما أُرسلت: {n}، ومعها إطار فارغ تملؤه السكربتات.",
      en: "Words in the page as sent: {n}, and an empty frame for scripts to fill.",
    },
    later: {
      ar: "عدد الكلمات في الصفحة كما أُرسلت: {n}، وبعد تشغيل السكربتات: {later}.",
      en: "Words in the page as sent: {n}; after its scripts have run: {later}.",
    },
    most: {
      ar: "معظم النص تضيفه السكربتات. عدد الكلمات كما أُرسلت الصفحة: {n}، وبعد تشغيل السكربتات: {later}.",
      en: "Most of the text comes from scripts. Words in the page as sent: {n}; after its scripts have run: {later}.",
    },
  },
  check(context) {
    const { page, source } = context;
    if (source.auditedAs === "rendered") return skip; // this report is not about the page as sent
    const renderings = readRenderings(context);
    if (renderings !== null) return compareWords(renderings);
    const n = page.wordCount;
    return page.hasEmptyRoot && n < minWords && page.scripts.some(({ src }) => src !== null)
      ? warn("empty", { n })
      : passed;
  },
});
