import { defineMessages } from "#i18n/messages.ts";

/**
 * Messages of a whole site, of the comparison with a second page, and of the list of pages that
 * this device has checked.
 */
export const extraMessages = defineMessages({
  historyTitle: { ar: "آخر ما فحصته على هذا الجهاز", en: "Last checked on this device" },
  historyClear: { ar: "امسح القائمة", en: "Clear the list" },

  openedOnPhone: { ar: "فُتحت أيضًا كما يعرضها هاتف.", en: "Opened as a phone shows it, too." },
  comesLaterTitle: {
    ar: "معظم النص لا يظهر إلا بعد تشغيل JavaScript",
    en: "Most of the text appears only after JavaScript has run",
  },
  comesLater: {
    ar: "فحصنا الصفحة كما أُرسلت، وهكذا يراها واتساب وأمثاله وكثير من برامج محركات البحث. وتستطيع أن تطلب فحصها كما يعرضها المتصفح بعد تشغيل JavaScript.",
    en: "We checked the page as it was sent, which is how WhatsApp, apps like it and many crawlers see it. You can have it checked as a browser shows it, after its scripts have run.",
  },
  readAsBrowser: { ar: "حلّلها كما يعرضها المتصفح", en: "Analyse it as a browser shows it" },
  readAsShown: {
    ar: "هذا التقرير عن الصفحة كما يعرضها المتصفح بعد تشغيل JavaScript.",
    en: "This report is about the page as a browser shows it, after its scripts have run.",
  },

  // What scripts add to a page
  changesTitle: { ar: "ما تغيّره السكربتات في الصفحة", en: "What scripts change" },
  changesHint: {
    ar: "روبوتات الذكاء الاصطناعي وواتساب لا تشغّل السكربتات، فلا ترى إلا الصفحة كما أُرسلت.",
    en: "AI crawlers and WhatsApp run no scripts: the page as sent is all they see.",
  },
  asSent: { ar: "كما أُرسلت", en: "As sent" },
  asRendered: { ar: "بعد السكربتات", en: "After scripts" },
  nothingThere: { ar: "لا شيء", en: "Nothing" },

  compareTitle: { ar: "قارن بصفحة أخرى", en: "Compare with another page" },
  compareHint: {
    ar: "صفحة منافس مثلًا، أو صفحتك كما كانت على رابط آخر.",
    en: "A competitor's, say, or an earlier version of yours at another address.",
  },
  compareLabel: { ar: "رابط الصفحة الأخرى", en: "Address of the other page" },
  compareButton: { ar: "قارن", en: "Compare" },
  compareCaption: { ar: "الصفحتان جنبًا إلى جنب", en: "The two pages side by side" },
  rule: { ar: "القاعدة", en: "Rule" },
  yours: { ar: "صفحتك", en: "Yours" },
  other: { ar: "الأخرى", en: "The other" },
  notApplicable: { ar: "لا ينطبق", en: "Does not apply" },
  noDifference: {
    ar: "النتيجة واحدة في كل القواعد.",
    en: "Both pages have the same results.",
  },
  differences: {
    ar: {
      zero: "لا فرق",
      one: "فرق واحد",
      two: "فرقان",
      few: "{n} فروق",
      many: "{n} فرقًا",
      other: "{n} فرق",
    },
    en: { one: "{n} difference", other: "{n} differences" },
  },

  siteScore: { ar: "متوسط درجات الصفحات", en: "Mean score of the pages" },
  pagesRead: {
    ar: {
      zero: "لم نقرأ صفحة",
      one: "قرأنا صفحة واحدة",
      two: "قرأنا صفحتين",
      few: "قرأنا {n} صفحات",
      many: "قرأنا {n} صفحة",
      other: "قرأنا {n} صفحة",
    },
    en: { one: "{n} page read", other: "{n} pages read" },
  },
  siteCut: {
    ar: "في الموقع صفحات أكثر. قرأنا أول 50 وجدناها.",
    en: "The site has more pages. We read the first 50 we found.",
  },
  problemsTitle: { ar: "ما وجدناه في الموقع", en: "What we found across the site" },
  noProblems: {
    ar: "لم نجد في صفحات هذا الموقع شيئًا ينتظر الإصلاح.",
    en: "Nothing on the pages of this site needs fixing.",
  },
  onPages: {
    ar: {
      zero: "لا صفحات",
      one: "في صفحة واحدة",
      two: "في صفحتين",
      few: "في {n} صفحات",
      many: "في {n} صفحة",
      other: "في {n} صفحة",
    },
    en: { one: "on {n} page", other: "on {n} pages" },
  },
  onLinks: {
    ar: {
      zero: "لا روابط",
      one: "رابط واحد",
      two: "رابطان",
      few: "{n} روابط",
      many: "{n} رابطًا",
      other: "{n} رابط",
    },
    en: { one: "{n} link", other: "{n} links" },
  },
  linkedFrom: { ar: "روابطه في: {pages}", en: "Linked from: {pages}" },
  listedIn: { ar: "مذكور في خريطة الموقع: {map}", en: "Listed in the sitemap: {map}" },
  linkLoop: { ar: "تحويلات بلا نهاية", en: "Redirects without end" },
  linkNoName: { ar: "لا موقع بهذا الاسم", en: "No site of this name" },
  linkNoAnswer: { ar: "لا رد", en: "No answer" },
  uncheckedLinks: {
    ar: {
      zero: "فحصنا كل الروابط.",
      one: "بقي رابط واحد لم نفحصه.",
      two: "بقي رابطان لم نفحصهما.",
      few: "بقيت {n} روابط لم نفحصها.",
      many: "بقي {n} رابطًا لم نفحصها.",
      other: "بقي {n} رابط لم نفحصها.",
    },
    en: { one: "{n} link was not checked.", other: "{n} links were not checked." },
  },
  unreadTitle: { ar: "صفحات وجدناها ولم نقرأها", en: "Pages found but not read" },
  pagesTitle: { ar: "الصفحات", en: "Pages" },
  pagesCaption: {
    ar: "كل صفحة بدرجتها وبعدها عن الصفحة الأولى",
    en: "Every page with its score and its distance from the first",
  },
  page: { ar: "الصفحة", en: "Page" },
  answer: { ar: "الرد", en: "Answer" },
  clicks: { ar: "ضغطات", en: "Clicks" },
  linksIn: { ar: "روابط إليها", en: "Links to it" },
  unlinked: { ar: "بلا رابط", en: "No link" },
  noAnswer: { ar: "لا رد", en: "None" },
  checkThis: { ar: "افحص هذه الصفحة", en: "Check this page" },
  mapTitle: { ar: "خريطة الموقع", en: "Map of the site" },
  mapLabel: {
    ar: "رسم لصفحات الموقع، صفًا لكل ضغطة من الصفحة الأولى. كل ما فيه في الجدول.",
    en: "A drawing of the site's pages, a row for each click from the first. The table says all that it shows.",
  },

  // What the score is made of, and where to begin
  makeupTitle: { ar: "ممّ تتكوّن الدرجة؟", en: "What the score is made of" },
  makeupHint: {
    ar: "كل قطعة زجاج فحص: تضيء كلها إن نجح، ونصفها مع التحذير.",
    en: "Each pane is a check: lit if it passed, half lit with a warning.",
  },
  makeupPicture: {
    ar: "نافذة مضاءة بقدر ما حصلت عليه الصفحة: {earned} من {total}",
    en: "A window lit as far as the page has earned it: {earned} of {total}",
  },
  makeupPoints: { ar: "{earned} من {total}", en: "{earned} of {total}" },
  startWith: { ar: "ابدأ من هنا: {step}", en: "Start here: {step}" },
  allSteps: { ar: "كل الخطوات بالترتيب", en: "All steps in order" },

  // The target keyword
  targetOpen: {
    ar: "كلمة تريد أن تظهر بها الصفحة (اختياري)",
    en: "A keyword the page should be found by (optional)",
  },
  targetLabel: { ar: "الكلمة المستهدفة", en: "Target keyword" },
  targetTitle: {
    ar: "أين تظهر «{keyword}» في صفحتك",
    en: "Where “{keyword}” appears on your page",
  },
  targetWhy: {
    ar: "نبحث عنها بكل صور كتابتها. يكفي أن تظهر في العنوان وفي أول الكلام، فلا تكررها في كل سطر.",
    en: "Looked for in every spelling. The title and the first lines are enough: there is no need to repeat it everywhere.",
  },
  placeTitle: { ar: "عنوان الصفحة", en: "Page title" },
  placeDescription: { ar: "الوصف", en: "Description" },
  placeHeading: { ar: "العنوان الرئيسي", en: "Main heading (h1)" },
  placeAddress: { ar: "الرابط", en: "Address" },
  placeOpening: { ar: "أول الكلام", en: "First lines" },
  standsWhole: { ar: "موجودة", en: "There" },
  standsPart: { ar: "بعضها", en: "In part" },
  standsNone: { ar: "غائبة", en: "Missing" },

  // The offer to correct what was found
  offerFailed: {
    ar: {
      zero: "لا أخطاء في {site}",
      one: "خطأ واحد في {site}: دعنا نصلحه",
      two: "خطآن في {site}: دعنا نصلحهما",
      few: "{n} أخطاء في {site}: دعنا نصلحها",
      many: "{n} خطأً في {site}: دعنا نصلحها",
      other: "{n} خطأ في {site}: دعنا نصلحها",
    },
    en: {
      one: "{n} error on {site}: let us fix it",
      other: "{n} errors on {site}: let us fix them",
    },
  },
  offerWarnings: {
    ar: {
      zero: "لا تحذيرات في {site}",
      one: "تحذير واحد في {site}: دعنا نعالجه",
      two: "تحذيران في {site}: دعنا نعالجهما",
      few: "{n} تحذيرات في {site}: دعنا نعالجها",
      many: "{n} تحذيرًا في {site}: دعنا نعالجها",
      other: "{n} تحذير في {site}: دعنا نعالجها",
    },
    en: {
      one: "{n} warning on {site}: let us fix it",
      other: "{n} warnings on {site}: let us fix them",
    },
  },
  offerIntro: {
    ar: "حصل {site} على {score} من 100 في محلّل السيو. أريد إصلاح ما وجده:",
    en: "{site} scored {score} out of 100 in the SEO analyzer. I would like this fixed:",
  },
});
