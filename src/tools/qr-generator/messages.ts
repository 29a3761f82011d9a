import { defineMessages } from "#i18n/messages.ts";

export const messages = defineMessages({
  // The frame: the same keys in every tool
  title: { ar: "مولّد رمز QR", en: "QR Code Generator" },
  tagline: { ar: "يُمسح من أول مرة", en: "Scans the first time" },
  summary: {
    ar: "حوّل رابطًا أو نصًا أو رقمًا إلى رمز QR بألوانك وشعارك. كل رمز نقرؤه قبل أن نعطيك إياه.",
    en: "Turn a link, a text or a number into a QR code in your colours, with your logo. Every code is read back before you get it.",
  },
  description: {
    ar: "اصنع رمز QR مجانًا لرابط أو نص أو بريد أو هاتف، بألوانك وشعارك، ونزّله صورة PNG. يدعم العربية، ولا تنتهي مدته، ونجرّب قراءته قبل أن تنزّله.",
    en: "Make a free QR code for a link, text, email or phone number, in your colours and with your logo. It never expires and is read back before download.",
  },
  privacy: {
    ar: "يُرسم الرمز داخل متصفحك، ولا يخرج من جهازك ما تكتبه ولا شعارك. فإن أردت رمزًا تغيّر صفحته لاحقًا حفظنا رابطها وعدد مرات المسح، ولا شيء عمن يمسح.",
    en: "The code is drawn inside your browser; neither what you type nor your logo leaves your device. For a code that you can change later we store its link and how often it is scanned, and nothing about who scans.",
  },

  // Content
  contentTitle: { ar: "ماذا تضع في الرمز؟", en: "What should the code contain?" },
  tabUrl: { ar: "رابط", en: "URL" },
  tabText: { ar: "نص", en: "Text" },
  tabEmail: { ar: "بريد", en: "Email" },
  tabPhone: { ar: "هاتف", en: "Phone" },
  urlLabel: { ar: "الرابط", en: "Web address" },
  textLabel: { ar: "النص", en: "Text" },
  emailLabel: { ar: "البريد الإلكتروني", en: "Email address" },
  phoneLabel: { ar: "رقم الهاتف", en: "Phone number" },
  urlExample: { ar: "https://shop.example", en: "https://shop.example" },
  emailExample: { ar: "hello@shop.example", en: "hello@shop.example" },
  textExample: { ar: "مثل: افتح هذه العلبة برفق", en: "For example: open this box gently" },
  emailHint: {
    ar: "من يمسح الرمز يجد رسالة جديدة إلى هذا البريد.",
    en: "Scanning opens a new email to this address.",
  },
  urlHint: {
    ar: "الصق رابط صفحتك كما هو في المتصفح.",
    en: "Paste the address of your page as the browser shows it.",
  },
  urlExampleHint: {
    ar: "هذا مثال. اكتب رابط صفحتك مكانه.",
    en: "This is an example. Type the address of your page in its place.",
  },
  schemeAdded: {
    ar: "أضفنا \u2066{scheme}\u2069 إلى أول الرابط، ولم نفتح الصفحة. امسح الرمز بهاتفك قبل أن تطبعه.",
    en: "We added {scheme} to the address and have not opened the page. Scan the code with your phone before you print it.",
  },
  schemeOther: { ar: "لم تفتح؟ جرّب \u2066{scheme}\u2069", en: "Not opening? Try {scheme}" },
  schemeUndo: { ar: "أعده كما كتبته", en: "Put it back as I typed it" },
  saferAddress: {
    ar: "بعض الهواتف لا تفتح الرابط مكتوبًا هكذا. هذه صيغته التي تفتحها كلها:",
    en: "Some phones do not open an address written like this. This form of it opens on all:",
  },
  saferPhone: {
    ar: "هذا رقم محمول مصري بلا كود البلد، فلا يعمل خارج مصر. وصيغته الدولية:",
    en: "This is an Egyptian mobile number without its country code, so it does not work abroad. Its international form:",
  },
  notAddress: {
    ar: "هذا ليس رابطًا، فلن يفتح الهاتف صفحة. اكتبه هكذا: \u2066shop.example\u2069",
    en: "This is not a web address, so no page will open. Write it like shop.example",
  },
  shortPhone: {
    ar: "رقم قصير كهذا لا يعمل إلا داخل بلده. إن كان رقمًا عاديًا فاكتبه كاملًا بكود البلد.",
    en: "A number this short works only inside its country. If it is an ordinary number, write it in full, with the country code.",
  },
  notPhone: {
    ar: "هذا ليس رقم هاتف. اكتب أرقامه وحدها، مثل \u2066+20 100 123 4567\u2069",
    en: "This is not a phone number. Write its digits alone, such as +20 100 123 4567",
  },
  useSaferAddress: { ar: "استعمل هذه الصيغة", en: "Use this form" },
  phoneHint: {
    ar: "ابدأ بكود البلد، مثل \u2066+20\u2069، ليعمل الرقم خارج بلدك أيضًا.",
    en: "Start with the country code, such as +20, so that the number works abroad too.",
  },

  // A short address
  later: { ar: "رمز تغيّر صفحته لاحقًا", en: "A code you can change later" },
  laterHint: {
    ar: "وتعرف كم مرة مُسح. مجانًا، ولا تنتهي مدته.",
    en: "And see how often it is scanned. Free, with no end date.",
  },

  // Ready-made forms
  formsMore: { ar: "أو املأ نموذجًا جاهزًا", en: "Or fill in a ready-made form" },
  formsBack: { ar: "ارجع إلى الرابط والنص", en: "Back to link and text" },
  wifi: { ar: "واي فاي", en: "Wi-Fi" },
  contact: { ar: "بطاقة اتصال", en: "Contact card" },
  whatsapp: { ar: "واتساب", en: "WhatsApp" },
  sms: { ar: "رسالة قصيرة", en: "SMS" },
  event: { ar: "موعد", en: "Event" },
  place: { ar: "مكان على الخريطة", en: "Place on the map" },
  invoice: { ar: "فاتورة سعودية", en: "Saudi invoice" },
  product: { ar: "منتج GS1", en: "GS1 product" },

  // Customization
  customizeTitle: { ar: "شكل الرمز", en: "Appearance" },
  size: { ar: "المقاس", en: "Size" },
  unitPx: { ar: "بكسل", en: "px" },
  printSize: { ar: "المقاس على الورق", en: "Size on paper" },
  unitMm: { ar: "مم", en: "mm" },
  printHint: {
    ar: "لملفات SVG وPDF. رمز بهذا المقاس يُقرأ من نحو {n} سم.",
    en: "For SVG and PDF. A code of this size reads from about {n} cm away.",
  },
  printTooFine: {
    ar: "مربعات الرمز أصغر من 0.4 مم على الورق، وقد لا تظهر واضحة. اطبعه بعرض {n} مم على الأقل.",
    en: "The squares of the code are finer than 0.4 mm on paper and may not come out clear. Print it at least {n} mm wide.",
  },
  sizeHint: { ar: "لملف PNG وللنسخ.", en: "For PNG and for copying." },
  foreground: { ar: "لون الرمز", en: "Foreground colour" },
  background: { ar: "لون الخلفية", en: "Background colour" },
  pickForeground: { ar: "اختر لون الرمز", en: "Pick the foreground colour" },
  pickBackground: { ar: "اختر لون الخلفية", en: "Pick the background colour" },
  colourWrong: { ar: "اكتب اللون هكذا: #6d28d9", en: "Write the colour like #6d28d9" },
  transparentHint: {
    ar: "لملفات PNG وSVG وPDF. نجرّبها على لون الخلفية الذي اخترته، فضعها على لون مثله.",
    en: "For PNG, SVG and PDF. It is tried on the background colour above: put it on one like that.",
  },
  transparent: { ar: "خلفية شفافة", en: "Transparent background" },
  cornerStyle: { ar: "شكل الزوايا", en: "Corner style" },
  cornerSquare: { ar: "مربعة", en: "Square" },
  cornerRounded: { ar: "مستديرة الحواف", en: "Rounded" },
  cornerCircle: { ar: "دائرية", en: "Circle" },
  eyeStyle: { ar: "شكل المربعات الثلاثة في الأركان", en: "Shape of the three eyes" },
  eyeAuto: { ar: "تلقائي", en: "Automatic" },
  addLogo: { ar: "أضف شعارًا", en: "Add Logo" },
  chooseLogo: { ar: "اختر ملف الشعار", en: "Choose the logo file" },
  logoDrop: { ar: "اسحب شعارك إلى هنا أو الصقه", en: "Drop or paste your logo here" },
  logoNow: { ar: "الشعار: {name}", en: "Logo: {name}" },
  logoHint: {
    ar: "صورة حتى 2 ميجابايت، تُوضع في وسط الرمز.",
    en: "An image of up to 2 MB, placed in the middle of the code.",
  },

  kept: {
    ar: "ما تكتبه وتختاره يبقى في هذا التبويب وحده حتى تغلقه، ولو أعدت تحميل الصفحة أو غيّرت اللغة.",
    en: "What you type and choose stays in this tab alone until you close it, even if you reload the page or change the language.",
  },
  startAgain: { ar: "ابدأ من جديد", en: "Start again" },

  // Presets
  presetsTitle: { ar: "أشكال جاهزة", en: "Presets" },
  presetClassic: { ar: "كلاسيكي", en: "Classic" },
  presetDark: { ar: "داكن", en: "Dark" },
  presetBlue: { ar: "أزرق", en: "Blue" },
  presetGreen: { ar: "أخضر", en: "Green" },
  presetPurple: { ar: "بنفسجي", en: "Purple" },
  presetOrange: { ar: "برتقالي", en: "Orange" },

  // Preview
  previewTitle: { ar: "معاينة", en: "Preview" },
  empty: { ar: "اكتب نصًا أو رابطًا ليظهر رمز QR", en: "Enter text or URL to generate a QR code" },
  codeAlt: { ar: "رمز QR يحمل: {content}", en: "QR code that contains: {content}" },
  emptyForm: {
    ar: "أكمل الحقول المطلوبة ليظهر رمز QR",
    en: "Fill in the required fields to generate a QR code",
  },
  emptyLater: {
    ar: "يظهر الرمز حين تصنع رابطه القصير",
    en: "The code appears once its short link is made",
  },
  reading: { ar: "نقرأ الرمز…", en: "Reading the code…" },
  readNotAddress: {
    ar: "الرمز يُقرأ، لكن ما فيه ليس رابطًا.",
    en: "The code scans, but its content is not a web address.",
  },
  readUnsafe: {
    ar: "الرمز يُقرأ، لكن بعض الهواتف لا تفتح الرابط كما كتبته.",
    en: "The code scans, but some phones do not open the link as you wrote it.",
  },
  factsTitle: { ar: "تفاصيل فنية", en: "Technical details" },
  facts: {
    ar: "المربعات في كل ضلع: {modules}، ومستوى تصحيح الأخطاء: {level}، وعرض المربع: {px} بكسل",
    en: "{modules} modules a side, error correction {level}, {px} px a module",
  },
  readBack: {
    ar: "قرأنا صورة الرمز كاملة صحيحة.",
    en: "We read the picture back: complete and correct.",
  },
  example: { ar: "هذا مثال. اكتب رابطك.", en: "This is an example. Type your own link." },
  downloadPng: { ar: "نزّل PNG", en: "Download PNG" },
  downloadSvg: { ar: "نزّل SVG", en: "Download SVG" },
  downloadPdf: { ar: "نزّل PDF", en: "Download PDF" },
  downloadWebp: { ar: "نزّل WebP", en: "Download WebP" },
  copyImage: { ar: "انسخ الصورة", en: "Copy the image" },

  // What may keep a code from scanning
  darkerApplied: {
    ar: "لونك قريب من الخلفية، فرسمنا الرمز بدرجة أغمق منه تقرؤها أجهزة أكثر.",
    en: "Your colour is close to the background: we drew the code in a darker shade of it, which more devices read.",
  },
  warningContrast: {
    ar: "اللونان متقاربان. الرمز يُقرأ، لكنه قد يتعثّر في ضوء ضعيف أو على ورق لامع.",
    en: "The two colours are close. The code reads, but may stumble in poor light or on glossy paper.",
  },
  warningInverted: {
    ar: "الرمز أفتح من خلفيته. الهواتف الحديثة تقرؤه، وبعض أجهزة المسح القديمة لا تقرؤه.",
    en: "The code is lighter than its background. Today's phones read it; some older scanners do not.",
  },
  smallerLogoApplied: {
    ar: "صغّرنا الشعار قليلًا، فالرمز لم يُقرأ به على مقاسه.",
    en: "We made the logo a little smaller: with it at full size the code could not be read.",
  },
  squareCornersApplied: {
    ar: "جعلنا الزوايا مربعة، فالرمز لم يُقرأ بالشكل الذي اخترته.",
    en: "We made the corners square: in the style you chose the code could not be read.",
  },
  problemTitle: { ar: "هذا الرمز لن يُقرأ", en: "This code would not scan" },
  problemColours: {
    ar: "لا يستطيع أي هاتف أن يقرأ هذين اللونين معًا. اختر لونين أبعد.",
    en: "No phone can read these two colours together. Choose two that are further apart.",
  },
  problemStyle: {
    ar: "جرّبنا قراءة الرمز بهذا الشكل فلم يُقرأ. كبّر المقاس أو أزل الشعار أو اختر زوايا مربعة.",
    en: "We tried to read the code with this look and could not. Enlarge it, remove the logo, or choose square corners.",
  },
  problemSmall: {
    ar: "ما يحمله الرمز كثير على هذا المقاس بالبكسل، فلا تقرؤه كل الأجهزة. كبّره أو اختصر المحتوى. أما SVG وPDF فيُقرآن.",
    en: "There is too much in the code for so few pixels: not every device would read it. Enlarge it or shorten the content. SVG and PDF read well.",
  },
  problemReader: {
    ar: "لم يعمل قارئ الرموز في متصفحك، فلم نستطع أن نجرّب هذا الرمز. أعد تحميل الصفحة أو حدّث المتصفح.",
    en: "The code reader did not start in your browser, so this code could not be tried. Reload the page or update the browser.",
  },
  problemLong: {
    ar: "هذا أطول مما يتسع له رمز QR. اختصره، أو ضعه في صفحة واجعل الرمز يحمل رابطها.",
    en: "This is too long for a QR code. Shorten it, or put it on a page and let the code contain the link.",
  },

  // Many codes at once
  batchTitle: { ar: "رموز كثيرة دفعة واحدة", en: "Many codes at once" },
  batchHint: {
    ar: "افتح ملف CSV، في كل سطر منه رابط أو نص، وخذ الرموز كلها في ملف ZIP بالشكل الذي اخترته فوق.",
    en: "Open a CSV file with one link or text a line, and take all the codes in one ZIP, in the look chosen above.",
  },
  batchFile: { ar: "ملف CSV", en: "CSV file" },
  chooseFile: { ar: "اختر ملفًا", en: "Choose a file" },
  batchFileHint: {
    ar: "حتى 500 سطر و1 ميجابايت. العمود الثاني اسم لكل ملف إن أردت. لا نحتفظ بالملف، فاختره من جديد إن أعدت تحميل الصفحة.",
    en: "Up to 500 lines and 1 MB. A second column may give each file its name. The file is not kept: choose it again after a reload.",
  },

  copiesOpen: {
    ar: "أو اطبع الرمز الذي فوق نسخًا كثيرة على ورق A4",
    en: "Or print the code above many times on A4",
  },

  // Toasts
  errorTitle: { ar: "خطأ", en: "Error" },
  errorNotImage: { ar: "اختر ملف صورة صالحًا من فضلك", en: "Please select a valid image file" },
  errorTooLarge: {
    ar: "حجم الملف أكبر من المسموح. الحد الأقصى 2 ميجابايت",
    en: "File size too large. Maximum is 2MB",
  },
  downloadedTitle: { ar: "تم التنزيل", en: "Downloaded!" },
  downloaded: { ar: "نُزّل رمز QR على جهازك", en: "QR code has been downloaded successfully" },
  copiedTitle: { ar: "تم النسخ", en: "Copied!" },
  imageCopied: { ar: "نُسخت صورة الرمز إلى الحافظة", en: "Image copied to clipboard" },
  saveFailed: {
    ar: "لم يستطع المتصفح أن يصنع الملف. أعد المحاولة.",
    en: "Your browser could not make the file. Please try again.",
  },
  webpFailed: {
    ar: "متصفحك لا يصنع ملفات WebP. نزّل PNG بدلًا منه.",
    en: "Your browser cannot make WebP files. Download a PNG instead.",
  },
  copyRefused: {
    ar: "لم يسمح المتصفح بنسخ الصورة. نزّلها بدلًا من ذلك.",
    en: "Your browser did not allow copying the image. Download it instead.",
  },
});
