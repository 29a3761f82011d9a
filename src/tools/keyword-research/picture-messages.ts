import { defineMessages } from "#i18n/messages.ts";

/** The pictures of the results: the stars over the scale and the moon of intents. */
export const pictureMessages = defineMessages({
  // The stars over the scale of searches and difficulty
  skyTitle: { ar: "أين الفرصة؟", en: "Where is the opportunity?" },
  skyPicture: {
    ar: "كل نجمة عبارة: كلما ارتفعت زاد البحث عنها، وكلما اتجهت يسارًا زادت صعوبة المنافسة. وفي الجدول الأرقام نفسها.",
    en: "Every star is a phrase: the higher it is, the more searches; the further right, the harder to rank for. The table has the same figures.",
  },
  skyHint: {
    ar: "أشر إلى نجمة، أو تنقّل بينها بالأسهم. العبارات السهلة الكثيرة البحث في أعلى اليمين.",
    en: "Point at a star, or move with the arrow keys. Easy phrases with many searches are at the top left.",
  },
  skySearches: { ar: "{searches} بحث شهريًا", en: "{searches} searches a month" },
  skyDifficulty: { ar: "الصعوبة {difficulty} من 100", en: "difficulty {difficulty} of 100" },
  skyEstimated: {
    ar: "أماكن النجوم تقريبية، لأن الأرقام تقديرات.",
    en: "The places are approximate, because the figures are estimates.",
  },
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
  intentsTitle: { ar: "ماذا يريد من يكتبها؟", en: "What do they want?" },
  intentsHint: {
    ar: "كل نجمة عبارة، وأكبرها أكثرها بحثًا. اختر غرضًا لتظهر عباراته وحدها.",
    en: "Every star is a phrase, and the larger ones are searched for more. Choose an intent to see its phrases alone.",
  },
  buy: { ar: "أن يشتري", en: "To buy" },
  compare: { ar: "أن يقارن", en: "To compare" },
  find: { ar: "أن يصل إلى مكان", en: "To find a place" },
  learn: { ar: "أن يعرف", en: "To learn" },
  intentAbout: { ar: "{phrases}، و{share} من البحث", en: "{phrases}, {share} of the searches" },
  roughly: { ar: "نحو {share}", en: "about {share}" },
  everyIntent: { ar: "أظهر الكل", en: "Show all" },
});
