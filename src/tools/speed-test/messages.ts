import { defineMessages } from "#i18n/messages.ts";

export const messages = defineMessages({
  // The frame: the same keys in every tool
  title: { ar: "اختبار السرعة", en: "Speed Test" },
  tagline: { ar: "خطّك وموقعك معًا", en: "Your line and your site together" },
  summary: {
    ar: "البطء من الإنترنت عندك أم من الموقع نفسه؟ نقيس الاثنين في اختبار واحد، ونخبرك بما يبطئ الموقع وكيف تعالجه.",
    en: "Is it your internet line that is slow, or the site? We measure both in one test and tell you what holds the site back.",
  },
  description: {
    ar: "قِس سرعة الإنترنت عندك وسرعة أي موقع في اختبار واحد مجاني: زمن الاستجابة والتنزيل والرفع، ودرجة أداء الموقع من 100 مع أسبابها وعلاجها.",
    en: "Measure your internet line and any website in one free test: latency, download and upload, plus a performance score out of 100 with its reasons.",
  },
  privacy: {
    ar: "نقيس خطّك بين جهازك وخادمنا ببيانات عشوائية تُحذف فور وصولها، ويقيس الموقعَ متصفحٌ على خادمنا. ولا يخرج من جهازك سوى تلك البيانات وعنوان الموقع.",
    en: "Your line is measured between your device and our server with random data, discarded as it arrives; the site is measured by a browser on our server. Only that data and the site's address leave your device.",
  },
  opensSoon: {
    ar: "هذه الأداة تفتح قريبًا. ستعرف بها هل البطء من خطّك أم من موقعك، وما الذي يُصلح أولًا. إلى ذلك الحين اقرأ درس سرعة الموقع، أو راسلنا فنقيس موقعك ونشرح لك النتيجة.",
    en: "This tool opens soon. It will tell you whether the slowness is your line or your site, and what to fix first. Until then, read our tutorial on website speed, or write to us and we will measure your site and explain the result.",
  },
  whileYouWait: { ar: "اقرأ درس سرعة الموقع", en: "Read the tutorial on website speed" },

  // The welcome card
  welcomeTitle: { ar: "هذه الأداة قيد التطوير", en: "This tool is under development" },
  welcomeText: {
    ar: "النسخة التجريبية تقيس خطّك وموقعك قياسًا حقيقيًا، وما زلنا نزيد عليها. إن وجدت رقمًا لا يشبه ما تراه فأخبرنا.",
    en: "The preview already measures your line and your site for real, and we are still adding to it. If a figure does not match what you see, tell us.",
  },
  tryPreview: { ar: "جرّب النسخة التجريبية", en: "Try Preview Version" },

  // The form
  urlLabel: { ar: "عنوان الموقع", en: "Site address" },
  urlExample: { ar: "https://shop.example", en: "https://shop.example" },
  startTest: { ar: "ابدأ الاختبار", en: "Start Test" },
  closeOthers: {
    ar: "أوقف ما يستهلك الإنترنت عندك أثناء القياس، كالفيديو والتنزيل، لتكون الأرقام أدق.",
    en: "Pause videos and downloads while it measures, and the figures will be closer to the truth.",
  },

  // While it measures
  progressLabel: { ar: "تقدّم الاختبار", en: "Test progress" },
  measuringLatency: { ar: "نقيس زمن الاستجابة…", en: "Measuring latency…" },
  measuringDownload: { ar: "نقيس سرعة التنزيل…", en: "Measuring download…" },
  measuringUpload: { ar: "نقيس سرعة الرفع…", en: "Measuring upload…" },
  openingSite: { ar: "نفتح الموقع في متصفح حقيقي…", en: "Opening the site in a real browser…" },
  scoringSite: { ar: "نحسب درجة الموقع…", en: "Working out the site's score…" },
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
  cancel: { ar: "إلغاء", en: "Cancel" },

  // The results
  resultsTitle: { ar: "نتيجة الاختبار", en: "Test results" },
  beta: { ar: "تجريبي", en: "Beta" },
  lineTitle: { ar: "خطّ الإنترنت عندك", en: "Your internet line" },
  latency: { ar: "زمن الاستجابة", en: "Latency" },
  download: { ar: "التنزيل", en: "Download" },
  upload: { ar: "الرفع", en: "Upload" },
  unitMs: { ar: "ملّي ثانية", en: "ms" },
  unitMbps: { ar: "ميغابت في الثانية", en: "Mbps" },
  serverLocation: { ar: "موقع الخادم", en: "Server location" },
  siteTitle: { ar: "الموقع", en: "The site" },
  performanceScore: { ar: "درجة الأداء", en: "Performance score" },
  outOf100: { ar: "من 100", en: "out of 100" },
  labelExcellent: { ar: "ممتاز", en: "Excellent" },
  labelGood: { ar: "جيد", en: "Good" },
  labelPoor: { ar: "يحتاج إلى تحسين", en: "Needs Improvement" },
  testDate: { ar: "تاريخ الاختبار", en: "Test date" },
  newTest: { ar: "اختبار جديد", en: "New Test" },
  scoreConditions: {
    ar: "قسناه كما يُفتح على هاتف متوسط وشبكة جوال بطيئة.",
    en: "Measured as the site opens on a mid-range phone and a slow mobile network.",
  },

  // The reasons behind the score, in words of our own
  reasonsTitle: { ar: "لماذا هذه الدرجة", en: "Why this score" },
  fcpTitle: { ar: "أول ظهور (FCP)", en: "First Contentful Paint (FCP)" },
  fcpText: { ar: "متى يرى الزائر أول شيء على الشاشة.", en: "When a visitor sees the first thing on the screen." },
  lcpTitle: { ar: "ظهور أكبر عنصر (LCP)", en: "Largest Contentful Paint (LCP)" },
  lcpText: {
    ar: "متى يظهر أكبر ما على الشاشة، وهو غالبًا ما جاء الزائر من أجله.",
    en: "When the largest thing on the screen appears, usually the one the visitor came for.",
  },
  tbtTitle: { ar: "مدة التجمّد (TBT)", en: "Total Blocking Time (TBT)" },
  tbtText: {
    ar: "كم تبقى الصفحة بلا استجابة للّمس أثناء تحميلها.",
    en: "How long the page does not answer to a tap while it loads.",
  },
  clsTitle: { ar: "تزحزح العناصر (CLS)", en: "Cumulative Layout Shift (CLS)" },
  clsText: {
    ar: "كم تتحرك العناصر من أماكنها بعد ظهورها.",
    en: "How much things move after they have appeared.",
  },
  speedIndexTitle: { ar: "سرعة امتلاء الشاشة (SI)", en: "Speed Index (SI)" },
  speedIndexText: {
    ar: "كم يمرّ من الوقت حتى يكتمل ما يراه الزائر أولًا.",
    en: "How long it takes until what a visitor sees first is complete.",
  },

  // Recommendations: three that always stand, then the site's own
  recommendationsTitle: { ar: "ما ننصح به", en: "Recommendations" },
  optimizeImagesTitle: { ar: "حسّن الصور", en: "Optimize images" },
  optimizeImagesText: {
    ar: "الصور عادةً أثقل ما في الصفحة. اجعل عرضها بقدر مكانها، واحفظها بصيغة WebP أو AVIF.",
    en: "Images are usually the heaviest thing on a page. Make them as wide as their place, and save them as WebP or AVIF.",
  },
  enableCachingTitle: { ar: "فعّل التخزين المؤقت", en: "Enable caching" },
  enableCachingText: {
    ar: "دع متصفح الزائر يحتفظ بما لا يتغيّر، كالشعار والخطوط، فلا يحمّله في كل زيارة.",
    en: "Let the visitor's browser keep what does not change, such as logo and fonts, instead of loading it on every visit.",
  },
  useCdnTitle: { ar: "استخدم شبكة توصيل المحتوى (CDN)", en: "Use a CDN" },
  useCdnText: {
    ar: "تحفظ نسخًا من ملفاتك في مدن كثيرة، فيأخذها زائر الرياض من خادم قريب منه لا من قارة أخرى.",
    en: "It keeps copies of your files in many cities, so a visitor in Riyadh gets them from nearby and not from another continent.",
  },
  siteRecommendationsTitle: { ar: "وفي موقعك تحديدًا", en: "And on your site in particular" },
  noSiteRecommendations: {
    ar: "لم نجد في هذا الموقع ما نضيفه إلى النصائح الثلاث.",
    en: "We found nothing on this site to add to these three.",
  },

  // What could not be measured
  noBrowserTitle: { ar: "قياس بلا متصفح", en: "Measured without a browser" },
  noBrowser: {
    ar: "لا متصفح على خادمنا الآن، فلا نعطي الموقع درجة. ما تراه هو ما يُقاس من استجابة الموقع وحدها.",
    en: "There is no browser on our server at the moment, so we give the site no score. What you see is what its answers alone can tell.",
  },
  lineFailedTitle: { ar: "لم يكتمل قياس الخط", en: "Your line could not be measured" },
  lineFailed: {
    ar: "انقطع الاتصال أثناء القياس. تأكد من اتصالك ثم أعد المحاولة.",
    en: "The connection broke while we were measuring. Check that you are online and try again.",
  },
  unreachableTitle: { ar: "لم نصل إلى الموقع", en: "We could not reach the site" },
  unreachable: {
    ar: "لم يُجب {host}. راجع العنوان أو أعد المحاولة بعد قليل، فربما كان الموقع متوقفًا أو لا يقبل زيارات الفحص.",
    en: "{host} did not answer. Check the address or try again in a little while: the site may be down, or may refuse visits like ours.",
  },
  notPublic: {
    ar: "هذا العنوان لا يُفتح من الإنترنت، فلا نستطيع قياسه.",
    en: "This address cannot be opened from the internet, so we cannot measure it.",
  },
  tryAgain: { ar: "أعد المحاولة", en: "Try again" },
});
