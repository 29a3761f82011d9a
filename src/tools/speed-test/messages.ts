import { defineMessages } from "#i18n/messages.ts";
import { adviceMessages } from "./advice-messages.ts";
import { bandwidthMessages } from "./bandwidth-messages.ts";
import { formMessages } from "./form-messages.ts";
import { siteMessages } from "./site-messages.ts";

export const messages = defineMessages({
  // The frame, with the same keys in every tool
  title: { ar: "اختبار السرعة", en: "Speed Test" },
  tagline: { ar: "إنترنتك وموقعك معًا", en: "Your connection and your site" },
  summary: {
    ar: "البطء من الإنترنت عندك أم من الموقع نفسه؟ نقيس الاثنين في اختبار واحد، ونخبرك بما يبطئ الموقع وكيف تعالجه.",
    en: "Is it your internet connection that is slow, or the site? We measure both in one test and tell you what slows the site down.",
  },
  description: {
    ar: "قِس سرعة الإنترنت عندك وسرعة أي موقع في اختبار واحد مجاني: زمن الاستجابة والتنزيل والرفع، ودرجة أداء الموقع من 100 مع أسبابها وعلاجها.",
    en: "Measure your connection and any website in one free test: latency, download and upload, plus a performance score out of 100 with its reasons.",
  },
  privacy: {
    ar: "نقيس سرعة الإنترنت عندك بين جهازك وخادمنا ببيانات عشوائية تُحذف فور وصولها، ويقيس الموقعَ متصفحٌ على خادمنا. ولا يخرج من جهازك سوى تلك البيانات ورابط الموقع ونوع الجهاز الذي اخترته.",
    en: "Your connection is measured between your device and our server with random data, discarded as it arrives; the site is measured by a browser on our server. Only that data, the site's address and the kind of device you choose leave your device.",
  },

  ...formMessages,

  // The results
  resultsTitle: { ar: "نتيجة الاختبار", en: "Test results" },
  // On the picture to share
  cardTitle: { ar: "نتيجة اختبار السرعة", en: "Speed test" },
  beta: { ar: "تجريبي", en: "Beta" },
  testDate: { ar: "تاريخ الاختبار", en: "Test date" },
  newTest: { ar: "اختبار جديد", en: "New Test" },

  ...bandwidthMessages,
  ...siteMessages,
  ...adviceMessages,

  // Export
  exportTitle: { ar: "خذ النتيجة معك", en: "Take the result with you" },
  print: { ar: "اطبع النتيجة", en: "Print the result" },
  downloadJson: { ar: "نزّل JSON", en: "Download JSON" },
  downloadCsv: { ar: "نزّل CSV", en: "Download CSV" },
  copyLink: { ar: "انسخ رابط النتيجة", en: "Copy the result's link" },
  linkLasts: {
    ar: "يفتح هذا الرابط نتيجة الموقع لكل من عنده الرابط، مدة 30 يومًا. أما أرقام إنترنتك فتبقى على جهازك.",
    en: "Anyone who has this link can open the site's result, for 30 days. The figures of your connection stay on your device.",
  },
  copiedTitle: { ar: "تم النسخ", en: "Copied!" },
  linkCopied: { ar: "نُسخ الرابط إلى الحافظة", en: "Link copied to clipboard" },
  copyRefused: {
    ar: "لم يسمح المتصفح بالنسخ. ظلّل الرابط وانسخه بنفسك.",
    en: "Your browser did not allow copying. Select the link and copy it yourself.",
  },
});
