import { getPrimaryTag } from "../../text/language.ts";
import { listAlternates, findMeta } from "../../metas.ts";
import { defineRule, passed, skip, warn } from "../../rule.ts";

export const ogLocaleAlternate = defineRule({
  id: "og-locale-alternate",
  category: "social",
  importance: "low",
  source: "https://ogp.me/#optional",
  title: { ar: "لغات المشاركة الأخرى", en: "Other share languages" },
  failureTitle: {
    ar: "لغات المشاركة الأخرى غير مذكورة",
    en: "Other share languages are not named",
  },
  why: {
    ar: "بها تعرف الشبكات أن للصفحة نسخة بلغة القارئ.",
    en: "They tell networks that there is a version in the reader's language.",
  },
  fix: {
    ar: "أضف og:locale:alternate لكل لغة أخرى.",
    en: "Add og:locale:alternate for every other language.",
  },
  findings: {
    missing: {
      ar: "للصفحة {n} من اللغات الأخرى ولا تذكرها بطاقة المشاركة.",
      en: "The page has {n} other languages, and its card names none.",
    },
  },
  snippet: ({ page }) =>
    `<meta property="og:locale:alternate" content="${getPrimaryTag(page.lang ?? "ar") === "ar" ? "en_US" : "ar_EG"}">`,
  check(context) {
    const own = getPrimaryTag(context.page.lang ?? "");
    const others = new Set(
      listAlternates(context)
        .map(({ language }) => getPrimaryTag(language))
        .filter((language) => language !== "x" && language !== own),
    );
    if (others.size === 0 || own === "") return skip;
    return findMeta(context.page, "og:locale:alternate") === null
      ? warn("missing", { n: others.size })
      : passed;
  },
});
