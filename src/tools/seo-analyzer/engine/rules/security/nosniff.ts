import { getHeader } from "../../headers.ts";
import { defineRule, passed, warn } from "../../rule.ts";

export const nosniff = defineRule({
  id: "nosniff",
  category: "security",
  importance: "medium",
  effort: { by: "developer", time: "hour" },
  source:
    "https://developer.mozilla.org/en-US/docs/Web/HTTP/Reference/Headers/X-Content-Type-Options",
  title: { ar: "لا تخمين لنوع الملف", en: "No guessing at file types" },
  failureTitle: { ar: "لا شيء يمنع تخمين نوع الملف", en: "Browsers may guess at file types" },
  why: {
    ar: "بترويسة nosniff لا يشغّل المتصفح صورة مرفوعة كأنها سكربت.",
    en: "With the header nosniff browsers never run an uploaded picture as if it were a script.",
  },
  fix: {
    ar: "أرسل ترويسة X-Content-Type-Options: nosniff مع كل الملفات.",
    en: "Send the header X-Content-Type-Options: nosniff with everything.",
  },
  findings: {
    missing: {
      ar: "لا ترويسة X-Content-Type-Options.",
      en: "There is no X-Content-Type-Options header.",
    },
  },
  snippet: () => "X-Content-Type-Options: nosniff",
  check({ source }) {
    return getHeader(source, "x-content-type-options")?.toLowerCase().includes("nosniff")
      ? passed
      : warn("missing");
  },
});
