import { defineMessages } from "#i18n/messages.ts";

export const messages = defineMessages({
  // The frame: the same keys in every tool
  title: { ar: "لوحة الألوان", en: "Color Palette Generator" },
  tagline: { ar: "خمسة مخططات", en: "Five schemes" },
  summary: {
    ar: "اختر لونًا تحبه، وخذ معه لوحة من خمسة ألوان يليق بعضها ببعض، بأكوادها وأسمائها، جاهزة للنسخ والحفظ.",
    en: "Choose a colour you like and take away a palette of five that go together, with their codes and names, ready to copy and keep.",
  },
  description: {
    ar: "كوّن لوحة ألوان من لون واحد بخمسة مخططات: أحادي ومتجاور ومتكامل وثلاثي ورباعي. انسخ أكواد hex وrgb، وافحص التباين، واحفظ لوحاتك مجانًا.",
    en: "Build a colour palette from a single colour in five schemes, from monochromatic to tetradic. Copy hex and rgb codes, check contrast, save palettes.",
  },
  privacy: {
    ar: "لا نرى ألوانك ولا الصور التي تأخذ منها. واللوحات التي تحفظها تبقى في هذا المتصفح وحده.",
    en: "We see neither your colours nor the pictures you take them from. The palettes you save stay in this browser only.",
  },

  // Controls
  baseColour: { ar: "اللون الأساسي", en: "Base colour" },
  colourPicker: { ar: "اختر اللون الأساسي", en: "Pick the base colour" },
  invalidColour: {
    ar: "هذا ليس كود لون. اكتبه هكذا: \u2066#6d28d9\u2069",
    en: "This is not a colour code. Write it like #6d28d9",
  },
  randomColour: { ar: "لون عشوائي", en: "Random colour" },
  paletteType: { ar: "نوع المخطط", en: "Palette type" },
  monochromatic: { ar: "أحادي", en: "Monochromatic" },
  analogous: { ar: "متجاور", en: "Analogous" },
  complementary: { ar: "متكامل", en: "Complementary" },
  triadic: { ar: "ثلاثي", en: "Triadic" },
  tetradic: { ar: "رباعي", en: "Tetradic" },
  randomPalette: { ar: "لوحة عشوائية", en: "Random Palette" },
  generatePalette: { ar: "كوّن اللوحة", en: "Generate Palette" },
  paletteMade: {
    ar: "لوحتك جاهزة: من \u2068{base}\u2069، مخطط {type}.",
    en: "Your palette is ready: from {base}, {type}.",
  },
  previousPalette: { ar: "اللوحة السابقة", en: "Previous palette" },
  evenSteps: { ar: "درجات متساوية للعين", en: "Steps that look even" },
  evenStepsHint: {
    ar: "يوزّع الفاتح والداكن كما تراهما العين، لا كما يحسبهما الكمبيوتر.",
    en: "Spreads light and dark as the eye sees them, not as the computer counts them.",
  },
  lockColour: { ar: "ثبّت {colour}", en: "Lock {colour}" },
  unlockColour: { ar: "ألغِ تثبيت {colour}", en: "Unlock {colour}" },
  keyHint: {
    ar: "مفتاح المسافة يعطيك لوحة عشوائية جديدة، وما ثبّتّه يبقى مكانه. والأسهم تنقلك بين الألوان.",
    en: "The space bar gives a new random palette; what you lock stays. Arrow keys move between the colours.",
  },
  greyNote: {
    ar: "لا صبغة للرمادي كي ندور بها على دائرة الألوان، فهذه درجات منه.",
    en: "A grey has no hue to turn around the wheel, so these are tones of it.",
  },
  // In the place of the fixed tone that is the nearest to it
  placeBase: {
    ar: "استعمل لونك كما اخترته: \u2068{base}\u2069 مكان \u2068{tone}\u2069",
    en: "Use your colour as you chose it: {base} in place of {tone}",
  },
  newPalette: { ar: "لوحة جديدة: {colours}", en: "New palette: {colours}" },

  // Colours from a picture
  fromPicture: { ar: "خذ الألوان من صورة", en: "Take colours from a picture" },
  fromPictureShort: { ar: "أو خذ ألوان صورة عندك", en: "Or take the colours of a photo" },
  fromPictureHint: {
    ar: "صورة منتجك أو واجهة محلك: نأخذ منها الألوان الخمسة التي تغلب عليها. لا تغادر الصورة جهازك.",
    en: "Your product or your shop front: we take the five colours that it is made of. The picture never leaves your device.",
  },
  pictureTitle: { ar: "صورة منتجك أو محلك", en: "Your product or your shop" },
  pictureDrop: { ar: "أو اسحبها إلى هنا، أو الصقها.", en: "Or drop it here, or paste it." },
  pictureChoose: { ar: "اختر صورة", en: "Choose a picture" },
  pictureKinds: { ar: "JPEG أو PNG أو WebP أو AVIF", en: "JPEG, PNG, WebP or AVIF" },
  pictureWorking: { ar: "نبحث عن ألوان الصورة…", en: "Looking for the colours of the picture…" },
  pictureDone: {
    ar: "هذه ألوان الصورة: {colours}",
    en: "These are the colours of the picture: {colours}",
  },
  pictureNone: { ar: "اختر ملف صورة صالحًا من فضلك", en: "Please select a valid image file" },
  pictureTransparent: {
    ar: "هذه الصورة شفافة كلها، فلا لون فيها يؤخذ. اختر صورة أخرى.",
    en: "This picture is transparent throughout: there is no colour in it to take. Choose another one.",
  },

  // The colours
  coloursTitle: { ar: "ألوان اللوحة", en: "Palette colours" },
  copyValue: { ar: "انسخ {value}", en: "Copy {value}" },
  veryDarkColour: { ar: "{colour} داكن جدًا", en: "Very dark {colour}" },
  veryLightColour: { ar: "{colour} فاتح جدًا", en: "Very light {colour}" },
  darkColour: { ar: "{colour} داكن", en: "Dark {colour}" },
  lightColour: { ar: "{colour} فاتح", en: "Light {colour}" },
  black: { ar: "أسود", en: "Black" },
  white: { ar: "أبيض", en: "White" },
  grey: { ar: "رمادي", en: "Grey" },
  red: { ar: "أحمر", en: "Red" },
  orange: { ar: "برتقالي", en: "Orange" },
  yellow: { ar: "أصفر", en: "Yellow" },
  green: { ar: "أخضر", en: "Green" },
  cyan: { ar: "سماوي", en: "Cyan" },
  blue: { ar: "أزرق", en: "Blue" },
  purple: { ar: "بنفسجي", en: "Purple" },
  pink: { ar: "وردي", en: "Pink" },
  brown: { ar: "بنّي", en: "Brown" },

  // Saved palettes
  paletteName: { ar: "اسم اللوحة", en: "Palette name" },
  paletteNameExample: { ar: "مثل: واجهة المحل", en: "For example: shop front" },
  save: { ar: "احفظ", en: "Save" },
  savedTitle: { ar: "لوحاتك المحفوظة", en: "Saved palettes" },
  savedEmpty: {
    ar: "لم تحفظ لوحة بعد. سمِّ لوحتك واحفظها، فتجدها هنا في زيارتك القادمة.",
    en: "Nothing saved yet. Name your palette and save it, and you will find it here on your next visit.",
  },
  savedCount: {
    ar: {
      zero: "لا لوحات محفوظة",
      one: "لوحة محفوظة واحدة",
      two: "لوحتان محفوظتان",
      few: "{n} لوحات محفوظة",
      many: "{n} لوحة محفوظة",
      other: "{n} لوحة محفوظة",
    },
    en: { one: "{n} saved palette", other: "{n} saved palettes" },
  },
  load: { ar: "افتح", en: "Load" },
  remove: { ar: "احذف", en: "Delete" },
  loadNamed: { ar: "افتح لوحة «{name}»", en: "Load palette “{name}”" },
  removeNamed: { ar: "احذف لوحة «{name}»", en: "Delete palette “{name}”" },
  importSaved: { ar: "استورد لوحات", en: "Import palettes" },
  exportSaved: { ar: "صدّر لوحاتك", en: "Export your palettes" },
  importedTitle: { ar: "تم الاستيراد", en: "Imported" },
  importUnreadable: {
    ar: "هذا الملف ليس ملف لوحات من هذه الأداة. اختر الملف الذي صدّرته من هنا.",
    en: "This file does not contain palettes from this tool. Choose the file that you exported here.",
  },

  // The five schemes, explained
  schemesTitle: { ar: "أي مخطط يناسبك؟", en: "Which scheme suits you?" },
  monochromaticText: {
    ar: "لون واحد بخمس درجات، من الداكن إلى الفاتح. هادئ ولا يخطئ، ويناسب من يريد أن يتكلم المنتج قبل اللون.",
    en: "One colour in five steps from dark to light. Calm and hard to get wrong: for when the product should speak before the colour.",
  },
  analogousText: {
    ar: "ألوان متجاورة على دائرة الألوان، كما في الغروب. ناعم ومتآلف. اختر لونًا يقود، ودع الباقي يتبعه.",
    en: "Neighbours on the colour wheel, as in a sunset. Soft and of one family. Choose one to lead and let the others follow.",
  },
  complementaryText: {
    ar: "لون ومعه ما يقابله على الدائرة. التباين قوي، فاجعل أحدهما للمساحات والآخر لزر الشراء.",
    en: "A colour and the one across the wheel. The contrast is strong: give one the large areas and the other the buy button.",
  },
  triadicText: {
    ar: "ثلاثة ألوان بينها مسافات متساوية على الدائرة. مرح وحيوي. اجعل لونًا واحدًا منها يقود.",
    en: "Three colours at equal distances on the wheel. Lively and playful: let one of them lead.",
  },
  tetradicText: {
    ar: "أربعة ألوان في زوجين متكاملين، ومعها لون باهت يهدّئها. غنيّ، ويناسب عملًا له أقسام كثيرة.",
    en: "Four colours in two opposite pairs, with a muted one to calm them. Rich: for a business with many sections.",
  },

  useScheme: { ar: "اعتمد هذا المخطط", en: "Use this type" },
  schemeInUse: { ar: "هذا مخطط لوحتك الآن.", en: "This is your palette’s type now." },
  schemeWheel: {
    ar: "أماكن الألوان الخمسة على دائرة الألوان",
    en: "Where the five colours are on the colour wheel",
  },

  // Contrast
  contrastTitle: { ar: "هل يُقرأ بعضها فوق بعض؟", en: "Can one be read on another?" },
  contrastHint: {
    ar: "ليقرأ زبونك بسهولة يحتاج النص العادي إلى تباين 4.5 على الأقل، والنص الكبير إلى 3.",
    en: "For easy reading body text needs a contrast of at least 4.5, large text 3.",
  },
  contrastTable: {
    ar: "تباين كل لون، نصًا، فوق كل لون، خلفية",
    en: "The contrast of each colour as text on each as background",
  },
  contrastMove: {
    ar: "اضغط خانة لترى اللونين معًا، وتنقّل بينها بالأسهم.",
    en: "Click a cell to see the pair; move between cells with the arrow keys.",
  },
  contrastText: { ar: "النص", en: "Text" },
  contrastPair: { ar: "{text} فوق {background}", en: "{text} on {background}" },
  contrastRatio: { ar: "التباين {ratio}", en: "Contrast {ratio}" },
  contrastSample: { ar: "خط كبير", en: "Large text" },
  contrastSmall: {
    ar: "وهذا نص عادي يقرؤه زبونك.",
    en: "And this is body text for your customer.",
  },
  useNearest: { ar: "ضعه مكان {hex}", en: "Use it instead of {hex}" },
  contrastAll: { ar: "لكل نص", en: "Any text" },
  contrastLarge: { ar: "للنص الكبير فقط", en: "Large text only" },
  contrastNone: { ar: "لا يصلح لنص", en: "Not for text" },
  nearestPassing: { ar: "أقرب لون يُقرأ: {hex}", en: "Nearest colour that can be read: {hex}" },
  visionTitle: { ar: "كما يراها غيرك", en: "As others see it" },
  visionHint: {
    ar: "من كل اثني عشر رجلًا واحد لا يفرّق بين ألوان يفرّق بينها غيره. لا تعتمد على اللون وحده.",
    en: "One man in twelve cannot tell apart some colours that others can. Never rely on colour alone.",
  },
  visionFull: { ar: "يرى الألوان كلها", en: "Sees every colour" },
  visionApart: { ar: "تبقى الألوان متمايزة.", en: "The colours can still be told apart." },
  visionRed: { ar: "لا يرى الأحمر", en: "Without red" },
  visionGreen: { ar: "لا يرى الأخضر", en: "Without green" },
  visionBlue: { ar: "لا يرى الأزرق", en: "Without blue" },
  visionCollapse: {
    ar: "يبدو {first} و{second} هنا متشابهين جدًا، فلا تفرّق بهما بين شيئين.",
    en: "Here {first} and {second} look almost the same, so do not tell two things apart by them.",
  },
  previewTitle: { ar: "شاهدها في مكانها", en: "See it in place" },
  previewHint: {
    ar: "أفتح ألوانك للورق، وأغمقها للكلام، وأزهاها للزر.",
    en: "Your lightest colour is the paper, your darkest the words, your strongest the button.",
  },
  previewPage: { ar: "صفحة", en: "A page" },
  previewWindow: { ar: "زجاج ملوّن", en: "Coloured glass" },
  previewPageAlt: {
    ar: "صفحة متجر صغيرة بألوان لوحتك",
    en: "A small shop page in the colours of your palette",
  },
  previewWindowAlt: {
    ar: "نافذة من الزجاج المعشّق بألوان لوحتك",
    en: "A window of coloured glass in the colours of your palette",
  },
  sampleShop: { ar: "محمصة الفجر", en: "Dawn Roastery" },
  sampleMenu: { ar: "البن · الأدوات · من نحن", en: "Coffee · Tools · About" },
  sampleHead: { ar: "بُنّ يُحمَّص يوم تطلبه", en: "Coffee roasted the day you order" },
  sampleText: {
    ar: "نختار من سبع مزارع، ونحمّص قليلًا في كل مرة، ويصلك طازجًا.",
    en: "From seven farms, in small batches, at your door while it is fresh.",
  },
  sampleButton: { ar: "اطلب كيسًا", en: "Order a bag" },
  sampleLink: { ar: "كيف نحمّص؟", en: "How we roast" },
  sampleBand: { ar: "التوصيل مجاني هذا الأسبوع", en: "Free delivery this week" },

  // Export
  exportTitle: { ar: "خذ لوحتك معك", en: "Take your palette with you" },
  exportCss: { ar: "متغيّرات CSS", en: "CSS variables" },
  exportTailwind: { ar: "ألوان Tailwind 4", en: "Tailwind 4" },
  exportJson: { ar: "ملف JSON", en: "JSON" },
  exportSvg: { ar: "صورة SVG", en: "SVG image" },
  exportAse: { ar: "ASE لبرامج Adobe", en: "ASE for Adobe apps" },
  exportHint: {
    ar: "للمطوّر كود، وللمصمم ملف، ولمن تحب رابط.",
    en: "Code for a developer, a file for a designer, a link for anybody.",
  },
  exportCopy: { ar: "انسخ الكود", en: "Copy the code" },
  download: { ar: "نزّل {file}", en: "Download {file}" },
  exportAseText: {
    ar: "تفتحه برامج Adobe وما يشبهها: خمس عيّنات بأسمائها في مجموعة واحدة.",
    en: "Opens in Photoshop, Illustrator, InDesign and Affinity: five named swatches in one group.",
  },
  copyLink: { ar: "انسخ رابط اللوحة", en: "Copy the palette's link" },

  // Toasts
  errorTitle: { ar: "خطأ", en: "Error" },
  errorName: { ar: "اكتب اسمًا للوحة من فضلك", en: "Please enter a name for the palette" },
  savedToastTitle: { ar: "تم الحفظ", en: "Saved" },
  savedToast: { ar: "حُفظت اللوحة", en: "Palette saved successfully" },
  copiedTitle: { ar: "تم النسخ", en: "Copied" },
  copied: {
    // Isolated, so that a code keeps its direction inside Arabic.
    ar: "نُسخ \u2068{value}\u2069 إلى الحافظة",
    en: "{value} copied to clipboard",
  },
  linkCopiedTitle: { ar: "تم النسخ", en: "Copied!" },
  linkCopied: { ar: "نُسخ الرابط إلى الحافظة", en: "Link copied to clipboard" },
  removedTitle: { ar: "تم الحذف", en: "Removed" },
  removed: { ar: "حُذفت اللوحة", en: "Palette removed" },
  copyRefused: {
    ar: "لم يسمح المتصفح بالنسخ. ظلّل القيمة وانسخها بنفسك.",
    en: "Your browser did not allow copying. Select the value and copy it yourself.",
  },
  saveRefused: {
    ar: "لم يسمح المتصفح بالحفظ، فربما كنت في نافذة خاصة. صدّر اللوحة لتحتفظ بها.",
    en: "Your browser did not allow saving: you may be in a private window. Export the palette to keep it.",
  },
});
