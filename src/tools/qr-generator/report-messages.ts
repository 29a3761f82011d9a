import { defineMessages } from "#i18n/messages.ts";

/** What the owner of a reported code reads and answers; loaded with the panel of such codes. */
export const reportMessages = defineMessages({
  reports: {
    ar: {
      zero: "لم يصلنا بلاغ عن هذا الرمز في آخر 14 يومًا.",
      one: "وصلنا بلاغ واحد عن هذا الرمز في آخر 14 يومًا.",
      two: "وصلنا بلاغان عن هذا الرمز في آخر 14 يومًا.",
      few: "وصلتنا {n} بلاغات عن هذا الرمز في آخر 14 يومًا.",
      many: "وصلنا {n} بلاغًا عن هذا الرمز في آخر 14 يومًا.",
      other: "وصلنا {n} بلاغ عن هذا الرمز في آخر 14 يومًا.",
    },
    en: {
      one: "{n} report about this code has reached us in the last 14 days.",
      other: "{n} reports about this code have reached us in the last 14 days.",
    },
  },
  notWarned: {
    ar: "ما زال يفتح صفحتك مباشرة. فإن زادت البلاغات رأى من يمسحه تحذيرًا قبل أن يصل.",
    en: "It still opens your page at once. If more reports arrive, people who scan it see a warning first.",
  },
  warned: {
    ar: "من يمسح هذا الرمز يرى تحذيرًا قبل أن يصل إلى صفحتك.",
    en: "People who scan this code see a warning before they reach your page.",
  },
  warnedUntil: {
    ar: "ينتهي التحذير وحده يوم {day} إن لم تصل بلاغات جديدة، أو قبل ذلك إن راجعنا الصفحة فوجدناها سليمة.",
    en: "The warning ends by itself on {day} unless new reports arrive, or earlier if we find the page harmless.",
  },
  decided: {
    ar: "راجعنا الصفحة، ويبقى التحذير حتى نلغيه نحن. إن تغيّرت أو أخطأنا فأخبرنا.",
    en: "We have looked at the page, and the warning stays until we lift it. If the page has changed or we are wrong, let us know.",
  },
  answerLabel: { ar: "ردّك على البلاغات", en: "Your answer to the reports" },
  answerHint: {
    ar: "ما هذه الصفحة، ولمن تعمل؟ نقرأ ردّك حين نراجع الرمز، ولا يراه غيرنا. لا تكتب فيه كلمة مرور.",
    en: "What is this page, and who is it for? We read it when we review the code, and no one else sees it. Write no password here.",
  },
  send: { ar: "أرسل الرد", en: "Send the answer" },
  sending: { ar: "نرسله…", en: "Sending it…" },
  sentTitle: { ar: "وصل ردّك", en: "Your answer has arrived" },
  sent: { ar: "سنقرؤه حين نراجع الرمز.", en: "We will read it when we review the code." },
});
