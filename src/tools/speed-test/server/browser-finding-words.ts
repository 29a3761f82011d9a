import type { AdviceWords } from "./finding.ts";

/**
 * Our texts for Lighthouse's audits, by id, written for a site's owner: Lighthouse's own texts are
 * for developers, and its Arabic is a literal translation.
 */
export const browserFindingWords: Readonly<Record<string, AdviceWords>> = {
  "image-delivery-insight": {
    title: { ar: "صور أثقل مما يلزم", en: "Images heavier than they need to be" },
    text: {
      ar: "صور الصفحة أكبر أو أثقل مما يظهر منها، فيدفع الزائر من وقته وباقته. أداة تحسين الصور عندنا تخففها مجانًا، ثم ترفعها مكان القديمة.",
      en: "The pictures are larger or heavier than what is shown of them, and visitors pay for it in time and data. Our image optimizer makes them lighter for free; upload the results in place of the old ones.",
    },
    fix: {
      ar: "صغّر كل صورة إلى عرض مكانها، وقدّم مقاسات عدة في srcset، واحفظها بصيغة WebP أو AVIF.",
      en: "Scale each image to the width of its place, offer several sizes in srcset, and save as WebP or AVIF.",
    },
    effort: { by: "owner", time: "hour" },
  },
  "render-blocking-insight": {
    title: { ar: "ملفات تؤخّر ظهور الصفحة", en: "Files that delay the page" },
    text: {
      ar: "تبقى الشاشة بيضاء حتى تصل هذه الملفات، مع أن الصفحة نفسها وصلت.",
      en: "The screen stays white until these files are here, although the page itself has arrived.",
    },
    fix: {
      ar: "أضف defer إلى السكربتات، وضع التنسيقات الضرورية داخل الصفحة وأجّل ما سواها.",
      en: "Add “defer” to scripts, put the styles that are needed first into the page and load the rest later.",
    },
    effort: { by: "developer", time: "hour" },
  },
  "document-latency-insight": {
    title: { ar: "يمكن أن تصل الصفحة نفسها أسرع", en: "The page itself could arrive sooner" },
    text: {
      ar: "ينتظر الزائر وصول الصفحة إذا تأخر الخادم في الرد، أو حوّله من رابط إلى آخر، أو أرسل النص بلا ضغط.",
      en: "Visitors wait for the page where the server answers late, sends them from one address to another, or sends the text without compression.",
    },
    fix: {
      ar: "اجعل الروابط مباشرة بلا تحويلات، وخزّن الصفحات على الخادم، وفعّل Brotli أو gzip.",
      en: "Link to the final address, cache pages on the server, and switch on Brotli or gzip.",
    },
    effort: { by: "host", time: "hour" },
  },
  "cache-insight": {
    title: {
      ar: "ملفات لا يحتفظ بها المتصفح مدة كافية",
      en: "Files that browsers keep for too short a time",
    },
    text: {
      ar: "من يعود إلى موقعك قد يحمّل من جديد ملفات لم تتغيّر، كالشعار والخطوط.",
      en: "Whoever comes back may load files again that have not changed, such as the logo and the fonts.",
    },
    fix: {
      ar: "أرسل مع الشعار والخطوط والسكربتات ترويسة Cache-Control بمدة طويلة، وغيّر اسم الملف كلما تغيّر محتواه.",
      en: "Send the logo, fonts and scripts with a long Cache-Control, and change a file's name whenever its content changes.",
    },
    effort: { by: "developer", time: "hour" },
  },
  "unused-javascript": {
    title: { ar: "سكربتات تُحمّل ولا تُستخدم", en: "Scripts that are loaded and not used" },
    text: {
      ar: "يحمّل الزائر سكربتات لا تعمل في هذه الصفحة، وقد يكون بعضها من إضافات لا تحتاج إليها.",
      en: "Visitors load scripts that do nothing on this page; some may come from plugins that you do not need.",
    },
    fix: {
      ar: "احذف الإضافات التي لا يحتاج إليها الموقع، وحمّل كل سكربت في الصفحة التي تستخدمه فقط.",
      en: "Remove plugins that the site does not need, and load each script only on the pages that use it.",
    },
    effort: { by: "developer", time: "day" },
  },
  "unused-css-rules": {
    title: { ar: "تنسيقات تُحمّل ولا تُستخدم", en: "Styles that are loaded and not used" },
    text: {
      ar: "يحمّل الزائر تنسيقات لأجزاء لا تظهر في هذه الصفحة.",
      en: "Visitors load styles for parts that this page does not have.",
    },
    fix: {
      ar: "قسّم ملف التنسيقات حسب الصفحات، واحذف تنسيقات القوالب والإضافات التي لا تظهر في الموقع.",
      en: "Split the style sheet by page, and remove the styles of themes and plugins that never show.",
    },
    effort: { by: "developer", time: "day" },
  },
  "unminified-javascript": {
    title: { ar: "سكربتات لم تُختصر", en: "Scripts that are not minified" },
    text: {
      ar: "ملفات الموقع محفوظة بمسافاتها وملاحظاتها، وحذفها يخففها دون أن يتغيّر شيء.",
      en: "The site's files keep their spaces and notes; without them they are lighter and nothing else changes.",
    },
    fix: {
      ar: "اختصر ملفات JavaScript بأداة البناء أو بإضافة الأداء.",
      en: "Minify the JavaScript with the build tool or a speed plugin.",
    },
    effort: { by: "developer", time: "minutes" },
  },
  "unminified-css": {
    title: { ar: "تنسيقات لم تُختصر", en: "Styles that are not minified" },
    text: {
      ar: "ملفات شكل الموقع محفوظة بمسافاتها وملاحظاتها، وحذفها يخففها دون أن يتغيّر الشكل.",
      en: "The files of the site's look keep their spaces and notes; without them they are lighter and the page looks the same.",
    },
    fix: {
      ar: "اختصر ملفات CSS بأداة البناء أو بإضافة الأداء.",
      en: "Minify the CSS with the build tool or a speed plugin.",
    },
    effort: { by: "developer", time: "minutes" },
  },
  "legacy-javascript-insight": {
    title: { ar: "سكربتات مكتوبة لمتصفحات قديمة", en: "Scripts written for old browsers" },
    text: {
      ar: "يحمّل كل زائر كودًا لا تحتاج إليه سوى متصفحات قديمة قلّ من يستخدمها.",
      en: "Every visitor loads code that only outdated browsers need.",
    },
    fix: {
      ar: "حدّث أداة البناء لتستهدف المتصفحات الحديثة، واحذف ما يسدّ نقص القديمة (polyfills).",
      en: "Let the build tool target current browsers, and drop polyfills for old ones.",
    },
    effort: { by: "developer", time: "hour" },
  },
  "duplicated-javascript-insight": {
    title: { ar: "مكتبات تُحمّل أكثر من مرة", en: "Libraries that are loaded more than once" },
    text: {
      ar: "المكتبة نفسها موجودة في ملفين أو أكثر، فيحمّلها الزائر مرات.",
      en: "The same library is in two files or more, so visitors load it several times.",
    },
    fix: {
      ar: "اجمع المكتبة في ملف واحد، وحدّث الإضافات التي تجلب نسختها الخاصة.",
      en: "Keep one copy of the library, and update the plugins that bring their own.",
    },
    effort: { by: "developer", time: "day" },
  },
  "font-display-insight": {
    title: { ar: "النص مخفي حتى تصل الخطوط", en: "Text stays hidden until the fonts arrive" },
    text: {
      ar: "يرى الزائر مكان الكلام فارغًا حتى يصل خط الموقع.",
      en: "Visitors see empty space where the words belong until the site's font arrives.",
    },
    fix: {
      ar: "أضف «font-display: swap» إلى تعريف الخط، فيُقرأ النص بخط الجهاز إلى أن يصل خط الموقع.",
      en: "Add “font-display: swap” to the font's definition, and the text can be read in the device's own font until the site's is here.",
    },
    effort: { by: "developer", time: "minutes" },
  },
  "lcp-discovery-insight": {
    title: { ar: "الصورة الأهم تُطلب متأخرة", en: "The most important image is asked for late" },
    text: {
      ar: "الصورة الكبيرة في أول الصفحة لا يعرف بها المتصفح إلا متأخرًا، فيتأخر ظهورها.",
      en: "The browser learns of the large picture at the top of the page late, so it appears late.",
    },
    fix: {
      ar: 'اكتب الصورة الرئيسية في HTML مباشرةً، وأضف إليها ⁦fetchpriority="high"⁩، ولا تؤجّل تحميلها بـ ⁦loading="lazy"⁩.',
      en: 'Write the main image straight into the HTML, add fetchpriority="high" to it, and do not put it off with loading="lazy".',
    },
    effort: { by: "developer", time: "minutes" },
  },
  "lcp-breakdown-insight": {
    title: {
      ar: "أكبر ما على الشاشة يظهر متأخرًا",
      en: "The largest thing on the screen appears late",
    },
    text: {
      ar: "أهم ما في الشاشة الأولى، صورةً كان أو عنوانًا، لا يظهر إلا بعد انتظار.",
      en: "What matters most on the first screen, a picture or a title, appears only after a wait.",
    },
    fix: {
      ar: "انظر أين يضيع الوقت: رد الخادم، أم طلب الصورة متأخرًا، أم تحميلها، أم انتظار السكربتات قبل رسمها. وابدأ بأطولها.",
      en: "See where the time goes: the server's answer, a late request for the image, its download, or scripts that must run before it is drawn. Begin with the longest.",
    },
    effort: { by: "developer", time: "day" },
  },
  "network-dependency-tree-insight": {
    title: { ar: "ملفات تنتظر بعضها بعضًا", en: "Files that wait for each other" },
    text: {
      ar: "لا يُطلب الملف الثاني حتى يصل الأول، فيطول الانتظار.",
      en: "The second file is asked for only when the first is here, and the waiting adds up.",
    },
    fix: {
      ar: "اطلب الملفات المهمة من بداية الصفحة بـ preload، وقلّل طول السلسلة.",
      en: "Ask for the important files at the top of the page with “preload”, and shorten the chain.",
    },
    effort: { by: "developer", time: "hour" },
  },
  "third-parties-insight": {
    title: {
      ar: "أدوات من مواقع أخرى تبطئ صفحتك",
      en: "Other companies' tools slow your page down",
    },
    text: {
      ar: "أزرار المحادثة والإعلانات والإحصاءات تأخذ من وقت الصفحة. احذف من لوحة موقعك ما لا تستخدمه منها.",
      en: "Chat buttons, adverts and statistics take the page's time. Remove in your panel what you do not use.",
    },
    fix: {
      ar: "حمّل ما بقي من أدوات المواقع الأخرى بعد اكتمال الصفحة، أو عند أول استعمال.",
      en: "Load the remaining third-party tools once the page is there, or on first use.",
    },
    effort: { by: "owner", time: "hour" },
  },
  "dom-size-insight": {
    title: { ar: "الصفحة فيها عناصر كثيرة جدًا", en: "The page has too many elements" },
    text: {
      ar: "كثرة العناصر في الصفحة قد تبطئ استجابتها، وتستهلك من ذاكرة الهاتف.",
      en: "So many elements can make the page slow to respond, and take more of the phone's memory.",
    },
    fix: {
      ar: "اعرض جزءًا من القوائم الطويلة، واحذف الطبقات التي يضيفها منشئ الصفحات بلا حاجة.",
      en: "Show a part of long lists, and remove the layers that a page builder adds for nothing.",
    },
    effort: { by: "developer", time: "day" },
  },
  "forced-reflow-insight": {
    title: {
      ar: "سكربتات تعيد حساب شكل الصفحة مرارًا",
      en: "Scripts that make the page be laid out again and again",
    },
    text: {
      ar: "سكربتات الصفحة تجعل الهاتف يعيد حساب شكلها مرات، وقد يبطئها ذلك.",
      en: "The page's scripts make the phone work out the layout again and again, which can slow it down.",
    },
    fix: {
      ar: "سكربت يغيّر الصفحة ثم يقيسها فورًا يجبر المتصفح على إعادة الحساب. اقرأ القياسات كلها أولًا ثم غيّر.",
      en: "A script that changes the page and measures it at once makes the browser calculate the layout again. Measure everything first, then change.",
    },
    effort: { by: "developer", time: "day" },
  },
  "cls-culprits-insight": {
    title: { ar: "عناصر تتحرك بعد ظهورها", en: "Things that move after they have appeared" },
    text: {
      ar: "يتحرك الكلام والأزرار والزائر يقرأ، وقد يضغط على غير ما أراد.",
      en: "Words and buttons move while visitors read, and they may press what they did not mean to.",
    },
    fix: {
      ar: "احجز مكان الصور والإعلانات بتحديد عرضها وارتفاعها، ولا تُدخل شيئًا فوق ما يقرؤه الزائر.",
      en: "Keep the place of images and adverts by giving them a width and a height, and put nothing above what a visitor is reading.",
    },
    effort: { by: "developer", time: "hour" },
  },
  "unsized-images": {
    title: { ar: "صور بلا عرض وارتفاع", en: "Images without width and height" },
    text: {
      ar: "قد يقفز النص إلى أسفل كلما وصلت صورة.",
      en: "The text may jump down whenever a picture arrives.",
    },
    fix: {
      ar: "اكتب width وheight لكل صورة، فيحجز المتصفح مكانها.",
      en: "Give every image a width and a height, so that the browser keeps its place.",
    },
    effort: { by: "developer", time: "hour" },
  },
  "modern-http-insight": {
    title: { ar: "ملفات تُرسل ببروتوكول قديم", en: "Files sent over an old protocol" },
    text: {
      ar: "تنتظر ملفات الصفحة دورها في الطريق، والخادم الأحدث يرسلها معًا.",
      en: "The page's files wait for their turn; a server of today sends them together.",
    },
    fix: {
      ar: "فعّل HTTP/2 أو HTTP/3 من إعدادات الخادم أو من شبكة توصيل المحتوى (CDN).",
      en: "Switch on HTTP/2 or HTTP/3 at the server or the CDN.",
    },
    effort: { by: "host", time: "minutes" },
  },
  "viewport-insight": {
    title: { ar: "الصفحة غير مهيّأة للهاتف", en: "The page is not made for phones" },
    text: {
      ar: "يعرض الهاتف الصفحة مصغّرة كأنه كمبيوتر، وقد ينتظر عند كل لمسة.",
      en: "A phone shows the page shrunk as if it were a computer, and may wait at every tap.",
    },
    fix: {
      ar: 'أضف إلى رأس الصفحة: ⁦<meta name="viewport" content="width=device-width">⁩.',
      en: 'Add <meta name="viewport" content="width=device-width"> to the head of the page.',
    },
    effort: { by: "developer", time: "minutes" },
  },
  "bootup-time": {
    title: { ar: "تشغيل السكربتات يطول", en: "Scripts take long to run" },
    text: {
      ar: "سكربتات الصفحة تشغل الهاتف المتوسط، وهو أبطأ كثيرًا من كمبيوترك.",
      en: "The page's scripts keep a mid-range phone busy, which is far slower than your computer.",
    },
    fix: {
      ar: "قلّل السكربتات، وقسّمها، وأجّل ما لا يلزم عند الفتح.",
      en: "Use fewer scripts, split them, and put off what is not needed at first.",
    },
    effort: { by: "developer", time: "day" },
  },
  "mainthread-work-breakdown": {
    title: { ar: "الهاتف مشغول بالصفحة طويلًا", en: "The page keeps the phone busy for long" },
    text: {
      ar: "ما دام الهاتف مشغولًا بالصفحة فلن يستجيب للّمس.",
      en: "While a phone is busy with the page it does not answer to taps.",
    },
    fix: {
      ar: "ابدأ بأثقل السكربتات: صغّرها أو أجّلها أو انقلها إلى worker. ثم انظر في حساب التنسيقات والرسم.",
      en: "Begin with the heaviest scripts: make them smaller, put them off or move them to a worker. Then look at styles and drawing.",
    },
    effort: { by: "developer", time: "day" },
  },
  "total-byte-weight": {
    title: { ar: "الصفحة ثقيلة في مجملها", en: "The page as a whole is heavy" },
    text: {
      ar: "الصفحة تستهلك باقة الزائر ووقته. ابدأ بأثقل الملفات المذكورة هنا: صور وفيديو وخطوط.",
      en: "The page costs visitors data and time. Begin with the heaviest files named here: pictures, videos and fonts.",
    },
    fix: {
      ar: "اضبط حدًّا لوزن الصفحة، وخفّف الصور والفيديو، وحمّل ما تحت الشاشة الأولى عند الوصول إليه.",
      en: "Set a limit for the page's weight, lighten pictures and videos, and load what is below the first screen when it is reached.",
    },
    effort: { by: "owner", time: "hour" },
  },
  "non-composited-animations": {
    title: { ar: "حركات قد تتقطع", en: "Animations that may stutter" },
    text: {
      ar: "في الصفحة حركات قد تتقطع على الهواتف.",
      en: "Movements on the page may stutter on phones.",
    },
    fix: {
      ar: "حرّك العناصر بـ transform وopacity بدل تغيير الموضع والأبعاد، فتتولاها بطاقة الرسوم.",
      en: "Move things with transform and opacity instead of position and size, and the graphics chip does the work.",
    },
    effort: { by: "developer", time: "hour" },
  },
  "bf-cache": {
    title: { ar: "الرجوع إلى الصفحة يحمّلها من جديد", en: "Going back to the page loads it anew" },
    text: {
      ar: "من يرجع إلى الصفحة ينتظر تحميلها كأنه يفتحها أول مرة.",
      en: "Whoever goes back to the page waits for it as if it were opened for the first time.",
    },
    fix: {
      ar: "شيء في الصفحة يمنع المتصفح من حفظها كما هي، مثل كود يعمل عند مغادرة الصفحة (unload) أو ترويسة no-store.",
      en: "Something on the page keeps the browser from storing it as it is, such as a listener for “unload” or a “no-store” header.",
    },
    effort: { by: "developer", time: "hour" },
  },
};
