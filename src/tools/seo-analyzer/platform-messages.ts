import { defineMessages } from "#i18n/messages.ts";

/** The choice of what a site is made with, which changes where a report says to correct things. */
export const platformMessages = defineMessages({
  label: { ar: "موقعي على", en: "My site is on" },
  unknown: { ar: "لا أعرف", en: "I do not know" },
  // What is announced while the advice is fetched, and after it
  loading: { ar: "نعدّ النصائح…", en: "Loading the advice…" },
  changed: {
    ar: "تقول الخطوات والملاحظات الآن أين تضبط كل شيء في {platform}.",
    en: "The steps and findings now say where to change things in {platform}.",
  },
  changedToGeneral: {
    ar: "النصائح الآن عامة وتصلح لأي موقع.",
    en: "The advice is now general and holds for any site.",
  },
  failed: {
    ar: "لم تصل النصائح. تأكد من اتصالك ثم اختر مرة أخرى.",
    en: "The advice did not arrive. Check your connection and choose again.",
  },
  expired: {
    ar: "انتهت مدة هذا التقرير. أعد الفحص ثم اختر.",
    en: "This report has expired. Check the address again, then choose.",
  },
});
