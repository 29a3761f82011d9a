import { defineMessages } from "#i18n/messages.ts";

/** A label that does not agree with a number, in the place of one that does. */
const everyForm = (text: string): Record<Intl.LDMLPluralRule, string> => ({
  zero: text,
  one: text,
  two: text,
  few: text,
  many: text,
  other: text,
});

export const messages = defineMessages({
  // The frame, with the same keys in every tool
  title: { ar: "محلّل السيو", en: "SEO Analyzer" },
  tagline: { ar: "تقرير كامل بالعربية", en: "A full report in plain words" },
  summary: {
    ar: "اكتب رابط صفحتك، فنفتحها كما يفتحها محرك البحث، ونخبرك بما يعمل فيها وبما يمنع الناس من العثور عليك، والأهم أولًا.",
    en: "Type the address of a page. We open it the way a search engine does and tell you what works, what keeps people from finding you, and what to fix first.",
  },
  description: {
    ar: "أداة مجانية تفحص صفحتك كما يراها محرك البحث: العنوان والوصف والصور والروابط والسرعة والأمان، مع درجة من 100 وخمس خطوات تبدأ بها.",
    en: "A free SEO check of any page: titles, descriptions, images, links, speed and security, with a score out of 100 and the five fixes worth making first.",
  },
  privacy: {
    ar: "نرسل إلى خادمنا الرابط، وكلمة البحث إن كتبتها. نفتح الصفحة كما يفتحها أي زائر ونفحص ما فيها، ولا يصل إلى خادمنا شيء آخر.",
    en: "We send our server the address, and the keyword if you add one. It opens that page as any visitor would and checks what is there. Nothing else reaches our server.",
  },

  // The form
  urlLabel: { ar: "رابط الصفحة", en: "Page address" },
  // The field runs from left to right, and this is a sentence; the marks isolate its direction.
  urlExample: { ar: "\u2067مثال: shop.example\u2069", en: "Example: shop.example" },
  urlHint: {
    ar: "يكفي اسم الموقع وحده، بلا \u2066https://\u2069 قبله.",
    en: "The site's name will do; no https:// needed.",
  },
  // The English name for one page is fixed by the specification.
  analyze: { ar: "حلّل الصفحة", en: "Analyze Site" },
  analyzeSite: { ar: "حلّل الموقع كله", en: "Check the Whole Site" },
  outcomePage: {
    ar: "تقرير مجاني في نحو دقيقة، ونحفظه 30 يومًا.",
    en: "Free report in about a minute, kept 30 days.",
  },
  outcomeSite: {
    ar: "تقرير مجاني في دقائق، ونحفظه 30 يومًا.",
    en: "Free report in minutes, kept 30 days.",
  },
  scopeLegend: { ar: "ماذا نفحص؟", en: "What to check" },
  scopePage: { ar: "هذه الصفحة", en: "This page" },
  scopePageHint: { ar: "رابط واحد", en: "one address" },
  scopeSite: { ar: "الموقع كله", en: "The whole site" },
  scopeSiteHint: { ar: "صفحات كثيرة", en: "many pages" },
  /** In the place of the text above, once the server has said how many. */
  scopeSitePages: {
    ar: {
      zero: "حتى {n} صفحة",
      one: "صفحة واحدة",
      two: "حتى صفحتين",
      few: "حتى {n} صفحات",
      many: "حتى {n} صفحة",
      other: "حتى {n} صفحة",
    },
    en: { one: "one page", other: "up to {n} pages" },
  },

  // During the analysis
  analyzingNow: { ar: "نفحص…", en: "Checking…" },
  analyzing: { ar: "نفحص الصفحة…", en: "Checking the page…" },
  queued: { ar: "في الانتظار، ودورك رقم {n}", en: "Waiting, number {n} in line" },
  stageFetching: { ar: "نفتح الصفحة…", en: "Opening the page…" },
  stageRobots: { ar: "نقرأ robots.txt وخريطة الموقع…", en: "Reading robots.txt and the sitemap…" },
  stageLinks: { ar: "نجرّب الروابط…", en: "Trying the links…" },
  stageResources: { ar: "نزن الصور والملفات…", en: "Weighing pictures and files…" },
  stageRelated: { ar: "نفتح نسخ اللغات الأخرى…", en: "Opening the other languages…" },
  stageCrawling: {
    ar: "نقرأ صفحات الموقع، واحدة بعد أخرى وبلا إرهاق لخادمك…",
    en: "Reading the site's pages one by one, gently on its server…",
  },
  stageJudging: { ar: "نطبّق القواعد…", en: "Applying the rules…" },
  progress: {
    ar: {
      zero: "لم يبدأ الفحص بعد",
      one: "{done} من خطوة واحدة",
      two: "{done} من خطوتين",
      few: "{done} من {n} خطوات",
      many: "{done} من {n} خطوة",
      other: "{done} من {n} خطوة",
    },
    en: { one: "{done} of {n} step", other: "{done} of {n} steps" },
  },
  // The bar counts pages and links together, the text the pages alone
  progressSite: {
    ar: {
      zero: "قرأنا {read} من {n} صفحة على الأكثر، ونجرّب ما فيها من روابط.",
      one: "قرأنا {read} من صفحة واحدة على الأكثر، ونجرّب ما فيها من روابط.",
      two: "قرأنا {read} من صفحتين على الأكثر، ونجرّب ما فيها من روابط.",
      few: "قرأنا {read} من {n} صفحات على الأكثر، ونجرّب ما فيها من روابط.",
      many: "قرأنا {read} من {n} صفحة على الأكثر، ونجرّب ما فيها من روابط.",
      other: "قرأنا {read} من {n} صفحة على الأكثر، ونجرّب ما فيها من روابط.",
    },
    en: {
      one: "{read} of at most {n} page read. We try the links too.",
      other: "{read} of at most {n} pages read. We try the links too.",
    },
  },
  cancel: { ar: "ألغِ", en: "Cancel" },

  // The score
  resultsTitle: { ar: "نتيجة الفحص", en: "Results" },
  // On the picture to share
  cardTitle: { ar: "نتيجة فحص السيو", en: "SEO check" },
  scoreLabel: { ar: "الدرجة", en: "Score" },
  outOf100: { ar: "من 100", en: "out of 100" },
  bandExcellent: { ar: "أداء ممتاز", en: "Excellent Performance" },
  bandGood: { ar: "أداء جيد", en: "Good Performance" },
  bandPoor: { ar: "يحتاج إلى تحسين", en: "Needs Improvement" },
  checkedPage: { ar: "تاريخ الفحص: {day}", en: "Checked on {day}" },
  fromCache: {
    ar: "هذا تقرير من دقائق. إن غيّرت شيئًا بعده فأعد الفحص.",
    en: "This report is minutes old. If you have changed something since, check again.",
  },
  ledTo: { ar: "الرابط الذي كتبته أوصلنا إلى هنا.", en: "The address you typed led here." },
  reachableScore: {
    ar: "أتمّ الخطوات المقترحة لتصل درجتك إلى {score}.",
    en: "Complete the recommended steps and your score reaches {score}.",
  },
  // The number is shown above its label, which in Arabic names the kind: a noun counted with 2 is a
  // dual without a digit.
  passedCount: { ar: everyForm("الناجحة"), en: { one: "passed", other: "passed" } },
  warningCount: { ar: everyForm("التحذيرات"), en: { one: "warning", other: "warnings" } },
  failedCount: { ar: everyForm("الأخطاء"), en: { one: "failed", other: "failed" } },

  // The issue cards and their filter
  issuesTitle: { ar: "ما فحصناه", en: "What we checked" },
  tabAll: { ar: "الكل", en: "All" },
  tabPassed: { ar: "ناجحة", en: "Passed" },
  tabWarnings: { ar: "تحذيرات", en: "Warnings" },
  tabFailed: { ar: "أخطاء", en: "Failed" },
  noPassed: {
    ar: "لم ينجح أي فحص بعد. ابدأ بالخطوة الأولى.",
    en: "No check has passed yet. Start with the first step.",
  },
  noWarnings: { ar: "لا تحذيرات في هذه الصفحة.", en: "No warnings on this page." },
  noFailed: { ar: "لا أخطاء في هذه الصفحة.", en: "Nothing failed on this page." },
  statusPassed: { ar: "ناجح", en: "Passed" },
  statusWarning: { ar: "تحذير", en: "Warning" },
  statusFailed: { ar: "خطأ", en: "Failed" },
  importanceHigh: { ar: "أهمية عالية", en: "High importance" },
  importanceMedium: { ar: "أهمية متوسطة", en: "Medium importance" },
  importanceLow: { ar: "أهمية منخفضة", en: "Low importance" },
  found: { ar: "ما وجدناه", en: "What we found" },
  fix: { ar: "كيف تصلحه", en: "How to fix it" },
  source: { ar: "المصدر", en: "Source" },
  ownAdvice: { ar: "المصدر: نصيحتنا نحن", en: "Source: our own advice" },
  copyFix: { ar: "انسخ الإصلاح", en: "Copy the fix" },
  fixCopied: { ar: "نُسخ الإصلاح إلى الحافظة", en: "The fix is on the clipboard" },
  showMore: {
    ar: {
      zero: "لا نتائج أخرى",
      one: "أظهر نتيجة أخرى",
      two: "أظهر نتيجتين أخريين",
      few: "أظهر {n} نتائج أخرى",
      many: "أظهر {n} نتيجة أخرى",
      other: "أظهر {n} نتيجة أخرى",
    },
    en: { one: "Show {n} more result", other: "Show {n} more results" },
  },

  // Categories
  categoryMetaTags: { ar: "وسوم الصفحة", en: "Meta Tags" },
  categoryContent: { ar: "المحتوى", en: "Content" },
  categoryMobile: { ar: "الهاتف", en: "Mobile" },
  categoryPerformance: { ar: "الأداء", en: "Performance" },
  categoryLinks: { ar: "الروابط", en: "Links" },
  categorySecurity: { ar: "الأمان", en: "Security" },
  categoryImages: { ar: "الصور", en: "Images" },
  categorySocial: { ar: "المشاركة", en: "Social" },

  // The recommended steps
  stepsTitle: {
    ar: {
      zero: "لا شيء ينتظر الإصلاح",
      one: "خطوة واحدة مقترحة",
      two: "خطوتان مقترحتان، بهذا الترتيب",
      few: "{n} خطوات مقترحة، بهذا الترتيب",
      many: "{n} خطوة مقترحة، بهذا الترتيب",
      other: "{n} خطوة مقترحة، بهذا الترتيب",
    },
    en: { one: "{n} recommended step", other: "{n} recommended steps, in this order" },
  },
  nothingToFix: {
    ar: "لا شيء في هذه الصفحة ينتظر الإصلاح. عد إلينا بعد أن تغيّر فيها شيئًا.",
    en: "Nothing on this page needs fixing. Come back after you change something on it.",
  },
  readGuide: { ar: "اقرأ دليل المحلّل", en: "Read the analyzer guide" },

  // Previews and export
  searchPreview: { ar: "هكذا تظهر في نتائج البحث", en: "How it looks in search results" },
  sharePreview: { ar: "هكذا تظهر حين يُرسل رابطها", en: "How it looks when its link is shared" },
  noTitle: { ar: "بلا عنوان", en: "No title" },
  noDescription: {
    ar: "لا وصف، فيختار محرك البحث سطرًا من الصفحة.",
    en: "No description: the search engine picks a line of the page.",
  },
  noShareImage: { ar: "بلا صورة", en: "No picture" },
  hasShareImage: { ar: "صورة الصفحة", en: "The page's picture" },
  exportTitle: { ar: "خذ التقرير معك", en: "Take the report with you" },
  print: { ar: "اطبع التقرير", en: "Print the report" },
  downloadJson: { ar: "نزّل JSON", en: "Download JSON" },
  downloadCsv: { ar: "نزّل CSV", en: "Download CSV" },
  copyLink: { ar: "انسخ رابط التقرير", en: "Copy the report's link" },
  linkLasts: {
    ar: "يفتح هذا الرابط التقرير لكل من عنده الرابط، مدة 30 يومًا.",
    en: "Anyone who has this link can open the report, for 30 days.",
  },

  // Toasts and failures
  copiedTitle: { ar: "تم النسخ", en: "Copied!" },
  linkCopied: { ar: "نُسخ الرابط إلى الحافظة", en: "Link copied to clipboard" },
  copyRefused: {
    ar: "لم يسمح المتصفح بالنسخ. ظلّل الرابط وانسخه بنفسك.",
    en: "Your browser did not allow copying. Select the link and copy it yourself.",
  },
  errorTitle: { ar: "خطأ", en: "Error" },
  errorUrl: { ar: "اكتب رابط موقع صحيحًا من فضلك", en: "Please enter a valid website URL" },
  // Beside the field, after the sentence above
  addressEmpty: { ar: "الخانة فارغة", en: "the field is empty" },
  addressSpaces: { ar: "احذف ما فيه من مسافات", en: "remove the spaces in it" },
  addressEmail: { ar: "هذا بريد إلكتروني", en: "this is an email address" },
  addressScheme: {
    ar: "يبدأ رابط الموقع هكذا: \u2066https://\u2069، أو باسمه",
    en: "a website begins with https:// or with its name",
  },
  addressEnding: {
    ar: "تنقصه نهاية الاسم، مثل \u2066.com\u2069",
    en: "the end of its name is missing, such as .com",
  },
  addressCharacters: {
    ar: "فيه علامة ليست من أسماء المواقع",
    en: "it has a character that no website's name has",
  },
});
