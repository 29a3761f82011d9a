import { defineMessages } from "#i18n/messages.ts";

/** The summaries at the top of the response pages for browsers without scripts, by error code. */
export const answerMessages = defineMessages({
  "invalid-input": {
    ar: "لم نستلم شيئًا بعد. صحّح الحقول المعلَّمة ثم أعد الإرسال.",
    en: "We have not received anything yet. Please correct the marked fields and send again.",
  },
  "choose-file-again": {
    ar: "اختر الملف من جديد أيضًا، فالمتصفح لا يحتفظ به.",
    en: "Please choose your file again too: the browser does not keep it.",
  },
  unreadable: {
    ar: "لم يصلنا ما أرسلته كاملًا. ارجع إلى الصفحة السابقة وأعد الإرسال.",
    en: "What you sent did not arrive whole. Please go back one page and send it again.",
  },
  "too-large": {
    ar: "ما أرسلته أكبر مما نستطيع استقباله. ارجع إلى الصفحة السابقة واختصر النص، أو اختر ملفًا لا يزيد على 5 ميجابايت.",
    en: "What you sent is more than we can take. Please go back one page and shorten the text, or choose a file of at most 5 MB.",
  },
  busy: {
    ar: "الخادم مشغول الآن، ولم تُحفظ رسالتك. أعد الإرسال بعد دقيقة.",
    en: "The server is busy and your message was not stored. Please send it again in a minute.",
  },
  "too-many": {
    ar: "وصلتنا رسائل كثيرة من شبكتك في وقت قصير، فلم تُحفظ هذه. انتظر عشر دقائق ثم أعد الإرسال، أو راسلنا على واتساب أو بالبريد الإلكتروني.",
    en: "Many messages have come from your network in a short time, so this one was not stored. Please wait ten minutes and send it again, or write to us by WhatsApp or email.",
  },
  "cross-site": {
    ar: "لم يُرسل هذا النموذج من صفحة في موقعنا، فلم تُحفظ رسالتك. افتح الصفحة من عنوانها في موقعنا ثم أعد الإرسال.",
    en: "This form was not sent from a page of our site, so your message was not stored. Please open the page at our own address and send it again.",
  },
  internal: {
    ar: "حدث خطأ عندنا، ولم تُحفظ رسالتك. أعد الإرسال، أو راسلنا على واتساب أو بالبريد الإلكتروني.",
    en: "Something broke on our side and your message was not stored. Please send it again, or write to us by WhatsApp or email.",
  },
  sent: {
    ar: "شكرًا لك. وصلتنا رسالتك وسنرد عليك قريبًا.",
    en: "Thank you. We have your message and will answer soon.",
  },
});
