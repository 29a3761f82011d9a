import { defineMessages } from "#i18n/messages.ts";

/** The table of phrases, its filters, every variant and the export. */
export const tableMessages = defineMessages({
  // The table
  resultsLabel: { ar: "نتائج «{keyword}»", en: "Results for “{keyword}”" },
  rowCount: {
    ar: {
      zero: "لا عبارات",
      one: "عبارة واحدة",
      two: "عبارتان",
      few: "{n} عبارات",
      many: "{n} عبارة",
      other: "{n} عبارة",
    },
    en: { one: "{n} phrase", other: "{n} phrases" },
  },
  columnKeyword: { ar: "العبارة", en: "Keyword" },
  columnVolume: { ar: "البحث شهريًا", en: "Monthly search volume" },
  // Over the figures on a phone, where the headings have no room
  shortVolume: { ar: "البحث شهريًا", en: "Searches" },
  columnDifficulty: { ar: "صعوبة المنافسة", en: "Keyword difficulty" },
  columnCpc: { ar: "تكلفة النقرة (CPC)", en: "CPC" },
  shortCpc: { ar: "النقرة", en: "CPC" },
  openRow: { ar: "ماذا بعد «{keyword}»؟", en: "Next steps for “{keyword}”" },
  columnActions: { ar: "ماذا بعد؟", en: "Next steps" },
  tipKeyword: { ar: "رتّب أبجديًا", en: "Sort alphabetically" },
  tipVolume: {
    ar: "كم مرة يكتبها الناس في محرك البحث كل شهر",
    en: "How often people type it into a search engine each month",
  },
  tipDifficulty: {
    ar: "من 0 إلى 100: تقديرنا لصعوبة المنافسة من شيوع كلماتها، ولا نفحص نتائج البحث نفسها",
    en: "From 0 to 100: our estimate, from how common the words are; we do not read the results themselves",
  },
  // Of a source that reads the results
  tipDifficultyResults: {
    ar: "من 0 إلى 100: ما مدى صعوبة أن تسبق المواقع الظاهرة اليوم",
    en: "From 0 to 100: how hard it is to outrank today's results",
  },
  tipDifficultyMixed: {
    ar: "من 0 إلى 100، من أكثر من مصدر. في «المصادر» بجانب كل عبارة من أين جاء رقمها",
    en: "From 0 to 100, from several sources. The sources beside each phrase say where its figure is from",
  },
  // Of the visitor's file from Keyword Planner
  advertisers: { ar: "منافسة المعلنين", en: "Competition among advertisers" },
  tipAdvertisers: {
    ar: "من 0 إلى 100، من ملفك: كم يتنافس المعلنون على العبارة. لا تقيس صعوبة الظهور في النتائج غير المدفوعة",
    en: "From 0 to 100, from your file: how many advertisers compete for the phrase. It does not say how hard the unpaid results are",
  },
  tipCpc: {
    ar: "كم قد تدفع لزيارة واحدة من إعلان، بالدولار",
    en: "What one visit from an advert may cost, in US dollars",
  },
  sortBy: { ar: "رتّب حسب", en: "Sort by" },
  sortNone: { ar: "الأنسب أولًا", en: "Best first" },
  sortKeyword: { ar: "العبارة أبجديًا", en: "Keyword, A to Z" },
  sortVolume: { ar: "الأكثر بحثًا", en: "Most searches" },
  sortDifficulty: { ar: "الأسهل منافسة", en: "Easiest" },
  sortCpc: { ar: "الأعلى تكلفة للنقرة", en: "Highest CPC" },
  selectAll: { ar: "اختر كل ما يظهر", en: "Select all shown" },
  selectRow: { ar: "اختر «{keyword}»", en: "Select “{keyword}”" },
  unknown: { ar: "لا رقم معروف", en: "Not known" },
  estimate: { ar: "تقدير", en: "Estimate" },
  upTo: { ar: "أقل من {to}", en: "Under {to}" },
  easy: { ar: "سهلة", en: "Easy" },
  medium: { ar: "متوسطة", en: "Medium" },
  hard: { ar: "صعبة", en: "Hard" },
  copyKeyword: { ar: "انسخ «{keyword}»", en: "Copy “{keyword}”" },
  checkPage: { ar: "افحص صفحة", en: "Check a page" },
  checkPageFor: { ar: "افحص صفحة لعبارة «{keyword}»", en: "Check a page for “{keyword}”" },
  makeBrief: { ar: "جهّز خطة الصفحة", en: "Make a page brief" },
  brief: { ar: "خطة", en: "Brief" },
  briefFor: { ar: "خطة صفحة لعبارة «{keyword}»", en: "Brief for a page about “{keyword}”" },
  rowSources: { ar: "مصادر أرقام «{keyword}»", en: "Sources for “{keyword}”" },
  noRows: {
    ar: "لا عبارة تطابق هذه الشروط. خفّف بعضها.",
    en: "No phrase matches. Loosen the filters.",
  },
  more: {
    ar: {
      zero: "لا عبارات أخرى",
      one: "أظهر عبارة أخرى",
      two: "أظهر عبارتين أخريين",
      few: "أظهر {n} عبارات أخرى",
      many: "أظهر {n} عبارة أخرى",
      other: "أظهر {n} عبارة أخرى",
    },
    en: { one: "Show {n} more phrase", other: "Show {n} more phrases" },
  },

  // Every variant
  expand: { ar: "أظهر كل الصيغ", en: "Show every variant" },
  expandHint: {
    ar: "أسئلة ومقارنات وأماكن، وما يضيفه الناس إلى عبارتك من الألف إلى الياء.",
    en: "Questions, comparisons, places, and what people add to your phrase, from A to Z.",
  },
  expanding: { ar: "نجمع الصيغ…", en: "Gathering the variants…" },
  groupLabel: { ar: "نوع العبارة", en: "Kind of phrase" },
  all: { ar: "الكل", en: "All" },
  keyword: { ar: "عبارتك", en: "Your phrase" },
  related: { ar: "مشابهة", en: "Related" },
  variants: { ar: "طرق كتابتها", en: "Spellings" },
  questions: { ar: "أسئلة", en: "Questions" },
  prepositions: { ar: "مع «في» و«من»…", en: "With “in”, “for”…" },
  comparisons: { ar: "مقارنات", en: "Comparisons" },
  places: { ar: "أماكن", en: "Places" },
  letters: { ar: "من الألف إلى الياء", en: "From A to Z" },
  filterText: { ar: "تحتوي على", en: "Contains" },
  filterDifficulty: { ar: "الصعوبة", en: "Difficulty" },
  any: { ar: "كل الدرجات", en: "Any" },

  // Export
  copyList: { ar: "انسخ العبارات", en: "Copy the phrases" },
  selectedCount: {
    ar: {
      zero: "لم تختر شيئًا",
      one: "اخترت عبارة واحدة",
      two: "اخترت عبارتين",
      few: "اخترت {n} عبارات",
      many: "اخترت {n} عبارة",
      other: "اخترت {n} عبارة",
    },
    en: { one: "{n} phrase selected", other: "{n} phrases selected" },
  },
  clearSelection: { ar: "ألغِ الاختيار", en: "Clear the selection" },
  downloadCsv: { ar: "نزّل CSV", en: "Download CSV" },
});
