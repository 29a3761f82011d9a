import { defineMessages } from "#i18n/messages.ts";
import type { Notice } from "./notice.ts";

/** The texts of the notices. Each page says them in both languages, because a code has none. */
export const noticeMessages = defineMessages({
  endedTitle: { ar: "هذا الرمز موقوف", en: "This code is switched off" },
  endedText: {
    ar: "أوقفه صاحبه، فلا يفتح أي صفحة الآن. إن وجدته مطبوعًا فاسأل صاحب المكان عن رابطه الجديد.",
    en: "Its owner has paused it, so it opens no page for now. If you found it in print, ask where you found it for the new link.",
  },
  unknownTitle: { ar: "لا رمز بهذا الرابط القصير", en: "There is no code with this short link" },
  unknownText: {
    ar: "ربما حذفه صاحبه، أو نُسخ الرابط ناقصًا. إن وجدته مطبوعًا فاسأل صاحب المكان عن رابطه الجديد.",
    en: "Its owner may have deleted it, or the link was copied in part. If you found it in print, ask where you found it for the new link.",
  },
  warningTitle: { ar: "انتبه قبل أن تكمل", en: "Careful before you go on" },
  warningText: {
    ar: "وصلتنا بلاغات عن الصفحة التي يفتحها هذا الرمز. لا تكتب فيها كلمة مرور ولا رقم بطاقة، ولا تنزّل منها شيئًا.",
    en: "The page that this code opens has been reported to us. Type no password or card number there, and download nothing.",
  },
  reportTitle: { ar: "بلّغ عن هذا الرمز", en: "Report this code" },
  reportText: {
    ar: "إن كان يخدع الناس أو يسرق بياناتهم فأخبرنا لنراجعه. لا نسألك من أنت.",
    en: "If it deceives people or steals from them, let us know and we will look at it. We do not ask who you are.",
  },
  reportedTitle: { ar: "وصل بلاغك، شكرًا لك", en: "Your report has arrived, thank you" },
  reportedText: {
    ar: "سنراجع الصفحة. وإن كانت ضارة حذّرنا كل من يفتح هذا الرمز.",
    en: "We will look at the page. If it does harm, everyone who opens this code will be warned.",
  },
  waitTitle: { ar: "لم نستطع أن نفتح الرمز الآن", en: "We could not open the code just now" },
  waitText: {
    ar: "وصلت إلينا طلبات كثيرة في وقت قصير. انتظر بضع دقائق، ثم امسح الرمز مرة أخرى.",
    en: "Too many requests have come in a short time. Wait a few minutes, then scan the code again.",
  },
  leadsTo: { ar: "يفتح هذا الرمز موقع", en: "This code opens the site" },
  goOn: { ar: "أكمل إلى الصفحة", en: "Go on to the page" },
  report: { ar: "بلّغ عن هذا الرمز", en: "Report this code" },
  description: {
    ar: "صفحة من مولّد رمز QR عن رمز يمكن تغييره.",
    en: "A page of the QR Code Generator about a code that can be changed.",
  },
});

/** The titles and texts of a notice. */
export function getNoticeTexts(notice: Notice) {
  return {
    title: noticeMessages[`${notice}Title`],
    text: noticeMessages[`${notice}Text`],
  };
}
