import { defineMessages } from "#i18n/messages.ts";

/** The requests of a page and its third parties. The view picks these itself. */
export const requestsMessages = defineMessages({
  title: { ar: "ما الذي يؤخّر ظهور الصفحة", en: "What delays the page" },
  delayedByBlocking: {
    ar: "لا يُرسم شيء حتى يصل هذا الملف، وقد وصل بعد {time}:",
    en: "Nothing appears until this file arrives. It took {time}:",
  },
  delayedByLcp: {
    ar: "أهم ما على الشاشة صورة، وقد اكتملت بعد {time}:",
    en: "The main thing on the screen is a picture, complete after {time}:",
  },
  delayedByNone: {
    ar: "لا ملف يوقف رسم الصفحة: يبدأ الرسم حين تصل الصفحة نفسها.",
    en: "Nothing blocks the page: drawing begins as the page itself arrives.",
  },
  note: {
    ar: "الأوقات كما قاسها خادمنا على إنترنت سريع، وهي أطول على هاتف وشبكة محمول. نعرض أول 40 ملفًا على الأكثر.",
    en: "The times are those of our server's fast connection; they are longer on a phone and a mobile network. At most the first 40 files are shown.",
  },
  list: { ar: "الملفات بترتيب طلبها", en: "The files in the order of their requests" },
  blocking: { ar: "يوقف الرسم", en: "Blocks drawing" },
  lcp: { ar: "أهم صورة", en: "Main picture" },
  thirdParty: { ar: "من شركة أخرى", en: "Another company" },
  span: { ar: "من {start} إلى {end} مللي ثانية", en: "{start} to {end} ms" },

  thirdTitle: { ar: "ما تكلّفه الشركات الأخرى", en: "What other companies cost" },
  thirdText: {
    ar: "حجم ملفات كل شركة، والوقت الذي تشغل فيه المتصفح فلا يستجيب لزائرك.",
    en: "The size of each company's files, and the time for which they keep the browser from answering your visitor.",
  },
  columnCompany: { ar: "الشركة", en: "Company" },
  columnSize: { ar: "الحجم", en: "Size" },
  columnTime: { ar: "وقت المتصفح", en: "Browser's time" },
});
