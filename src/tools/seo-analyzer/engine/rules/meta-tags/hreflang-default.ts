import { stripHash } from "../../addresses.ts";
import { quoteAttribute } from "../../markup.ts";
import { listAlternates } from "../../metas.ts";
import { defineRule, passed, skip, warn } from "../../rule.ts";

export const hreflangDefault = defineRule({
  id: "hreflang-default",
  category: "meta-tags",
  importance: "medium",
  effort: { by: "developer", time: "minutes" },
  source: "https://developers.google.com/search/docs/specialty/international/localized-versions",
  title: { ar: "نسخة لبقية اللغات (x-default)", en: "A version for everybody else (x-default)" },
  failureTitle: {
    ar: "لا نسخة لبقية اللغات (x-default)",
    en: "No x-default among the language links",
  },
  why: {
    ar: "من لغته ليست في القائمة يصل إلى النسخة التي تختارها أنت.",
    en: "People whose language is not listed get the version you choose.",
  },
  fix: {
    ar: "أضف رابط x-default إلى نسختك الرئيسية.",
    en: "Add an x-default link to your main version.",
  },
  findings: {
    missing: {
      ar: "لا رابط x-default بين روابط اللغات.",
      en: "There is no x-default among the language links.",
    },
  },
  snippet: ({ page }) =>
    `<link rel="alternate" hreflang="x-default" href="${quoteAttribute(stripHash(page.url))}">`,
  check(context) {
    const all = listAlternates(context);
    if (all.length === 0) return skip;
    return all.some(({ language }) => language.toLowerCase() === "x-default")
      ? passed
      : warn("missing");
  },
});
