import { defineMessages } from "#i18n/messages.ts";

/** The visitor's own file from Keyword Planner. */
export const importMessages = defineMessages({
  importTitle: { ar: "عندك أرقام من Keyword Planner؟", en: "Have figures from Keyword Planner?" },
  importHint: {
    ar: "افتح ملف CSV كما نزل من حسابك في إعلانات جوجل، فتحلّ أرقامه محل التقديرات. يُقرأ الملف في متصفحك ولا يُرفع.",
    en: "Open the CSV file as your Google Ads account gave it, and its figures take the place of estimates. It is read in your browser and not uploaded.",
  },
  importDrop: { ar: "اسحب الملف إلى هنا، أو", en: "Drop the file here, or" },
  importChoose: { ar: "اختر ملف CSV", en: "Choose a CSV file" },
  importLimits: {
    ar: "حتى 20 ميجابايت، ونأخذ أول 50 ألف عبارة.",
    en: "Up to 20 MB; the first 50,000 phrases are taken.",
  },
  importReading: { ar: "نقرأ الملف…", en: "Reading the file…" },
  importCut: {
    ar: "في الملف أكثر من 50 ألف عبارة، فأخذنا أولها.",
    en: "The file has more than 50,000 phrases; we took the first ones.",
  },
  importPeriod: { ar: "من {from} إلى {to}", en: "{from} to {to}" },
  importRounded: {
    ar: "أرقام البحث في هذا الملف نطاقات، لأن Keyword Planner لا يعطي أعدادًا أدقّ لحساب قليل الإنفاق.",
    en: "The searches in this file are ranges: Keyword Planner gives no finer figures to an account that spends little.",
  },
  importMatches: {
    ar: {
      zero: "ليس في ملفك أرقام لعبارات هذا الجدول.",
      one: "عبارة واحدة في الجدول أرقامها من ملفك.",
      two: "عبارتان في الجدول أرقامهما من ملفك.",
      few: "{n} عبارات في الجدول أرقامها من ملفك.",
      many: "{n} عبارة في الجدول أرقامها من ملفك.",
      other: "{n} عبارة في الجدول أرقامها من ملفك.",
    },
    en: {
      one: "{n} phrase in the table has its figures from your file.",
      other: "{n} phrases in the table have their figures from your file.",
    },
  },
  importKeep: { ar: "احتفظ به على هذا الجهاز", en: "Keep it on this device" },
  importKeepHint: {
    ar: "فتجد أرقامه في زيارتك القادمة. ومن غير ذلك تضيع إن أعدت تحميل الصفحة أو غيّرت اللغة.",
    en: "Its figures are there on your next visit. Otherwise a reload or a change of language loses them.",
  },
  importDelete: { ar: "احذف الملف وأرقامه", en: "Delete the file and its figures" },
  importDeleted: { ar: "حُذف الملف من هذا الجهاز", en: "The file is gone from this device" },
  importKeepFailed: {
    ar: "لم يسمح المتصفح بحفظ الملف على الجهاز. أرقامه باقية ما دامت الصفحة مفتوحة.",
    en: "Your browser did not allow keeping the file. Its figures stay while this page is open.",
  },
  importTooLarge: {
    ar: "الملف أكبر من 20 ميجابايت. نزّل من Keyword Planner عبارات أقل.",
    en: "The file is larger than 20 MB. Download fewer phrases from Keyword Planner.",
  },
  importEmpty: {
    ar: "وجدنا عناوين الأعمدة ولم نجد تحتها عبارات. نزّل الملف من جديد من Keyword Planner.",
    en: "We found the headings of the columns and no phrases under them. Download the file again from Keyword Planner.",
  },
  importUnreadable: {
    ar: "لم نجد في هذا الملف عمود كلمات. افتح ملف CSV كما نزل من Keyword Planner، دون تعديل.",
    en: "We found no column of keywords in this file. Open the CSV as it came from Keyword Planner, unchanged.",
  },
  importSpreadsheet: {
    ar: "هذا ملف Excel لا ملف CSV. اختر صيغة CSV عند التنزيل من Keyword Planner.",
    en: "This is an Excel file, not CSV. Choose “.csv” when you download it from Keyword Planner.",
  },
});
