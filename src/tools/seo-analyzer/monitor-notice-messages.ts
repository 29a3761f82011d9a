import { defineMessages } from "#i18n/messages.ts";
import type { MonitorNotice } from "./monitor-contract.ts";

/** The texts of the pages that the links in mails lead to. */
export const monitorNoticeMessages = defineMessages({
  confirmTitle: { ar: "أكّد المتابعة الأسبوعية", en: "Confirm the weekly check" },
  confirmText: {
    ar: "فحص مرة كل أسبوع، ورسالة إن تغيّر شيء فقط، وملخص مرة في الشهر. وتوقف ذلك بضغطة من أي رسالة.",
    en: "A check once a week, an email only when something changed, a summary once a month. One click in any of our emails ends it.",
  },
  confirmedTitle: { ar: "بدأت المتابعة", en: "The monitoring has begun" },
  confirmedText: {
    ar: "نفحص الآن لأول مرة، ثم مرة كل أسبوع. لن تصلك رسالة ما لم يتغيّر شيء، إلا ملخص الشهر.",
    en: "The first check begins now, and one follows each week. Unless something changes, all you get is the monthly summary.",
  },
  endTitle: { ar: "أتريد إيقاف المتابعة؟", en: "End the monitoring?" },
  endText: {
    ar: "لن نفحص بعدها ولن نكتب إليك عنها، ونحذف بريدك فورًا.",
    en: "We will no longer check or write to you, and your address is deleted at once.",
  },
  endedTitle: { ar: "أوقفنا المتابعة", en: "The monitoring has ended" },
  endedText: {
    ar: "حذفنا بريدك وكل ما حفظناه عن هذه المتابعة. ويمكنك أن تطلبها من جديد متى شئت.",
    en: "Your address and everything we kept for it are deleted. You can ask for it again at any time.",
  },
  unknownTitle: { ar: "هذا الرابط لم يعد يعمل", en: "This link no longer works" },
  unknownText: {
    ar: "إما أن المتابعة أُوقفت من قبل، أو مرّت 48 ساعة على الطلب قبل تأكيده. لا نحفظ عنها شيئًا، ويمكنك أن تطلبها من جديد من تقرير جديد.",
    en: "Either the monitoring was ended before, or 48 hours passed before it was confirmed. Nothing is kept of it, and you can ask for it again from a report.",
  },
  page: { ar: "الرابط", en: "Link" },
  confirm: { ar: "أكّد المتابعة", en: "Confirm" },
  end: { ar: "أوقف المتابعة", en: "End the monitoring" },
  toTool: { ar: "إلى محلّل السيو", en: "To the SEO analyzer" },
  description: {
    ar: "صفحة من محلّل السيو عن متابعة صفحة بالبريد.",
    en: "A page of the SEO analyzer about monitoring a page by email.",
  },
});

/** The title and text of a notice. */
export function getMonitorNoticeTexts(notice: MonitorNotice) {
  return {
    title: monitorNoticeMessages[`${notice}Title`],
    text: monitorNoticeMessages[`${notice}Text`],
  };
}
