import { defineMessages } from "#i18n/messages.ts";

export const messages = defineMessages({
  // The frame: the same keys in every tool
  title: { ar: "تحسين الصور", en: "Image Optimizer" },
  tagline: { ar: "داخل متصفحك", en: "Inside your browser" },
  summary: {
    ar: "خفّف صورك دون أن يلاحظ أحد. كل شيء يجري داخل متصفحك، ولا يُرفع شيء.",
    en: "Make pictures lighter without anyone noticing. Everything happens in your browser; nothing is uploaded.",
  },
  description: {
    ar: "خفّف حجم صورك مجانًا دون أن تفقد وضوحها: اختر الصيغة والعرض ومستوى الضغط، وقارن قبل التنزيل. يجري العمل كله في متصفحك ولا تُرفع صورة واحدة.",
    en: "Make images lighter for free and keep them sharp: pick a format, width and compression level, compare, then download. It all stays in your browser.",
  },
  privacy: {
    ar: "صورك لا تخرج من جهازك: تُفتح وتُضغط وتُحفظ داخل متصفحك. والأحجام التي تراها هي أحجام الملفات نفسها، بلا تقدير.",
    en: "Your pictures do not leave your device: they are opened, compressed and saved inside your browser. The sizes you see are those of the files themselves, not estimates.",
  },

  // The upload area
  uploadTitle: { ar: "أضف صورتك", en: "Put your picture here" },
  anotherTitle: { ar: "صور أخرى؟", en: "More pictures?" },
  chooseFile: { ar: "اختر ملفًا", en: "Choose a file" },
  chooseAnother: { ar: "أضف ملفات", en: "Add files" },
  supported: {
    ar: "صورة أو عدة صور معًا. يدعم JPEG وPNG وWebP، حتى 10 ميجابايت للملف.",
    en: "One picture or several. JPEG, PNG, WebP supported, up to 10 MB each.",
  },
  dragOrPaste: {
    ar: "أو اسحب الصور أو مجلدها إلى هنا، أو الصقها.",
    en: "Or drag pictures or a folder here, or paste them.",
  },
  fileCount: {
    ar: {
      zero: "لا صور",
      one: "صورة واحدة",
      two: "صورتان",
      few: "{n} صور",
      many: "{n} صورة",
      other: "{n} صورة",
    },
    en: { one: "{n} picture", other: "{n} pictures" },
  },

  // Settings
  settingsTitle: { ar: "الإعدادات", en: "Settings" },
  compression: { ar: "جودة الصورة", en: "Image quality" },
  compressionTargetHint: {
    ar: "الحجم المطلوب يحدّد الجودة.",
    en: "The target size sets the quality.",
  },
  compressionLossless: { ar: "لا يضيع شيء من الصورة.", en: "Nothing of the picture is lost." },
  compressionHint: {
    ar: "كلما زاد الرقم زاد الوضوح وكبر الملف.",
    en: "A higher number keeps more detail and makes a larger file.",
  },
  format: { ar: "صيغة الملف", en: "Output format" },
  formatAvifHint: {
    ar: "AVIF أخف الصيغ، ويحتاج إنتاجه إلى وقت أطول.",
    en: "AVIF is the lightest, and takes longer to make.",
  },
  resize: { ar: "تغيير المقاس", en: "Resize" },
  resizeHint: {
    ar: "يتبع الارتفاع العرض، ولا تُكبَّر صورة أضيق منه.",
    en: "The height follows, and no narrower picture is enlarged.",
  },
  someKeepWidth: {
    ar: "صورة أضيق من هذا تبقى بعرضها: التكبير لا يضيف تفاصيل.",
    en: "A picture narrower than this keeps its width: enlarging adds no detail.",
  },
  keepsWidth: { ar: "تبقى بعرضها، {width} بكسل", en: "keeps its width of {width} px" },
  width: { ar: "العرض", en: "Width" },
  widthField: { ar: "اكتب العرض بالبكسل", en: "Width in pixels" },
  widthInvalid: {
    ar: "اكتب عرضًا من 100 إلى 2,000 بكسل. نقرّبه إلى أقرب 10.",
    en: "Write a width from 100 to 2,000 px. It is rounded to tens.",
  },
  unitPx: { ar: "بكسل", en: "px" },
  targetSize: { ar: "الحجم المطلوب", en: "Target size" },
  targetSizeHint: {
    ar: "اكتب أقصى حجم تقبله، فنختار الجودة التي تبلغه.",
    en: "Give the largest size you accept and we find the quality for it.",
  },
  targetField: { ar: "أقصى حجم، بالكيلوبايت", en: "Largest size, in KB" },
  targetInvalid: { ar: "اكتب عددًا من 1 إلى 10,240.", en: "Write a number from 1 to 10,240." },
  more: { ar: "خيارات أخرى", en: "More options" },
  background: { ar: "لون الخلفية", en: "Background colour" },
  backgroundHint: {
    ar: "صيغة JPEG لا تدعم الشفافية، فاختر اللون الذي يحلّ محلها.",
    en: "JPEG has no transparency, so choose the colour that takes its place.",
  },
  keepProfile: { ar: "احتفظ بملف الألوان (ICC)", en: "Keep the colour profile (ICC)" },
  keepProfileHint: {
    ar: "وإلا حوّلنا الألوان إلى sRGB، وهي ما تعرضه كل الشاشات.",
    en: "Otherwise colours are converted to sRGB, which every screen shows.",
  },
  noProfile: {
    ar: "تُحوَّل الألوان في AVIF إلى sRGB دائمًا.",
    en: "In AVIF colours are always converted to sRGB.",
  },
  reset: { ar: "ابدأ من جديد", en: "Reset" },
  undoReset: { ar: "تراجع وأعد الصور", en: "Undo, bring the pictures back" },
  optimize: { ar: "حسّن الصورة", en: "Optimize Image" },
  optimizeAll: {
    ar: {
      zero: "حسّن الصور",
      one: "حسّن الصورة",
      two: "حسّن الصورتين",
      few: "حسّن الصور",
      many: "حسّن الصور",
      other: "حسّن الصور",
    },
    en: { one: "Optimize Image", other: "Optimize Images" },
  },
  optimizingNow: { ar: "نحسّن…", en: "Optimising…" },
  optimizing: {
    ar: {
      zero: "نحسّن الصور…",
      one: "نحسّن الصورة…",
      two: "نحسّن الصورتين…",
      few: "نحسّن الصور…",
      many: "نحسّن الصور…",
      other: "نحسّن الصور…",
    },
    en: { one: "Optimising the image…", other: "Optimising the images…" },
  },
  cancel: { ar: "ألغِ", en: "Cancel" },
  doneOf: { ar: "اكتملت {done} من {total}", en: "{done} of {total} done" },
  cancelled: { ar: "أُلغي التحسين.", en: "Optimising was cancelled." },
  cancelledOutdated: {
    ar: "النتائج التي تراها من إعداداتك السابقة.",
    en: "The results you see belong to your earlier settings.",
  },

  // The pictures of a batch
  picturesTitle: { ar: "صورك", en: "Your pictures" },
  stateReady: { ar: "تنتظر", en: "waiting" },
  stateWorking: { ar: "قيد التحسين", en: "optimising" },
  removeOne: { ar: "أزل {name}", en: "Remove {name}" },
  removedOne: { ar: "أُزيلت \u2068{name}\u2069.", en: "{name} was removed." },
  stateFailed: { ar: "تعذّر تحسينها", en: "not optimised" },

  // Before and after
  tabsLabel: { ar: "الصورة قبل التحسين وبعده", en: "The picture before and after" },
  originalAlt: { ar: "الصورة الأصلية: {name}", en: "The original image: {name}" },
  optimizedAlt: { ar: "الصورة المحسّنة: {name}", en: "The optimised image: {name}" },
  cannotShow: {
    ar: "لا يستطيع متصفحك عرض هذه الصيغة، لكن الملف سليم.",
    en: "Your browser cannot show this format, but the file is fine.",
  },
  stage: {
    ar: "مقارنة الصورتين. كبّر ثم حرّكها بمفاتيح الأسهم.",
    en: "The two pictures compared. Zoom in, then move with the arrow keys.",
  },
  beforeShare: {
    ar: "{percent} من العرض للصورة الأصلية",
    en: "{percent} of the width shows the original",
  },
  dimensions: { ar: "{width} × {height} بكسل", en: "{width} × {height} px" },
  exactBytes: { ar: "{bytes} بايت", en: "{bytes} bytes" },
  downloaded: { ar: "نُزّلت", en: "Downloaded" },
  downloadedAll: {
    ar: {
      zero: "نُزّلت الصور",
      one: "نُزّلت صورة واحدة",
      two: "نُزّلت صورتان",
      few: "نُزّلت {n} صور",
      many: "نُزّلت {n} صورة",
      other: "نُزّلت {n} صورة",
    },
    en: { one: "1 picture downloaded", other: "{n} pictures downloaded" },
  },
  unitBytes: { ar: "بايت", en: "bytes" },
  unitKb: { ar: "كيلوبايت", en: "KB" },
  unitMb: { ar: "ميجابايت", en: "MB" },
  tabOriginal: { ar: "الصورة الأصلية", en: "Original Image" },
  tabOptimized: { ar: "الصورة المحسّنة", en: "Optimized Image" },
  before: { ar: "قبل", en: "Before" },
  after: { ar: "بعد", en: "After" },
  compareHandle: {
    ar: "حرّك الفاصل لتقارن بين الصورتين",
    en: "Move the divider to compare the two",
  },
  zoomIn: { ar: "كبّر", en: "Zoom in" },
  zoomOut: { ar: "صغّر", en: "Zoom out" },
  originalSize: { ar: "الحجم الأصلي", en: "Original size" },
  optimizedSize: { ar: "الحجم بعد التحسين", en: "Optimised size" },
  lighter: { ar: "أخف", en: "lighter" },
  comparison: {
    ar: "من {before} إلى {after}، أي أخف بنسبة {percent}.",
    en: "From {before} to {after}, which is {percent} lighter.",
  },
  keptOriginal: {
    ar: "صورتك خفيفة من الأصل، وأي نسخة جديدة بهذه الإعدادات ستكون أكبر. أبقيناها كما هي.",
    en: "Your picture is light already, and a new copy with these settings would be larger. We kept it as it is.",
  },
  larger: {
    ar: "طلبت صيغة أخرى، فهذه هي، لكنها أكبر من الأصل بنسبة {percent}. جرّب جودة أقل أو صيغة WebP.",
    en: "You asked for another format, and here it is, but {percent} larger than the original. Try a lower quality or WebP.",
  },
  comparisonLarger: {
    ar: "من {before} إلى {after}، أي أكبر بنسبة {percent}.",
    en: "From {before} to {after}, which is {percent} larger.",
  },
  sameSize: { ar: "بقيت {before}.", en: "It stays at {before}." },
  sameSizeAll: {
    ar: "صورك خفيفة من الأصل، فبقيت كما هي: {before}.",
    en: "Your pictures are light already and stay as they are: {before}.",
  },
  stateOutdated: { ar: "قديمة", en: "outdated" },
  outdated: { ar: "نتيجة إعدادات سابقة", en: "Result of earlier settings" },
  stateKept: { ar: "كما هي", en: "kept" },
  comparisonAll: {
    ar: "المجموع من {before} إلى {after}، أي أخف بنسبة {percent}.",
    en: "All together from {before} to {after}, which is {percent} lighter.",
  },
  readyOf: { ar: "{done} من {total} جاهزة.", en: "{done} of {total} are ready." },
  comparisonReady: {
    ar: "ما اكتمل منها: من {before} إلى {after}، أي أخف بنسبة {percent}.",
    en: "What is ready went from {before} to {after}, which is {percent} lighter.",
  },
  settingsChanged: {
    ar: "تغيّرت الإعدادات بعد هذه النتيجة. حسّن مرة أخرى لتُطبَّق.",
    en: "The settings changed after this result. Optimise again to apply them.",
  },
  metadataRemoved: {
    ar: "أزلنا البيانات المخفية في الصورة، مثل نوع الكاميرا وتاريخ التصوير.",
    en: "We removed the data hidden in the picture, such as its camera and date.",
  },
  placeRemoved: {
    ar: "أزلنا البيانات المخفية في الصورة، ومنها مكان التقاطها.",
    en: "We removed the data hidden in the picture, including where it was taken.",
  },
  firstFrame: {
    ar: "هذه صورة متحركة، فأخذنا منها أول لقطة.",
    en: "This picture is animated, so we took its first frame.",
  },
  cutShort: {
    ar: "ملف هذه الصورة ناقص، فضاع جزء منها. قارن قبل أن تستعملها.",
    en: "Part of this picture is missing: its file ends too early. Compare before you use it.",
  },
  download: { ar: "نزّل", en: "Download" },
  downloadOne: { ar: "نزّل {name}", en: "Download {name}" },
  downloadAll: {
    ar: {
      zero: "نزّل الصور (ZIP)",
      one: "نزّل صورة واحدة",
      two: "نزّل صورتين (ZIP)",
      few: "نزّل {n} صور (ZIP)",
      many: "نزّل {n} صورة (ZIP)",
      other: "نزّل {n} صورة (ZIP)",
    },
    en: { one: "Download 1 picture", other: "Download {n} pictures (ZIP)" },
  },

  // Feature cards
  featuresTitle: { ar: "كيف تعمل", en: "How it works" },
  featurePrivateTitle: { ar: "صورك تبقى عندك", en: "Your pictures stay with you" },
  featurePrivateText: {
    ar: "لا رفع ولا حساب. يحفظها متصفحك لهذا التبويب وحده، فلا تضيع إن أعدت تحميل الصفحة أو غيّرت اللغة. وزر «ابدأ من جديد» يمحوها.",
    en: "No upload, no account. Your browser keeps them for this tab alone, so that a reload or a change of language does not lose them; Reset deletes them.",
  },
  featureFormatsTitle: { ar: "أربع صيغ", en: "Four formats" },
  featureFormatsText: {
    ar: "حوّل بين JPEG وPNG وWebP وAVIF، واختر ما يناسب مكان الصورة.",
    en: "Move between JPEG, PNG, WebP and AVIF, and take what suits the place of the picture.",
  },
  featureCompareTitle: { ar: "قارن قبل أن تحفظ", en: "Compare before you save" },
  featureCompareText: {
    ar: "ضع الصورتين جنبًا إلى جنب، واحكم بعينك قبل الأرقام.",
    en: "Lay the two side by side and judge with your eyes before the figures.",
  },
  featureResizeTitle: { ar: "بالعرض الذي تحتاجه", en: "As wide as you need" },
  featureResizeText: {
    ar: "حدّد العرض بالبكسل، فيتبعه الارتفاع ولا تتشوه الصورة.",
    en: "Set the width in pixels; the height follows and nothing is stretched.",
  },

  // Tips
  tipsTitle: { ar: "يفيدك أن تعرف", en: "Good to know" },
  tipFormats: {
    ar: "صيغة WebP تناسب أغلب صور المواقع، وAVIF أخف منها وأبطأ في الإنتاج.",
    en: "WebP suits almost every photo on the web; AVIF is lighter still, and slower to make.",
  },
  tipWidth: {
    ar: "شاشة الهاتف نادرًا ما تحتاج إلى أكثر من 1,200 بكسل.",
    en: "A phone screen rarely needs more than 1,200 px.",
  },
  tipLevel: {
    ar: "تحت جودة 60 يبدأ الفرق في الظهور، في السماء والبشرة أولًا.",
    en: "Below a quality of 60 you will start to see it, in skies and skin first.",
  },
  tipPng: {
    ar: "احفظ الشعارات ولقطات الشاشة بصيغة PNG، فتبقى حوافها حادّة.",
    en: "Save logos and screenshots as PNG, and their edges stay crisp.",
  },
  tipOriginal: {
    ar: "احتفظ بالأصل دائمًا. ضغط المضغوط مرة بعد مرة يُفسد التفاصيل.",
    en: "Always keep the original. Compressing what was compressed before wears the detail away.",
  },

  // Toasts and rejections
  sharedWaitsTitle: { ar: "وصلت صورة من جهازك", en: "A picture arrived from your device" },
  sharedWaits: {
    ar: "هنا صور كنت تعمل عليها، فتركناها كما هي. أضف ما وصل إليها إن أردت.",
    en: "There are pictures here that you were working on, so they were left as they are. Add what arrived to them if you like.",
  },
  sharedAdd: { ar: "أضف ما وصل", en: "Add what arrived" },
  sharedLostTitle: { ar: "لم تصل صورتك", en: "Your picture did not arrive" },
  sharedLost: {
    ar: "ما شاركته مع هذه الأداة لم يصل إليها، ولم يُحفظ في أي مكان. اختر الصورة من جهازك هنا.",
    en: "What you shared with this tool did not reach it, and it was not kept anywhere. Choose the picture from your device here.",
  },
  errorTitle: { ar: "خطأ", en: "Error" },
  refusedFile: { ar: "الملف \u2068{name}\u2069: {reason}", en: "{name}: {reason}" },
  errorNotImage: { ar: "اختر ملف صورة صالحًا من فضلك", en: "Please select a valid image file" },
  errorTooLarge: {
    ar: "حجم الملف أكبر من المسموح. الحد الأقصى 10 ميجابايت",
    en: "File size too large. Maximum is 10MB",
  },
  notImages: {
    ar: {
      zero: "لم نترك أي ملف.",
      one: "ملف واحد ليس صورة، فتركناه.",
      two: "ملفان ليسا من الصور، فتركناهما.",
      few: "{n} ملفات ليست صورًا، فتركناها.",
      many: "{n} ملفًا ليست صورًا، فتركناها.",
      other: "{n} ملف ليست صورًا، فتركناها.",
    },
    en: {
      one: "{n} file is not a picture and was left out.",
      other: "{n} files are not pictures and were left out.",
    },
  },
  tooLargeFiles: {
    ar: {
      zero: "لم نترك أي ملف.",
      one: "ملف واحد أكبر من 10 ميجابايت، فتركناه.",
      two: "ملفان أكبر من 10 ميجابايت، فتركناهما.",
      few: "{n} ملفات أكبر من 10 ميجابايت، فتركناها.",
      many: "{n} ملفًا أكبر من 10 ميجابايت، فتركناها.",
      other: "{n} ملف أكبر من 10 ميجابايت، فتركناها.",
    },
    en: {
      one: "{n} file is larger than 10 MB and was left out.",
      other: "{n} files are larger than 10 MB and were left out.",
    },
  },
  emptyFolder: {
    ar: "لا ملفات في هذا المجلد.",
    en: "There are no files in this folder.",
  },
  folderCut: {
    ar: "أخذنا من المجلد أول 1,000 ملف، وتركنا الباقي.",
    en: "We took the first 1,000 files of the folder and left out the rest.",
  },
  unreadable: {
    ar: "لم نستطع فتح هذه الصورة، فربما كان الملف ناقصًا أو تالفًا. جرّب نسخة أخرى منه.",
    en: "We could not open this picture: the file may be incomplete or damaged. Try another copy of it.",
  },
  unsupportedHere: {
    ar: "متصفحك لا يفتح صيغة {format}. احفظ الصورة بصيغة JPEG ثم أعد المحاولة.",
    en: "Your browser does not open {format}. Save the picture as JPEG and try again.",
  },
  formatNotTaken: {
    ar: "لا تقبل هذه الأداة صيغة {format}. احفظ الصورة بصيغة PNG ثم أعد المحاولة.",
    en: "This tool does not take {format}. Save the picture as PNG and try again.",
  },
  vector: {
    ar: "‏SVG رسم من خطوط وأشكال لا من بكسلات، فهو خفيف وحادّ بكل مقاس. أبقه كما هو، وإن احتجت إلى صورة منه فصدّره بصيغة PNG من برنامج الرسم.",
    en: "SVG is drawn with lines and shapes instead of pixels, so it is light and sharp at every size. Keep it as it is; if you need a picture of it, export it as PNG from your drawing program.",
  },
  needsResize: {
    ar: "هذه الصورة أكبر من 50 ميجابكسل. شغّل «تغيير المقاس» واختر العرض، فنفتحها بمقاس أصغر.",
    en: "This picture is larger than 50 megapixels. Switch on Resize and choose a width; it is then opened at a smaller size.",
  },
  tooManyPixels: {
    ar: "هذه الصورة أكبر من 120 ميجابكسل، ولا يقوى المتصفح على فتحها. صغّرها أولًا.",
    en: "This picture is larger than 120 megapixels, more than a browser can open. Make it smaller first.",
  },
  tooLong: {
    ar: "بهذا العرض يصير أحد أضلاع الصورة أطول مما تسمح به صيغة {format}. صغّر العرض أو اختر صيغة أخرى.",
    en: "At this width a side of the picture is longer than {format} allows. Reduce the width or choose another format.",
  },
  outOfMemory: {
    ar: "لم تكفِ ذاكرة المتصفح لهذه الصورة. أغلق صفحات أخرى أو صغّر الصورة أولًا.",
    en: "The browser ran out of memory for this picture. Close other pages or make it smaller first.",
  },
  crashed: {
    ar: "توقف التحسين قبل أن يكتمل. أعد المحاولة، وإن تكرر ذلك فأعد تحميل الصفحة.",
    en: "Optimising stopped before it was done. Try again; if that does not help, reload the page.",
  },
  targetMissed: {
    ar: "لا تبلغ الصورة هذا الحجم بهذا العرض. صغّر العرض أو اقبل حجمًا أكبر.",
    en: "The picture cannot get that small at this width. Reduce the width or accept a larger size.",
  },
});
