import { defineMessages } from "#i18n/messages.ts";

export const messages = defineMessages({
  // The frame, with the same keys in every tool
  title: { ar: "اختبار السرعة", en: "Speed Test" },
  tagline: { ar: "إنترنتك وموقعك معًا", en: "Your connection and your site" },
  summary: {
    ar: "البطء من الإنترنت عندك أم من الموقع نفسه؟ نقيس الاثنين في اختبار واحد، ونخبرك بما يبطئ الموقع وكيف تعالجه.",
    en: "Is it your internet connection that is slow, or the site? We measure both in one test and tell you what slows the site down.",
  },
  description: {
    ar: "قِس سرعة الإنترنت عندك وسرعة أي موقع في اختبار واحد مجاني: زمن الاستجابة والتنزيل والرفع، ودرجة أداء الموقع من 100 مع أسبابها وعلاجها.",
    en: "Measure your connection and any website in one free test: latency, download and upload, plus a performance score out of 100 with its reasons.",
  },
  privacy: {
    ar: "نقيس سرعة الإنترنت عندك بين جهازك وخادمنا ببيانات عشوائية تُحذف فور وصولها، ويقيس الموقعَ متصفحٌ على خادمنا. ولا يخرج من جهازك سوى تلك البيانات ورابط الموقع ونوع الجهاز الذي اخترته.",
    en: "Your connection is measured between your device and our server with random data, discarded as it arrives; the site is measured by a browser on our server. Only that data, the site's address and the kind of device you choose leave your device.",
  },

  // The welcome card
  welcomeTitle: { ar: "هذه الأداة قيد التطوير", en: "This tool is under development" },
  welcomeText: {
    ar: "النسخة التجريبية تقيس إنترنتك وموقعك قياسًا حقيقيًا، وما زلنا نزيد عليها. إن وجدت رقمًا لا يشبه ما تراه فأخبرنا.",
    en: "The preview already measures your connection and your site for real, and we are still adding to it. If a figure does not match what you see, tell us.",
  },
  tryPreview: { ar: "جرّب النسخة التجريبية", en: "Try Preview Version" },

  // The form
  urlLabel: { ar: "رابط الموقع", en: "Site address" },
  urlExample: { ar: "https://shop.example", en: "https://shop.example" },
  urlHint: {
    ar: "يكفي اسم الموقع وحده، مثل shop.example",
    en: "The name alone will do, such as shop.example",
  },
  startNeedsUrl: {
    ar: "اكتب رابط الموقع ليعمل الزر.",
    en: "Type the site's address to enable the button.",
  },
  startTest: { ar: "ابدأ الاختبار", en: "Start Test" },
  deviceLegend: { ar: "كما يُفتح على", en: "As it opens on" },
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
    ar: "لذلك نسألك أولًا: قياس الإنترنت يستهلك من {least} إلى {most} ميجابايت من باقتك، وهي صيغة مخفّفة. أما قياس الموقع فيجري على خادمنا ولا يكاد يستهلك شيئًا.",
    en: "So we ask first: measuring your connection uses {least} to {most} MB of your data, in a lighter form. Measuring the site happens on our server and uses next to nothing.",
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
  bandwidthStarting: { ar: "نصل إلى خادمنا…", en: "Reaching our server…" },
  measuringLatency: { ar: "نقيس زمن الاستجابة…", en: "Measuring latency…" },
  measuringDownload: { ar: "نقيس سرعة التنزيل…", en: "Measuring download…" },
  measuringUpload: { ar: "نقيس سرعة الرفع…", en: "Measuring upload…" },
  bandwidthDone: { ar: "انتهى قياس الإنترنت عندك", en: "Your connection is measured" },
  bandwidthNotMeasured: { ar: "لم يُقَس الإنترنت عندك", en: "Your connection was not measured" },
  stageReaching: { ar: "نصل إلى الموقع…", en: "Reaching the site…" },
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

  // The results
  resultsTitle: { ar: "نتيجة الاختبار", en: "Test results" },
  // On the picture to share
  cardTitle: { ar: "نتيجة اختبار السرعة", en: "Speed test" },
  beta: { ar: "تجريبي", en: "Beta" },
  testDate: { ar: "تاريخ الاختبار", en: "Test date" },
  newTest: { ar: "اختبار جديد", en: "New Test" },
  bandwidthTitle: { ar: "سرعة الإنترنت عندك", en: "Your internet connection" },
  latency: { ar: "زمن الاستجابة", en: "Latency" },
  jitter: { ar: "تذبذب الاستجابة", en: "Jitter" },
  loadedLatency: { ar: "الاستجابة والإنترنت مشغول", en: "Latency under load" },
  download: { ar: "التنزيل", en: "Download" },
  upload: { ar: "الرفع", en: "Upload" },
  unitMs: { ar: "مللي ثانية", en: "ms" },
  unitMbps: { ar: "ميجابت في الثانية", en: "Mbps" },
  serverLocation: { ar: "موقع الخادم", en: "Server location" },
  gaugeLabel: {
    ar: "التنزيل {download} والرفع {upload} ميجابت في الثانية، على مقياس ينتهي عند 1,000",
    en: "Download {download} and upload {upload} Mbps, on a scale that ends at 1,000",
  },
  serverLimited: {
    ar: "قد يكون خادمنا هو الأبطأ هنا وليس إنترنتك: كان يخدم غيرك في اللحظة نفسها، أو أن سرعتك تفوق سرعته. فسرعتك لا تقل عن هذه.",
    en: "Our server may be what is slow here, not your connection: it was busy with others, or yours is as fast as its own. Your connection is at least this fast.",
  },
  usesTitle: { ar: "ما الذي يصلح له إنترنتك", en: "What it is good for" },
  useCalls: { ar: "مكالمات الفيديو", en: "Video calls" },
  useHd: { ar: "الأفلام بدقة HD", en: "Films in HD" },
  useUhd: { ar: "الأفلام بدقة 4K", en: "Films in 4K" },
  useGames: { ar: "الألعاب على الإنترنت", en: "Online games" },
  useUploads: { ar: "رفع الملفات الكبيرة", en: "Sending large files" },
  callsGood: { ar: "اجتماع كامل بصورة واضحة.", en: "A whole meeting with a clear picture." },
  callsFair: {
    ar: "تصلح، وقد تضعف الصورة أو تتقطع حين يُستعمل الإنترنت في شيء آخر.",
    en: "They work; the picture may soften or stall while the connection is used for something else.",
  },
  callsPoor: { ar: "الصوت وحده أسلم.", en: "Better by voice alone." },
  hdGood: { ar: "بلا توقف.", en: "Without stopping." },
  hdFair: { ar: "بدقة 720p، لا أعلى.", en: "At 720p, not above." },
  hdPoor: { ar: "ستتوقف لتُحمَّل.", en: "They will stop to load." },
  uhdGood: {
    ar: "بلا توقف، لشاشة واحدة على الأقل.",
    en: "Without stopping, on one screen at least.",
  },
  uhdPoor: { ar: "تحتاج إلى 15 ميجابت في الثانية.", en: "They need 15 Mbps." },
  gamesGood: { ar: "استجابة سريعة.", en: "Quick to answer." },
  gamesFair: {
    ar: "تصلح لما لا يُحسم في جزء من الثانية.",
    en: "Fine where a fraction of a second does not decide.",
  },
  gamesPoor: { ar: "ستشعر بالتأخر.", en: "You will feel the delay." },
  uploadsSeconds: {
    ar: {
      zero: "ملف من 100 ميجابايت يُرفع في أقل من ثانية.",
      one: "ملف من 100 ميجابايت يُرفع في نحو ثانية.",
      two: "ملف من 100 ميجابايت يُرفع في نحو ثانيتين.",
      few: "ملف من 100 ميجابايت يُرفع في نحو {n} ثوانٍ.",
      many: "ملف من 100 ميجابايت يُرفع في نحو {n} ثانية.",
      other: "ملف من 100 ميجابايت يُرفع في نحو {n} ثانية.",
    },
    en: {
      one: "A file of 100 MB takes about {n} second.",
      other: "A file of 100 MB takes about {n} seconds.",
    },
  },
  uploadsMinutes: {
    ar: {
      zero: "ملف من 100 ميجابايت يُرفع في أقل من دقيقة.",
      one: "ملف من 100 ميجابايت يُرفع في نحو دقيقة.",
      two: "ملف من 100 ميجابايت يُرفع في نحو دقيقتين.",
      few: "ملف من 100 ميجابايت يُرفع في نحو {n} دقائق.",
      many: "ملف من 100 ميجابايت يُرفع في نحو {n} دقيقة.",
      other: "ملف من 100 ميجابايت يُرفع في نحو {n} دقيقة.",
    },
    en: {
      one: "A file of 100 MB takes about {n} minute.",
      other: "A file of 100 MB takes about {n} minutes.",
    },
  },
  fitGood: { ar: "يصلح", en: "Good" },
  fitFair: { ar: "مقبول", en: "Fair" },
  fitPoor: { ar: "لا يكفي", en: "Not enough" },
  source: { ar: "المصدر", en: "Source" },
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
  headlineGood: { ar: "سريع، وفيه ما يمكن أن يسرع", en: "Quick, with room to improve" },
  headlinePoor: { ar: "ينتظر الزائر أكثر مما يصبر", en: "Slower than visitors will wait" },
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
  fcpTitle: { ar: "أول ظهور (FCP)", en: "First Contentful Paint (FCP)" },
  fcpText: {
    ar: "متى يرى الزائر أول شيء على الشاشة.",
    en: "When a visitor sees the first thing on the screen.",
  },
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
      zero: "بلا طلبات",
      one: "طلب واحد",
      two: "طلبين",
      few: "{n} طلبات",
      many: "{n} طلبًا",
      other: "{n} طلب",
    },
    en: { one: "{n} request", other: "{n} requests" },
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
  columnRequests: { ar: "الطلبات", en: "Requests" },
  unitKb: { ar: "كيلوبايت", en: "KB" },
  unitMb: { ar: "ميجابايت", en: "MB" },

  // Recommendations: three that are always shown, then those of the site
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
  siteRecommendationsTitle: { ar: "في موقعك تحديدًا", en: "On your site in particular" },
  noSiteRecommendations: {
    ar: "لم نجد في هذا الموقع ما نضيفه إلى النصائح الثلاث.",
    en: "We found nothing on this site to add to the three that apply everywhere.",
  },
  alwaysTitle: { ar: "في كل موقع", en: "On every site" },
  saves: { ar: "يوفّر نحو {what}", en: "Saves about {what}" },
  savesBoth: { ar: "{time} و{size}", en: "{time} and {size}" },
  showItems: { ar: "ما يعنيه ذلك في الصفحة", en: "What it is about" },

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

  // Export
  exportTitle: { ar: "خذ النتيجة معك", en: "Take the result with you" },
  print: { ar: "اطبع النتيجة", en: "Print the result" },
  downloadJson: { ar: "نزّل JSON", en: "Download JSON" },
  downloadCsv: { ar: "نزّل CSV", en: "Download CSV" },
  copyLink: { ar: "انسخ رابط النتيجة", en: "Copy the result's link" },
  linkLasts: {
    ar: "يفتح هذا الرابط نتيجة الموقع لكل من عنده الرابط، مدة 30 يومًا. أما أرقام إنترنتك فتبقى على جهازك.",
    en: "Anyone who has this link can open the site's result, for 30 days. The figures of your connection stay on your device.",
  },
  copiedTitle: { ar: "تم النسخ", en: "Copied!" },
  linkCopied: { ar: "نُسخ الرابط إلى الحافظة", en: "Link copied to clipboard" },
  copyRefused: {
    ar: "لم يسمح المتصفح بالنسخ. ظلّل الرابط وانسخه بنفسك.",
    en: "Your browser did not allow copying. Select the link and copy it yourself.",
  },

  // What could not be measured
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
  bandwidthShared: {
    ar: "هذه نتيجة مشاركة: فيها الموقع وحده. أما سرعة الإنترنت فكانت عند من أرسلها، ولا تدخل في الرابط. لتقيس سرعتك أنت ابدأ اختبارًا جديدًا.",
    en: "This is a shared result: it covers the site only. The connection was the sender's and is not part of the link. To measure yours, start a new test.",
  },
  bandwidthReloaded: {
    ar: "أُعيد تحميل الصفحة أثناء الاختبار فتوقف قياس الإنترنت، أما الموقع فتابع خادمنا قياسه. لتقيس سرعتك ابدأ اختبارًا جديدًا.",
    en: "The page was reloaded during the test, so measuring your connection stopped; our server went on measuring the site. To measure your connection, start a new test.",
  },
  bandwidthSkipped: {
    ar: "لم نقس سرعة الإنترنت كما طلبت، فلم تُستهلك باقتك.",
    en: "We did not measure your connection, as you asked, so it used none of your data.",
  },
  bandwidthFailedTitle: {
    ar: "لم يكتمل قياس الإنترنت",
    en: "Your connection could not be measured",
  },
  bandwidthFailed: {
    ar: "انقطع الاتصال أثناء القياس. تأكد من اتصالك ثم أعد المحاولة.",
    en: "The connection broke while we were measuring. Check that you are online and try again.",
  },
  bandwidthOffline: {
    ar: "لم نصل إلى خادمنا. تأكد من اتصالك بالإنترنت ثم أعد المحاولة.",
    en: "We could not reach our server. Check your connection and try again.",
  },
  bandwidthTooMany: {
    ar: {
      zero: "بلغت القياسات من شبكتك حدّ هذه الساعة. أعد المحاولة بعد قليل.",
      one: "بلغت القياسات من شبكتك حدّ هذه الساعة. أعد المحاولة بعد دقيقة.",
      two: "بلغت القياسات من شبكتك حدّ هذه الساعة. أعد المحاولة بعد دقيقتين.",
      few: "بلغت القياسات من شبكتك حدّ هذه الساعة. أعد المحاولة بعد {n} دقائق.",
      many: "بلغت القياسات من شبكتك حدّ هذه الساعة. أعد المحاولة بعد {n} دقيقة.",
      other: "بلغت القياسات من شبكتك حدّ هذه الساعة. أعد المحاولة بعد {n} دقيقة.",
    },
    en: {
      one: "Your network has reached this hour's limit of measurements. Try again in {n} minute.",
      other:
        "Your network has reached this hour's limit of measurements. Try again in {n} minutes.",
    },
  },

  // The offer to correct what was found
  offerTitle: {
    ar: {
      zero: "لا شيء يبطئ {site}",
      one: "أمر واحد يبطئ {site}: دعنا نصلحه",
      two: "أمران يبطئان {site}: دعنا نصلحهما",
      few: "{n} أمور تبطئ {site}: دعنا نصلحها",
      many: "{n} أمرًا تبطئ {site}: دعنا نصلحها",
      other: "{n} أمر تبطئ {site}: دعنا نصلحها",
    },
    en: {
      one: "{n} thing slows {site} down: let us fix it",
      other: "{n} things slow {site} down: let us fix them",
    },
  },
  offerIntro: {
    ar: "حصل {site} على {score} من 100 في اختبار السرعة. أريد إصلاح ما يبطئه:",
    en: "{site} scored {score} out of 100 in the speed test. I would like the things that slow it down fixed:",
  },
  offerIntroNoScore: {
    ar: "وجد اختبار السرعة ما يبطئ {site}. أريد إصلاحه:",
    en: "The speed test found what slows {site} down. I would like this fixed:",
  },
});
