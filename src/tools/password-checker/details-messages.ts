import { defineMessages } from "#i18n/messages.ts";

/** How a verdict was reached: parts of the password, speeds of attacks, the study behind it. */
export const detailsMessages = defineMessages({
  partsTitle: { ar: "أجزاء كلمتك", en: "Parts of the password" },
  shareColumn: { ar: "نصيبه", en: "Share" },
  partHidden: { ar: "جزء مخفي", en: "Hidden part" },
  partsHidden: {
    ar: "الأجزاء مخفية ما دامت كلمة المرور مخفية.",
    en: "The parts are hidden as long as the password is.",
  },
  partsNote: {
    ar: "النسبة نصيب كل جزء من صعوبة التخمين، لا من الطول. والأحمر تعرفه برامج التخمين.",
    en: "Each share is of the difficulty, not of the length. Guessing programs know the red parts.",
  },

  // What a part is
  leaked: { ar: "كلمة مرور شائعة", en: "a common password" },
  word: { ar: "كلمة شائعة", en: "a common word" },
  name: { ar: "اسم", en: "a name" },
  place: { ar: "مكان", en: "a place" },
  phrase: { ar: "عبارة محفوظة", en: "a well-known phrase" },
  keyboard: { ar: "مفاتيح متجاورة", en: "neighbouring keys" },
  sequence: { ar: "تسلسل أو رقم مألوف", en: "a sequence or a familiar number" },
  repeat: { ar: "جزء مكرر", en: "a repeated part" },
  date: { ar: "سنة أو تاريخ", en: "a year or a date" },
  phone: { ar: "رقم هاتف", en: "a phone number" },
  other: { ar: "ليس في قوائمنا", en: "in none of our lists" },
  inArabizi: { ar: "بالفرانكو", en: "Arabic in Latin letters" },
  inOtherLayout: {
    ar: "مكتوب بلوحة مفاتيح اللغة الأخرى",
    en: "typed on the other language's keyboard",
  },

  // Attacks, the slowest first
  attacksTitle: { ar: "كم تصمد أمام كل هجوم", en: "Time against each attack" },
  onlineLimited: {
    ar: "من صفحة دخول تحدّ من المحاولات",
    en: "On a sign-in page that limits attempts",
  },
  onlineLimitedSpeed: { ar: "100 محاولة في الساعة", en: "100 guesses an hour" },
  onlineUnlimited: { ar: "من صفحة دخول لا تحدّ منها", en: "On a sign-in page without a limit" },
  onlineUnlimitedSpeed: { ar: "10 محاولات في الثانية", en: "10 guesses a second" },
  offlineSlow: {
    ar: "بنسخة مسروقة من بيانات موقع يحميها جيدًا",
    en: "With stolen data of a site that protects it well",
  },
  offlineSlowSpeed: {
    ar: "محفوظة بطريقة بطيئة التخمين (مثل bcrypt)، 10 آلاف محاولة في الثانية",
    en: "stored by a slow method (such as bcrypt), 10,000 guesses a second",
  },
  offlineFast: {
    ar: "بنسخة مسروقة من بيانات موقع لا يحميها جيدًا",
    en: "With stolen data of a site that does not",
  },
  offlineFastSpeed: {
    ar: "محفوظة بطريقة سريعة التخمين (مثل MD5)، 10 مليارات محاولة في الثانية",
    en: "stored by a fast method (such as MD5), ten billion guesses a second",
  },
  attacksNote: {
    ar: "لا تعرف أيّ هجوم سيقع، فنحكم على كلمتك بأسرعها.",
    en: "You cannot know which one it will be, so the verdict goes by the fastest.",
  },
  attacksSource: { ar: "السرعات كما نشرها مشروع zxcvbn.", en: "Speeds as zxcvbn publishes them." },

  // The study
  studyTitle: { ar: "لماذا نجرّب العربية أيضًا؟", en: "Why we also try Arabic" },
  study: {
    ar: "درس باحثون كلمات مرور تسرّبت من بنك في الشرق الأوسط، فوجدوا أن مقياسًا من أحدث مقاييس القوة يبالغ في تقدير قوة كلمات من لا يتحدثون الإنجليزية.",
    en: "Researchers studied passwords leaked from a bank in the Middle East and found that a state-of-the-art estimator inflates the strength of those created by users from non-English-speaking backgrounds.",
  },
});
