import { defineMessages } from "#i18n/messages.ts";

/** The side panel of recommended practices and the card of six numbered tips. */
export const tipsMessages = defineMessages({
  // Recommended practices
  practicesTitle: { ar: "ما ننصح به", en: "Recommended practices" },
  practiceLongTitle: { ar: "اجعلها طويلة", en: "Use long passwords" },
  practiceLongText: {
    ar: "اكتب 12 حرفًا على الأقل، و16 أفضل. لا شيء يصعّب التخمين كالطول.",
    en: "Use at least 12 characters; 16 are better. Nothing makes guessing harder than length.",
  },
  practiceMixTitle: { ar: "نوّع حروفها", en: "Mix character types" },
  practiceMixText: {
    ar: "اجمع بين الأحرف الكبيرة والصغيرة والأرقام والرموز، في غير الأماكن المتوقعة.",
    en: "Put upper and lower case, digits and symbols together, and not where everyone puts them.",
  },
  practiceUniqueTitle: { ar: "كلمة لكل حساب", en: "Use unique passwords" },
  practiceUniqueText: {
    ar: "إذا تسرّبت كلمتك من موقع، جرّبها اللصوص في بقية حساباتك.",
    en: "When one site loses your password, thieves try it on all your other accounts.",
  },
  practicePersonalTitle: { ar: "لا تكتب عن نفسك", en: "Avoid personal information" },
  practicePersonalText: {
    ar: "اسمك وتاريخ ميلادك ورقم هاتفك وفريقك المفضّل يعرفها غيرك، وبها يبدأ التخمين.",
    en: "Your name, birthday, phone number and favourite team are known to others, and guessing starts there.",
  },
  practiceCommonTitle: { ar: "ابتعد عن الكلمات الشائعة", en: "Avoid common words" },
  practiceCommonText: {
    ar: "كلمات مثل password وأسماء المدن والأدعية في أول كل قائمة تخمين، بالعربية وبالفرانكو.",
    en: "Words like password, names of cities and everyday prayers are at the top of every guessing list, in Arabic script and in Latin letters.",
  },
  practiceManagerTitle: { ar: "استعن بمدير كلمات المرور", en: "Use a password manager" },
  practiceManagerText: {
    ar: "يحفظ عنك كلمة طويلة مختلفة لكل موقع، ولا تحفظ أنت إلا واحدة.",
    en: "It remembers a long, different password for every site, and you remember only one.",
  },

  // Six numbered tips
  tipsTitle: { ar: "ست نصائح لكلمة تتذكرها", en: "Six tips for a password you can remember" },
  tipPassphraseTitle: { ar: "عبارة بدل الكلمة", en: "Passphrases" },
  tipPassphraseText: {
    ar: "اختر بالقرعة خمس كلمات أو أكثر لا علاقة بينها. تسهل على ذاكرتك وتصعب على من يخمّن.",
    en: "Draw five or more unrelated words by lot. Easy on your memory, hard on whoever guesses.",
  },
  tipSubstitutionTitle: { ar: "إبدال الحروف لا يكفي", en: "Substitutions" },
  tipSubstitutionText: {
    ar: "كتابة 7 بدل الحاء أو @ بدل حرف a حيلة تعرفها برامج التخمين، فلا تعتمد عليها وحدها.",
    en: "Writing @ for a, or 7 for the Arabic letter haa, is a trick that guessing programs know. Do not rely on it alone.",
  },
  tipAcronymTitle: { ar: "أوائل الكلمات", en: "Acronyms" },
  tipAcronymText: {
    ar: "ألّف جملة طويلة لا يعرفها غيرك وخذ أول حرف من كل كلمة، ولا تأخذها من أغنية أو مثل.",
    en: "Make up a long sentence that only you know and take the first letter of each word. Not a song, not a proverb.",
  },
  tipKeyboardTitle: { ar: "حروف متجاورة", en: "Keyboard patterns" },
  tipKeyboardText: {
    ar: "ما تكتبه أصابعك دون تفكير، مثل qwerty أو ضصثق، يُخمَّن دون تفكير أيضًا.",
    en: "What your fingers type without thinking, such as qwerty, is guessed without thinking too.",
  },
  tipSiteTitle: { ar: "علامة لكل موقع", en: "Site-specific identifiers" },
  tipSiteText: {
    ar: "إن أضفت إلى كلمتك علامة لكل موقع فلا تجعلها اسم الموقع، وإلا كشفت كلمةٌ واحدة بقية الكلمات.",
    en: "If you add something different for each site, do not make it the site's name, or one leaked password gives the others away.",
  },
  tipRotationTitle: { ar: "التغيير والتحقق بخطوتين", en: "Rotation and two-factor authentication" },
  tipRotationText: {
    ar: "غيّرها حين تشكّ أن أحدًا عرفها أو حين يعلن الموقع عن تسريب، وفعّل التحقق بخطوتين أينما وجدته.",
    en: "Change it when you suspect that someone knows it, or when the site reports a leak, and turn on two-factor authentication wherever you find it.",
  },
});
