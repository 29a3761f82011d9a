import { defineMessages } from "#i18n/messages.ts";

export const serviceMessages = defineMessages({
  head: { ar: "خدماتنا", en: "Services" },
  lede: {
    ar: "ثماني خدمات يقوم بها فريق واحد. خذ واحدة منها أو خذها كلها؛ في الحالتين ستتحدث مع من يعمل فعلًا.",
    en: "Eight services by one team. Take one or take them all: either way you talk to the people who do the work.",
  },
  youGet: { ar: "ما الذي تحصل عليه", en: "What you get" },
  howItGoes: { ar: "خطوات العمل", en: "How it goes" },
  stepPlanning: { ar: "التخطيط والاستشارة", en: "Planning & Consultation" },
  stepDesign: { ar: "التصميم والإعداد", en: "Design & Setup" },
  stepImplementation: { ar: "التنفيذ", en: "Implementation" },
  stepReview: { ar: "المراجعة والتسليم", en: "Review & Delivery" },
  requestThis: { ar: "اطلب هذه الخدمة", en: "Request this service" },
  duration: { ar: "المدة المعتادة", en: "Usual time" },
  totalDuration: { ar: "المدة كلها", en: "In all" },
  meet: { ar: "ستعمل مع", en: "You will meet" },
  price: { ar: "السعر المعتاد", en: "Usual price" },
  pricePerProject: { ar: "من {from} إلى {to} جنيه", en: "EGP {from} to {to}" },
  pricePerMonth: { ar: "من {from} إلى {to} جنيه شهريًا", en: "EGP {from} to {to} a month" },
  pricePerPiece: { ar: "من {from} إلى {to} جنيه للقطعة", en: "EGP {from} to {to} per piece" },
  priceExample: { ar: "مثال", en: "Example" },
  examplePerProject: { ar: "{subject}: نحو {amount} جنيه", en: "{subject}: about EGP {amount}" },
  examplePerMonth: {
    ar: "{subject}: نحو {amount} جنيه شهريًا",
    en: "{subject}: about EGP {amount} a month",
  },
  examplePerPiece: { ar: "{subject}: نحو {amount} جنيه", en: "{subject}: about EGP {amount}" },
  priceOf: { ar: "السعر المعتاد: {price}.", en: "Usual price: {price}." },
  pricesOf: {
    ar: "الأسعار المعتادة: المشروع {projects}، والخدمة الشهرية {monthly}.",
    en: "Usual prices: projects {projects}, monthly services {monthly}.",
  },
  priceExact: {
    ar: "ويصلك السعر المحدد في العرض قبل أن توافق على أي شيء.",
    en: "The exact price is in the quote, before you agree to anything.",
  },
  answer: { ar: "نردّ خلال", en: "We answer within" },
  answerTime: { ar: "يوم عمل واحد", en: "One working day" },
  chat: { ar: "اسألنا على واتساب", en: "Ask us on WhatsApp" },
  questions: { ar: "أسئلة يطرحها الناس", en: "Questions people ask" },
  seen: { ar: "كما يبدو في الواقع", en: "See it live" },
  others: { ar: "الخدمات السبع الأخرى", en: "The other seven" },
  facts: { ar: "الخدمة باختصار", en: "In short" },
  closing: { ar: "احكِ لنا عن عملك", en: "Tell us about your business" },
  closingText: {
    ar: "السؤال لا يكلّفك شيئًا، ويقرأ كل طلب واحد منا.",
    en: "Asking costs nothing, and one of us reads every request.",
  },
});

export const portfolioMessages = defineMessages({
  head: { ar: "أعمالنا", en: "Portfolio" },
  lede: {
    ar: "ثمانية مشاريع كما هي منشورة اليوم. لكل واحد منها سؤال بدأ به، وأشياء قرّرنا ألّا نصنعها.",
    en: "Eight projects as they are live today. Each began with a question, and with things we decided not to make.",
  },
  filter: { ar: "صنّف المشاريع", en: "Filter projects" },
  empty: {
    ar: "لا توجد مشاريع في هذا التصنيف حاليًا.",
    en: "No projects in this category at the moment.",
  },
  overview: { ar: "نظرة عامة", en: "Overview" },
  technologies: { ar: "التقنيات", en: "Technologies" },
  client: { ar: "العميل", en: "Client" },
  date: { ar: "التاريخ", en: "Date" },
  category: { ar: "التصنيف", en: "Category" },
  facts: { ar: "بطاقة المشروع", en: "Project facts" },
  visit: { ar: "زُر الموقع", en: "Visit the website" },
  back: { ar: "كل الأعمال", en: "Back to portfolio" },
  request: { ar: "اطلب مشروعًا مشابهًا", en: "Request Similar Project" },
  similar: { ar: "مشاريع قريبة منه", en: "More projects" },
  detail: { ar: "تفصيل من مشروع {title}", en: "A detail of {title}" },
  results: { ar: "قبل وبعد", en: "Before and after" },
  subject: { ar: "المقياس", en: "Measured" },
  before: { ar: "قبل", en: "Before" },
  after: { ar: "بعد", en: "After" },
  measured: { ar: "آخر قياس يوم {date}.", en: "Last measured on {date}." },
});

