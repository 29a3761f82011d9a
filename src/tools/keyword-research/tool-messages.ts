import { defineMessages } from "#i18n/messages.ts";

/** The texts of the tool itself, which are sent to its island. */
export const toolMessages = defineMessages({
  // The form
  keywordLabel: { ar: "الكلمة أو العبارة", en: "Keyword or phrase" },
  keywordExample: { ar: "مثل: تصميم مطابخ", en: "For example: kitchen design" },
  keywordHint: {
    ar: "اكتبها كما يكتبها زبونك، بالعربية أو بالإنجليزية.",
    en: "As your customer would type it, in Arabic or in English.",
  },
  search: { ar: "ابحث", en: "Search" },
  searching: { ar: "نبحث…", en: "Searching…" },
  cancel: { ar: "ألغِ", en: "Cancel" },
  recentTitle: { ar: "بحثت عنها من هذا الجهاز", en: "Searched from this device" },
  recentClear: { ar: "امسح القائمة", en: "Clear the list" },

  // Failures
  failedTitle: { ar: "لم نستطع البحث", en: "We could not search" },
  failedOffline: {
    ar: "لم نصل إلى الخادم. تأكد من اتصالك بالإنترنت ثم أعد المحاولة.",
    en: "We could not reach the server. Check your connection and try again.",
  },
  failedBusy: {
    ar: "الخادم مشغول الآن. أعد المحاولة بعد دقيقة.",
    en: "The server is busy right now. Try again in a minute.",
  },
  failedTooMany: {
    ar: {
      zero: "بلغت شبكتك حد البحث مؤقتًا. أعد المحاولة الآن.",
      one: "بلغت شبكتك حد البحث مؤقتًا. أعد المحاولة بعد ثانية.",
      two: "بلغت شبكتك حد البحث مؤقتًا. أعد المحاولة بعد ثانيتين.",
      few: "بلغت شبكتك حد البحث مؤقتًا. أعد المحاولة بعد {n} ثوانٍ.",
      many: "بلغت شبكتك حد البحث مؤقتًا. أعد المحاولة بعد {n} ثانية.",
      other: "بلغت شبكتك حد البحث مؤقتًا. أعد المحاولة بعد {n} ثانية.",
    },
    en: {
      one: "Your network has reached the search limit for now. Try again in {n} second.",
      other: "Your network has reached the search limit for now. Try again in {n} seconds.",
    },
  },
  failedInput: {
    ar: "لم يقبل الخادم هذه العبارة. اكتبها بحروف وأرقام، في 80 حرفًا على الأكثر.",
    en: "The server did not take this phrase. Use letters and digits, 80 characters at most.",
  },
  failedInternal: {
    ar: "حدث خطأ عندنا. أعد المحاولة، فإن تكرر فأخبرنا.",
    en: "Something broke on our side. Try again, and tell us if it repeats.",
  },
  retry: { ar: "أعد المحاولة", en: "Try again" },

  // Which phrase to use, above the figures
  suggestPhrase: {
    ar: "اكتب صفحتك أولًا لعبارة «{keyword}»",
    en: "Write your page for “{keyword}” first",
  },
  suggestOwn: {
    ar: "اكتب صفحتك لعبارتك كما هي",
    en: "Write your page for your own phrase",
  },
  suggestNone: {
    ar: "لا عبارة أسهل هنا يُبحث عنها بما يكفي",
    en: "No easier phrase here is searched for enough",
  },
  whyEasier: {
    ar: "منافستها {band} ({difficulty} من 100)، أما عبارتك فمنافستها {ownBand} ({ownDifficulty}).",
    en: "Competition for it is {band} ({difficulty} of 100); for your phrase it is {ownBand} ({ownDifficulty}).",
  },
  whyFewer: {
    ar: "نقدّر أن البحث عنها أقل، وغالبًا يريد من يكتبها {intent}.",
    en: "We estimate fewer searches for it, and people who type it usually want {intent}.",
  },
  whyFewerCounted: {
    ar: "البحث عنها أقل، وغالبًا يريد من يكتبها {intent}.",
    en: "It is searched for less, and people who type it usually want {intent}.",
  },
  whyAsMany: {
    ar: "البحث عنها بالقدر نفسه تقريبًا، وغالبًا يريد من يكتبها {intent}.",
    en: "It is searched for about as often, and people who type it usually want {intent}.",
  },
  whyMore: {
    ar: "نقدّر أن البحث عنها أكثر، وغالبًا يريد من يكتبها {intent}.",
    en: "We estimate more searches for it, and people who type it usually want {intent}.",
  },
  whyMoreCounted: {
    ar: "البحث عنها أكثر، وغالبًا يريد من يكتبها {intent}.",
    en: "It is searched for more, and people who type it usually want {intent}.",
  },
  whyOwn: {
    ar: "منافستها {band} ({difficulty} من 100)، ولم نجد عبارة من درجة أسهل يُبحث عنها بما يكفي.",
    en: "Competition for it is {band} ({difficulty} of 100). We found no phrase in an easier band that is searched for enough.",
  },
  whyOwnEasy: {
    ar: "منافستها {band} ({difficulty} من 100)، فلا تحتاج إلى غيرها.",
    en: "Competition for it is {band} ({difficulty} of 100), so you need no other.",
  },
  whyNone: {
    ar: "اضغط «أظهر كل الصيغ» تحت الجدول، أو أضف إلى عبارتك مكانك أو نوع ما تبيعه.",
    en: "Press “Show every variant” under the table, or add your place or the kind of thing you sell.",
  },

  // What is the same in every row, above the table
  allEstimated: {
    ar: "كل الأرقام هنا تقديرات تقارن بها بين العبارات، وليست أرقامًا مضبوطة.",
    en: "All figures here are estimates, good for comparing phrases; none is exact.",
  },
  allRanged: {
    ar: "كل رقم هنا بين حدّين، كما جاء من مصدره.",
    en: "All figures here are ranges, as their source gives them.",
  },
  markedSources: {
    ar: "العلامة الصغيرة بجانب كل رقم تدلّك على مصدره في «من أين جاءت الأرقام» تحت الجدول.",
    en: "The small number beside a figure points to its source, listed under the table.",
  },
  nothingKnown: {
    ar: "لم نجد أرقامًا لهذه العبارات: ليست في قوائمنا، ولم يصلنا رقم من مصدر آخر. وقد تفيدك العبارات نفسها.",
    en: "We found no figures for these phrases: they are in none of our lists, and no other source gave us any. The phrases themselves may still help.",
  },
  columnsUnknown: {
    ar: "لم نجد في مصادرنا: {columns}.",
    en: "Our sources do not give: {columns}.",
  },
  cpcInSentence: { ar: "تكلفة النقرة (CPC)", en: "cost per click (CPC)" },

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
  columnKeyword: { ar: "الكلمة", en: "Keyword" },
  columnVolume: { ar: "البحث شهريًا", en: "Monthly search volume" },
  columnDifficulty: { ar: "صعوبة المنافسة", en: "Keyword difficulty" },
  columnCpc: { ar: "تكلفة النقرة (CPC)", en: "CPC" },
  columnActions: { ar: "ماذا بعد؟", en: "Next steps" },
  tipKeyword: { ar: "رتّب بحسب الحروف", en: "Sort by the alphabet" },
  tipVolume: {
    ar: "كم مرة تُكتب في محرك البحث كل شهر",
    en: "How often it is typed into a search engine each month",
  },
  tipDifficulty: {
    ar: "من 0 إلى 100: كم يصعب أن تسبق المواقع الظاهرة اليوم",
    en: "From 0 to 100: how hard it is to outrank today's results",
  },
  tipCpc: {
    ar: "ما يدفعه المعلن مقابل نقرة واحدة، بالدولار",
    en: "What an advertiser pays for one click, in US dollars",
  },
  selectAll: { ar: "اختر كل ما يظهر", en: "Select all shown" },
  selectRow: { ar: "اختر «{keyword}»", en: "Select “{keyword}”" },
  unknown: { ar: "لا رقم معروف", en: "Not known" },
  estimate: { ar: "تقدير", en: "Estimate" },
  about: { ar: "{range} تقريبًا", en: "≈ {range}" },
  between: { ar: "من {from} إلى {to}", en: "{from}–{to}" },
  betweenShort: { ar: "{from} إلى {to}", en: "{from}–{to}" },
  upTo: { ar: "أقل من {to}", en: "Under {to}" },
  easy: { ar: "سهلة", en: "Easy" },
  medium: { ar: "متوسطة", en: "Medium" },
  hard: { ar: "صعبة", en: "Hard" },
  copyKeyword: { ar: "انسخ «{keyword}»", en: "Copy “{keyword}”" },
  checkPage: { ar: "افحص صفحة", en: "Check a page" },
  checkPageFor: { ar: "افحص صفحة لعبارة «{keyword}»", en: "Check a page for “{keyword}”" },
  rowSources: { ar: "مصادر أرقام «{keyword}»", en: "Sources for “{keyword}”" },
  noRows: { ar: "لا عبارة بهذه الصفات. خفّف الشروط.", en: "No phrase matches. Loosen the filters." },
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

  // Where the figures come from
  sourcesTitle: { ar: "من أين جاءت الأرقام", en: "Where the figures come from" },
  sourceLine: { ar: "المصدر: {source}", en: "Source: {source}" },
  dataforseo: { ar: "DataForSEO", en: "DataForSEO" },
  wikimedia: { ar: "مشاهدات المقالات في ويكيبيديا", en: "Views of Wikipedia articles" },
  "google-suggest": { ar: "اقتراحات جوجل", en: "Google suggestions" },
  "duckduckgo-suggest": { ar: "اقتراحات DuckDuckGo", en: "DuckDuckGo suggestions" },
  embedded: { ar: "تقديرنا من شيوع الكلمات", en: "Our estimate, from how common the words are" },
  import: { ar: "ملفك من Keyword Planner", en: "Your Keyword Planner file" },
  importDifficulty: {
    ar: "تنافس المعلنين في ملفك من Keyword Planner",
    en: "Competition among advertisers, in your Keyword Planner file",
  },
  noAnswer: { ar: "مصدر لم يُجب", en: "A source gave no answer" },
  gaveWayTitle: { ar: "مصادر لم تُجب", en: "Sources that gave no answer" },
  refused: { ar: "رُفض طلبنا", en: "turned us away" },
  unpaid: { ar: "نفد رصيدنا", en: "our balance there has run out" },
  limited: { ar: "بلغنا حد الأسئلة", en: "we have reached its limit of questions" },
  unreachable: { ar: "تعذّر الوصول", en: "could not be reached" },
  slow: { ar: "تأخر الرد", en: "took too long" },
  malformed: { ar: "وصل ردّ لا يُفهم", en: "answered with something we cannot read" },
  empty: { ar: "لا شيء عن هذه العبارة", en: "does not know this phrase" },

  // Every variant
  expand: { ar: "أظهر كل الصيغ", en: "Show every variant" },
  expandHint: {
    ar: "الأسئلة والمقارنات والأماكن، والعبارة حرفًا بعد حرف، مرتبة بحسب ما يريده من يكتبها.",
    en: "Questions, comparisons, places, and the phrase letter by letter, grouped by what people want.",
  },
  expanding: { ar: "نجمع الصيغ…", en: "Gathering the variants…" },
  groupLabel: { ar: "نوع العبارة", en: "Kind of phrase" },
  all: { ar: "الكل", en: "All" },
  keyword: { ar: "عبارتك", en: "Your phrase" },
  related: { ar: "قريبة", en: "Related" },
  variants: { ar: "طرق كتابتها", en: "Spellings" },
  questions: { ar: "أسئلة", en: "Questions" },
  prepositions: { ar: "مع «في» و«من»…", en: "Prepositions" },
  comparisons: { ar: "مقارنات", en: "Comparisons" },
  places: { ar: "أماكن", en: "Places" },
  letters: { ar: "حرفًا بعد حرف", en: "Letter by letter" },
  filterText: { ar: "تحتوي على", en: "Contains" },
  filterDifficulty: { ar: "الصعوبة", en: "Difficulty" },
  any: { ar: "كل الدرجات", en: "Any" },

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

  // The monthly trend
  trendTitle: { ar: "شهرًا بعد شهر", en: "Month by month" },
  trendOf: { ar: "العبارة", en: "Phrase" },
  trendSearches: { ar: "عدد مرات البحث كل شهر", en: "Searches each month" },
  trendViews: {
    ar: "مشاهدات مقال ويكيبيديا كل شهر: تدل على الموسم، لا على عدد مرات البحث.",
    en: "Views of the Wikipedia article each month: a sign of the season, not a number of searches.",
  },
  trendPeak: {
    ar: "أعلاها {month} ({count})، وأدناها {low} ({least}).",
    en: "Highest in {month} ({count}), lowest in {low} ({least}).",
  },
  month: { ar: "الشهر", en: "Month" },
  count: { ar: "العدد", en: "Count" },
  trendTable: { ar: "الأرقام في جدول", en: "The figures as a table" },

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

  // Import of the visitor's own file
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
    ar: "أرقام البحث في هذا الملف نطاقات: لا يعطي Keyword Planner أعدادًا أدقّ لحسابٍ إنفاقه قليل.",
    en: "The searches in this file are ranges: Keyword Planner gives no finer figures to an account that spends little.",
  },
  importMatches: {
    ar: {
      zero: "لا عبارة في الجدول من ملفك.",
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
