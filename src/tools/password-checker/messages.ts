import { defineMessages } from "#i18n/messages.ts";

export const messages = defineMessages({
  // The frame: the same keys in every tool
  title: { ar: "فاحص كلمة المرور", en: "Password Checker" },
  tagline: { ar: "فحص وتوليد", en: "Check and generate" },
  summary: {
    ar: "افحص قوة كلمة المرور، وولّد كلمات مرور آمنة. كلمتك لا تغادر هذه الصفحة.",
    en: "Check the strength of a password and generate secure passwords. Your password never leaves this page.",
  },
  description: {
    ar: "افحص قوة كلمة المرور واعرف كم تصمد أمام التخمين، وولّد كلمات آمنة حتى 32 حرفًا. يفهم العربية والفرانكو، وكلمتك لا تغادر متصفحك.",
    en: "Check how strong a password is and how long it resists guessing, and generate secure ones of up to 32 characters. Your password never leaves your browser.",
  },
  privacy: {
    ar: "نقدّر كم محاولة تلزم لتخمين كلمتك. الكلمة لا تُرسل ولا تُحفظ ولا تظهر في رابط الصفحة. ولا يخرج شيء إلا إذا شغّلت البحث في التسريبات، وعندها يخرج جزء من بصمتها فقط.",
    en: "We estimate how many guesses your password would take. It is not sent, not stored and not in the page's address. Only if you switch on the search in known leaks does anything leave: a part of its fingerprint.",
  },

  // The password
  passwordLabel: { ar: "كلمة المرور", en: "Password" },
  passwordHint: { ar: "اكتب كلمة لتفحصها", en: "Type one to check it" },
  show: { ar: "أظهر كلمة المرور", en: "Show password" },
  hide: { ar: "أخفِ كلمة المرور", en: "Hide password" },
  copyPassword: { ar: "انسخ كلمة المرور", en: "Copy Password" },

  // Strength
  strengthLabel: { ar: "القوة", en: "Strength" },
  weak: { ar: "ضعيفة", en: "Weak" },
  moderate: { ar: "متوسطة", en: "Moderate" },
  strong: { ar: "قوية", en: "Strong" },
  veryStrong: { ar: "قوية جدًا", en: "Very Strong" },
  adviceLength: { ar: "اكتب 12 حرفًا على الأقل.", en: "Use at least 12 characters." },
  capped: {
    ar: "تخمينها أسهل مما يوحي به طولها وتنوّع حروفها:",
    en: "It is easier to guess than its length and variety suggest:",
  },
  reasonLeaked: {
    ar: "من كلمات المرور التي تجرّبها برامج التخمين أولًا.",
    en: "It is one of the passwords that guessing programs try first.",
  },
  reasonLeakedBase: {
    ar: "مبنية على كلمة شائعة تجرّبها برامج التخمين أولًا.",
    en: "It is built on a common word that guessing programs try first.",
  },
  reasonWord: { ar: "فيها كلمة شائعة.", en: "It contains a common word." },
  reasonName: { ar: "فيها اسم معروف.", en: "It contains a well-known name." },
  reasonPlace: { ar: "فيها اسم مكان معروف.", en: "It contains the name of a well-known place." },
  reasonPhrase: {
    ar: "فيها عبارة يحفظها الناس.",
    en: "It contains a phrase that people know by heart.",
  },
  reasonArabizi: {
    ar: "فيها كلمة عربية بحروف لاتينية وأرقام، وبرامج التخمين تعرف الفرانكو.",
    en: "It contains an Arabic word in Latin letters and digits, and guessing programs know that spelling.",
  },
  reasonKeyboard: {
    ar: "حروفها متجاورة على لوحة المفاتيح.",
    en: "Its letters are neighbours on the keyboard.",
  },
  reasonSequence: {
    ar: "حروفها أو أرقامها متسلسلة.",
    en: "Its letters or digits run in sequence.",
  },
  reasonRepeat: { ar: "يتكرر فيها الجزء نفسه.", en: "It repeats the same part." },
  reasonDate: { ar: "فيها سنة أو تاريخ.", en: "It contains a year or a date." },
  reasonPhone: { ar: "تشبه رقم هاتف.", en: "It looks like a phone number." },
  reasonFew: {
    ar: "احتمالاتها قليلة، فبرنامج سريع يجرّبها كلها في يوم أو أقل.",
    en: "It has too few possible combinations: a fast program tries them all within a day.",
  },
  estimating: { ar: "نقدّر المحاولات…", en: "Estimating guesses…" },
  nothingYet: {
    ar: "اكتب كلمة مرور لترى كم تصمد، أو",
    en: "Type a password to see how long it would last, or",
  },
  generateInstead: { ar: "ولّد واحدة", en: "generate one" },
  // The number is that of `maxAnalysedChars`
  cutNotice: {
    ar: {
      zero: "نفحص بدايتها فقط.",
      one: "نفحص أول حرف منها فقط.",
      two: "نفحص أول حرفين منها فقط.",
      few: "كلمتك طويلة جدًا، فنفحص أول {n} أحرف منها، والباقي لا يغيّر الحكم.",
      many: "كلمتك طويلة جدًا، فنفحص أول {n} حرفًا منها، والباقي لا يغيّر الحكم.",
      other: "كلمتك طويلة جدًا، فنفحص أول {n} حرف منها، والباقي لا يغيّر الحكم.",
    },
    en: {
      one: "It is very long, so we check its first character; the rest does not change the verdict.",
      other:
        "It is very long, so we check its first {n} characters; the rest does not change the verdict.",
    },
  },
  estimateFailed: {
    ar: "لم تُحمَّل قوائم التخمين، فحكمنا بالقواعد وحدها، ولن تتجاوز كلمتك «متوسطة». تأكد من اتصالك بالإنترنت ثم أعد تحميل الصفحة.",
    en: "The guessing lists did not load, so we judge by the rules alone and rate nothing above “Moderate”. Check your connection and reload the page.",
  },

  // Crack time, in the order of length
  crackTime: { ar: "الزمن المقدّر لكسرها", en: "Estimated crack time" },
  // Before "Instantly", which is no time.
  crackedInstantly: { ar: "تُخمَّن", en: "Estimated crack time" },
  instantly: { ar: "فورًا", en: "Instantly" },
  minutes: {
    ar: {
      zero: "أقل من دقيقة",
      one: "دقيقة واحدة",
      two: "دقيقتان",
      few: "{n} دقائق",
      many: "{n} دقيقة",
      other: "{n} دقيقة",
    },
    en: { one: "{n} minute", other: "{n} minutes" },
  },
  hours: {
    ar: {
      zero: "أقل من ساعة",
      one: "ساعة واحدة",
      two: "ساعتان",
      few: "{n} ساعات",
      many: "{n} ساعة",
      other: "{n} ساعة",
    },
    en: { one: "{n} hour", other: "{n} hours" },
  },
  days: {
    ar: {
      zero: "أقل من يوم",
      one: "يوم واحد",
      two: "يومان",
      few: "{n} أيام",
      many: "{n} يومًا",
      other: "{n} يوم",
    },
    en: { one: "{n} day", other: "{n} days" },
  },
  years: {
    ar: {
      zero: "أقل من سنة",
      one: "سنة واحدة",
      two: "سنتان",
      few: "{n} سنوات",
      many: "{n} سنة",
      other: "{n} سنة",
    },
    en: { one: "{n} year", other: "{n} years" },
  },
  decades: {
    ar: {
      zero: "أقل من عقد",
      one: "عقد واحد",
      two: "عقدان",
      few: "{n} عقود",
      many: "{n} عقدًا",
      other: "{n} عقد",
    },
    en: { one: "{n} decade", other: "{n} decades" },
  },
  centuries: { ar: "قرون", en: "centuries" },
  millionsOfYears: { ar: "ملايين السنين", en: "millions of years" },
  crackAssumption: {
    ar: "بافتراض أن من يخمّن يملك نسخة مسروقة من بيانات الموقع، ويجرّب 10 مليارات كلمة في الثانية.",
    en: "Assuming that the guesser has a stolen copy of the site's data and tries ten billion passwords a second.",
  },

  detailsTitle: { ar: "كيف حسبنا ذلك؟", en: "How we worked this out" },
  detailsFailed: {
    ar: "لم تُحمَّل التفاصيل. تأكد من اتصالك بالإنترنت ثم أعد تحميل الصفحة.",
    en: "The details did not load. Check your connection and reload the page.",
  },

  // Issues
  nextTitle: { ar: "ماذا أفعل؟", en: "What to do:" },
  nextWeak: {
    ar: "لا تستعملها، وولّد كلمة قوية.",
    en: "Do not use it. Generate a strong one.",
  },
  nextStrong: {
    ar: "استعملها في موقع واحد، واحفظها في مدير كلمات مرور.",
    en: "Use it for one site only, and keep it in a password manager.",
  },
  // Below what to do, where the password has Arabic letters
  arabicLetters: {
    ar: "فيها حروف عربية: لن تستطيع كتابتها على جهاز ليس عليه لوحة مفاتيح عربية، وبعض المواقع لا تقبلها.",
    en: "It has Arabic letters: you cannot type it on a device without an Arabic keyboard, and some sites do not accept them.",
  },
  issuesTitle: { ar: "ما يُضعفها", en: "Issues found" },
  issueShort: { ar: "قصيرة: أقل من 8 أحرف.", en: "Too short: under 8 characters." },
  issueRepeated: {
    ar: "فيها حرف مكرر 3 مرات متتالية أو أكثر.",
    en: "Has 3 or more repeated characters in a row.",
  },
  issueCommonStart: {
    ar: "تبدأ بداية شائعة، مثل qwerty أو 1234 أو password.",
    en: "Starts in a common way, such as qwerty, 1234 or password.",
  },

  // The generator
  generatorTitle: { ar: "ولّد كلمة مرور", en: "Generate a password" },
  length: { ar: "الطول", en: "Length" },
  lengthValue: {
    ar: {
      zero: "بلا أحرف",
      one: "حرف واحد",
      two: "حرفان",
      few: "{n} أحرف",
      many: "{n} حرفًا",
      other: "{n} حرف",
    },
    en: { one: "{n} character", other: "{n} characters" },
  },
  uppercase: { ar: "أحرف كبيرة A-Z", en: "Uppercase A-Z" },
  lowercase: { ar: "أحرف صغيرة a-z", en: "Lowercase a-z" },
  numbers: { ar: "أرقام من 0 إلى 9", en: "Numbers 0-9" },
  symbols: { ar: "رموز", en: "Symbols" },
  lowercaseForced: {
    ar: "لا بد من نوع واحد على الأقل، فأبقينا الأحرف الصغيرة.",
    en: "At least one kind is needed, so lowercase stays on.",
  },
  moreOptions: { ar: "خيارات أخرى", en: "More options" },
  avoidLookAlikes: { ar: "دون حروف متشابهة", en: "Avoid look-alikes" },
  avoidLookAlikesHint: {
    ar: "نستبعد I l 1 | O o 0 لتنقلها باليد دون لبس.",
    en: "Leaves out I, l, 1, |, O, o and 0, so that it can be copied by hand.",
  },
  minNumbers: { ar: "أقل عدد من الأرقام", en: "Minimum digits" },
  minSymbols: { ar: "أقل عدد من الرموز", en: "Minimum symbols" },
  separator: { ar: "ما يفصل بين الكلمات", en: "Between the words" },
  separatorHyphen: { ar: "شرطة", en: "Hyphen" },
  separatorSpace: { ar: "مسافة", en: "Space" },
  separatorDot: { ar: "نقطة", en: "Dot" },
  separatorUnderscore: { ar: "شرطة سفلية", en: "Underscore" },
  hasCapitals: { ar: "ابدأ كل كلمة بحرف كبير", en: "Begin each word with a capital" },
  generatedHere: { ar: "تظهر هنا الكلمة المولَّدة.", en: "Your new password appears here." },
  notStored: {
    ar: "لا نحفظ الكلمة في أي مكان. انسخها قبل أن تغادر الصفحة أو تغيّر اللغة.",
    en: "The password is stored nowhere. Copy it before you leave the page or change the language.",
  },
  generated: { ar: "الكلمة الجديدة جاهزة.", en: "The new password is ready." },
  showGenerated: { ar: "أظهر الكلمة المولَّدة", en: "Show the new password" },
  hideGenerated: { ar: "أخفِ الكلمة المولَّدة", en: "Hide the new password" },
  showShort: { ar: "أظهر", en: "Show" },
  hideShort: { ar: "أخفِ", en: "Hide" },
  generateNew: { ar: "ولّد كلمة جديدة", en: "Generate New" },
  kind: { ar: "ماذا نولّد؟", en: "What to generate" },
  kindPassword: { ar: "حروف عشوائية", en: "Random characters" },
  kindPassphrase: { ar: "عبارة من كلمات", en: "Passphrase" },
  wordCount: {
    ar: {
      zero: "بلا كلمات",
      one: "كلمة واحدة",
      two: "كلمتان",
      few: "{n} كلمات",
      many: "{n} كلمة",
      other: "{n} كلمة",
    },
    en: { one: "{n} word", other: "{n} words" },
  },
  words: { ar: "عدد الكلمات", en: "Number of words" },
  wordLanguage: { ar: "لغة الكلمات", en: "Language of the words" },
  wordsArabic: { ar: "كلمات عربية", en: "Arabic words" },
  wordsEnglish: { ar: "كلمات إنجليزية", en: "English words" },
  // A bit is a unit of measure here, which Arabic writes after a figure without declining it.
  entropy: { ar: "العشوائية: {n} بت", en: "{n} bits of randomness" },

  // In place of `entropyMeaning` while nothing is generated
  settingsMeaning: {
    ar: {
      zero: "بهذه الإعدادات لا يحتاج التخمين إلى محاولة.",
      one: "احتمال تخمين كلمة بهذه الإعدادات كاحتمال أن تصيب في «ملك ولا كتابة» مرة واحدة.",
      two: "احتمال تخمين كلمة بهذه الإعدادات كاحتمال أن تصيب في «ملك ولا كتابة» مرتين متتاليتين.",
      few: "احتمال تخمين كلمة بهذه الإعدادات كاحتمال أن تصيب في «ملك ولا كتابة» {n} مرات متتالية.",
      many: "احتمال تخمين كلمة بهذه الإعدادات كاحتمال أن تصيب في «ملك ولا كتابة» {n} مرة متتالية.",
      other: "احتمال تخمين كلمة بهذه الإعدادات كاحتمال أن تصيب في «ملك ولا كتابة» {n} مرة متتالية.",
    },
    en: {
      one: "These settings give a password as hard to guess as calling {n} coin toss right.",
      other:
        "These settings give a password as hard to guess as calling {n} coin tosses in a row without a miss.",
    },
  },
  // True to the unit: a coin has two sides, so each throw is one bit.
  entropyMeaning: {
    ar: {
      zero: "لا يحتاج تخمينها إلى محاولة.",
      one: "احتمال تخمينها كاحتمال أن تصيب في «ملك ولا كتابة» مرة واحدة.",
      two: "احتمال تخمينها كاحتمال أن تصيب في «ملك ولا كتابة» مرتين متتاليتين.",
      few: "احتمال تخمينها كاحتمال أن تصيب في «ملك ولا كتابة» {n} مرات متتالية.",
      many: "احتمال تخمينها كاحتمال أن تصيب في «ملك ولا كتابة» {n} مرة متتالية.",
      other: "احتمال تخمينها كاحتمال أن تصيب في «ملك ولا كتابة» {n} مرة متتالية.",
    },
    en: {
      one: "As hard to guess as calling {n} coin toss right.",
      other: "As hard to guess as calling {n} coin tosses in a row without a miss.",
    },
  },

  // The search in known leaks, off until switched on
  leakSwitch: { ar: "ابحث عنها في التسريبات المعروفة", en: "Look it up in known leaks" },
  leakHint: {
    ar: "متوقف حتى تشغّله. عندها نرسل إلى خدمة Have I Been Pwned أول خمسة أحرف من بصمة كلمتك، لا الكلمة نفسها.",
    en: "Off until you switch it on. Then the first five characters of your password's fingerprint go to Have I Been Pwned, never the password itself.",
  },
  leakLook: { ar: "ابحث الآن", en: "Look it up now" },
  leakLooking: { ar: "نبحث…", en: "Looking it up…" },
  leakTitle: { ar: "هل تسرّبت من قبل؟", en: "Has it leaked before?" },
  leakNone: { ar: "لم تظهر في أي تسريب معروف.", en: "It is in no known leak." },
  leakFound: {
    ar: {
      zero: "لم تظهر في أي تسريب معروف.",
      one: "ظهرت مرة واحدة في تسريبات معروفة. لا تستعملها.",
      two: "ظهرت مرتين في تسريبات معروفة. لا تستعملها.",
      few: "ظهرت {n} مرات في تسريبات معروفة. لا تستعملها.",
      many: "ظهرت {n} مرة في تسريبات معروفة. لا تستعملها.",
      other: "ظهرت {n} مرة في تسريبات معروفة. لا تستعملها.",
    },
    en: {
      one: "Seen {n} time in known leaks. Do not use it.",
      other: "Seen {n} times in known leaks. Do not use it.",
    },
  },
  leakFailed: {
    ar: "لم تُجب خدمة التسريبات. بقية الفحص سليمة. أعد المحاولة لاحقًا.",
    en: "The leak service did not answer. The rest of the check is valid; try again later.",
  },

  wordsFailed: {
    ar: "لم تُحمَّل قائمة الكلمات. تأكد من اتصالك بالإنترنت ثم أعد المحاولة.",
    en: "The list of words did not load. Check your connection and try again.",
  },

  // Toasts
  copiedTitle: { ar: "تم النسخ", en: "Copied!" },
  copied: { ar: "نُسخت كلمة المرور إلى الحافظة", en: "Password copied to clipboard" },
  copyRefusedTitle: { ar: "لم تُنسخ", en: "Not copied" },
  copyRefused: {
    ar: "لم يسمح المتصفح بالنسخ. أظهر كلمة المرور وانسخها بنفسك.",
    en: "Your browser did not allow copying. Show the password and copy it yourself.",
  },
});
