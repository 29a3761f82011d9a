import { toShareLocale } from "../../find-country.ts";
import { quoteAttribute } from "../../markup.ts";
import { getPrimaryTag } from "../../text/language.ts";
import { listAlternates, findMeta } from "../../metas.ts";
import { defineRule, passed, skip, warn, type RuleContext } from "../../rule.ts";

/** The languages of the other versions, each with the tag of one version. */
function listOtherLanguages(context: RuleContext): ReadonlyMap<string, string> {
  const own = getPrimaryTag(context.page.lang ?? "");
  return new Map(
    listAlternates(context)
      .map(({ language }) => [getPrimaryTag(language), language] as const)
      .filter(([language]) => language !== "x" && language !== own),
  );
}

export const ogLocaleAlternate = defineRule({
  id: "og-locale-alternate",
  category: "social",
  importance: "low",
  effort: { by: "developer", time: "hour" },
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
      en: "Other languages of the page: {n}. Its card names none.",
    },
  },
  snippet: (context) =>
    [...listOtherLanguages(context).values()]
      .map((tag) => toShareLocale(tag, context.page))
      .map((locale) => `<meta property="og:locale:alternate" content="${quoteAttribute(locale)}">`)
      .join("\n"),
  check(context) {
    const own = getPrimaryTag(context.page.lang ?? "");
    const others = listOtherLanguages(context);
    if (others.size === 0 || own === "") return skip;
    return findMeta(context.page, "og:locale:alternate") === null
      ? warn("missing", { n: others.size })
      : passed;
  },
});
