import { defineMessages } from "#i18n/messages.ts";

/** The pictures of the results: the stars over the scale and the moon of intents. */
export const pictureMessages = defineMessages({
  // The stars over the scale of searches and difficulty
  skyTitle: { ar: "أين الفرصة؟", en: "Where is the opportunity?" },
  skyPicture: {
    ar: "كل نجمة عبارة: كلما ارتفعت زاد البحث عنها، وكلما اتجهت يسارًا زادت صعوبة المنافسة. وفي الجدول الأرقام نفسها.",
    en: "Every star is a phrase: the higher it is, the more searches; the further right, the harder to rank for. The table has the same figures.",
  },
  skyIntents: { ar: "من يكتبها يريد:", en: "People who type it want:" },
  skyCounts: {
    ar: "النجمة التي عليها رقم تجمع عبارات أرقامها متقاربة، ولونها لون أغلبها.",
    en: "A star with a number groups several phrases with similar figures, in the colour of most of them.",
  },
  skyRing: {
    ar: "النجمة التي حولها دائرة هي أولى العبارات التي ننصحك بها.",
    en: "The star with a ring is the first phrase we suggest.",
  },
  skyHintTouch: { ar: "اضغط نجمة لتعرف عبارتها.", en: "Tap a star to see its phrase." },
  skyHintPointer: {
    ar: "أشر إلى نجمة لتعرف عبارتها، أو تنقّل بين النجوم بأسهم لوحة المفاتيح.",
    en: "Point at a star to see its phrase, or move from star to star with the arrow keys.",
  },
  skyHint: {
    ar: "والنجمة الأعلى والأقرب إلى اليمين فرصتك فيها أكبر.",
    en: "The higher and further left a star is, the better your chance.",
  },
  skySearches: { ar: "{searches} بحث شهريًا", en: "{searches} searches a month" },
  skyDifficulty: {
    ar: "المنافسة عليها {band} ({difficulty} من 100)",
    en: "difficulty {difficulty} of 100 ({band})",
  },
  skyDifficulties: {
    ar: "المنافسة عليها {band} (بين {difficulty} و{high} من 100)",
    en: "difficulty {difficulty} to {high} of 100 ({band})",
  },
  skyWants: { ar: "ومن يكتبها يريد غالبًا {intent}", en: "usually typed {intent}" },
  skyPhrase: {
    ar: "{searches} بحث شهريًا، الصعوبة {difficulty} ({band})",
    en: "{searches} searches a month, difficulty {difficulty} ({band})",
  },
  skyPhraseInBand: {
    ar: "الصعوبة {difficulty} ({band})",
    en: "difficulty {difficulty} ({band})",
  },
  skyFewer: { ar: "اطوِ القائمة", en: "Show fewer phrases" },
  skyNear: {
    ar: {
      zero: "لا عبارات.",
      one: "عبارة واحدة.",
      two: "عبارتان متقاربتان.",
      few: "{n} عبارات متقاربة.",
      many: "{n} عبارة متقاربة.",
      other: "{n} عبارة متقاربة.",
    },
    en: { one: "{n} phrase with similar figures.", other: "{n} phrases with similar figures." },
  },
  skyRange: {
    ar: "الخط خلف النجمة مدى البحث عنها، ولا نعرف مكانها منه بالضبط.",
    en: "The line behind a star is the range of its searches; where in it is not known.",
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
  intentsTitle: { ar: "ماذا يريد من يكتبها؟", en: "What do people want?" },
  intentsHint: {
    ar: "كل نجمة عبارة، وأكبرها أكثرها بحثًا. اختر غرضًا لتظهر عباراته وحدها.",
    en: "Every star is a phrase, and the larger ones are searched for more. Choose an intent to see its phrases alone.",
  },
  buy: { ar: "الشراء", en: "To buy" },
  compare: { ar: "المقارنة", en: "To compare" },
  find: { ar: "الوصول إلى مكان", en: "To find a place" },
  learn: { ar: "معلومات", en: "To learn" },
  intentAbout: {
    ar: "{phrases}، و{share} من مرات البحث",
    en: "{phrases}, {share} of the searches",
  },
  roughly: { ar: "نحو {share}", en: "about {share}" },
  everyIntent: { ar: "أظهر الكل", en: "Show all" },
});
