import { defineMessages } from "#i18n/messages.ts";

/** The words around the rows of the privacy policy's tables. */
export const storedDataMessages = defineMessages({
  title: { ar: "جداول البيانات", en: "The data, row by row" },
  lede: {
    ar: "هذه الجداول تُستخرج من البرنامج الذي يشغّل الموقع، فإن تغيّر ما يحفظه تغيّرت معه.",
    en: "These tables are made from the program that runs this site: what it stores and what they say change together.",
  },
  serverTitle: { ar: "ما يُحفظ على خادمنا", en: "What our server stores" },
  browserTitle: { ar: "ما يُحفظ في متصفحك", en: "What your browser stores" },
  browserLede: {
    ar: "لا يصل إلينا شيء منه. ولا نضع ملفات تعريف الارتباط (الكوكيز). تحت كل صف الاسم الذي تراه في أدوات متصفحك، وتمحو كل ذلك حين تمحو بيانات الموقع.",
    en: "None of it reaches us, and we set no cookies. Each row has the names you see in your browser’s tools; clearing this site’s data deletes all of it.",
  },
  receiversTitle: { ar: "من يصله شيء غيرنا", en: "Who else receives something" },
  what: { ar: "البيانات", en: "Data" },
  why: { ar: "لماذا", en: "Why" },
  period: { ar: "كم تبقى", en: "How long" },
  receivers: { ar: "من يراها", en: "Who sees it" },
  receiver: { ar: "الجهة", en: "Receiver" },
  receives: { ar: "ما يصلها", en: "What it receives" },
  when: { ar: "متى", en: "When" },
  legalTitle: { ar: "الجهة المسؤولة", en: "The responsible entity" },
  entity: { ar: "الاسم القانوني", en: "Legal name" },
  registerNumber: { ar: "السجل التجاري", en: "Commercial register" },
  permit: { ar: "ترخيص معالجة البيانات", en: "Data processing permit" },
  dataOfficer: { ar: "مسؤول حماية البيانات", en: "Data protection officer" },
  recipientsAbroad: { ar: "جهات خارج مصر", en: "Recipients outside Egypt" },
});
