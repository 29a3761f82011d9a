import { defineMessages } from "#i18n/messages.ts";

/** The pictures of the results: the stars over the scale and the moon of intents. */
export const pictureMessages = defineMessages({
  // The stars over the scale of searches and difficulty
  skyTitle: { ar: "أين الفرصة؟", en: "Where is the opportunity?" },
  skyPicture: {
    ar: "كل نجمة عبارة، ورقمها في القائمة التي تليها: كلما ارتفعت زاد البحث عنها، وكلما اتجهت يسارًا زادت صعوبة المنافسة. وفي الجدول أرقام كل العبارات.",
    en: "Every star is a phrase, with its number in the list that follows: the higher it is, the more searches; the further right, the harder to rank for. The table has the figures of every phrase.",
  },
  skyHint: {
    ar: "كلما علت النجمة واقتربت من اليمين زادت فرصتك.",
    en: "The higher and the further left a star is, the better your chance.",
  },
  skyLane: { ar: "البحث شهريًا: {searches}", en: "Searches a month: {searches}" },
  skyUnknown: {
    ar: {
      zero: "كل العبارات مرسومة.",
      one: "عبارة واحدة لا نعرف أرقامها، فلم نرسمها.",
      two: "عبارتان لا نعرف أرقامهما، فلم نرسمهما.",
      few: "{n} عبارات لا نعرف أرقامها، فلم نرسمها.",
      many: "{n} عبارة لا نعرف أرقامها، فلم نرسمها.",
      other: "{n} عبارة لا نعرف أرقامها، فلم نرسمها.",
    },
    en: {
      one: "{n} phrase is not drawn: its figures are unknown.",
      other: "{n} phrases are not drawn: their figures are unknown.",
    },
  },

  // Search intents
  intentsTitle: { ar: "ماذا يريد من يكتبها؟", en: "What do people want?" },
  intentsHint: {
    ar: "اختر غرضًا لتظهر عباراته وحدها.",
    en: "Choose an intent to see its phrases alone.",
  },
  intentsMoon: {
    ar: "كل نجمة عبارة، وأكبرها أكثرها بحثًا.",
    en: "Every star is a phrase, and the larger ones are searched for more.",
  },
  buy: { ar: "يريد الشراء", en: "To buy" },
  compare: { ar: "يقارن قبل الشراء", en: "To compare" },
  find: { ar: "يبحث عن مكان قريب", en: "To find a place" },
  learn: { ar: "يريد معلومات", en: "To learn" },
  // In the table on a phone
  shortBuy: { ar: "شراء", en: "Buy" },
  shortCompare: { ar: "مقارنة", en: "Compare" },
  shortFind: { ar: "مكان قريب", en: "Find" },
  shortLearn: { ar: "معلومات", en: "Learn" },
  intentAbout: {
    ar: "{phrases}، و{share} من مرات البحث",
    en: "{phrases}, {share} of the searches",
  },
  roughly: { ar: "نحو {share}", en: "about {share}" },
  everyIntent: { ar: "أظهر الكل", en: "Show all" },
});
