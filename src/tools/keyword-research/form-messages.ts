import { defineMessages } from "#i18n/messages.ts";

/** The form, its failures, and what toasts say. */
export const formMessages = defineMessages({
  // The form
  keywordLabel: { ar: "الكلمة أو العبارة", en: "Keyword or phrase" },
  keywordExample: { ar: "مثل: تصميم مطابخ", en: "For example: kitchen design" },
  keywordHint: {
    ar: "اكتبها كما يكتبها زبونك، بالعربية أو بالإنجليزية.",
    en: "As your customer would type it, in Arabic or in English.",
  },
  search: { ar: "ابحث", en: "Search" },
  searching: { ar: "نبحث…", en: "Searching…" },
  cancel: { ar: "ألغِ", en: "Cancel" },
  recentTitle: { ar: "بحثت عنها من هذا الجهاز", en: "Searched from this device" },
  recentClear: { ar: "امسح القائمة", en: "Clear the list" },

  // Failures
  failedTitle: { ar: "لم نستطع البحث", en: "We could not search" },
  failedOffline: {
    ar: "لم نصل إلى الخادم. تأكد من اتصالك بالإنترنت ثم أعد المحاولة.",
    en: "We could not reach the server. Check your connection and try again.",
  },
  failedBusy: {
    ar: "الخادم مشغول الآن. أعد المحاولة بعد دقيقة.",
    en: "The server is busy right now. Try again in a minute.",
  },
  failedTooMany: {
    ar: {
      zero: "بلغت شبكتك حد البحث مؤقتًا. أعد المحاولة الآن.",
      one: "بلغت شبكتك حد البحث مؤقتًا. أعد المحاولة بعد ثانية.",
      two: "بلغت شبكتك حد البحث مؤقتًا. أعد المحاولة بعد ثانيتين.",
      few: "بلغت شبكتك حد البحث مؤقتًا. أعد المحاولة بعد {n} ثوانٍ.",
      many: "بلغت شبكتك حد البحث مؤقتًا. أعد المحاولة بعد {n} ثانية.",
      other: "بلغت شبكتك حد البحث مؤقتًا. أعد المحاولة بعد {n} ثانية.",
    },
    en: {
      one: "Your network has reached the search limit for now. Try again in {n} second.",
      other: "Your network has reached the search limit for now. Try again in {n} seconds.",
    },
  },
  failedInput: {
    ar: "لم نفهم هذه العبارة. اكتبها بحروف وأرقام، في 80 حرفًا على الأكثر.",
    en: "The server did not take this phrase. Use letters and digits, 80 characters at most.",
  },
  failedInternal: {
    ar: "حدث خطأ عندنا. أعد المحاولة، فإن تكرر فأخبرنا.",
    en: "Something broke on our side. Try again, and tell us if it repeats.",
  },
  retry: { ar: "أعد المحاولة", en: "Try again" },

  // Toasts
  errorTitle: { ar: "خطأ", en: "Error" },
  errorKeyword: { ar: "اكتب كلمة للبحث عنها من فضلك", en: "Please enter a keyword to search" },
  copiedTitle: { ar: "تم النسخ", en: "Copied!" },
  copied: { ar: "نُسخت «{value}» إلى الحافظة", en: "“{value}” copied to clipboard" },
  copyRefused: {
    ar: "لم يسمح المتصفح بالنسخ. ظلّل العبارة وانسخها بنفسك.",
    en: "Your browser did not allow copying. Select the phrase and copy it yourself.",
  },
});
