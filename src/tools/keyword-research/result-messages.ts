import { defineMessages } from "#i18n/messages.ts";

/** Which phrase to begin with, what all figures have in common, their sources and their months. */
export const resultMessages = defineMessages({
  // Which phrase to begin with, above the figures
  adviceOther: { ar: "ابدأ بصفحة عن", en: "Start with a page for" },
  adviceOwn: { ar: "ابدأ بصفحة عن عبارتك نفسها", en: "Start with a page for your own phrase" },
  adviceNone: {
    ar: "لم نجد هنا عبارة تبدأ بها",
    en: "We found no phrase to start with",
  },
  adviceYours: { ar: "عبارتك: {figure}", en: "Yours: {figure}" },
  adviceEasy: {
    ar: "صعوبتها أقل من 30، فلا تحتاج إلى عبارة غيرها.",
    en: "Its difficulty is under 30: you need no other phrase.",
  },
  // The searched phrase is easy and in the lowest band of searches
  adviceRare: {
    ar: "سهلة، لكن قليلون يبحثون بها. أضف إليها في صفحتها عبارات قريبة منها.",
    en: "It is easy, but few people search for it. Add phrases close to it to its page.",
  },
  adviceRareOther: {
    ar: "عبارتك سهلة، لكن قليلون يبحثون بها. أضف إليها هذه: سهلة مثلها، ويبحث بها عدد أكبر.",
    en: "Yours is easy, but few people search for it. Add this one to it: as easy to rank for, and searched more.",
  },
  adviceEasiest: {
    ar: "لا عبارة هنا أسهل منها.",
    en: "No phrase here is easier.",
  },
  adviceAllHard: { ar: "كل العبارات هنا صعبة.", en: "Every phrase here is hard." },
  // The rejections are its predicates, joined with "or"
  adviceRejected: {
    ar: "العبارات الأسهل هنا {reasons}.",
    en: "The easier phrases here {reasons}.",
  },
  rejectedClose: { ar: "تقل عنها بأقل من 5 نقاط", en: "are less than 5 points lower" },
  rejectedFew: {
    ar: "البحث عنها قليل جدًا بجانب عبارتك",
    en: "have far fewer searches",
  },
  rejectedMap: { ar: "تجيب عنها الخرائط", en: "are answered by maps" },
  rejectedPlace: { ar: "فيها مكان لم تكتبه", en: "name a place you did not type" },
  rejectedLearn: { ar: "يكتبها من يريد معلومات", en: "are typed by people who want to know" },
  rejectedSame: { ar: "هي عبارتك بصيغة أخرى", en: "are your phrase in another form" },
  rejectedMade: { ar: "ركّبناها نحن من كلماتك", en: "were put together by us" },
  rejectedBasis: {
    ar: "صعوبتها محسوبة بطريقة أخرى",
    en: "have a difficulty that was measured another way",
  },
  adviceNarrow: {
    ar: "أضف إلى عبارتك مدينتك أو حيّك، أو ما تبيعه بالتحديد، وابحث من جديد.",
    en: "Add your city or district, or what exactly you sell, and search again.",
  },
  // Of a phrase that a map answers
  mapPhrase: {
    ar: "من يكتب «{keyword}» يرى خرائط جوجل أولًا: أضف نشاطك إليها، فالإضافة مجانية.",
    en: "People who type “{keyword}” see Google Maps first: add your business to it, free of charge.",
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
    ar: "ليس في مصادرنا أرقام عن {columns}، فلم نعرضها.",
    en: "Our sources have no figures for {columns}, so they are not shown.",
  },
  pricesNotEstimated: {
    ar: "تكلفة النقرة (CPC) غير معروضة: تقديراتنا من شيوع الكلمات، وليس فيها أسعار.",
    en: "CPC is not shown: our estimates come from how common the words are and have no prices.",
  },
  importLink: {
    ar: "استورد أرقامك من Keyword Planner",
    en: "Import your figures from Keyword Planner",
  },
  cpcInSentence: {
    ar: "تكلفة زيارة واحدة من إعلان (CPC)",
    en: "the cost of one visit from an advert (CPC)",
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
    ar: "منافسة المعلنين في ملفك من Keyword Planner",
    en: "Competition among advertisers, in your Keyword Planner file",
  },
  gaveWayTitle: {
    ar: "سألنا أيضًا، ولم يصلنا شيء من",
    en: "We asked as well, and got nothing from",
  },
  refused: { ar: "رُفض طلبنا", en: "turned us away" },
  unpaid: { ar: "نفد رصيدنا", en: "our balance there has run out" },
  limited: { ar: "بلغنا حد الطلبات", en: "we have reached its request limit" },
  unreachable: { ar: "تعذّر الوصول", en: "could not be reached" },
  slow: { ar: "تأخر الرد", en: "took too long" },
  malformed: { ar: "وصل ردّ لا يُفهم", en: "answered with something we cannot read" },
  empty: { ar: "لا شيء عن هذه العبارة", en: "does not know this phrase" },

  // The monthly trend
  trendTitle: { ar: "شهرًا بشهر", en: "Month by month" },
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
  seasonTitle: { ar: "الموسم", en: "Season" },
  season: {
    ar: "موسمه {months}: يُقرأ عنه في ويكيبيديا حينها {times} ما يُقرأ في شهر عادي، {years} حتى {until}.",
    en: "Its season is {months}: people then read about it on Wikipedia {times} as much as in an ordinary month, {years} up to {until}.",
  },
  seasonTimes: {
    ar: {
      zero: "قدر",
      one: "قدر",
      two: "ضعفي",
      few: "{n} أضعاف",
      many: "{n} ضعف",
      other: "{n} ضعف",
    },
    en: { one: "{n} times", other: "{n} times" },
  },
  seasonYears: {
    ar: {
      zero: "في كل سنة",
      one: "في سنة واحدة",
      two: "في كل من السنتين الأخيرتين",
      few: "في كل سنة من آخر {n} سنوات",
      many: "في كل سنة من آخر {n} سنة",
      other: "في كل سنة من آخر {n} سنة",
    },
    en: { one: "in {n} year", other: "in each of the {n} years" },
  },
  seasonEstimate: {
    ar: "إن سارت عمليات البحث مثلها، صار تقديرنا نحو {peak} في شهر الموسم بدل {volume}.",
    en: "If searches move the same way, our estimate is about {peak} in such a month instead of {volume}.",
  },
  month: { ar: "الشهر", en: "Month" },
  count: { ar: "العدد", en: "Count" },
  trendTable: { ar: "الأرقام في جدول", en: "The figures as a table" },
});
