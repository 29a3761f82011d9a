import { defineMessages } from "#i18n/messages.ts";

/**
 * The groups of phrases and the brief of a page, loaded with their views. A brief is in the
 * language of its phrase, whichever language the page is in.
 */
export const briefMessages = defineMessages({
  // The groups
  groupsTitle: { ar: "مجموعات بحسب الغرض", en: "Groups by intent" },
  groupsHint: {
    ar: "عبارات الغرض الواحد تجيب عنها صفحة واحدة، فلا تكتب لكل عبارة صفحة.",
    en: "One page can answer all phrases of one intent.",
  },
  inArabic: { ar: "بالعربية", en: "In Arabic" },
  inEnglish: { ar: "بحروف لاتينية", en: "In Latin letters" },
  showPhrases: { ar: "أظهر الباقي", en: "Show the rest" },
  alsoTyped: { ar: "صيغ أخرى: {forms}", en: "Other forms: {forms}" },

  // Which form belongs in the title
  formSearches: {
    ar: "في العنوان «{form}»: هي الأكثر بحثًا بين هذه الصيغ.",
    en: "Use “{form}” in the title: it is searched for most.",
  },
  formStandard: {
    ar: "في العنوان «{form}»: أرقام هذه الصيغ متساوية، وهذه كلمتها الأشيع في الكتابة.",
    en: "Use “{form}” in the title: these forms have equal figures, and this is the more common word in writing.",
  },
  formSpelling: {
    ar: "في العنوان «{form}»: أرقام هذه الصيغ متساوية، وهذه كتابتها السليمة.",
    en: "“{form}” for the title: these forms have equal figures, and this is the careful spelling.",
  },
  formEqual: {
    ar: "في العنوان «{form}»: أرقام هذه الصيغ متساوية، فأيها تختار يصلح.",
    en: "“{form}” for the title: these forms have equal figures, so any of them will do.",
  },

  // The questions
  questionsTitle: { ar: "أسئلة تجيب عنها", en: "Questions to answer" },
  questionsHint: {
    ar: "ما كُتب بجانبه «من تأليفنا» صيغة شائعة وضعنا فيها عبارتك، ولا نعلم أن أحدًا كتبه.",
    en: "“Composed” marks a common pattern with your phrase in it: we do not know that anyone typed it.",
  },
  made: { ar: "من تأليفنا", en: "Composed" },

  // The brief
  briefTitle: { ar: "خطة الصفحة", en: "Page brief" },
  briefLoading: {
    ar: "نجمع الأسئلة والعبارات القريبة…",
    en: "Gathering questions and related phrases…",
  },
  briefPartial: {
    ar: "لم نستطع جلب كل الصيغ، فهذه الخطة من عبارات الجدول وحدها.",
    en: "We could not fetch every variant: this brief is made of the table's phrases alone.",
  },
  close: { ar: "أغلق", en: "Close" },
  copyBrief: { ar: "انسخ الخطة", en: "Copy the brief" },
  copiedBrief: { ar: "نُسخت الخطة إلى الحافظة", en: "The brief is on your clipboard" },
  copyBriefRefused: {
    ar: "لم يسمح المتصفح بالنسخ. نزّل الخطة ملفًا.",
    en: "Your browser did not allow copying. Download the brief as a file.",
  },
  downloadBrief: { ar: "نزّل Markdown", en: "Download Markdown" },
  suggestedTitle: { ar: "العنوان المقترح", en: "Suggested title" },
  titleChars: {
    ar: {
      zero: "لا حروف",
      one: "حرف واحد من 60",
      two: "حرفان من 60",
      few: "{n} أحرف من 60",
      many: "{n} حرفًا من 60",
      other: "{n} حرف من 60",
    },
    en: { one: "{n} of 60 characters", other: "{n} of 60 characters" },
  },
  phrase: { ar: "العبارة", en: "Phrase" },
  intent: { ar: "غرض من يكتبها", en: "Intent" },
  languageForm: { ar: "كيف تُكتب", en: "Form of the phrase" },
  onlyForm: {
    ar: "اكتب «{form}» كما هي، فلم نجد لها صيغة أخرى.",
    en: "Write “{form}” as it is: we found no other form of it.",
  },
  headings: { ar: "العناوين الفرعية", en: "Headings" },
  noHeadings: {
    ar: "لم نجد أسئلة عن هذه العبارة.",
    en: "We found no questions about this phrase.",
  },
  wordsToCover: { ar: "كلمات اذكرها في الصفحة", en: "Words to cover" },
  briefBasis: {
    ar: "من عبارات بحث الكلمات في رؤية.",
    en: "From the phrases of Ro2ya's Keyword Research.",
  },
  briefMade: {
    ar: "* صيغة شائعة ركّبناها من عبارتك، ولا نعلم أن أحدًا كتبها.",
    en: "* A common pattern with your phrase in it: we do not know that anyone typed it.",
  },

  // What a page of each intent needs
  adviseBuy: {
    ar: "ضع السعر أو مداه، وما يشمله، وطريقة الطلب في أول الصفحة.",
    en: "Put the price or its range, what it includes and how to order at the top.",
  },
  adviseCompare: {
    ar: "قارن الخيارات في جدول، وقل لمن يناسب كل خيار.",
    en: "Compare the options in a table and say whom each one suits.",
  },
  adviseFind: {
    ar: "اكتب العنوان والمواعيد ورقم الهاتف، وضع خريطة.",
    en: "Give the address, opening hours and phone number, with a map.",
  },
  adviseLearn: {
    ar: "أجب في أول فقرة، ثم اشرح خطوة بعد خطوة.",
    en: "Answer in the first paragraph, then explain step by step.",
  },

  // Titles: the first that fits and repeats no word of the phrase
  titlesBuy: {
    ar: "{phrase}: الأسعار وطريقة الطلب|{phrase}: ماذا تسأل قبل أن تدفع|{phrase}: دليل المشتري",
    en: "{phrase}: prices and how to order|{phrase}: what to check before you pay|{phrase}: a buyer's guide",
  },
  titlesCompare: {
    ar: "{phrase}: مقارنة تساعدك على الاختيار|{phrase}: المميزات والعيوب|{phrase}: أيها يناسبك؟",
    en: "{phrase}: a comparison to help you choose|{phrase}: pros and cons|{phrase}: which one suits you?",
  },
  titlesFind: {
    ar: "{phrase}: العنوان والمواعيد وطرق التواصل|{phrase}: كيف تصل إلينا|{phrase}: زرنا اليوم",
    en: "{phrase}: address, hours and contact|{phrase}: how to reach us|{phrase}: visit us today",
  },
  titlesLearn: {
    ar: "{phrase}: شرح واضح خطوة بخطوة|{phrase}: ما يجب أن تعرفه|{phrase}: إجابة مختصرة",
    en: "{phrase}: explained step by step|{phrase}: what you should know|{phrase}: a short answer",
  },
  titlesQuestion: {
    ar: "{phrase}؟ إجابة واضحة بالخطوات|{phrase}؟ إجابة مختصرة|{phrase}؟",
    en: "{phrase}? A clear answer in steps|{phrase}? A short answer|{phrase}?",
  },
});
