import { defineMessages } from "#i18n/messages.ts";

/** What is said where the browser does not keep a visitor's work. */
export const tabStateMessages = defineMessages({
  title: { ar: "متصفحك لا يحفظ ما هنا", en: "Your browser does not keep this" },
  text: {
    ar: "التخزين فيه ممنوع أو ممتلئ. إن أعدت تحميل الصفحة أو غيّرت اللغة أو غادرت، ضاع ما أدخلته هنا.",
    en: "Its storage is blocked or full. If you reload the page, change the language or leave, what you put in here is lost.",
  },
});