export const toolsMessages = defineMessages({
  head: { ar: "سبع أدوات مجانية", en: "Seven free tools" },
  lede: {
    ar: "أدوات حقيقية، بلا حساب ولا إعلان، بالعربية والإنجليزية. أربع منها تعمل داخل متصفحك، ولا ترسل ما تعطيها إياه.",
    en: "No account, no adverts, in Arabic and English. Four of them work inside your browser and never send what you give them.",
  },
  tutorials: { ar: "اقرأ الدروس", en: "Read the tutorials" },
  tutorialsText: {
    ar: "الأداة تقول ما الخلل، والدرس يقول لماذا وكيف تصلحه.",
    en: "A tool says what is wrong. A tutorial says why, and how to fix it.",
  },
  more: { ar: "أدوات أخرى", en: "More free tools" },
  inBrowser: { ar: "تعمل في متصفحك", en: "Works in your browser" },
  onServer: { ar: "تعمل على خادمنا", en: "Works on our server" },
  needsScript: {
    ar: "تحتاج هذه الأداة إلى JavaScript. شغّله في متصفحك ثم أعد تحميل الصفحة.",
    en: "This tool needs JavaScript. Switch it on in your browser and load the page again.",
  },
  privacy: { ar: "ما الذي يغادر جهازك؟", en: "What leaves your device?" },
});

export const tutorialMessages = defineMessages({
  head: { ar: "دروس عملية", en: "Practical tutorials" },
  lede: {
    ar: "لأصحاب المشاريع الصغيرة. كل درس ينتهي بشيء تفعله الليلة على موقعك.",
    en: "For owners of small businesses. Each one ends with something to do on your own site tonight.",
  },
  search: { ar: "ابحث في الدروس", en: "Search the tutorials" },
  filter: { ar: "صنّف الدروس", en: "Filter tutorials" },
  empty: { ar: "لا توجد دروس تطابق بحثك.", en: "No tutorials match your search criteria." },
  shown: {
    ar: {
      zero: "لا دروس",
      one: "درس واحد",
      two: "درسان",
      few: "{n} دروس",
      many: "{n} درسًا",
      other: "{n} درس",
    },
    en: { one: "{n} tutorial", other: "{n} tutorials" },
  },
  relatedHead: { ar: "دروس لها صلة بـ«{words}»", en: "Tutorials related to “{words}”" },
  relatedCount: {
    ar: {
      zero: "ولا درس له صلة",
      one: "ودرس له صلة",
      two: "ودرسان لهما صلة",
      few: "و{n} دروس لها صلة",
      many: "و{n} درسًا له صلة",
      other: "و{n} درس له صلة",
    },
    en: { one: "and {n} related", other: "and {n} related" },
  },
  searchedIn: {
    ar: "بحثت عن «{words}» في تصنيف «{category}» وحده.",
    en: "You searched for “{words}” in “{category}” only.",
  },
  searchedEverywhere: {
    ar: "لم نجد «{words}» في عنوان أي درس ولا في وصفه.",
    en: "No tutorial has “{words}” in its title or description.",
  },
  dropCategory: {
    ar: "ابحث في كل التصنيفات ({n})",
    en: "Search all categories ({n})",
  },
  dropWords: {
    ar: "امسح الكلمات وأظهر دروس «{category}» ({n})",
    en: "Clear the words and show tutorials on “{category}” ({n})",
  },
  showAll: { ar: "أظهر كل الدروس ({n})", en: "Show all tutorials ({n})" },
  searchSite: {
    ar: "ابحث عن «{words}» في الموقع كله",
    en: "Search the whole site for “{words}”",
  },
  inShort: { ar: "باختصار", en: "In short" },
  contents: { ar: "في هذا الدرس", en: "In this tutorial" },
  minutes: {
    ar: {
      zero: "أقل من دقيقة",
      one: "دقيقة قراءة واحدة",
      two: "دقيقتا قراءة",
      few: "{n} دقائق قراءة",
      many: "{n} دقيقة قراءة",
      other: "{n} دقيقة قراءة",
    },
    en: { one: "{n}-minute read", other: "{n}-minute read" },
  },
  share: { ar: "شارك الدرس", en: "Share" },
  shareOn: { ar: "شارك على {network}", en: "Share on {network}" },
  copyLink: { ar: "انسخ الرابط", en: "Copy link" },
  copied: { ar: "تم النسخ", en: "Copied!" },
  copiedText: { ar: "نُسخ الرابط إلى الحافظة", en: "Link copied to clipboard" },
  notCopied: { ar: "لم يُنسخ الرابط", en: "Not copied" },
  notCopiedText: {
    ar: "منع المتصفح النسخ. انسخ العنوان من شريط العنوان.",
    en: "The browser refused. Copy the address from the address bar.",
  },
  reviewed: { ar: "آخر مراجعة: {date}", en: "Last reviewed {date}" },
  /** The heading of the last section of every tutorial. */
  sources: { ar: "المراجع", en: "Sources" },
  writtenBy: { ar: "كتب الدرس", en: "Written by" },
  related: { ar: "دروس ذات صلة", en: "Related tutorials" },
  back: { ar: "كل الدروس", en: "Back to tutorials" },
});
