import { defineMessages } from "#i18n/messages.ts";

/** The button's own texts; those of the dialog are loaded with it. */
export const shareMessages = defineMessages({
  share: { ar: "شارك النتيجة", en: "Share the result" },
  failedTitle: { ar: "خطأ", en: "Error" },
  notLoaded: {
    ar: "لم نصل إلى ما يرسم الصورة. تأكد من اتصالك بالإنترنت وجرّب من جديد.",
    en: "What draws the picture could not be loaded. Check your connection and try again.",
  },
});
