import { defineMessages } from "#i18n/messages.ts";

/** The texts of the offer below a tool's result, and of the request that it fills in. */
export const offerMessages = defineMessages({
  ask: { ar: "اطلب الإصلاح", en: "Ask us to fix it" },
  chat: { ar: "أو راسلنا على واتساب", en: "Or message us on WhatsApp" },
  hint: {
    ar: "نكتب لك في نموذج الطلب ما وجدته الأداة ورابط التقرير، وتعدّله كما تشاء. لا يُرسل شيء حتى ترسله أنت.",
    en: "The request form is filled in with the findings and the link to this report, and you can change it. Nothing is sent until you send it.",
  },
  more: {
    ar: {
      zero: "ولا شيء غير ذلك",
      one: "وأمر آخر في التقرير",
      two: "وأمران آخران في التقرير",
      few: "و{n} أمور أخرى في التقرير",
      many: "و{n} أمرًا آخر في التقرير",
      other: "و{n} أمر آخر في التقرير",
    },
    en: { one: "and {n} more in the report", other: "and {n} more in the report" },
  },
  report: { ar: "التقرير كاملًا: {url}", en: "The full report: {url}" },
});
