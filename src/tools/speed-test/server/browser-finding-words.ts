import type { FindingWords } from "./finding.ts";

/**
 * Our texts for Lighthouse's audits, by id, written for a site's owner: Lighthouse's own texts are
 * for developers, and its Arabic is a literal translation.
 */
export const browserFindingWords: Readonly<Record<string, FindingWords>> = {
  "image-delivery-insight": {
    title: { ar: "صور أثقل مما يلزم", en: "Images heavier than they need to be" },
    text: {
      ar: "صغّر كل صورة إلى عرض مكانها في الصفحة، واحفظها بصيغة WebP أو AVIF. أداة تحسين الصور عندنا تفعل ذلك مجانًا.",
      en: "Scale each image to the width of its place on the page and save it as WebP or AVIF. Our image optimizer does both for free.",
    },
  },
  "render-blocking-insight": {
    title: { ar: "ملفات تؤخّر ظهور الصفحة", en: "Files that delay the page" },
    text: {
      ar: "لا يرسم المتصفح شيئًا حتى تصل هذه الملفات. أضف defer إلى السكربتات، وضع التنسيقات الضرورية داخل الصفحة وأجّل ما سواها.",
      en: "The browser draws nothing until these files are here. Add “defer” to scripts, put the styles that are needed first into the page and load the rest later.",
    },
  },
  "document-latency-insight": {
    title: { ar: "الصفحة نفسها تتأخر في الوصول", en: "The page itself arrives late" },
    text: {
      ar: "السبب تحويلات قبل الصفحة أو بطء رد الخادم أو إرسال النص بلا ضغط. اجعل الروابط مباشرة، وخزّن الصفحات على الخادم، وفعّل Brotli أو gzip.",
      en: "Redirects, a slow server or text sent without compression are the cause. Link to the final address, cache pages on the server, switch on Brotli or gzip.",
    },
  },
  "cache-insight": {
    title: {
      ar: "ملفات تُحمّل في كل زيارة من جديد",
      en: "Files that are loaded again on every visit",
    },
    text: {
      ar: "أرسل مع الشعار والخطوط والسكربتات ترويسة Cache-Control بمدة طويلة، وغيّر اسم الملف كلما تغيّر محتواه.",
      en: "Send the logo, fonts and scripts with a long Cache-Control, and change a file's name whenever its content changes.",
    },
  },
  "unused-javascript": {
    title: { ar: "سكربتات تُحمّل ولا تُستخدم", en: "Scripts that are loaded and not used" },
    text: {
      ar: "احذف الإضافات التي لا تحتاج إليها، وحمّل كل سكربت في الصفحة التي تستخدمه فقط.",
      en: "Remove plugins that you do not need, and load each script only on the pages that use it.",
    },
  },
  "unused-css-rules": {
    title: { ar: "تنسيقات تُحمّل ولا تُستخدم", en: "Styles that are loaded and not used" },
    text: {
      ar: "قسّم ملف التنسيقات حسب الصفحات، واحذف تنسيقات القوالب والإضافات التي لا تظهر عندك.",
      en: "Split the style sheet by page, and remove the styles of themes and plugins that never show on yours.",
    },
  },
  "unminified-javascript": {
    title: { ar: "سكربتات لم تُختصر", en: "Scripts that are not minified" },
    text: {
      ar: "اختصار الملف يحذف المسافات والتعليقات دون أن يغيّر عمله. تفعله أدوات البناء وإضافات الأداء بضغطة.",
      en: "Minifying removes spaces and comments and changes nothing else. Build tools and speed plugins do it at the press of a button.",
    },
  },
  "unminified-css": {
    title: { ar: "تنسيقات لم تُختصر", en: "Styles that are not minified" },
    text: {
      ar: "اختصر ملفات CSS بأداة البناء أو بإضافة الأداء، فيصغر حجمها دون أن يتغيّر شكل الصفحة.",
      en: "Minify the CSS with your build tool or speed plugin: it gets smaller and the page looks the same.",
    },
  },
  "legacy-javascript-insight": {
    title: { ar: "سكربتات مكتوبة لمتصفحات قديمة", en: "Scripts written for old browsers" },
    text: {
      ar: "يحمّل الجميع كودًا لا يحتاج إليه سوى متصفحات لم يعد أحد يستخدمها. حدّث أداة البناء لتستهدف المتصفحات الحديثة.",
      en: "Every visitor loads code that only outdated browsers need. Let your build tool target current browsers.",
    },
  },
  "duplicated-javascript-insight": {
    title: { ar: "مكتبات تُحمّل أكثر من مرة", en: "Libraries that are loaded more than once" },
    text: {
      ar: "المكتبة نفسها موجودة في ملفين أو أكثر. اجمعها في ملف واحد، وحدّث الإضافات التي تجلب نسختها الخاصة.",
      en: "The same library is in two files or more. Keep one copy of it, and update the plugins that bring their own.",
    },
  },
  "font-display-insight": {
    title: { ar: "النص مخفي حتى تصل الخطوط", en: "Text stays hidden until the fonts arrive" },
    text: {
      ar: "أضف «font-display: swap» إلى تعريف الخط، فيُقرأ النص بخط الجهاز إلى أن يصل خطك.",
      en: "Add “font-display: swap” to the font's definition, and the text can be read in the device's own font until yours is here.",
    },
  },
  "lcp-discovery-insight": {
    title: { ar: "الصورة الأهم تُطلب متأخرة", en: "The most important image is asked for late" },
    text: {
      ar: 'اكتب الصورة الرئيسية في HTML مباشرةً، وأضف إليها ⁦fetchpriority="high"⁩، ولا تؤجّل تحميلها بـ ⁦loading="lazy"⁩.',
      en: 'Write the main image straight into the HTML, add fetchpriority="high" to it, and do not put it off with loading="lazy".',
    },
  },
  "lcp-breakdown-insight": {
    title: {
      ar: "أكبر ما على الشاشة يظهر متأخرًا",
      en: "The largest thing on the screen appears late",
    },
    text: {
      ar: "انظر أين يضيع الوقت: رد الخادم، أم طلب الصورة متأخرًا، أم تحميلها، أم انتظار السكربتات قبل رسمها. وابدأ بأطولها.",
      en: "See where the time goes: the server's answer, a late request for the image, its download, or scripts that must run before it is drawn. Begin with the longest.",
    },
  },
  "network-dependency-tree-insight": {
    title: { ar: "ملفات تنتظر بعضها بعضًا", en: "Files that wait for each other" },
    text: {
      ar: "كل ملف يجلب الذي بعده فيطول الانتظار. اطلب الملفات المهمة من بداية الصفحة بـ preload، وقلّل طول السلسلة.",
      en: "Each file brings the next one, and the waiting adds up. Ask for the important ones at the top of the page with “preload”, and shorten the chain.",
    },
  },
  "third-parties-insight": {
    title: {
      ar: "أدوات من مواقع أخرى تبطئ صفحتك",
      en: "Other companies' tools slow your page down",
    },
    text: {
      ar: "أزرار المحادثة والإعلانات والإحصاءات تأخذ من وقت الصفحة. احذف ما لا تستخدمه، وحمّل الباقي بعد اكتمالها.",
      en: "Chat buttons, adverts and statistics take the page's time. Remove what you do not use and load the rest once the page is there.",
    },
  },
  "dom-size-insight": {
    title: { ar: "الصفحة فيها عناصر كثيرة جدًا", en: "The page has too many elements" },
    text: {
      ar: "كثرة العناصر تبطئ الرسم والتمرير على الهواتف. اعرض جزءًا من القوائم الطويلة، واحذف الطبقات التي يضيفها منشئ الصفحات بلا حاجة.",
      en: "Many elements make phones slow to draw and to scroll. Show a part of long lists, and remove the layers that a page builder adds for nothing.",
    },
  },
  "forced-reflow-insight": {
    title: {
      ar: "سكربتات تعيد حساب شكل الصفحة مرارًا",
      en: "Scripts that make the page be laid out again and again",
    },
    text: {
      ar: "سكربت يغيّر الصفحة ثم يقيسها فورًا يجبر المتصفح على إعادة الحساب. اقرأ القياسات كلها أولًا ثم غيّر.",
      en: "A script that changes the page and measures it at once makes the browser calculate the layout again. Measure everything first, then change.",
    },
  },
  "cls-culprits-insight": {
    title: { ar: "عناصر تتحرك بعد ظهورها", en: "Things that move after they have appeared" },
    text: {
      ar: "احجز مكان الصور والإعلانات بتحديد عرضها وارتفاعها، ولا تُدخل شيئًا فوق ما يقرؤه الزائر.",
      en: "Keep the place of images and adverts by giving them a width and a height, and put nothing above what a visitor is reading.",
    },
  },
  "unsized-images": {
    title: { ar: "صور بلا عرض وارتفاع", en: "Images without width and height" },
    text: {
      ar: "اكتب width وheight لكل صورة، فيحجز المتصفح مكانها ولا يقفز النص حين تصل.",
      en: "Give every image a width and a height: the browser keeps its place, and the text does not jump when it arrives.",
    },
  },
  "modern-http-insight": {
    title: { ar: "ملفات تُرسل ببروتوكول قديم", en: "Files sent over an old protocol" },
    text: {
      ar: "فعّل HTTP/2 أو HTTP/3 من إعدادات الخادم أو من شبكة توصيل المحتوى (CDN)، فتصل الملفات معًا لا واحدًا بعد آخر.",
      en: "Switch on HTTP/2 or HTTP/3 at the server or the CDN, and files arrive together instead of one after another.",
    },
  },
  "viewport-insight": {
    title: { ar: "الصفحة غير مهيّأة للهاتف", en: "The page is not made for phones" },
    text: {
      ar: "أضف وسم viewport إلى رأس الصفحة. من دونه ينتظر الهاتف عند كل لمسة ويعرض الصفحة مصغّرة.",
      en: "Add the viewport tag to the head of the page. Without it a phone waits at every tap and shows the page shrunk.",
    },
  },
  "bootup-time": {
    title: { ar: "تشغيل السكربتات يطول", en: "Scripts take long to run" },
    text: {
      ar: "الهاتف المتوسط أبطأ كثيرًا من كمبيوترك. قلّل السكربتات، وأجّل ما لا يلزم عند الفتح.",
      en: "A mid-range phone is far slower than your computer. Use fewer scripts, and put off what is not needed at first.",
    },
  },
  "mainthread-work-breakdown": {
    title: { ar: "الهاتف مشغول بالصفحة طويلًا", en: "The page keeps the phone busy for long" },
    text: {
      ar: "ما دام الهاتف مشغولًا فلن يستجيب للّمس. أكثر ما يشغله السكربتات، ثم حساب التنسيقات والرسم.",
      en: "While it is busy it does not answer to taps. Scripts are most of it, then styles and drawing.",
    },
  },
  "total-byte-weight": {
    title: { ar: "الصفحة ثقيلة في مجملها", en: "The page as a whole is heavy" },
    text: {
      ar: "تستهلك باقة الزائر ووقته. ابدأ بأثقل الملفات المذكورة هنا: صور وفيديو وخطوط وسكربتات.",
      en: "It costs a visitor's data and time. Begin with the heaviest files named here: pictures, videos, fonts and scripts.",
    },
  },
  "non-composited-animations": {
    title: { ar: "حركات تتقطع", en: "Animations that stutter" },
    text: {
      ar: "حرّك العناصر بـ transform وopacity بدل تغيير الموضع والأبعاد، فتتولاها بطاقة الرسوم.",
      en: "Move things with transform and opacity instead of position and size, and the graphics chip does the work.",
    },
  },
  "bf-cache": {
    title: { ar: "الرجوع إلى الصفحة يحمّلها من جديد", en: "Going back to the page loads it anew" },
    text: {
      ar: "شيء في الصفحة يمنع المتصفح من حفظها كما هي. أكثر الأسباب شيوعًا: كود يعمل عند مغادرة الصفحة (unload)، أو ترويسة no-store.",
      en: "Something on the page keeps the browser from storing it as it is. Most often it is a listener for “unload”, or a “no-store” header.",
    },
  },
};
