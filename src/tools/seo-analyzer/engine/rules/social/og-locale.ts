import { getPrimaryTag } from "../../text/language.ts";
import { toShareLocale } from "../../find-country.ts";
import { quoteAttribute } from "../../markup.ts";
import { findMeta } from "../../metas.ts";
import { defineRule, passed, skip, warn } from "../../rule.ts";

export const ogLocale = defineRule({
  id: "og-locale",
  category: "social",
  importance: "low",
  effort: { by: "developer", time: "hour" },
  source: "https://ogp.me/#optional",
  title: { ar: "لغة المشاركة (og:locale)", en: "Share language (og:locale)" },
  failureTitle: { ar: "لغة المشاركة ناقصة أو خاطئة", en: "Share language missing or wrong" },
  why: {
    ar: "من دون og:locale تفترض الشبكات أن صفحتك بالإنجليزية الأمريكية.",
    en: "Without it networks assume that the page is in American English.",
  },
  fix: {
    ar: "أضف og:locale بلغة الصفحة. وإن كانت لبلد واحد فاكتبه بعد اللغة: ar_EG لمصر مثلًا، وar_SA للسعودية.",
    en: "Add og:locale with the page's language. Where the page is for one country, write it after the language: ar_EG for Egypt, ar_SA for Saudi Arabia.",
  },
  findings: {
    missing: {
      ar: "لا og:locale، ولغة الصفحة المعلنة {lang}.",
      en: "There is no og:locale, and the page's declared language is {lang}.",
    },
    malformed: {
      ar: "القيمة ليست لغة وبلدًا: {locale}",
      en: "This is not a language with a country: {locale}",
    },
    differs: {
      ar: "القيمة {locale} ولغة الصفحة {lang}.",
      en: "It says {locale}, and the page is in {lang}.",
    },
  },
  snippet: ({ page }) =>
    `<meta property="og:locale" content="${quoteAttribute(toShareLocale(page.lang?.trim() ?? "ar", page))}">`,
  check({ page }) {
    const lang = page.lang?.trim() ?? "";
    if (lang === "") return skip;
    const locale = findMeta(page, "og:locale");
    // American English is the default of the Open Graph protocol (https://ogp.me/#optional).
    if (locale === null) return getPrimaryTag(lang) === "en" ? skip : warn("missing", { lang });
    if (!/^[a-z]{2,3}(?:[_-][A-Za-z]{2,4})?$/.test(locale)) return warn("malformed", { locale });
    return getPrimaryTag(locale.replace("_", "-")) === getPrimaryTag(lang)
      ? passed
      : warn("differs", { locale, lang });
  },
});
