import { defineMessages } from "#i18n/messages.ts";

export const dialogMessages = defineMessages({
  title: { ar: "صورة للمشاركة", en: "A picture to share" },
  hint: {
    ar: "رُسمت على جهازك، ولم يُرسل منها شيء إلى خادمنا.",
    en: "Drawn on your device: none of it was sent to our server.",
  },
  drawing: { ar: "نرسم الصورة…", en: "Drawing the picture…" },
  drawn: { ar: "الصورة جاهزة", en: "The picture is ready" },
  failedTitle: { ar: "لم تُرسم الصورة", en: "The picture was not drawn" },
  failed: {
    ar: "لم يسمح المتصفح برسمها. أعد المحاولة، أو شارك الرابط.",
    en: "Your browser did not allow it. Try again, or share the link.",
  },
  again: { ar: "أعد المحاولة", en: "Try again" },
  send: { ar: "شارك الصورة", en: "Share the picture" },
  notSent: {
    ar: "لم تُشارك الصورة. نزّلها وأرسلها بنفسك.",
    en: "The picture was not shared. Download it and send it yourself.",
  },
  download: { ar: "نزّل PNG", en: "Download PNG" },
  downloaded: { ar: "نُزّلت الصورة", en: "The picture was downloaded" },
  copyLink: { ar: "انسخ الرابط", en: "Copy the link" },
  linkCopied: { ar: "نُسخ الرابط إلى الحافظة", en: "Link copied to clipboard" },
  copyRefused: {
    ar: "لم يسمح المتصفح بالنسخ. انسخ الرابط من شريط العنوان.",
    en: "Your browser did not allow copying. Copy the link from the address bar.",
  },
  close: { ar: "أغلق", en: "Close" },
});
