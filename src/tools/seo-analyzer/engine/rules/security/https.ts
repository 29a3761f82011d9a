import { formatReadableUrl } from "#base/readable-url.ts";
import { defineRule, fail, passed } from "../../rule.ts";

export const https = defineRule({
  id: "https",
  category: "security",
  importance: "high",
  effort: { by: "host", time: "hour" },
  source: "https://security.googleblog.com/2018/02/a-secure-web-is-here-to-stay.html",
  title: { ar: "اتصال مشفّر (https)", en: "Encrypted connection (https)" },
  failureTitle: { ar: "الموقع بلا قفل الأمان (https)", en: "The site has no https padlock" },
  why: {
    ar: "من دون https يكتب متصفح كروم «غير آمن» بجانب اسمك، وقد يقرأ غيرك ما يكتبه الزبون.",
    en: "Without it Chrome writes “Not secure” beside your name, and what customers type travels unencrypted.",
  },
  fix: {
    ar: "اطلب من شركة الاستضافة شهادة مجانية وفعّل https.",
    en: "Ask your host for a free certificate and switch https on.",
  },
  findings: {
    http: { ar: "الصفحة تُفتح بلا تشفير: {url}", en: "The page opens unencrypted: {url}" },
  },
  check({ page }) {
    return page.url.startsWith("https:")
      ? passed
      : fail("http", { url: formatReadableUrl(page.url) });
  },
});
