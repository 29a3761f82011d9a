import { defineMessages } from "#i18n/messages.ts";

/** What each figure of HTTP means, where the server has no browser. The view picks these itself. */
export const httpMessages = defineMessages({
  dnsFast: {
    ar: "يجد المتصفح خادم الموقع سريعًا.",
    en: "A browser finds the site's server quickly.",
  },
  dnsSlow: {
    ar: "يتأخر العثور على خادم الموقع. انقل إدارة النطاق إلى خدمة DNS أسرع.",
    en: "Finding the site's server takes long. Move the domain to a faster DNS service.",
  },
  firstByteFast: {
    ar: "يرد الخادم سريعًا. الجيد 0.8 ثانية أو أقل.",
    en: "The server answers quickly. Good is 0.8 s or less.",
  },
  firstByteSlow: {
    ar: "ينتظر الزائر قبل أن يبدأ أي شيء. الجيد 0.8 ثانية أو أقل، والغالب أن السبب في الاستضافة أو في إعداد الصفحة على الخادم.",
    en: "Visitors wait before anything starts. Good is 0.8 s or less; the cause is usually the hosting, or how the server builds the page.",
  },
  compressed: {
    ar: "تصل الصفحة مضغوطة، فتنزل أسرع.",
    en: "The page arrives compressed, so it downloads faster.",
  },
  small: {
    ar: "الصفحة صغيرة، ولن يفيدها الضغط.",
    en: "The page is small; compressing it would save nothing.",
  },
  uncompressed: {
    ar: "تصل الصفحة كاملة الحجم. الضغط يسرّعها دون أن يغيّر شكلها.",
    en: "The page arrives at its full size. Compression would speed it up and change nothing that is seen.",
  },
  cached: {
    ar: "يحتفظ المتصفح بالصفحة مدة، فتُفتح من جديد بلا انتظار.",
    en: "The browser keeps the page for a while, so it opens again without a wait.",
  },
  revalidated: {
    ar: "يحتفظ المتصفح بالصفحة ويسأل هل تغيّرت قبل عرضها. هذا مناسب لصفحة تتجدد.",
    en: "The browser keeps the page and asks whether it has changed. That suits a page that is updated.",
  },
  unspecified: {
    ar: "لم يقل الخادم كم تبقى الصفحة صالحة، فيخمّن كل متصفح بنفسه.",
    en: "The server does not say how long the page stays valid, so each browser guesses.",
  },
  forbidden: {
    ar: "يمنع الخادم حفظ الصفحة، فتُحمَّل من جديد كلما رجع الزائر إليها.",
    en: "The server forbids keeping the page, so it is loaded anew each time a visitor goes back to it.",
  },
  otherFigures: { ar: "أرقام أخرى", en: "Other figures" },
});
