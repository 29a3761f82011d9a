import { getHeader } from "../../headers.ts";
import { defineRule, passed, warn } from "../../rule.ts";

export const caching = defineRule({
  id: "caching",
  category: "performance",
  importance: "low",
  effort: { by: "host", time: "hour" },
  source: "https://developer.mozilla.org/en-US/docs/Web/HTTP/Guides/Caching",
  title: { ar: "التخزين المؤقت", en: "Caching" },
  failureTitle: { ar: "لا تعليمات للتخزين المؤقت", en: "No caching headers" },
  why: {
    ar: "به لا يُعاد إرسال الصفحة التي لم تتغيّر.",
    en: "With it an unchanged page need not be sent again.",
  },
  fix: {
    ar: "أرسل Cache-Control مع ETag أو Last-Modified.",
    en: "Send Cache-Control along with ETag or Last-Modified.",
  },
  findings: {
    none: {
      ar: "لا يقول الخادم كم تبقى الصفحة صالحة ولا كيف يُتحقق منها.",
      en: "The server says neither how long the page stays fresh nor how to check it.",
    },
  },
  snippet: () => "Cache-Control: public, max-age=0, must-revalidate",
  check({ source }) {
    return ["cache-control", "etag", "last-modified", "expires"].some(
      (name) => getHeader(source, name) !== null,
    )
      ? passed
      : warn("none");
  },
});
