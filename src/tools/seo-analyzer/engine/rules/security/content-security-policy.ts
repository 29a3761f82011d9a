import { getHeader } from "../../headers.ts";
import { findMeta } from "../../metas.ts";
import { defineRule, passed, warn } from "../../rule.ts";

export const contentSecurityPolicy = defineRule({
  id: "content-security-policy",
  category: "security",
  importance: "medium",
  effort: { by: "developer", time: "day" },
  source: "https://developer.mozilla.org/en-US/docs/Web/HTTP/Guides/CSP",
  title: { ar: "سياسة أمان المحتوى (CSP)", en: "Content security policy" },
  failureTitle: { ar: "لا سياسة لأمان المحتوى (CSP)", en: "No content security policy" },
  why: {
    ar: "تساعد على منع كود غريب دُسّ في صفحتك من أن يعمل.",
    en: "It helps to keep foreign code that slipped into your page from running.",
  },
  fix: {
    ar: "ابدأ بسياسة تسمح بملفات موقعك، وجرّبها بصيغة Report-Only أولًا.",
    en: "Begin with a policy that allows your own files, and try it as Report-Only first.",
  },
  findings: {
    missing: {
      ar: "لا سياسة في الترويسات ولا في الصفحة.",
      en: "There is none in the headers and none in the page.",
    },
  },
  snippet: () => "Content-Security-Policy: default-src 'self'; object-src 'none'; base-uri 'self'",
  check({ page, source }) {
    return getHeader(source, "content-security-policy") !== null ||
      findMeta(page, "content-security-policy") !== null
      ? passed
      : warn("missing");
  },
});
