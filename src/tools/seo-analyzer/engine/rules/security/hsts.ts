import { getHeader } from "../../headers.ts";
import { defineRule, passed, skip, warn } from "../../rule.ts";

/** 180 days, which SSL Labs requires for its best grade. */
const minSeconds = 15_552_000;

export const hsts = defineRule({
  id: "hsts",
  category: "security",
  importance: "medium",
  effort: { by: "developer", time: "hour" },
  source:
    "https://developer.mozilla.org/en-US/docs/Web/HTTP/Reference/Headers/Strict-Transport-Security",
  title: { ar: "التزام https (HSTS)", en: "https for good (HSTS)" },
  failureTitle: { ar: "التزام https (HSTS) ناقص أو قصير", en: "HSTS is missing or too short" },
  why: {
    ar: "بترويسة HSTS يرفض المتصفح أن يُفتح موقعك بلا تشفير، ولو على شبكة مقهى مخترقة.",
    en: "With HSTS browsers refuse to open your site unencrypted, even on a café's hostile network.",
  },
  fix: {
    ar: "أرسل ترويسة Strict-Transport-Security بعد أن يعمل https في الموقع كله.",
    en: "Send the header Strict-Transport-Security once all of the site works over https.",
  },
  findings: {
    missing: {
      ar: "لا ترويسة Strict-Transport-Security.",
      en: "There is no Strict-Transport-Security header.",
    },
    short: { ar: "المدة قصيرة: {value}", en: "max-age is too short: {value}" },
  },
  snippet: () => "Strict-Transport-Security: max-age=31536000",
  check({ page, source }) {
    if (!page.url.startsWith("https:")) return skip;
    const value = getHeader(source, "strict-transport-security");
    if (value === null) return warn("missing");
    return Number(/max-age\s*=\s*"?(\d+)/i.exec(value)?.[1] ?? 0) >= minSeconds
      ? passed
      : warn("short", { value });
  },
});
