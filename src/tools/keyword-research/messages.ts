import { defineMessages } from "#i18n/messages.ts";

export const messages = defineMessages({
  // The frame: the same keys in every tool
  title: { ar: "بحث الكلمات", en: "Keyword Research" },
  tagline: { ar: "ما يكتبه الناس فعلًا", en: "What people really type" },
  summary: {
    ar: "اكتب ما تبيعه، واعرف كيف يبحث الناس عنه: كم مرة في الشهر، وكم تصعب المنافسة عليه، وبكم تُباع النقرة في الإعلان.",
    en: "Type what you sell and learn how people search for it: how often a month, how hard it is to compete for, and what a click costs in an ad.",
  },
  description: {
    ar: "اعرف ما يكتبه الناس في محرك البحث: حجم البحث الشهري وصعوبة المنافسة وتكلفة النقرة لكلمتك وما يشبهها، بالعربية والإنجليزية، ومصدر كل رقم.",
    en: "See what people type into search engines: monthly search volume, keyword difficulty and CPC for your word and its relatives, with a source for each.",
  },
  privacy: {
    ar: "الكلمة التي تكتبها تصل إلى خادمنا، وقد يسأل عنها المصادرَ المذكورة بجانب الأرقام دون أن يذكر من أنت. والملف الذي تستورده يُقرأ في متصفحك ولا يُرفع.",
    en: "The word you type goes to our server, which may ask the sources named beside the figures without saying who you are. A file you import is read in your browser and not uploaded.",
  },
  opensSoon: {
    ar: "هذه الأداة تفتح قريبًا. ستكتب كلمة من عملك، فترى كيف يبحث الناس عنها وأي الكلمات أقرب إلى زبونك. إلى ذلك الحين اقرأ أساسيات السيو، أو أخبرنا بما تبيع فنبحث معك.",
    en: "This tool opens soon. You will type a word from your trade and see how people search for it, and which words bring your kind of customer. Until then, read our SEO basics, or tell us what you sell and we will look with you.",
  },
  whileYouWait: { ar: "اقرأ أساسيات السيو", en: "Read the SEO basics" },

  // The form
  keywordLabel: { ar: "الكلمة أو العبارة", en: "Keyword or phrase" },
  keywordExample: { ar: "مثل: تصميم مطابخ", en: "For example: kitchen design" },
  search: { ar: "ابحث", en: "Search" },
  searching: { ar: "نبحث…", en: "Searching…" },
  cancel: { ar: "إلغاء", en: "Cancel" },

  // The table
  resultsTitle: { ar: "نتائج «{keyword}»", en: "Results for “{keyword}”" },
  columnKeyword: { ar: "الكلمة", en: "Keyword" },
  columnVolume: { ar: "البحث شهريًا", en: "Monthly search volume" },
  columnDifficulty: { ar: "صعوبة المنافسة", en: "Keyword difficulty" },
  columnCpc: { ar: "تكلفة النقرة (CPC)", en: "CPC" },
  cpcUnit: { ar: "بالدولار", en: "in US dollars" },
  cpcUnknown: { ar: "غير معروفة", en: "Not known" },
  difficultyEasy: { ar: "سهلة", en: "Easy" },
  difficultyMedium: { ar: "متوسطة", en: "Medium" },
  difficultyHard: { ar: "صعبة", en: "Hard" },
  timesAMonth: {
    ar: {
      zero: "لا أحد يبحث عنها تقريبًا",
      one: "مرة في الشهر",
      two: "مرتان في الشهر",
      few: "{n} مرات في الشهر",
      many: "{n} مرة في الشهر",
      other: "{n} مرة في الشهر",
    },
    en: { one: "{n} search a month", other: "{n} searches a month" },
  },
  sortBy: { ar: "رتّب بحسب: {column}", en: "Sort by {column}" },
  copyKeyword: { ar: "انسخ «{keyword}»", en: "Copy “{keyword}”" },
  noResults: {
    ar: "لا نعرف شيئًا عن هذه العبارة بعد. جرّب عبارة أقصر أو أعمّ.",
    en: "We know nothing about this phrase yet. Try a shorter or a more general one.",
  },

  // Where the figures come from
  estimate: { ar: "تقدير", en: "Estimate" },
  source: { ar: "المصدر: {source}", en: "Source: {source}" },
  sourceAndDate: { ar: "المصدر: {source}، {date}", en: "Source: {source}, {date}" },
  sourceDataForSeo: { ar: "DataForSEO", en: "DataForSEO" },
  sourceWikimedia: { ar: "مشاهدات الصفحات في ويكيبيديا", en: "Wikimedia page views" },
  sourceSuggestions: { ar: "اقتراحات محركات البحث", en: "Search engine suggestions" },
  sourceEmbedded: { ar: "تقديرنا من شيوع الكلمات", en: "Our estimate from how common the words are" },
  sourceImport: { ar: "ملفك من Keyword Planner", en: "Your Keyword Planner file" },
  fallback: {
    ar: "لم يُجب المصدر الأول ({failed})، فهذه الأرقام من: {source}.",
    en: "The first source ({failed}) did not answer, so these figures come from: {source}.",
  },

  // The explanation card
  explainTitle: { ar: "كيف تقرأ هذه الأرقام", en: "How to read these figures" },
  explainVolumeTitle: { ar: "البحث شهريًا", en: "Monthly search volume" },
  explainVolume: {
    ar: "كم مرة يكتبها الناس في محرك البحث كل شهر. الرقم الكبير لا يعني زبائن أكثر، فالعبارة الأدق قد تأتي بمن يريد أن يشتري.",
    en: "How often people type it into a search engine each month. A large number does not mean more customers: a narrower phrase may bring the ones who want to buy.",
  },
  explainDifficultyTitle: { ar: "صعوبة المنافسة", en: "Keyword difficulty" },
  explainDifficulty: {
    ar: "من 0 إلى 100: كم يصعب أن تسبق المواقع الظاهرة اليوم. أقل من 30 سهلة، وأقل من 60 متوسطة، وما فوقها صعبة.",
    en: "From 0 to 100: how hard it is to pass the sites that show today. Under 30 is easy, under 60 is medium, anything above is hard.",
  },
  explainCpcTitle: { ar: "تكلفة النقرة (CPC)", en: "CPC, cost per click" },
  explainCpc: {
    ar: "ما يدفعه المعلنون عادةً مقابل نقرة واحدة، بالدولار. إذا ارتفع السعر فالكلمة غالبًا تبيع.",
    en: "What advertisers usually pay for one click, in US dollars. When the price is high, the word usually sells.",
  },
  explainEstimate: {
    ar: "ما كُتب بجانبه «تقدير» يعطيك حجمًا تقريبيًا لا عددًا مضبوطًا. ومصدر كل رقم مكتوب معه.",
    en: "A figure marked “Estimate” tells you the order of size, not an exact count. Every figure names its source.",
  },
  readBasics: { ar: "تعلّم أساسيات السيو", en: "Learn the SEO basics" },

  // More words, and taking them away
  related: { ar: "عبارات قريبة", en: "Related phrases" },
  showAll: { ar: "أظهر كل الصيغ", en: "Show every variant" },
  groupQuestions: { ar: "أسئلة", en: "Questions" },
  groupPrepositions: { ar: "مع حروف الجر", en: "With prepositions" },
  groupComparisons: { ar: "مقارنات", en: "Comparisons" },
  groupPlaces: { ar: "أماكن في مصر", en: "Places in Egypt" },
  groupAlphabet: { ar: "حرفًا بعد حرف", en: "Letter by letter" },
  trend: { ar: "البحث شهرًا بعد شهر", en: "Searches month by month" },
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
  downloadCsv: { ar: "تنزيل CSV", en: "Download CSV" },
  importFile: { ar: "استورد ملفك من Keyword Planner", en: "Import your Keyword Planner file" },
  importHint: {
    ar: "إن كان عندك حساب Google Ads، فنزّل الأرقام منه ملف CSV وافتحه هنا. يبقى الملف على جهازك.",
    en: "If you have a Google Ads account, download its figures as a CSV file and open it here. The file stays on your device.",
  },
  importUnreadable: {
    ar: "لم نجد في هذا الملف عمود كلمات. افتح ملف CSV كما نزل من Keyword Planner، دون تعديل.",
    en: "We found no column of keywords in this file. Open the CSV as it came from Keyword Planner, unchanged.",
  },

  // Toasts
  errorTitle: { ar: "خطأ", en: "Error" },
  errorKeyword: { ar: "اكتب كلمة للبحث عنها من فضلك", en: "Please enter a keyword to search" },
  copiedTitle: { ar: "تم النسخ", en: "Copied" },
  copied: { ar: "نُسخت «{value}» إلى الحافظة", en: "{value} copied to clipboard" },
  copyRefused: {
    ar: "لم يسمح المتصفح بالنسخ. ظلّل الكلمة وانسخها بنفسك.",
    en: "Your browser did not allow copying. Select the word and copy it yourself.",
  },
});
