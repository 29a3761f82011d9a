import { crawlers } from "../../crawlers.ts";
import { defineRule, fail, passed, skip } from "../../rule.ts";

export const robotsAllows = defineRule({
  id: "robots-allows",
  category: "links",
  importance: "high",
  source: "https://developers.google.com/search/docs/crawling-indexing/robots/intro",
  title: { ar: "ملف robots.txt يسمح بالصفحة", en: "robots.txt allows the page" },
  why: {
    ar: "سطر Disallow واحد يُغلق الباب في وجه محركات البحث.",
    en: "One Disallow line is enough to keep search engines out.",
  },
  fix: {
    ar: "احذف السطر الذي يمنع هذا الرابط من robots.txt.",
    en: "Remove the line that forbids this address from robots.txt.",
  },
  findings: { refused: { ar: "ممنوعة على: {names}", en: "Forbidden to: {names}" } },
  snippet: () => "User-agent: *\nAllow: /",
  check({ source: { robots } }) {
    if (robots.status === 0) return skip;
    if (robots.allows["*"] && robots.allows.Googlebot) return passed;
    return fail("refused", { names: crawlers.filter((name) => !robots.allows[name]).join(", ") });
  },
});
