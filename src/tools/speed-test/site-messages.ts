import { defineMessages } from "#i18n/messages.ts";

/** The site: its score, the metrics behind it, and how both compare with the last test. */
export const siteMessages = defineMessages({
  siteTitle: { ar: "الموقع", en: "The site" },
  performanceScore: { ar: "درجة الأداء", en: "Performance score" },
  outOf100: { ar: "من 100", en: "out of 100" },
  labelExcellent: { ar: "ممتاز", en: "Excellent" },
  labelGood: { ar: "جيد", en: "Good" },
  labelPoor: { ar: "يحتاج إلى تحسين", en: "Needs Improvement" },
  headlineExcellent: {
    ar: "يُفتح قبل أن يفكر الزائر في غيره",
    en: "Open before a visitor thinks of leaving",
  },
  headlineGood: { ar: "جيد، ويمكن أن يصير أسرع", en: "Good, with room to improve" },
  headlinePoor: { ar: "أبطأ مما يصبر عليه الزائر", en: "Slower than visitors will wait" },
  opensOnPhone: {
    ar: "يظهر أهم ما في صفحتك على الهاتف بعد {time}.",
    en: "On a phone the main part of the page appears after {time}.",
  },
  opensOnComputer: {
    ar: "يظهر أهم ما في صفحتك على الكمبيوتر بعد {time}.",
    en: "On a computer the main part of the page appears after {time}.",
  },
  conditionsMobile: {
    ar: "قسناه كما يُفتح على هاتف متوسط وشبكة محمول بطيئة.",
    en: "Measured as the site opens on a mid-range phone and a slow mobile network.",
  },
  conditionsDesktop: {
    ar: "قسناه كما يُفتح على كمبيوتر وإنترنت منزلي سريع.",
    en: "Measured as the site opens on a computer and a fast home connection.",
  },
  fromCache: {
    ar: "اختُبر هذا الموقع قبل دقائق، وهذه نتيجته.",
    en: "This site was tested minutes ago, and this is that result.",
  },
  ledTo: { ar: "الرابط الذي كتبته أوصلنا إلى هنا.", en: "The address you typed led here." },

  // The metrics behind the score
  reasonsTitle: { ar: "لماذا هذه الدرجة", en: "Why this score" },
  fcpTitle: { ar: "ظهور أول شيء", en: "First thing on the screen" },
  fcpText: {
    ar: "متى يرى الزائر أول شيء على الشاشة.",
    en: "When a visitor sees the first thing on the screen.",
  },
  lcpTitle: { ar: "ظهور أهم شيء", en: "Main thing on the screen" },
  lcpText: {
    ar: "متى يظهر أكبر ما على الشاشة، وهو غالبًا ما جاء الزائر من أجله.",
    en: "When the largest thing on the screen appears, usually the one the visitor came for.",
  },
  tbtTitle: { ar: "مدة التجمّد", en: "Time frozen" },
  tbtText: {
    ar: "كم تبقى الصفحة بلا استجابة للّمس أثناء تحميلها.",
    en: "How long the page does not respond to a tap while it loads.",
  },
  clsTitle: { ar: "تزحزح العناصر", en: "Content that jumps" },
  clsText: {
    ar: "كم تتحرك العناصر من أماكنها بعد ظهورها.",
    en: "How much things move after they have appeared.",
  },
  speedIndexTitle: { ar: "اكتمال الشاشة", en: "Screen complete" },
  speedIndexText: {
    ar: "كم يمرّ من الوقت حتى يكتمل ما يراه الزائر أولًا.",
    en: "How long it takes until what a visitor sees first is complete.",
  },
  bandGood: { ar: "جيد", en: "Good" },
  bandAverage: { ar: "متوسط", en: "Average" },
  bandPoor: { ar: "ضعيف", en: "Poor" },
  weightOfScore: { ar: "{n}% من الدرجة", en: "{n}% of the score" },
  unitS: { ar: "ثانية", en: "s" },
  serverResponse: {
    ar: "ردّ الخادم بأول بايت بعد {n} مللي ثانية.",
    en: "The server's first byte came after {n} ms.",
  },
  filmTitle: { ar: "ما رآه الزائر، لحظة بلحظة", en: "What a visitor saw, moment by moment" },
  filmAt: { ar: "بعد {n} ثانية", en: "After {n} s" },
  weightTitle: { ar: "ما يثقل الصفحة", en: "What weighs most" },
  weightText: {
    ar: "الصفحة {size}، في {requests}. كل نجمة جزء من مئة من وزنها.",
    en: "The page is {size}, in {requests}. Each star is a hundredth of its weight.",
  },
  requestCount: {
    ar: {
      zero: "بلا ملفات",
      one: "ملف واحد",
      two: "ملفين",
      few: "{n} ملفات",
      many: "{n} ملفًا",
      other: "{n} ملف",
    },
    en: { one: "{n} file", other: "{n} files" },
  },
  weightTabs: { ar: "كيف نقسّم الوزن", en: "How the weight is divided" },
  byType: { ar: "بالنوع", en: "By type" },
  byOrigin: { ar: "بالمصدر", en: "By origin" },
  typeDocument: { ar: "الصفحة نفسها", en: "The page itself" },
  typeStylesheet: { ar: "التنسيقات (CSS)", en: "Styles (CSS)" },
  typeScript: { ar: "السكربتات (JavaScript)", en: "Scripts (JavaScript)" },
  typeImage: { ar: "الصور", en: "Images" },
  typeFont: { ar: "الخطوط", en: "Fonts" },
  typeMedia: { ar: "الفيديو والصوت", en: "Video and sound" },
  typeOther: { ar: "غير ذلك", en: "The rest" },
  columnPart: { ar: "الجزء", en: "Part" },
  columnSize: { ar: "الحجم", en: "Size" },
  columnShare: { ar: "من الصفحة", en: "Of the page" },
  columnRequests: { ar: "الملفات", en: "Files" },
  unitBytes: { ar: "بايت", en: "bytes" },
  unitKb: { ar: "كيلوبايت", en: "KB" },
  unitMb: { ar: "ميجابايت", en: "MB" },

  // The comparison with the last test of the same site
  compareTitle: { ar: "منذ آخر اختبار", en: "Since the last test" },
  compareSince: {
    ar: "كان آخر اختبار لهذا الموقع على هذا الجهاز في {day}.",
    en: "This device last tested the site on {day}.",
  },
  compareSame: { ar: "كما كان", en: "The same" },
  compareFaster: { ar: "أسرع بمقدار {n}", en: "{n} faster" },
  compareSlower: { ar: "أبطأ بمقدار {n}", en: "{n} slower" },
  compareSteadier: { ar: "أقل تزحزحًا بمقدار {n}", en: "{n} steadier" },
  compareShakier: { ar: "أكثر تزحزحًا بمقدار {n}", en: "{n} less steady" },
  compareUp: { ar: "أعلى بمقدار {n}", en: "{n} higher" },
  compareDown: { ar: "أدنى بمقدار {n}", en: "{n} lower" },
  compareLighter: { ar: "أخف بمقدار {n}", en: "{n} lighter" },
  compareHeavier: { ar: "أثقل بمقدار {n}", en: "{n} heavier" },
  pageWeight: { ar: "وزن الصفحة", en: "Page weight" },

  // Without a browser on the server
  noBrowserTitle: { ar: "قياس بلا متصفح", en: "Measured without a browser" },
  noBrowser: {
    ar: "لا متصفح على خادمنا الآن، فلا نعطي الموقع درجة. ما تراه هو ما يُقاس من استجابة الموقع وحدها.",
    en: "There is no browser on our server at the moment, so we give the site no score. What you see is what its answers alone can tell.",
  },
  httpDns: { ar: "إيجاد العنوان (DNS)", en: "Finding the address (DNS)" },
  httpConnect: { ar: "فتح الاتصال", en: "Opening the connection" },
  httpFirstByte: { ar: "أول بايت", en: "First byte" },
  httpWhole: { ar: "الصفحة كاملة", en: "The whole page" },
  httpRedirects: { ar: "تحويلات في الطريق", en: "Redirects on the way" },
  httpEncoding: { ar: "الضغط", en: "Compression" },
  httpNoEncoding: { ar: "بلا ضغط", en: "None" },
  httpProtocol: { ar: "البروتوكول", en: "Protocol" },
  httpCache: { ar: "التخزين المؤقت", en: "Caching" },
  httpNoCache: { ar: "لم يقل الخادم شيئًا", en: "The server says nothing" },
});
