import { defineMessages } from "#i18n/messages.ts";

/**
 * What a measured connection is good for and how it behaves under load. The views pick these
 * themselves: they are loaded with the result, and are no part of the page.
 */
export const connectionMessages = defineMessages({
  // In one sentence
  verdictAll: {
    ar: "إنترنتك يكفي كل ما اختبرناه.",
    en: "Your connection is good for everything that we tested.",
  },
  verdictSome: {
    ar: "إنترنتك يكفي {good}، ولا يكفي {poor}.",
    en: "Your connection is good for {good}, not enough for {poor}.",
  },
  verdictGood: {
    ar: "إنترنتك يكفي {good}، وما عداها بالكاد.",
    en: "Your connection is good for {good}, and barely for the rest.",
  },
  verdictNone: {
    ar: "إنترنتك يعمل، لكنه لا يكفي شيئًا من هذا بارتياح.",
    en: "Your connection works, but nothing here runs comfortably on it.",
  },

  // The uses
  usesTitle: { ar: "هل يكفي إنترنتك؟", en: "What it is good for" },
  columnUse: { ar: "الاستعمال", en: "Use" },
  columnFitness: { ar: "هل يكفي؟", en: "Enough?" },
  lesson: { ar: "الدروس المباشرة", en: "Live lessons" },
  calls: { ar: "مكالمات الفيديو", en: "Video calls" },
  hd: { ar: "المشاهدة بدقة HD", en: "Films in HD" },
  uhd: { ar: "المشاهدة بدقة 4K", en: "Films in 4K" },
  photos: { ar: "رفع صور المنتجات", en: "Uploading product photos" },
  games: { ar: "الألعاب على الإنترنت", en: "Online games" },
  // Within a sentence
  lessonInside: { ar: "الدروس المباشرة", en: "live lessons" },
  callsInside: { ar: "مكالمات الفيديو", en: "video calls" },
  hdInside: { ar: "المشاهدة بدقة HD", en: "films in HD" },
  uhdInside: { ar: "المشاهدة بدقة 4K", en: "films in 4K" },
  photosInside: { ar: "رفع صور المنتجات", en: "uploading product photos" },
  gamesInside: { ar: "الألعاب", en: "online games" },
  lessonGood: {
    ar: "صورة المعلّم وصوته بلا تقطّع.",
    en: "The teacher is seen and heard without a break.",
  },
  callsGood: { ar: "اجتماع كامل بصورة واضحة.", en: "A whole meeting with a clear picture." },
  hdGood: { ar: "بلا توقف.", en: "Without stopping." },
  uhdGood: {
    ar: "بلا توقف، على شاشة واحدة على الأقل.",
    en: "Without stopping, on one screen at least.",
  },
  gamesGood: { ar: "استجابة سريعة.", en: "Quick to answer." },
  missingDown: {
    ar: "التنزيل عندك {n} ميجابت في الثانية، والمطلوب {limit}.",
    en: "Your download is {n} Mbps; {limit} are needed.",
  },
  missingUp: {
    ar: "الرفع عندك {n} ميجابت في الثانية، والمطلوب {limit}.",
    en: "Your upload is {n} Mbps; {limit} are needed.",
  },
  missingIdle: {
    ar: "زمن الاستجابة {n} مللي ثانية، والمطلوب {limit} أو أقل.",
    en: "The latency is {n} ms; it should be {limit} or less.",
  },
  missingBusy: {
    ar: "تصل الاستجابة إلى {n} مللي ثانية حين ينشغل الإنترنت، والمطلوب {limit} أو أقل.",
    en: "Latency reaches {n} ms while the connection is busy; it should be {limit} or less.",
  },
  missingJitter: {
    ar: "تذبذب الاستجابة {n} مللي ثانية، والمطلوب {limit} أو أقل.",
    en: "The jitter is {n} ms; it should be {limit} or less.",
  },
  photosSeconds: {
    ar: {
      zero: "20 صورة (80 ميجابايت) تُرفع في أقل من ثانية.",
      one: "20 صورة (80 ميجابايت) تُرفع في نحو ثانية.",
      two: "20 صورة (80 ميجابايت) تُرفع في نحو ثانيتين.",
      few: "20 صورة (80 ميجابايت) تُرفع في نحو {n} ثوانٍ.",
      many: "20 صورة (80 ميجابايت) تُرفع في نحو {n} ثانية.",
      other: "20 صورة (80 ميجابايت) تُرفع في نحو {n} ثانية.",
    },
    en: {
      one: "20 photos (80 MB) take about {n} second.",
      other: "20 photos (80 MB) take about {n} seconds.",
    },
  },
  photosMinutes: {
    ar: {
      zero: "20 صورة (80 ميجابايت) تُرفع في أقل من دقيقة.",
      one: "20 صورة (80 ميجابايت) تُرفع في نحو دقيقة.",
      two: "20 صورة (80 ميجابايت) تُرفع في نحو دقيقتين.",
      few: "20 صورة (80 ميجابايت) تُرفع في نحو {n} دقائق.",
      many: "20 صورة (80 ميجابايت) تُرفع في نحو {n} دقيقة.",
      other: "20 صورة (80 ميجابايت) تُرفع في نحو {n} دقيقة.",
    },
    en: {
      one: "20 photos (80 MB) take about {n} minute.",
      other: "20 photos (80 MB) take about {n} minutes.",
    },
  },
  fitGood: { ar: "نعم", en: "Yes" },
  fitFair: { ar: "بالكاد", en: "Barely" },
  fitPoor: { ar: "لا", en: "No" },
  sources: { ar: "ما يلزم كل استعمال، كما نشره:", en: "The needs, as published by:" },
  ownSource: {
    ar: "أما الصور فحدّها عندنا: دقيقتان.",
    en: "The limit for photos is our own: two minutes.",
  },

  // Under load
  bloatTitle: { ar: "حين ينشغل الإنترنت", en: "While the connection is busy" },
  bloatGrade: { ar: "الدرجة", en: "Grade" },
  gradeExcellent: { ar: "ممتاز", en: "Excellent" },
  gradeGood: { ar: "جيد جدًا", en: "Very good" },
  gradeFair: { ar: "جيد", en: "Good" },
  gradeWeak: { ar: "متوسط", en: "Average" },
  gradePoor: { ar: "ضعيف", en: "Poor" },
  gradeBad: { ar: "ضعيف جدًا", en: "Very poor" },
  scaleTitle: { ar: "كيف نحسب الدرجة؟", en: "How is the grade worked out?" },
  scaleText: {
    ar: "حين تمتلئ قائمة الانتظار في الراوتر يتأخر كل شيء خلفها، ويسمى ذلك bufferbloat. الدرجة بحسب الزيادة بالمللي ثانية: أقل من 5 للدرجة \u2066A+\u2069، ومن 30 للدرجة A، ومن 60 للدرجة B، ومن 200 للدرجة C، ومن 400 للدرجة D، وما زاد فدرجته F. هذا مقياس موقع",
    en: "When the router's queue is full, everything behind it waits; this is called bufferbloat. The grade follows the increase in ms: under 5 is A+, under 30 A, under 60 B, under 200 C, under 400 D, and more is F. The scale is that of",
  },
  bloatIncrease: {
    ar: "تزيد الاستجابة {n} مللي ثانية أثناء تنزيل أو رفع كبير.",
    en: "Latency grows by {n} ms during a large download or upload.",
  },
  bloatGood: {
    ar: "تبقى المكالمة واضحة واللعبة سريعة، ولو كان غيرك في البيت ينزّل ملفًا كبيرًا.",
    en: "Calls stay clear and games quick, even while others at home download something large.",
  },
  bloatFair: {
    ar: "المكالمات سليمة، وقد تلاحظ تأخرًا في الألعاب السريعة حين ينزّل غيرك ملفًا كبيرًا.",
    en: "Calls are fine; in fast games you may notice a delay while others download something large.",
  },
  bloatWeak: {
    ar: "إن نزّل غيرك ملفًا كبيرًا تأخر الصوت في المكالمات وتأخرت حركتك في الألعاب.",
    en: "While others download something large, voices lag in calls and your moves lag in games.",
  },
  bloatPoor: {
    ar: "إن نزّل غيرك ملفًا كبيرًا أو رفعه تقطّعت المكالمات، ولا تصلح الألعاب إلى أن ينتهي.",
    en: "While others transfer something large, calls break up and games cannot be played until it is done.",
  },
  bloatFix: {
    ar: "العلاج: فعّل SQM أو QoS في إعدادات الراوتر، واجعل الحد {down} للتنزيل و{up} للرفع (ميجابت في الثانية). وإن لم تجدهما، فأوقف التنزيل ورفع النسخ الاحتياطية وقت المكالمة.",
    en: "What helps: switch on SQM or QoS in the router's settings and limit it to {down} Mbps down and {up} up. If it has neither, pause downloads and backups during calls.",
  },
  // Measurements over time
  historyTitle: { ar: "إنترنتك على مرّ الأيام", en: "Your connection over time" },
  historyFirst: {
    ar: "هذا أول قياس على هذا الجهاز. قِس في يوم آخر وساعة أخرى، وسترى هنا كيف يتغيّر إنترنتك.",
    en: "This is the first measurement on this device. Measure on another day, at another hour, and see here how your connection changes.",
  },
  historyCount: {
    ar: {
      zero: "لا قياسات بعد.",
      one: "قياس واحد على هذا الجهاز.",
      two: "قياسان على هذا الجهاز.",
      few: "{n} قياسات على هذا الجهاز.",
      many: "{n} قياسًا على هذا الجهاز.",
      other: "{n} قياس على هذا الجهاز.",
    },
    en: { one: "{n} measurement on this device.", other: "{n} measurements on this device." },
  },
  historyText: {
    ar: "التنزيل في الغالب {median} ميجابت في الثانية، وأقلّه {min} وأعلاه {max}.",
    en: "Download is usually {median} Mbps: {min} at worst, {max} at best.",
  },
  historyDownload: { ar: "التنزيل (ميجابت في الثانية)", en: "Download (Mbps)" },
  historyUpload: { ar: "الرفع (ميجابت في الثانية)", en: "Upload (Mbps)" },
  historyLatency: { ar: "الاستجابة (مللي ثانية)", en: "Latency (ms)" },
  historyDay: { ar: "اليوم", en: "Day" },
  historyTable: { ar: "كل القياسات في جدول", en: "All measurements as a table" },
  historyKept: {
    ar: "تُحفظ القياسات في متصفحك وحده، 90 يومًا على الأكثر.",
    en: "Measurements are kept in your browser alone, for 90 days at most.",
  },
  historyClear: { ar: "احذف القياسات", en: "Delete the measurements" },

  // On the picture to share
  share: { ar: "شارك سرعة إنترنتك", en: "Share your speed" },
  cardTitle: { ar: "سرعة الإنترنت عندي", en: "My internet connection" },

  unusual: {
    ar: "الرفع عندك أكثر من عشرة أضعاف التنزيل، وهذا غير معتاد. ربما كان شيء آخر ينزّل في اللحظة نفسها: أعد القياس.",
    en: "Your upload is over ten times your download, which is unusual. Something else may have been downloading: measure again.",
  },
});
