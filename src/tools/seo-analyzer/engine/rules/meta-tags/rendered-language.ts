import { readRenderings } from "../../renderings/read-renderings.ts";
import { defineRule, passed, skip, warn, type RuleContext } from "../../rule.ts";

const readLanguage = ({ page }: RuleContext): string => page.lang?.trim().toLowerCase() ?? "";

export const renderedLanguage = defineRule({
  id: "rendered-language",
  category: "meta-tags",
  importance: "low",
  effort: { by: "developer", time: "day" },
  source: "https://www.w3.org/International/questions/qa-html-language-declarations",
  title: { ar: "لغة الصفحة قبل تشغيل السكربتات", en: "Language before scripts run" },
  failureTitle: { ar: "السكربتات تغيّر لغة الصفحة", en: "Scripts change the language" },
  why: {
    ar: "من لا يشغّل السكربتات يأخذ لغة الصفحة كما أُرسلت.",
    en: "Whoever runs no scripts takes the language of the page as sent.",
  },
  fix: {
    ar: "اكتب اللغة الصحيحة في وسم html الذي يرسله الخادم.",
    en: "Name the right language on the html element that the server sends.",
  },
  findings: {
    only: {
      ar: "لا لغة في الصفحة كما أُرسلت. السكربتات تضيف: {rendered}",
      en: "As sent, the page names no language. Scripts add {rendered}",
    },
    changed: {
      ar: "اللغة كما أُرسلت {sent}، وبعد تشغيل السكربتات {rendered}",
      en: "As sent, the language is {sent}; after scripts, {rendered}",
    },
  },
  check(context) {
    const renderings = readRenderings(context);
    if (renderings === null) return skip;
    const values = {
      sent: readLanguage(renderings.sent),
      rendered: readLanguage(renderings.rendered),
    };
    if (values.rendered === "") return skip;
    if (values.sent === values.rendered) return passed;
    return warn(values.sent === "" ? "only" : "changed", values);
  },
});
