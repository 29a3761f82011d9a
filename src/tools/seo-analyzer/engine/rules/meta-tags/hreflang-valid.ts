import { isLanguageTag } from "../../text/language.ts";
import { listAlternates } from "../../metas.ts";
import { defineRule, failIfAny, skip } from "../../rule.ts";

export const hreflangValid = defineRule({
  id: "hreflang-valid",
  category: "meta-tags",
  importance: "medium",
  effort: { by: "developer", time: "hour" },
  source: "https://developers.google.com/search/docs/specialty/international/localized-versions",
  title: { ar: "روابط اللغات صحيحة (hreflang)", en: "Language links are valid (hreflang)" },
  failureTitle: {
    ar: "روابط لغات فيها خطأ (hreflang)",
    en: "Language links have mistakes (hreflang)",
  },
  why: {
    ar: "لا تقبل جوجل إلا رموز اللغات المعروفة والروابط الكاملة، ومع غيرها قد يرى المصري نسخة غيره.",
    en: "Google takes known language codes and full addresses only. With others, people may see the wrong version.",
  },
  fix: {
    ar: "استعمل رموزًا مثل ar وar-EG وen وروابط كاملة.",
    en: "Use codes such as ar, ar-EG and en, and full addresses.",
  },
  findings: {
    invalid: { ar: "روابط لغات فيها خطأ: {n}", en: "Language links with a mistake: {n}" },
  },
  check(context) {
    const all = listAlternates(context);
    if (all.length === 0) return skip;
    const wrong = all.filter(
      ({ language, raw }) =>
        !(language.toLowerCase() === "x-default" || isLanguageTag(language)) ||
        !/^https?:/i.test(raw),
    );
    return failIfAny(
      "invalid",
      wrong.map(({ language, raw }) => `hreflang="${language}" href="${raw}"`),
    );
  },
});
