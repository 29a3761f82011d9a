import { defineMessages } from "#i18n/messages.ts";

/**
 * The texts around the tool: those of its frame and of the card under it. They are not sent to the
 * island.
 */
export const messages = defineMessages({
  // The frame, with the same keys in every tool
  title: { ar: "بحث الكلمات", en: "Keyword Research" },
  tagline: { ar: "ما قد يكتبه زبائنك", en: "What customers may type" },
  summary: {
    ar: "اكتب ما تبيعه، واعرف كيف قد يبحث الناس عنه: كم مرة في الشهر، وما مدى صعوبة المنافسة عليه، وتكلفة النقرة إن توفّرت.",
    en: "Type what you sell and learn how people may search for it: how often a month, how hard it is to compete for and, where we have it, what a click costs.",
  },
  description: {
    ar: "اعرف ما قد يكتبه زبائنك في محرك البحث: حجم البحث الشهري وصعوبة المنافسة لكلمتك وما يشبهها، وتكلفة النقرة إن توفّرت، ومصدر كل رقم.",
    en: "See what customers may type: monthly search volume and keyword difficulty for your word and its relatives, CPC where we have it, with a source for each.",
  },
  privacy: {
    ar: "الكلمة التي تكتبها تصل إلى خادمنا، وقد يسأل عنها المصادرَ المذكورة بجانب الأرقام دون أن يذكر من أنت. والملف الذي تستورده يُقرأ في متصفحك ولا يُرفع.",
    en: "The word you type goes to our server, which may ask the sources named beside the figures without saying who you are. A file you import is read in your browser and not uploaded.",
  },

  // The explanation card
  explainTitle: { ar: "كيف تقرأ هذه الأرقام", en: "How to read these figures" },
  explainVolumeTitle: { ar: "البحث شهريًا", en: "Monthly search volume" },
  explainVolume: {
    ar: "كم مرة يكتبها الناس في محرك البحث كل شهر. الرقم الكبير لا يعني زبائن أكثر، فالعبارة الأدق قد تأتي بمن يريد أن يشتري.",
    en: "How often people type it into a search engine each month. A large number does not mean more customers: a narrower phrase may bring the ones who want to buy.",
  },
  explainDifficultyTitle: { ar: "صعوبة المنافسة", en: "Keyword difficulty" },
  explainDifficulty: {
    ar: "من 0 إلى 100: تقديرنا لصعوبة المنافسة من شيوع كلماتها، ولا نفحص نتائج البحث نفسها. وحيث يفحصها مصدر آخر نذكره. أقل من 30 سهلة، وأقل من 60 متوسطة، وما فوقها صعبة.",
    en: "From 0 to 100: our estimate, from how common the words are; we do not read the results themselves. Where another source does, we name it. Under 30 is easy, under 60 is medium, anything above is hard.",
  },
  explainCpcTitle: { ar: "تكلفة النقرة (CPC)", en: "CPC, cost per click" },
  explainCpc: {
    ar: "كم قد تدفع بالدولار في كل نقرة على إعلانك. وإذا كان السعر عاليًا فالكلمة غالبًا تبيع.",
    en: "What one visit from an advert may cost, that is a click on it, in US dollars. When the price is high, the word usually sells.",
  },
  explainEstimate: {
    ar: "الرقم الذي بجانبه «تقدير» تقريبي لا مضبوط. ومصدر كل رقم مكتوب معه.",
    en: "A figure marked “Estimate” tells you a rough size, not an exact count. Every figure names its source.",
  },
  readBasics: { ar: "تعلّم أساسيات السيو", en: "Learn the SEO basics" },
});
