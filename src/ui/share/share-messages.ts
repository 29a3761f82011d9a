import { defineMessages } from "#i18n/messages.ts";

/** The button's own texts; those of the dialog are loaded with it. */
export const shareMessages = defineMessages({
  share: { ar: "شارك النتيجة", en: "Share the result" },
  failedTitle: { ar: "خطأ", en: "Error" },
  notLoaded: {
    ar: "تعذّر تجهيز الصورة. تأكد من اتصالك بالإنترنت وأعد المحاولة.",
    en: "The picture could not be prepared. Check your connection and try again.",
  },
});
