import { createHtmlTag } from "../../markup.ts";
import { detectScript, getScript } from "../../text/language.ts";
import { defineRule, passed, skip, warn } from "../../rule.ts";

export const langMatchesText = defineRule({
  id: "lang-matches-text",
  category: "meta-tags",
  importance: "medium",
  effort: { by: "developer", time: "minutes" },
  source: "https://www.w3.org/International/questions/qa-lang-why",
  title: { ar: "اللغة المعلنة هي لغة النص", en: "The text is in the declared language" },
  failureTitle: {
    ar: "اللغة المعلنة غير لغة النص",
    en: "The text is not in the declared language",
  },
  why: {
    ar: "نص عربي معلن بالإنجليزية لا ينطقه قارئ الشاشة نطقًا مفهومًا، وتحسبه أدوات الترجمة إنجليزيًا.",
    en: "A screen reader cannot read Arabic text usefully that is declared as English, and translation tools take it for English.",
  },
  fix: { ar: "صحّح قيمة lang لتوافق لغة النص.", en: "Correct lang to match the text." },
  findings: {
    differs: {
      ar: "الصفحة تعلن {lang} ومعظم نصها مكتوب بحروف لغة أخرى.",
      en: "The page declares {lang}, but most of its text is in another script.",
    },
  },
  snippet: ({ page }) => createHtmlTag(page.text),
  check({ page }) {
    const script = detectScript(page.text);
    const declared = page.lang === null ? null : getScript(page.lang);
    if (script === null || declared === null) return skip;
    return script === declared ? passed : warn("differs", { lang: page.lang!.trim(), script });
  },
});
