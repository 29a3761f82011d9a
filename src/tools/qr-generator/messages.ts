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
    ar: "يُرسم الرمز داخل متصفحك، ولا يخرج من جهازك ما تكتبه ولا شعارك. والرمز يحمل ما كتبته مباشرة، فلا نعرف من يمسحه.",
    en: "The code is drawn inside your browser; neither what you type nor your logo leaves your device. It carries your content directly, so we never learn who scans it.",
  },
  opensSoon: {
    ar: "هذه الأداة تفتح قريبًا. ستكتب رابطك وتأخذ رمزًا بألوانك وشعارك، يُمسح من أول مرة ولا تنتهي مدته. إلى ذلك الحين اقرأ درس الدومين والبريد، فالرمز المطبوع يحتاج إلى عنوان يبقى لك، أو راسلنا فنجهّزه معك.",
    en: "This tool opens soon. You will type your link and take away a code in your colours, with your logo, that scans the first time and never expires. Until then, read our tutorial on domain and e-mail, since a printed code needs an address that stays yours, or write to us and we will prepare it with you.",
  },
  whileYouWait: { ar: "اقرأ درس الدومين والبريد", en: "Read the tutorial on domain and e-mail" },

  // Content
  contentTitle: { ar: "ماذا يحمل الرمز؟", en: "What should the code hold?" },
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
  phoneHint: {
    ar: "ابدأ بمفتاح البلد، ليعمل الرقم في خارجه أيضًا.",
    en: "Start with the country code, so that the number works abroad too.",
  },

  // More kinds of content
  kindWifi: { ar: "واي فاي", en: "Wi-Fi" },
  kindContact: { ar: "بطاقة اتصال", en: "Contact card" },
  kindSms: { ar: "رسالة قصيرة", en: "SMS" },
  kindWhatsapp: { ar: "واتساب", en: "WhatsApp" },
  kindLocation: { ar: "مكان على الخريطة", en: "Place on the map" },
  kindEvent: { ar: "موعد", en: "Event" },
  batchTitle: { ar: "رموز كثيرة دفعة واحدة", en: "Many codes at once" },
  batchHint: {
    ar: "افتح ملف CSV، في كل سطر منه رابط أو نص، وخذ الرموز كلها في ملف ZIP.",
    en: "Open a CSV file with one link or text a line, and take all the codes in one ZIP.",
  },
  batchCount: {
    ar: { zero: "لا رموز", one: "رمز واحد", two: "رمزان", few: "{n} رموز", many: "{n} رمزًا", other: "{n} رمز" },
    en: { one: "{n} code", other: "{n} codes" },
  },

  // Customization
  customizeTitle: { ar: "شكل الرمز", en: "Customization" },
  size: { ar: "المقاس", en: "Size" },
  unitPx: { ar: "بكسل", en: "px" },
  printSize: { ar: "المقاس على الورق", en: "Size on paper" },
  unitMm: { ar: "مم", en: "mm" },
  foreground: { ar: "لون الرمز", en: "Foreground colour" },
  background: { ar: "لون الخلفية", en: "Background colour" },
  pickForeground: { ar: "اختر لون الرمز", en: "Pick the foreground colour" },
  pickBackground: { ar: "اختر لون الخلفية", en: "Pick the background colour" },
  transparent: { ar: "خلفية شفافة", en: "Transparent background" },
  cornerStyle: { ar: "شكل الزوايا", en: "Corner style" },
  cornerSquare: { ar: "مربعة", en: "Square" },
  cornerRounded: { ar: "مستديرة الحواف", en: "Rounded" },
  cornerCircle: { ar: "دائرية", en: "Circle" },
  addLogo: { ar: "أضف شعارًا", en: "Add Logo" },
  chooseLogo: { ar: "اختر ملف الشعار", en: "Choose the logo file" },
  logoHint: {
    ar: "صورة حتى 2 ميغابايت، تُوضع في وسط الرمز.",
    en: "An image of up to 2 MB, placed in the middle of the code.",
  },

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
  codeAlt: { ar: "رمز QR يحمل: {content}", en: "QR code that holds: {content}" },
  readBack: { ar: "قرأناه، وفيه ما كتبته تمامًا.", en: "We read it back: it holds exactly what you typed." },
  downloadPng: { ar: "تنزيل PNG", en: "Download PNG" },
  downloadSvg: { ar: "تنزيل SVG", en: "Download SVG" },
  downloadPdf: { ar: "تنزيل PDF", en: "Download PDF" },
  copyImage: { ar: "انسخ الصورة", en: "Copy the image" },

  // What may keep a code from scanning
  noticeContrast: {
    ar: "اللونان متقاربان. الرمز يُقرأ، لكنه قد يتعثّر في ضوء ضعيف أو على ورق لامع.",
    en: "The two colours are close. The code reads, but may stumble in poor light or on glossy paper.",
  },
  noticeInverted: {
    ar: "الرمز أفتح من خلفيته. الهواتف الحديثة تقرؤه، وبعض أجهزة المسح القديمة لا تقرؤه.",
    en: "The code is lighter than its background. Today's phones read it; some older scanners do not.",
  },
  noticeSmall: {
    ar: "مربعات الرمز صغيرة جدًا بهذا المقاس. كبّره أو اختصر ما يحمله.",
    en: "The squares of the code are very small at this size. Enlarge it or shorten what it holds.",
  },
  refusedColours: {
    ar: "لا يستطيع أي هاتف أن يقرأ هذين اللونين معًا. اختر لونين أبعد.",
    en: "No phone can read these two colours together. Choose two that are further apart.",
  },
  refusedLook: {
    ar: "جرّبنا قراءة الرمز بهذا الشكل فلم يُقرأ. كبّر المقاس أو أزل الشعار أو اختر زوايا مربعة.",
    en: "We tried to read the code with this look and could not. Enlarge it, remove the logo, or choose square corners.",
  },
  refusedLong: {
    ar: "هذا أطول مما يتسع له رمز QR. اختصره، أو ضعه في صفحة واجعل الرمز يحمل رابطها.",
    en: "This is longer than a QR code can hold. Shorten it, or put it on a page and let the code hold the link.",
  },

  // Feature cards
  featuresTitle: { ar: "ما الذي تحصل عليه", en: "What you get" },
  featureScansTitle: { ar: "رمز مجرّب", en: "A code that was tried" },
  featureScansText: {
    ar: "نقرأ الرمز من صورته نفسها قبل التنزيل. وما لا يُقرأ لا نعطيك إياه.",
    en: "We read the code from its own picture before you download it. What does not read, you do not get.",
  },
  featureYoursTitle: { ar: "رمز على ذوقك", en: "A code that looks like you" },
  featureYoursText: {
    ar: "لونان وثلاثة أشكال للزوايا وشعارك في الوسط، أو شكل من ستة أشكال جاهزة.",
    en: "Two colours, three corner styles and your logo in the middle, or one of six presets.",
  },
  featureForeverTitle: { ar: "رمز يبقى لك", en: "A code that stays yours" },
  featureForeverText: {
    ar: "يحمل رابطك مباشرة دون وسيط، فلا اشتراك ولا مدة تنتهي.",
    en: "It holds your link directly, with nobody in between: no subscription, no end date.",
  },

  // Use cases
  usesTitle: { ar: "أين تضعه؟", en: "Where to put it" },
  useMenu: {
    ar: "على طاولات المطعم: تغيّر القائمة متى شئت، والرمز كما هو.",
    en: "On restaurant tables: change the menu whenever you like, the code stays.",
  },
  usePackaging: {
    ar: "على علبة المنتج: طريقة استعماله، أو حكاية من صنعه.",
    en: "On the packaging: how to use it, or who made it.",
  },
  useDoor: {
    ar: "على باب المحل: مكانك على الخريطة ومواعيد عملك.",
    en: "On the shop door: your place on the map and your opening hours.",
  },
  useCard: {
    ar: "على بطاقة العمل: رقمك جاهز للاتصال دون كتابة.",
    en: "On your business card: your number, ready to call.",
  },
  useBag: {
    ar: "على كيس الشراء: رابط للتقييم، أو للطلب مرة أخرى.",
    en: "On the shopping bag: a link to review you, or to order again.",
  },
  useEvent: {
    ar: "على لافتة المعرض: رابط التسجيل لمن يقف أمامها.",
    en: "On a sign at the fair: the way to register, for whoever stands before it.",
  },

  // Toasts
  errorTitle: { ar: "خطأ", en: "Error" },
  errorNotImage: { ar: "اختر ملف صورة صالحًا من فضلك", en: "Please select a valid image file" },
  errorTooLarge: {
    ar: "حجم الملف أكبر من المسموح. الحد الأقصى 2 ميغابايت",
    en: "File size too large. Maximum is 2MB",
  },
  downloadedTitle: { ar: "تم التنزيل", en: "Downloaded!" },
  downloaded: { ar: "نُزّل رمز QR على جهازك", en: "QR code has been downloaded successfully" },
  copiedTitle: { ar: "تم النسخ", en: "Copied!" },
  imageCopied: { ar: "نُسخت صورة الرمز إلى الحافظة", en: "Image copied to clipboard" },
  copyRefused: {
    ar: "لم يسمح المتصفح بنسخ الصورة. نزّلها بدلًا من ذلك.",
    en: "Your browser did not allow copying the image. Download it instead.",
  },
});
