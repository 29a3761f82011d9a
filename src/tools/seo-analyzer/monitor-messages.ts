import { defineMessages } from "#i18n/messages.ts";

/** The texts of the panel that asks to monitor a page by mail; they are loaded with it. */
export const monitorMessages = defineMessages({
  titlePage: { ar: "تابع هذه الصفحة بالبريد", en: "Monitor this page by email" },
  titleSite: { ar: "تابع هذا الموقع بالبريد", en: "Monitor this site by email" },
  promise: {
    ar: "فحص كل أسبوع، ورسالة إن تغيّر شيء فقط، وملخص واحد في الشهر. وتوقف ذلك بضغطة واحدة.",
    en: "A look each week, an email only when something changed, one summary a month. One click ends it.",
  },
  email: { ar: "بريدك الإلكتروني", en: "Your email address" },
  emailHint: {
    ar: "نرسل إليه رابطًا لتؤكد، ولا نفحص شيئًا قبله. وحين توقف المتابعة نحذف بريدك.",
    en: "We send it a link to confirm, and check nothing before. When you end it, your address is deleted.",
  },
  language: { ar: "لغة الرسائل", en: "Language of the emails" },
  inArabic: { ar: "العربية", en: "Arabic" },
  inEnglish: { ar: "الإنجليزية", en: "English" },
  mayContact: {
    ar: "أوافق على أن تراسلني رؤية عمّا يمكن تحسينه هنا. المتابعة تعمل دون ذلك.",
    en: "I agree that Ro2ya writes to me about what could be better here. Monitoring works without this.",
  },
  send: { ar: "أرسل رابط التأكيد", en: "Send the link to confirm" },
  sending: { ar: "نرسل…", en: "Sending…" },
  sentTitle: { ar: "افتح بريدك لتؤكد", en: "Open your email to confirm" },
  sentText: {
    ar: "إن كانت المتابعة بهذا البريد متاحة، فستصلك رسالة فيها رابط يعمل 48 ساعة. ابحث في البريد المزعج إن لم تجدها.",
    en: "If monitoring is possible with this address, an email with a link is on its way; it works for 48 hours. Look in the spam folder if you cannot find it.",
  },
  errorEmail: {
    ar: "اكتب بريدًا كاملًا، مثل \u2066name@example.com\u2069",
    en: "Type a whole address, such as name@example.com",
  },
  errorUrl: {
    ar: "لا يمكن متابعة هذا الرابط.",
    en: "This link cannot be monitored.",
  },
  errorLimit: {
    ar: "وصلت الطلبات إلى حدّها اليوم. جرّب غدًا.",
    en: "There were too many requests today. Try again tomorrow.",
  },
  errorOffline: {
    ar: "لم يصل طلبك إلينا. تأكد من اتصالك بالإنترنت وأعد المحاولة.",
    en: "Your request did not reach us. Check your connection and try again.",
  },
  errorServer: {
    ar: "لم نستطع حفظ طلبك الآن. أعد المحاولة بعد قليل.",
    en: "We could not store your request just now. Try again shortly.",
  },
});
