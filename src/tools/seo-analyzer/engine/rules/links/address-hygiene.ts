import { formatReadableUrl } from "#base/readable-url.ts";
import { defineRule, passed, warn } from "../../rule.ts";

export const addressHygiene = defineRule({
  id: "address-hygiene",
  category: "links",
  importance: "low",
  effort: { by: "developer", time: "hour" },
  source: "https://developers.google.com/search/docs/crawling-indexing/url-structure",
  title: { ar: "رابط نظيف", en: "A tidy address" },
  failureTitle: { ar: "رابط الصفحة غير نظيف", en: "The address is untidy" },
  why: {
    ar: "الرابط القصير المفهوم أوضح للناس ولجوجل. والروابط العربية لا بأس بها.",
    en: "A short, readable address is easier to understand, for people and for Google. Arabic ones are fine.",
  },
  fix: {
    ar: "استعمل كلمات صغيرة الحروف بينها شرطات، بلا رموز جلسات ولا معاملات كثيرة، ونصيحتنا ألا يزيد المسار على 115 حرفًا.",
    en: "Use lowercase words with hyphens between them, no session ids and few parameters; a path of 115 characters at most is our advice.",
  },
  findings: { untidy: { ar: "في الرابط: {reasons}", en: "In the address: {reasons}" } },
  check({ page }) {
    const { pathname, searchParams } = new URL(page.url);
    const path = formatReadableUrl(pathname);
    const reasons = [
      /[A-Z]/.test(path) ? "A–Z" : "",
      path.includes("_") ? "_" : "",
      /\s|%20/.test(path) ? "%20" : "",
      path.includes("//") ? "//" : "",
      /;jsessionid=|[?&](?:phpsessid|sid|sessionid)=/i.test(page.url) ? "session" : "",
      [...searchParams].length > 3 ? "?&&&" : "",
      path.length > 115 ? `${path.length} > 115` : "",
    ].filter(Boolean);
    return reasons.length === 0
      ? passed
      : warn("untidy", { reasons: reasons.join(" · ") }, [formatReadableUrl(page.url)]);
  },
});
