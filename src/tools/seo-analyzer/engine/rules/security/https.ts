import { formatReadableUrl } from "#base/readable-url.ts";
import { defineRule, fail, passed } from "../../rule.ts";

export const https = defineRule({
  id: "https",
  category: "security",
  importance: "high",
  effort: { by: "host", time: "hour" },
  source: "https://developers.google.com/search/docs/essentials/technical",
  title: { ar: "اتصال مشفّر (https)", en: "Encrypted connection (https)" },
  failureTitle: { ar: "الموقع بلا قفل الأمان (https)", en: "The site has no https padlock" },
  why: {
    ar: "من دون https يكتب المتصفح «غير آمن» بجانب اسمك، وكل ما يكتبه الزبون يُقرأ في الطريق.",
    en: "Without it browsers write “Not secure” beside your name, and what customers type can be read on the way.",
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
