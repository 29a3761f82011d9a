import { defineMessages } from "#i18n/messages.ts";

/** The button that gives the report as a PDF, and what keeps it from doing so. */
export const pdfMessages = defineMessages({
  download: { ar: "نزّل PDF", en: "Download PDF" },
  preparing: { ar: "نعدّ ملف PDF…", en: "Preparing the PDF…" },
  ready: { ar: "ملف PDF جاهز، وقد نُزّل إلى جهازك.", en: "The PDF is ready and downloaded." },
  "no-browser": {
    ar: "لا يستطيع خادمنا إعداد ملف PDF الآن.",
    en: "Our server cannot make a PDF at the moment.",
  },
  busy: {
    ar: "يعدّ خادمنا تقارير أخرى الآن. أعد المحاولة بعد لحظات.",
    en: "Our server is preparing other reports. Try again in a moment.",
  },
  "too-many": {
    ar: "بلغت حد ملفات PDF في الساعة. أعد المحاولة بعد ساعة.",
    en: "You have reached the limit of PDF files in an hour. Try again in an hour.",
  },
  expired: {
    ar: "انتهت مدة هذا التقرير. أعد الفحص ثم نزّله.",
    en: "This report has expired. Check the address again, then download it.",
  },
  offline: {
    ar: "لم نصل إلى خادمنا. تأكد من اتصالك ثم أعد المحاولة.",
    en: "We could not reach our server. Check your connection and try again.",
  },
  internal: {
    ar: "حدث خطأ عندنا ولم نُعدّ الملف.",
    en: "Something went wrong on our side and the file was not made.",
  },
  printWay: {
    ar: "افتح نسخة الطباعة واحفظها بصيغة PDF",
    en: "Open the print version and save it as PDF",
  },
});

/** What the printed report says beside the words of the report itself. */
export const printMessages = defineMessages({
  pageTitle: { ar: "تقرير السيو لصفحة", en: "SEO report on a page" },
  siteTitle: { ar: "تقرير السيو لموقع", en: "SEO report on a site" },
  saveHint: {
    ar: "هذه نسخة الطباعة. افتح قائمة الطباعة في متصفحك واختر الحفظ بصيغة PDF.",
    en: "This is the print version. Open your browser's print dialog and choose to save as PDF.",
  },
  preparedBy: { ar: "أعدّ هذا التقرير", en: "Prepared by" },
  overviewTitle: { ar: "كل ما يحتاج إلى إصلاح", en: "Everything to correct" },
  overviewHint: {
    ar: "الأهم أولًا، وبين المتساويين في الأهمية يأتي الأسرع إصلاحًا.",
    en: "What matters most comes first and, of equal importance, what takes the least time.",
  },
  overviewSiteHint: {
    ar: "الأهم أولًا، بترتيب الخطوات نفسه.",
    en: "What matters most comes first, in the order of the steps.",
  },
  item: { ar: "البند", en: "Item" },
  kind: { ar: "الحالة", en: "Status" },
  importance: { ar: "الأهمية", en: "Importance" },
  effort: { ar: "من يفعله، وكم يستغرق", en: "Who does it, and how long" },
  detailsTitle: { ar: "التفاصيل وطريقة الإصلاح", en: "Details and how to correct them" },
  passedTitle: { ar: "ما نجح", en: "What passed" },
  aiOperator: { ar: "الشركة", en: "Operator" },
  arabicWritten: { ar: "المكتوب", en: "As written" },
  arabicBetter: { ar: "الأصح", en: "Better" },
  pagesTitle: { ar: "صفحات الموقع", en: "Pages of the site" },
  page: { ar: "الصفحة", en: "Page" },
  everyPage: { ar: "كل الصفحات", en: "every page" },
  brokenTitle: { ar: "روابط لا تعمل", en: "Links that do not work" },
  brokenLink: { ar: "الرابط", en: "Link" },
  reason: { ar: "السبب", en: "Reason" },
  more: {
    ar: {
      zero: "لا شيء آخر",
      one: "وواحد آخر في التقرير على موقعنا",
      two: "واثنان آخران في التقرير على موقعنا",
      few: "و{n} أخرى في التقرير على موقعنا",
      many: "و{n} أخرى في التقرير على موقعنا",
      other: "و{n} أخرى في التقرير على موقعنا",
    },
    en: {
      one: "and {n} more in the report on our site",
      other: "and {n} more in the report on our site",
    },
  },
  nextTitle: { ar: "لو أردت من ينفّذ", en: "If you want it done" },
  nextText: {
    ar: "أرسل إلينا هذا التقرير، ونرد عليك بما يلزم وكم يستغرق.",
    en: "Send us this report, and we reply with what it takes and how long.",
  },
  phone: { ar: "الهاتف وواتساب", en: "Phone and WhatsApp" },
  mail: { ar: "البريد", en: "Email" },
  address: { ar: "العنوان", en: "Address" },
  online: { ar: "التقرير على موقعنا", en: "The report on our site" },
  onlineLasts: { ar: "يبقى 30 يومًا من يوم الفحص.", en: "Kept for 30 days from the check." },
  chat: {
    ar: "مرحبًا، عندي تقرير سيو من موقعكم وأريد المساعدة في تنفيذه.",
    en: "Hello, I have an SEO report from your site and would like help with it.",
  },
  pageOf: { ar: "صفحة {page} من {pages}", en: "Page {page} of {pages}" },
});
