import { formatReadableUrl } from "#base/readable-url.ts";
import { stripHash } from "../../addresses.ts";
import type { RelatedPage } from "../../page/page-source.ts";
import { listAlternates, findCanonical } from "../../metas.ts";
import { defineRule, failIfAny, skip, warnIfAny } from "../../rule.ts";

export const hreflangReturn = defineRule({
  id: "hreflang-return",
  category: "meta-tags",
  importance: "high",
  effort: { by: "developer", time: "hour" },
  source: "https://developers.google.com/search/docs/specialty/international/localized-versions",
  title: { ar: "نسخ اللغات تشير إلى بعضها", en: "Language versions point back" },
  failureTitle: { ar: "مشكلة في نسخ اللغات الأخرى", en: "A problem with other language versions" },
  why: {
    ar: "إن لم تُشر النسخة الأخرى إليك أهملت جوجل الرابطين معًا.",
    en: "If the other version does not point back, Google ignores both links.",
  },
  fix: {
    ar: "ضع القائمة نفسها من روابط اللغات في كل النسخ، وتأكد من أن كلها تُفتح.",
    en: "Put the same list of language links on every version, and check that all of them open.",
  },
  findings: {
    silent: { ar: "نسخ لا تشير إلى هذه الصفحة: {n}", en: "Versions that do not point back: {n}" },
    unreachable: {
      ar: "نسخ لم نستطع فتحها، فلا نعرف هل تشير إلى هذه الصفحة: {n}",
      en: "Versions that we could not open, so we do not know whether they point back: {n}",
    },
  },
  check(context) {
    const alternates = new Set(
      listAlternates(context).flatMap(({ url }) => (url === null ? [] : [stripHash(url)])),
    );
    const own = new Set([
      stripHash(context.page.url),
      stripHash(findCanonical(context) ?? context.page.url),
    ]);
    const others = context.source.related.filter(({ url }) => alternates.has(url) && !own.has(url));
    if (others.length === 0) return skip;
    const isUnreachable = (one: RelatedPage): boolean => one.status === 0 || one.status >= 400;
    const silent = others.filter(
      (one) => !isUnreachable(one) && !one.alternates.some(({ url }) => own.has(stripHash(url))),
    );
    const list = (pages: readonly RelatedPage[]) => pages.map(({ url }) => formatReadableUrl(url));
    return silent.length > 0
      ? failIfAny("silent", list(silent))
      : warnIfAny("unreachable", list(others.filter(isUnreachable)));
  },
});
