import { crawlers } from "../../crawlers.ts";
import { defineRule, fail, passed, skip, warn } from "../../rule.ts";

export const robotsAllows = defineRule({
  id: "robots-allows",
  category: "links",
  importance: "high",
  effort: { by: "developer", time: "minutes" },
  source: "https://developers.google.com/search/docs/crawling-indexing/robots/intro",
  title: { ar: "ملف robots.txt يسمح بالصفحة", en: "robots.txt allows the page" },
  failureTitle: { ar: "ملف robots.txt يمنع محركات بحث", en: "robots.txt blocks search engines" },
  why: {
    ar: "لا تقرأ محركات البحث صفحة يمنعها سطر Disallow، وأقصى ما قد يظهر منها رابطها بلا وصف.",
    en: "Search engines do not read a page that a Disallow line forbids; at most its address appears, without a description.",
  },
  fix: {
    ar: "احذف من robots.txt السطر الذي يمنع هذا الرابط. وإن كان الملف نفسه يردّ بخطأ، فأصلح الخادم أولًا.",
    en: "Remove the line that forbids this address from robots.txt. If the file itself answers with an error, fix the server first.",
  },
  findings: {
    refused: { ar: "ممنوعة على: {names}", en: "Forbidden to: {names}" },
    failing: {
      ar: "يردّ robots.txt بخطأ {status}، فتعدّ محركات البحث الموقع كله ممنوعًا",
      en: "robots.txt answers {status}, so search engines take the whole site for forbidden",
    },
    partly: {
      ar: "يسمح الملف بها لجوجل، ويمنعها عن: {names}",
      en: "Google may open the page; these may not: {names}",
    },
  },
  snippet: () => "User-agent: *\nAllow: /",
  check({ source: { robots } }) {
    if (robots.status === 0) return skip;
    if (robots.status >= 500) return fail("failing", { status: robots.status });
    const refused = crawlers.filter((name) => !robots.allows[name]);
    // The archive is no search engine, and shops may well keep out of it.
    if (refused.every((name) => name === "archive.org_bot")) return passed;
    const names = refused.join(", ");
    return robots.allows.Googlebot ? warn("partly", { names }) : fail("refused", { names });
  },
});
