import { defineMessages } from "#i18n/messages.ts";

/** The welcome card, the form, and what is said while it measures. */
export const formMessages = defineMessages({
  // The welcome card
  welcomeTitle: { ar: "هذه الأداة قيد التطوير", en: "This tool is under development" },
  welcomeText: {
    ar: "تقيس إنترنتك وموقعك قياسًا حقيقيًا، في نحو دقيقة.",
    en: "It measures your connection and your site, for real, in about a minute.",
  },
  welcomeGets: { ar: "ماذا ستعرف", en: "What you will know" },
  welcomeScore: {
    ar: "درجة موقعك من 100، وما يبطئه بالثواني.",
    en: "Your site's score out of 100, and what slows it, in seconds.",
  },
  welcomeFix: {
    ar: "من يصلحه وكم يأخذ، مع رسالة جاهزة ترسلها إليه.",
    en: "Who fixes it and how long that takes, with a message ready to send.",
  },
  welcomeLine: {
    ar: "سرعة إنترنتك، وهل تكفي المكالمات والدروس.",
    en: "Your connection's speed, and whether it is enough for calls and lessons.",
  },
  welcomeRings: {
    ar: "الحلقة الخارجية للتنزيل والداخلية للرفع، بالميجابت في الثانية",
    en: "The outer ring is the download, the inner one the upload, in Mbps",
  },
  tryPreview: { ar: "جرّب النسخة التجريبية", en: "Try Preview Version" },

  aloneNote: {
    ar: "يستهلك من {least} إلى {most} ميجابايت بحسب سرعتك.",
    en: "Uses {least} to {most} MB, depending on your speed.",
  },

  // The form
  urlLabel: { ar: "رابط الموقع", en: "Site address" },
  urlExample: { ar: "https://shop.example", en: "https://shop.example" },
  urlHint: {
    ar: "يكفي اسم الموقع: shop.example",
    en: "The name will do: shop.example",
  },
  startNeedsUrl: {
    ar: "اكتب رابط الموقع ليعمل الزر.",
    en: "Type the site's address to enable the button.",
  },
  startTest: { ar: "ابدأ الاختبار", en: "Start Test" },
  deviceLegend: { ar: "كما يُفتح على", en: "Test it as opened on" },
  deviceMobile: { ar: "هاتف", en: "A phone" },
  deviceDesktop: { ar: "كمبيوتر", en: "A computer" },
  dataNote: {
    ar: "يستهلك قياس الإنترنت من {least} إلى {most} ميجابايت بين جهازك وخادمنا: قليلًا على الإنترنت البطيء، وأكثر على السريع.",
    en: "Measuring your connection uses {least} to {most} MB between your device and our server: little on a slow connection, more on a fast one.",
  },
  closeOthers: {
    ar: "أوقف ما يستهلك الإنترنت عندك أثناء القياس، كالفيديو والتنزيل، لتكون الأرقام أدق.",
    en: "Pause videos and downloads while it measures, and the figures will be closer to the truth.",
  },
  saverTitle: { ar: "وضع توفير البيانات مفعّل", en: "Data saver is on" },
  saverText: {
    ar: "لذلك نسألك أولًا: يستهلك القياس المخفّف من {least} إلى {most} ميجابايت من باقتك. أما قياس الموقع فيجري على خادمنا ولا يكاد يستهلك شيئًا.",
    en: "So we ask first: the lighter measurement of your connection uses {least} to {most} MB of your data. Measuring the site happens on our server and uses next to nothing.",
  },
  saverBoth: { ar: "قِس الإنترنت والموقع", en: "Measure connection and site" },
  saverSite: { ar: "الموقع وحده", en: "The site alone" },
  historyTitle: { ar: "آخر ما اختبرته على هذا الجهاز", en: "Last tested on this device" },
  historyClear: { ar: "امسح القائمة", en: "Clear the list" },
  errorTitle: { ar: "خطأ", en: "Error" },
  errorUrl: { ar: "اكتب رابط موقع صحيحًا من فضلك", en: "Please enter a valid website URL" },

  // During the measurement
  testingTitle: { ar: "نقيس الآن", en: "Measuring" },
  progressLabel: { ar: "تقدّم الاختبار", en: "Test progress" },
  checkingTitle: { ar: "هل يُفتح الموقع؟", en: "Does the site open?" },
  bandwidthWaiting: {
    ar: "قياس الإنترنت بعد ذلك، ولم يُستهلك شيء من باقتك",
    en: "Your connection is next; none of your data has been used",
  },
  bandwidthStarting: { ar: "نصل إلى خادمنا…", en: "Reaching our server…" },
  measuringLatency: { ar: "نقيس زمن الاستجابة…", en: "Measuring latency…" },
  measuringDownload: { ar: "نقيس سرعة التنزيل…", en: "Measuring download…" },
  measuringUpload: { ar: "نقيس سرعة الرفع…", en: "Measuring upload…" },
  bandwidthDone: { ar: "انتهى قياس الإنترنت عندك", en: "Your connection is measured" },
  bandwidthNotMeasured: { ar: "لم يُقَس الإنترنت عندك", en: "Your connection was not measured" },
  stageReaching: {
    ar: "نتأكد أولًا أن الموقع يُفتح. إن تأخر الرد فقد ننتظره حتى نصف دقيقة…",
    en: "First we see whether the site opens. A slow answer may take up to half a minute…",
  },
  openingSite: { ar: "نفتح الموقع في متصفح حقيقي…", en: "Opening the site in a real browser…" },
  stageLoading: { ar: "نرقب الصفحة وهي تُحمَّل…", en: "Watching the page load…" },
  stageGathering: { ar: "نجمع ما رآه المتصفح…", en: "Gathering what the browser saw…" },
  scoringSite: { ar: "نحسب درجة الموقع…", en: "Working out the site's score…" },
  siteDone: { ar: "انتهى قياس الموقع", en: "The site is measured" },
  siteNotMeasured: { ar: "لم يُقَس الموقع", en: "The site was not measured" },
  queueAhead: {
    ar: {
      zero: "دورك الآن",
      one: "أمامك اختبار واحد",
      two: "أمامك اختباران",
      few: "أمامك {n} اختبارات",
      many: "أمامك {n} اختبارًا",
      other: "أمامك {n} اختبار",
    },
    en: { one: "{n} test ahead of yours", other: "{n} tests ahead of yours" },
  },
  cancel: { ar: "ألغِ", en: "Cancel" },
});
