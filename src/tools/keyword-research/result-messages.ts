import { defineMessages } from "#i18n/messages.ts";

/** Which phrase to begin with, what all figures have in common, their sources and their months. */
export const resultMessages = defineMessages({
  // Which phrase to use, above the figures
  suggestTwo: {
    ar: "ابدأ بصفحتين، واحدة لكل عبارة: «{first}» و«{second}»",
    en: "Start with two pages, one for each phrase: “{first}” and “{second}”",
  },
  suggestThree: {
    ar: "ابدأ بثلاث صفحات، واحدة لكل عبارة: «{first}» و«{second}» و«{third}»",
    en: "Start with three pages, one for each phrase: “{first}”, “{second}” and “{third}”",
  },
  whyFirst: { ar: "لماذا الأولى؟", en: "Why the first?" },
  suggestPhrase: { ar: "ابدأ بصفحة لعبارة «{keyword}»", en: "Start with a page for “{keyword}”" },
  suggestOwn: { ar: "ابدأ بصفحة لعبارتك كما هي", en: "Start with a page for your own phrase" },
  suggestNone: {
    ar: "لم نجد هنا عبارة أسهل عليها بحث كافٍ",
    en: "No easier phrase here gets enough searches",
  },
  whyEasier: {
    ar: "المنافسة عليها {band} ({difficulty} من 100)، وعلى عبارتك {ownBand} ({ownDifficulty}).",
    en: "Difficulty: {band} ({difficulty} of 100); your phrase: {ownBand} ({ownDifficulty}).",
  },
  // Of a file, whose figure is the competition among advertisers
  whyEasierAdvertisers: {
    ar: "منافسة المعلنين عليها {band} ({difficulty} من 100)، وعلى عبارتك {ownBand} ({ownDifficulty}).",
    en: "Competition among advertisers: {band} ({difficulty} of 100); your phrase: {ownBand} ({ownDifficulty}).",
  },
  whyFewer: {
    ar: "نقدّر أن البحث عنها أقل، ومن يكتبها غالبًا {intent}.",
    en: "We estimate fewer searches for it, and people who type it usually want {intent}.",
  },
  whyFewerCounted: {
    ar: "البحث عنها أقل، ومن يكتبها غالبًا {intent}.",
    en: "It is searched for less, and people who type it usually want {intent}.",
  },
  whyAsMany: {
    ar: "نقدّر أن البحث عنها في النطاق نفسه، ومن يكتبها غالبًا {intent}.",
    en: "We estimate its searches in the same range, and people who type it usually want {intent}.",
  },
  whyAsManyCounted: {
    ar: "البحث عنها بالقدر نفسه تقريبًا، ومن يكتبها غالبًا {intent}.",
    en: "It is searched for about as often, and people who type it usually want {intent}.",
  },
  whyMore: {
    ar: "نقدّر أن البحث عنها أكثر، ومن يكتبها غالبًا {intent}.",
    en: "We estimate more searches for it, and people who type it usually want {intent}.",
  },
  whyMoreCounted: {
    ar: "البحث عنها أكثر، ومن يكتبها غالبًا {intent}.",
    en: "It is searched for more, and people who type it usually want {intent}.",
  },
  whyOwn: {
    ar: "المنافسة عليها {band} ({difficulty} من 100)، ولم نجد عبارة من درجة أسهل عليها بحث كافٍ.",
    en: "Difficulty: {band} ({difficulty} of 100). No phrase in an easier band gets enough searches.",
  },
  whyOwnEasy: {
    ar: "المنافسة عليها {band} ({difficulty} من 100)، فلا تحتاج إلى أسهل منها.",
    en: "Difficulty: {band} ({difficulty} of 100). You need no easier one.",
  },
  whyOwnAdvertisers: {
    ar: "منافسة المعلنين عليها {band} ({difficulty} من 100)، ولم نجد عبارة من درجة أقل عليها بحث كافٍ.",
    en: "Competition among advertisers: {band} ({difficulty} of 100). No phrase in a lower band gets enough searches.",
  },
  whyOwnEasyAdvertisers: {
    ar: "منافسة المعلنين عليها {band} ({difficulty} من 100)، فلا تحتاج إلى غيرها.",
    en: "Competition among advertisers: {band} ({difficulty} of 100). You need no other one.",
  },
  // Of a phrase that a map answers
  mapPhrase: {
    ar: "ومن يكتب «{keyword}» يرى خرائط جوجل أولًا: أضف نشاطك إليها، فالإضافة مجانية.",
    en: "Whoever types “{keyword}” sees Google Maps first: add your business to it, free of charge.",
  },
  whyNoneExpanded: {
    ar: "أضف إلى عبارتك مدينتك أو حيّك، أو ما تبيعه بالتحديد، وابحث من جديد.",
    en: "Add your city or district, or what exactly you sell, and search again.",
  },
  whyNone: {
    ar: "اضغط «أظهر كل الصيغ» تحت الجدول، أو أضف إلى عبارتك مدينتك أو حيّك، أو ما تبيعه بالتحديد.",
    en: "Press “Show every variant” under the table, or add your city or district, or what exactly you sell.",
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
    ar: "الرقم الصغير بجانب كل قيمة يدلّك على مصدرها في «من أين جاءت الأرقام» تحت الجدول.",
    en: "The small number beside a figure points to its source, listed under the table.",
  },
  nothingKnown: {
    ar: "لم نجد أرقامًا لهذه العبارات: ليست في قوائمنا، ولم يصلنا رقم من مصدر آخر. وقد تفيدك العبارات نفسها.",
    en: "We found no figures for these phrases: they are in none of our lists, and no other source gave us any. The phrases themselves may still help.",
  },
  columnsUnknown: {
    ar: "ليس في مصادرنا أرقام عن {columns}.",
    en: "Our sources have no figures for {columns}.",
  },
  cpcInSentence: {
    ar: "تكلفة زيارة واحدة من إعلان (CPC)",
    en: "the cost of one visit from an advert (CPC)",
  },
  ownFigures: { ar: "عبارتك بالأرقام", en: "Your phrase in figures" },

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
    ar: "منافسة المعلنين في ملفك من Keyword Planner",
    en: "Competition among advertisers, in your Keyword Planner file",
  },
  noAnswer: { ar: "مصدر لم يُجب", en: "A source gave no answer" },
  gaveWayTitle: { ar: "مصادر لم تُجب", en: "Sources that gave no answer" },
  refused: { ar: "رُفض طلبنا", en: "turned us away" },
  unpaid: { ar: "نفد رصيدنا", en: "our balance there has run out" },
  limited: { ar: "بلغنا حد الطلبات", en: "we have reached its request limit" },
  unreachable: { ar: "تعذّر الوصول", en: "could not be reached" },
  slow: { ar: "تأخر الرد", en: "took too long" },
  malformed: { ar: "وصل ردّ لا يُفهم", en: "answered with something we cannot read" },
  empty: { ar: "لا شيء عن هذه العبارة", en: "does not know this phrase" },

  // The monthly trend
  trendTitle: { ar: "شهرًا بعد شهر", en: "Month by month" },
  trendOf: { ar: "العبارة", en: "Phrase" },
  trendSearches: {
    ar: "كم مرة يكتبها الناس في محرك البحث كل شهر",
    en: "How often people type it into a search engine each month",
  },
  trendViews: {
    ar: "مشاهدات مقال ويكيبيديا كل شهر: تدل على الموسم، لا على عدد مرات البحث.",
    en: "Views of the Wikipedia article each month: a sign of the season, not a number of searches.",
  },
  trendPeak: {
    ar: "أعلاها في {month} ({count})، وأدناها في {low} ({least}).",
    en: "Highest in {month} ({count}), lowest in {low} ({least}).",
  },
  month: { ar: "الشهر", en: "Month" },
  count: { ar: "العدد", en: "Count" },
  trendTable: { ar: "الأرقام في جدول", en: "The figures as a table" },
});
