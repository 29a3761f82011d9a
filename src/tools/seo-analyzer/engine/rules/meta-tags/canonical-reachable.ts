import { formatReadableUrl } from "#base/readable-url.ts";
import { stripHash } from "../../addresses.ts";
import { findCanonical } from "../../metas.ts";
import { defineRule, fail, passed, skip } from "../../rule.ts";

export const canonicalReachable = defineRule({
  id: "canonical-reachable",
  category: "meta-tags",
  importance: "high",
  effort: { by: "developer", time: "hour" },
  source: "https://developers.google.com/search/docs/essentials/technical",
  title: { ar: "الرابط الأصلي يعمل", en: "The canonical page can be found" },
  failureTitle: { ar: "مشكلة في صفحة الرابط الأصلي", en: "A problem with the canonical page" },
  why: {
    ar: "الرابط الأصلي هو الصفحة التي تطلب ظهورها، وجوجل لا تفهرس صفحة لا تُفتح أو تمنع الفهرسة.",
    en: "The canonical is the page that you ask to be listed, and Google lists no page that answers with an error or says noindex.",
  },
  fix: {
    ar: "وجّه canonical إلى صفحة تُفتح وتسمح بالفهرسة.",
    en: "Point the canonical to a page that opens and may be indexed.",
  },
  findings: {
    broken: {
      ar: "الرابط الأصلي أجاب بـ {status}: {url}",
      en: "The canonical answered {status}: {url}",
    },
    silent: { ar: "الرابط الأصلي لم يُجب: {url}", en: "The canonical did not answer: {url}" },
    noindex: {
      ar: "الرابط الأصلي يمنع الفهرسة: {url}",
      en: "The canonical forbids indexing: {url}",
    },
    redirects: {
      ar: "الرابط الأصلي يحوّل إلى رابط آخر: {url}",
      en: "The canonical redirects elsewhere: {url}",
    },
  },
  check(context) {
    const canonical = findCanonical(context);
    if (canonical === null || stripHash(canonical) === stripHash(context.page.url)) return skip;
    const target = context.source.related.find(({ url }) => url === stripHash(canonical));
    if (target === undefined) return skip;
    const url = formatReadableUrl(canonical);
    if (target.status === 0) return fail("silent", { url });
    if (target.status !== 200) return fail("broken", { url, status: target.status });
    if (target.isNoindex) return fail("noindex", { url });
    return stripHash(target.finalUrl) === target.url
      ? passed
      : fail("redirects", { url }, [formatReadableUrl(target.finalUrl)]);
  },
});
