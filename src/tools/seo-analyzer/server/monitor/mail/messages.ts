import { defineMessages } from "#i18n/messages.ts";

/**
 * The texts of mails about a monitored page. They contain nothing that was typed but the address of
 * the page, which is a URL, and only a part of its host before it is confirmed.
 */
export const monitorMailMessages = defineMessages({
  greeting: { ar: "مرحبًا،", en: "Hello," },
  confirmSubject: {
    ar: "أكّد المتابعة الأسبوعية لموقع {host}",
    en: "Confirm the weekly check of {host}",
  },
  confirmText: {
    ar: "طلب أحدهم أن نفحص هذا الرابط مرة كل أسبوع وأن نكتب إلى هذا البريد إن تغيّر شيء:",
    en: "Someone asked us to check this link once a week and to write to this address when something changes:",
  },
  confirmContact: {
    ar: "وفي الطلب أيضًا موافقة على أن يكتب إليك فريقنا بشأن هذا الموقع. إن لم تكن موافقتك أنت فاحذف الطلب.",
    en: "The request also agrees that our team may write to you about this site. If you did not agree to that, delete the request.",
  },
  confirmButton: { ar: "أكّد المتابعة", en: "Confirm" },
  confirmPeriod: {
    ar: "لا نفحص شيئًا قبل أن تؤكد. يعمل الرابط 48 ساعة، ثم نحذف الطلب وبريدك معه.",
    en: "We check nothing before you confirm. The link works for 48 hours; then the request and your address are deleted.",
  },
  notYou: {
    ar: "إن لم تطلب ذلك أنت فتجاهل هذه الرسالة، أو احذف الطلب الآن.",
    en: "If it was not you, ignore this email, or delete the request now.",
  },
  deleteRequest: { ar: "احذف الطلب", en: "Delete the request" },
  changesSubject: { ar: "تغيّر شيء في {host}", en: "Something changed on {host}" },
  changesText: {
    ar: "هذا ما تغيّر منذ آخر فحص لهذا الرابط:",
    en: "This is what changed since the last check of this link:",
  },
  summarySubject: { ar: "ملخص الشهر عن {host}", en: "The month's summary of {host}" },
  summaryText: {
    ar: "ما زلنا نفحص هذا الرابط كل أسبوع، وهذه حاله في آخر فحص:",
    en: "We still check this link every week. This is how it was at the last check:",
  },
  lost: {
    ar: "لم نعد نستطيع فتح الصفحة. جرّبناها ثلاث مرات، بين كل مرة وأخرى ساعة على الأقل.",
    en: "The page can no longer be opened. We tried three times, at least an hour apart.",
  },
  back: { ar: "عادت الصفحة تُفتح.", en: "The page can be opened again." },
  stillLost: {
    ar: "لا تُفتح الصفحة الآن، وهذه أرقام آخر مرة فُتحت فيها.",
    en: "The page cannot be opened at present; these figures are from the last time it could.",
  },
  appeared: { ar: "مشاكل جديدة", en: "New problems" },
  worse: { ar: "ما ساء", en: "Worse" },
  better: { ar: "ما تحسّن", en: "Better" },
  fixed: { ar: "ما صُحّح", en: "Fixed" },
  score: { ar: "الدرجة: {score} من 100", en: "Score: {score} of 100" },
  failed: { ar: "مشاكل: {n}", en: "Problems: {n}" },
  warnings: { ar: "تنبيهات: {n}", en: "Warnings: {n}" },
  openTool: { ar: "افحصه الآن", en: "Check it now" },
  end: { ar: "أوقف المتابعة واحذف بريدي", en: "End this and delete my address" },
  agencySubject: {
    ar: "زائر يتابع صفحته ويقبل أن نراسله",
    en: "A visitor monitors a page and agrees to hear from us",
  },
  agencyText: {
    ar: "وافق صاحب هذا البريد على أن نراسله عن الصفحة التي يتابعها:",
    en: "The owner of this address agreed that we write about the page being monitored:",
  },
});
