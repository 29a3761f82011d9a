import { defineRule, passed, skip, warn } from "../../rule.ts";

export const http2 = defineRule({
  id: "http2",
  category: "performance",
  importance: "low",
  effort: { by: "host", time: "hour" },
  source: "https://developer.mozilla.org/en-US/docs/Glossary/HTTP_2",
  title: { ar: "بروتوكول HTTP/2", en: "HTTP/2" },
  failureTitle: { ar: "الخادم لا يستعمل HTTP/2", en: "HTTP/2 is not used" },
  why: {
    ar: "به تصل الملفات معًا على اتصال واحد بدل أن تصطف.",
    en: "It lets files travel together over one connection instead of queueing.",
  },
  fix: {
    ar: "فعّله في الخادم، أو ضع أمامه شبكة توصيل المحتوى (CDN).",
    en: "Switch it on at the server, or put a CDN in front.",
  },
  findings: {
    old: { ar: "لا يدعم الخادم إلا {protocol}.", en: "The server supports {protocol} only." },
  },
  snippet: () => "listen 443 ssl;\nhttp2 on;",
  check({ source: { protocol } }) {
    if (protocol === null) return skip;
    return protocol === "h2" ? passed : warn("old", { protocol });
  },
});
