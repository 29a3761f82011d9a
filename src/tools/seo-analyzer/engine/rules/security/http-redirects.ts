import { formatReadableUrl } from "#base/readable-url.ts";
import { defineRule, fail, passed, skip } from "../../rule.ts";

export const httpRedirects = defineRule({
  id: "http-redirects",
  category: "security",
  importance: "high",
  effort: { by: "host", time: "hour" },
  source: "https://web.dev/articles/enable-https",
  title: { ar: "http يحوّل إلى https", en: "http leads to https" },
  failureTitle: { ar: "لا يحوّل http إلى https", en: "http does not lead to https" },
  why: {
    ar: "من يكتب اسمك بلا https يجب أن يصل إلى النسخة الآمنة.",
    en: "Those who type your name without https should arrive at the safe version.",
  },
  fix: {
    ar: "حوّل كل روابط http بـ 301 إلى https.",
    en: "Redirect every http address to https with 301.",
  },
  findings: {
    stays: { ar: "بـ http يصل الزائر إلى: {url}", en: "By http a visitor arrives at: {url}" },
  },
  snippet: () => "server { listen 80; return 301 https://$host$request_uri; }",
  check({ source: { overHttp } }) {
    if (overHttp === null || overHttp.status === 0 || overHttp.status >= 400) return skip;
    return overHttp.finalUrl.startsWith("https:")
      ? passed
      : fail("stays", { url: formatReadableUrl(overHttp.finalUrl) });
  },
});
