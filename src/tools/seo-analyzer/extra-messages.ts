import { defineMessages } from "#i18n/messages.ts";
import { effortMessages } from "#i18n/effort-messages.ts";
import { aiMessages } from "./ai-messages.ts";

/**
 * Messages of a whole site, of the comparison with a second page, and of the list of pages that
 * this device has checked.
 */
export const extraMessages = defineMessages({
  historyTitle: { ar: "آخر ما فحصته على هذا الجهاز", en: "Last checked on this device" },
  historyClear: { ar: "امسح القائمة", en: "Clear the list" },

  openedOnPhone: { ar: "فتحناها على مقاس الهاتف أيضًا", en: "opened at phone size too" },
  comesLaterTitle: {
    ar: "جزء من النص لا يظهر إلا بعد تشغيل السكربتات",
    en: "Part of the text appears only after scripts have run",
  },
  comesLater: {
    ar: "فحصنا الصفحة كما أُرسلت، وهكذا يراها كل من لا يشغّل السكربتات، ومنهم معظم برامج زحف الذكاء الاصطناعي. وتستطيع أن تطلب فحصها كما يعرضها المتصفح بعد تشغيل JavaScript.",
    en: "We checked the page as it was sent, which is how everything sees it that runs no scripts, most AI crawlers among them. You can have it checked as a browser shows it, after its scripts have run.",
  },
  readAsBrowser: { ar: "حلّلها كما يعرضها المتصفح", en: "Analyse it as a browser shows it" },
  readAsShown: {
    ar: "هذا التقرير عن الصفحة كما يعرضها المتصفح بعد تشغيل JavaScript.",
    en: "This report is about the page as a browser shows it, after its scripts have run.",
  },

  // Why it was not opened in a browser
  notRenderedTitle: {
    ar: "فحصنا الصفحة كما أرسلها الخادم",
    en: "We checked the page as the server sent it",
  },
  notRendered: {
    ar: "لذلك لم نفحص ما تضيفه السكربتات، ولا حجم الخط والأزرار على الهاتف.",
    en: "So we did not check what scripts add, or the size of text and buttons on a phone.",
  },
  renderNoBrowser: {
    ar: "لم يعمل المتصفح الذي نفتح به الصفحات.",
    en: "The browser that we open pages in did not start.",
  },
  renderBusy: {
    ar: "كان متصفحنا مشغولًا بصفحات زوار آخرين.",
    en: "Our browser was busy with the pages of other visitors.",
  },
  renderTooSlow: {
    ar: "لم يكتمل فتح الصفحة في متصفحنا خلال 25 ثانية.",
    en: "The page did not finish loading in our browser within 25 seconds.",
  },
  renderTooLarge: {
    ar: "احتاجت الصفحة في متصفحنا إلى ذاكرة أو بيانات أكثر مما نسمح به.",
    en: "In our browser the page needed more memory or data than we allow.",
  },
  renderFailed: {
    ar: "لم يستطع متصفحنا فتح الصفحة أو قياسها.",
    en: "Our browser could not open or measure the page.",
  },

  // The page as devices show it
  screensTitle: {
    ar: "شكلها على الهاتف والكمبيوتر",
    en: "On a phone and a computer",
  },
  onPhone: { ar: "على الهاتف", en: "On a phone" },
  onPhoneAlt: { ar: "صورة الصفحة كما ظهرت على هاتف", en: "The page as a phone showed it" },
  onComputer: { ar: "على الكمبيوتر", en: "On a computer" },
  onComputerAlt: {
    ar: "صورة الصفحة كما ظهرت على كمبيوتر",
    en: "The page as a computer showed it",
  },
  foldHere: {
    ar: "ما تحت هذا الخط لا يظهر إلا بالتمرير",
    en: "Below this line, visitors have to scroll",
  },

  // What scripts add to a page
  changesTitle: { ar: "ما تغيّره السكربتات في الصفحة", en: "What scripts change" },
  changesHint: {
    ar: "معظم برامج زحف الذكاء الاصطناعي لا تشغّل السكربتات، فلا ترى إلا الصفحة كما أُرسلت.",
    en: "Most AI crawlers run no scripts: the page as sent is all they see.",
  },
  asSent: { ar: "كما أُرسلت", en: "As sent" },
  asRendered: { ar: "بعد تشغيل السكربتات", en: "After scripts" },
  nothingThere: { ar: "لا شيء", en: "Nothing" },

  compareTitle: { ar: "قارن بصفحة أخرى", en: "Compare with another page" },
  compareHint: {
    ar: "صفحة منافس مثلًا، أو صفحتك كما كانت على رابط آخر.",
    en: "A competitor's, say, or an earlier version of yours at another address.",
  },
  compareLabel: { ar: "رابط الصفحة الأخرى", en: "Address of the other page" },
  compareButton: { ar: "قارن", en: "Compare" },
  compareCaption: { ar: "الصفحتان جنبًا إلى جنب", en: "The two pages side by side" },
  rule: { ar: "الفحص", en: "Check" },
  yours: { ar: "صفحتك", en: "Yours" },
  other: { ar: "الأخرى", en: "The other" },
  noDifference: {
    ar: "النتيجة واحدة في كل الفحوص.",
    en: "Both pages have the same results.",
  },
  otherChecks: {
    ar: "لا تختلف نتيجة أي فحص مشترك بين الصفحتين. وتختلف الدرجة لأن فحوصًا أخرى تنطبق على إحداهما فقط.",
    en: "No check that both pages share has a different result. The scores differ because some checks apply to one of them only.",
  },
  differences: {
    ar: {
      zero: "لا فرق",
      one: "فرق واحد",
      two: "فرقان",
      few: "{n} فروق",
      many: "{n} فرقًا",
      other: "{n} فرق",
    },
    en: { one: "{n} difference", other: "{n} differences" },
  },

  siteScore: { ar: "متوسط درجات الصفحات", en: "Average score of the pages" },
  pagesRead: {
    ar: {
      zero: "لم نقرأ صفحة",
      one: "قرأنا صفحة واحدة",
      two: "قرأنا صفحتين",
      few: "قرأنا {n} صفحات",
      many: "قرأنا {n} صفحة",
      other: "قرأنا {n} صفحة",
    },
    en: { one: "{n} page read", other: "{n} pages read" },
  },
  siteCut: {
    ar: {
      zero: "في الموقع صفحات أخرى لم نقرأها: نقرأ {n} صفحة على الأكثر في كل فحص.",
      one: "في الموقع صفحات أخرى لم نقرأها: نقرأ صفحة واحدة في كل فحص.",
      two: "في الموقع صفحات أخرى لم نقرأها: نقرأ صفحتين على الأكثر في كل فحص.",
      few: "في الموقع صفحات أخرى لم نقرأها: نقرأ {n} صفحات على الأكثر في كل فحص.",
      many: "في الموقع صفحات أخرى لم نقرأها: نقرأ {n} صفحة على الأكثر في كل فحص.",
      other: "في الموقع صفحات أخرى لم نقرأها: نقرأ {n} صفحة على الأكثر في كل فحص.",
    },
    en: {
      one: "The site has more pages that we did not read: one check reads {n}.",
      other: "The site has more pages that we did not read: one check reads up to {n}.",
    },
  },
  /** In the place of the text above, where a crawl ended before its maximum. */
  siteStoppedTime: {
    ar: "هذا تقرير جزئي: انتهى وقت الفحص قبل أن نقرأ كل الصفحات.",
    en: "This report is partial: time ran out before we had read every page.",
  },
  siteStoppedRefused: {
    ar: "هذا تقرير جزئي: طلب خادم الموقع أن نتوقف فتوقفنا. أعد الفحص بعد ساعة، أو اسمح لبرنامج الزحف RoyaBot في إعدادات حماية الموقع.",
    en: "This report is partial: the site's server asked us to stop, so we did. Check again in an hour, or let our crawler RoyaBot through in the site's protection settings.",
  },
  unreadIsListed: {
    ar: "قائمة الصفحات التي لم نقرأها في آخر التقرير.",
    en: "The pages we did not read are listed at the end of the report.",
  },
  // Where a list of the report is a part: what is listed, and how much there is
  cutLinks: {
    ar: "الروابط بين الصفحات: في التقرير {n} من أصل {total}، أما الأعداد فتشملها كلها.",
    en: "Links between pages: the report has {n} of {total}. The counts include them all.",
  },
  cutUnread: {
    ar: "الصفحات التي لم نقرأها: نذكر {n} من أصل {total}.",
    en: "Pages not read: {n} of {total} are listed.",
  },
  cutBroken: {
    ar: "الروابط التي لا تعمل: نذكر {n} من أصل {total}.",
    en: "Broken links: {n} of {total} are listed.",
  },
  cutNamed: {
    ar: "نذكر مع كل رابط لا يعمل أول الصفحات التي وجدناه فيها، لا كلها.",
    en: "Beside a broken link we list the first pages that have it, not all of them.",
  },
  problemsTitle: { ar: "ما وجدناه في الموقع", en: "What we found across the site" },
  pageOnly: {
    ar: "ملفات الصور والنص العربي وما يقرؤه الذكاء الاصطناعي لا نفحصها في الموقع كله، بل في تقرير كل صفحة.",
    en: "Files of pictures, the Arabic text and what AI reads are checked in the report of one page, not in that of the site.",
  },
  pageOnlyCheck: { ar: "حلّل صفحة البداية وحدها", en: "Analyse the start page alone" },
  noProblems: {
    ar: "لم نجد في صفحات هذا الموقع شيئًا ينتظر الإصلاح.",
    en: "Nothing on the pages of this site needs fixing.",
  },
  onEveryPage: { ar: "في كل الصفحات", en: "on every page" },
  onPages: {
    ar: {
      zero: "لا صفحات",
      one: "في صفحة واحدة",
      two: "في صفحتين",
      few: "في {n} صفحات",
      many: "في {n} صفحة",
      other: "في {n} صفحة",
    },
    en: { one: "on {n} page", other: "on {n} pages" },
  },
  siteWide: { ar: "في الموقع كله", en: "site-wide" },
  onLinks: {
    ar: {
      zero: "لا روابط",
      one: "رابط واحد",
      two: "رابطان",
      few: "{n} روابط",
      many: "{n} رابطًا",
      other: "{n} رابط",
    },
    en: { one: "{n} link", other: "{n} links" },
  },
  linkedFrom: { ar: "روابطه في: {pages}", en: "Linked from: {pages}" },
  endsAs: { ar: "ينتهي إلى: {page}", en: "Ends as: {page}" },
  listedIn: { ar: "مذكور في خريطة الموقع: {map}", en: "Listed in the sitemap: {map}" },
  linkLoop: { ar: "تحويلات بلا نهاية", en: "Redirects without end" },
  linkNoName: { ar: "لا موقع بهذا الاسم", en: "No site of this name" },
  linkNoAnswer: { ar: "لا رد", en: "No answer" },
  uncheckedLinks: {
    ar: {
      zero: "فحصنا كل الروابط.",
      one: "بقي رابط واحد لم نفحصه.",
      two: "بقي رابطان لم نفحصهما.",
      few: "بقيت {n} روابط لم نفحصها.",
      many: "بقي {n} رابطًا لم نفحصها.",
      other: "بقي {n} رابط لم نفحصها.",
    },
    en: { one: "{n} link was not checked.", other: "{n} links were not checked." },
  },
  unreadTitle: { ar: "صفحات وجدناها ولم نقرأها", en: "Pages found but not read" },

  // The first sight of a report
  criticalFault: { ar: "لا تظهر في البحث", en: "Kept out of search" },
  // Beside the score of a page that search does not list
  restScore: { ar: "درجة بقية الصفحة، من 100", en: "The rest of the page, out of 100" },
  faultless: {
    ar: "لم نجد ما يمنع ظهور الصفحة في البحث، ولا ما يحتاج إلى إصلاح.",
    en: "We found nothing that keeps this page out of search, and nothing to fix.",
  },
  notBlocked: {
    ar: {
      zero: "لم نجد ما يمنع ظهور الصفحة في البحث.",
      one: "لم نجد ما يمنع ظهور الصفحة في البحث، لكن أمرًا واحدًا يحتاج إلى إصلاح.",
      two: "لم نجد ما يمنع ظهور الصفحة في البحث، لكن أمرين يحتاجان إلى إصلاح.",
      few: "لم نجد ما يمنع ظهور الصفحة في البحث، لكن {n} أمور تحتاج إلى إصلاح.",
      many: "لم نجد ما يمنع ظهور الصفحة في البحث، لكن {n} أمرًا يحتاج إلى إصلاح.",
      other: "لم نجد ما يمنع ظهور الصفحة في البحث، لكن {n} أمر يحتاج إلى إصلاح.",
    },
    en: {
      one: "Nothing we found keeps this page out of search, but {n} thing needs fixing.",
      other: "Nothing we found keeps this page out of search, but {n} things need fixing.",
    },
  },
  // `{title}` says what is wrong.
  listedWithErrors: {
    ar: {
      zero: "تستطيع الصفحة الظهور في جوجل.",
      one: "تستطيع الصفحة الظهور في جوجل، لكن فيها خطأً واحدًا: {title}.",
      two: "تستطيع الصفحة الظهور في جوجل، لكن فيها خطأين، أولهما: {title}.",
      few: "تستطيع الصفحة الظهور في جوجل، لكن فيها {n} أخطاء، أولها: {title}.",
      many: "تستطيع الصفحة الظهور في جوجل، لكن فيها {n} خطأً، أولها: {title}.",
      other: "تستطيع الصفحة الظهور في جوجل، لكن فيها {n} خطأ، أولها: {title}.",
    },
    en: {
      one: "Google can list this page, but it has {n} error: {title}.",
      other: "Google can list this page, but it has {n} errors. The first: {title}.",
    },
  },
  siteErrors: {
    ar: {
      zero: "لا أخطاء في الموقع.",
      one: "في الموقع خطأ واحد: {title}.",
      two: "في الموقع خطآن، أولهما: {title}.",
      few: "في الموقع {n} أخطاء، أولها: {title}.",
      many: "في الموقع {n} خطأً، أولها: {title}.",
      other: "في الموقع {n} خطأ، أولها: {title}.",
    },
    en: {
      one: "The site has {n} error: {title}.",
      other: "The site has {n} errors. The first: {title}.",
    },
  },
  siteOnePage: {
    ar: {
      zero: "لم نجد رابطًا إلى صفحة أخرى.",
      one: "لم نستطع دخول صفحة أخرى: في الصفحة الأولى رابط لا يُفتح.",
      two: "لم نستطع دخول صفحة أخرى: في الصفحة الأولى رابطان لا يُفتحان.",
      few: "لم نستطع دخول صفحة أخرى: في الصفحة الأولى {n} روابط لا تُفتح.",
      many: "لم نستطع دخول صفحة أخرى: في الصفحة الأولى {n} رابطًا لا تُفتح.",
      other: "لم نستطع دخول صفحة أخرى: في الصفحة الأولى {n} رابط لا تُفتح.",
    },
    en: {
      one: "We could open no further page: {n} link on the first one leads nowhere.",
      other: "We could open no further page: {n} links on the first one lead nowhere.",
    },
  },
  siteWarnings: {
    ar: {
      zero: "لا أخطاء في الموقع ولا تحذيرات.",
      one: "لا أخطاء في الموقع، وفيه تحذير واحد: {title}.",
      two: "لا أخطاء في الموقع، وفيه تحذيران، أولهما: {title}.",
      few: "لا أخطاء في الموقع، وفيه {n} تحذيرات، أولها: {title}.",
      many: "لا أخطاء في الموقع، وفيه {n} تحذيرًا، أولها: {title}.",
      other: "لا أخطاء في الموقع، وفيه {n} تحذير، أولها: {title}.",
    },
    en: {
      one: "Nothing failed on this site, but it has {n} warning: {title}.",
      other: "Nothing failed on this site, but it has {n} warnings. The first: {title}.",
    },
  },
  // Below the title of a step: how many of what the title names, "1" or "1 of 10"
  found: { ar: "العدد: {n}", en: "Found: {n}" },
  // After "Excellent performance"
  withErrors: { ar: "مع أخطاء تحتاج إصلاحًا", en: "with errors to fix" },
  // Who does a fix, and how long it takes
  ...aiMessages,
  ...effortMessages,
  developerIntro: {
    ar: "هذه أهم الخطوات في فحص {url}، بترتيب أثرها:",
    en: "What to fix first on {url}, most effect first:",
  },
  developerReport: {
    ar: "التقرير كاملًا، وفيه الكود ومكان كل خطأ: {url}",
    en: "The full report, with code and the place of each fault: {url}",
  },
  whereIn: { ar: "في {platform}:", en: "In {platform}:" },
  whereAsOf: { ar: "راجعناه في {month}", en: "Looked up in {month}" },
  showFinding: { ar: "اعرض ما وجدناه", en: "Show what we found" },
  showWhere: { ar: "اعرض مكان ضبطه", en: "Show where to fix it" },
  checkAgain: { ar: "أعد الفحص الآن", en: "Check again now" },

  // The same page before and now
  sinceTitle: { ar: "منذ فحصك السابق", en: "Since your last check" },
  sinceScore: {
    ar: "كانت درجة الصفحة {before} في {day}، وهي الآن {after}.",
    en: "It scored {before} on {day}, and scores {after} now.",
  },
  sinceSiteScore: {
    ar: "كانت درجة الموقع {before} في {day}، وهي الآن {after}.",
    en: "The site scored {before} on {day}, and scores {after} now.",
  },
  sinceNever: {
    ar: "هذا أول فحص لهذه الصفحة على جهازك. أصلح شيئًا وأعد الفحص، فنعرض لك ما تغيّر.",
    en: "The first check of this page on your device. Fix something, check again, and see what has changed.",
  },
  sinceSame: { ar: "لم تتغيّر نتيجة أي فحص.", en: "No check has a different result." },
  // In one line beside the score
  lineFixed: { ar: "أُصلح {n}", en: "{n} fixed" },
  lineBetter: { ar: "تحسّن {n}", en: "{n} better" },
  lineAppeared: { ar: "ظهر {n}", en: "{n} new" },
  lineWorse: { ar: "ساء {n}", en: "{n} worse" },
  lineSame: { ar: "لم يتغيّر شيء", en: "nothing has changed" },
  lineScore: { ar: "كانت درجتها {before}", en: "it scored {before}" },
  sinceFixed: {
    ar: {
      zero: "لم يُصلح شيء",
      one: "أُصلح أمر واحد",
      two: "أُصلح أمران",
      few: "أُصلحت {n} أمور",
      many: "أُصلح {n} أمرًا",
      other: "أُصلح {n} أمر",
    },
    en: { one: "{n} fixed", other: "{n} fixed" },
  },
  sinceBetter: {
    ar: {
      zero: "لم يتحسّن شيء",
      one: "تحسّن أمر واحد",
      two: "تحسّن أمران",
      few: "تحسّنت {n} أمور",
      many: "تحسّن {n} أمرًا",
      other: "تحسّن {n} أمر",
    },
    en: { one: "{n} better", other: "{n} better" },
  },
  sinceAppeared: {
    ar: {
      zero: "لم يظهر جديد",
      one: "ظهر أمر جديد واحد",
      two: "ظهر أمران جديدان",
      few: "ظهرت {n} أمور جديدة",
      many: "ظهر {n} أمرًا جديدًا",
      other: "ظهر {n} أمر جديد",
    },
    en: { one: "{n} new", other: "{n} new" },
  },
  sinceWorse: {
    ar: {
      zero: "لم يسؤ شيء",
      one: "ساء أمر واحد",
      two: "ساء أمران",
      few: "ساءت {n} أمور",
      many: "ساء {n} أمرًا",
      other: "ساء {n} أمر",
    },
    en: { one: "{n} worse", other: "{n} worse" },
  },

  // The page in networks
  networkWhatsapp: { ar: "واتساب", en: "WhatsApp" },
  networkFacebook: { ar: "فيسبوك", en: "Facebook" },
  networkLinkedin: { ar: "لينكدإن", en: "LinkedIn" },
  bareLink: {
    ar: "يظهر الرابط هنا وحده، بلا بطاقة: ليس في الصفحة نوع البطاقة، ولا عنوان المشاركة مع وصفها.",
    en: "X shows the bare link without a card: the page needs twitter:card, or both og:title and og:description.",
  },

  // The list of findings
  categoryLabel: { ar: "القسم", en: "Category" },
  allCategories: { ar: "كل الأقسام", en: "All categories" },
  noneInCategory: {
    ar: "لا نتائج من هذا النوع في هذا القسم.",
    en: "No such results in this category.",
  },
  warningsFolded: {
    ar: {
      zero: "لا تحذيرات",
      one: "تحذير واحد",
      two: "تحذيران",
      few: "{n} تحذيرات",
      many: "{n} تحذيرًا",
      other: "{n} تحذير",
    },
    en: { one: "{n} warning", other: "{n} warnings" },
  },
  warningsHint: {
    ar: "أثرها أقل من الأخطاء، فابدأ بالأخطاء",
    en: "They cost less than the errors: fix those first",
  },
  /** Within the warnings: those that take a developer or the host. */
  technicalFolded: {
    ar: {
      zero: "لا تحذيرات لمن يدير موقعك",
      one: "تحذير واحد لمن يدير موقعك",
      two: "تحذيران لمن يدير موقعك",
      few: "{n} تحذيرات لمن يدير موقعك",
      many: "{n} تحذيرًا لمن يدير موقعك",
      other: "{n} تحذير لمن يدير موقعك",
    },
    en: {
      one: "{n} warning for whoever runs your site",
      other: "{n} warnings for whoever runs your site",
    },
  },
  technicalHint: { ar: "تقنية، فأرسلها إليه", en: "Technical: pass them on" },
  passedFolded: {
    ar: {
      zero: "لم ينجح أي فحص",
      one: "نجح فحص واحد",
      two: "نجح فحصان",
      few: "نجحت {n} فحوص",
      many: "نجح {n} فحصًا",
      other: "نجح {n} فحص",
    },
    en: { one: "{n} check passed", other: "{n} checks passed" },
  },

  notesFolded: {
    ar: {
      zero: "لا ملاحظات أخرى",
      one: "ملاحظة أخرى",
      two: "ملاحظتان أخريان",
      few: "{n} ملاحظات أخرى",
      many: "{n} ملاحظة أخرى",
      other: "{n} ملاحظة أخرى",
    },
    en: { one: "{n} more finding", other: "{n} more findings" },
  },
  notesHint: { ar: "خارج حساب الدرجة", en: "Not counted in the score" },

  // A site's parts that are folded

  // What the score is made of
  makeupTitle: { ar: "ممّ تتكوّن الدرجة؟", en: "What the score is made of" },
  makeupHint: {
    ar: "كل فحص ناجح نقطة، والتحذير نصف نقطة، والخطأ صفر. وكل قطعة زجاج في النافذة فحص، تضيء بقدر نقطته.",
    en: "A pass earns a full point, a warning half, a failure none. Each pane of the window is a check, lit by what it earned.",
  },
  makeupPicture: {
    ar: "نافذة مضاءة بقدر ما حصلت عليه الصفحة: {earned} من {total}",
    en: "A window lit as far as the page has earned it: {earned} of {total}",
  },
  makeupSiteHint: {
    ar: "درجة الموقع متوسط درجات صفحاته. وكل قطعة زجاج في النافذة فحص، تضيء بقدر ما نجحت فيه الصفحات.",
    en: "The site's score is the average of its pages. Each pane of the window is a check, lit as far as the pages pass it.",
  },
  makeupSitePicture: {
    ar: "نافذة مضاءة بقدر ما حصلت عليه صفحات الموقع في كل فحص",
    en: "A window lit as far as the site's pages have earned it in each check",
  },
  makeupPoints: { ar: "{earned} من {total}", en: "{earned} of {total}" },
  // The target keyword
  targetOpen: {
    ar: "كلمة تريد أن تظهر بها الصفحة (اختياري)",
    en: "A keyword the page should be found by (optional)",
  },
  targetLabel: { ar: "الكلمة المستهدفة", en: "Target keyword" },
  targetTitle: {
    ar: "أين تظهر «{keyword}» في صفحتك",
    en: "Where “{keyword}” appears on your page",
  },
  targetWhy: {
    ar: "نبحث عنها بكل صور كتابتها. يكفي أن تظهر في العنوان وفي أول الكلام، فلا تكررها في كل سطر.",
    en: "Looked for in every spelling. The title and the first lines are enough: there is no need to repeat it everywhere.",
  },
  placeTitle: { ar: "عنوان الصفحة", en: "Page title" },
  placeDescription: { ar: "الوصف", en: "Description" },
  placeHeading: { ar: "العنوان الرئيسي", en: "Main heading (h1)" },
  placeAddress: { ar: "الرابط", en: "Address" },
  placeOpening: { ar: "أول الكلام", en: "First lines" },
  standsWhole: { ar: "موجودة", en: "There" },
  standsPart: { ar: "بعضها", en: "In part" },
  standsNone: { ar: "غائبة", en: "Missing" },

  // The offer to correct what was found
  offerFailed: {
    ar: {
      zero: "لا أخطاء في {site}",
      one: "خطأ واحد في {site}: نصلحه لك؟",
      two: "خطآن في {site}: نصلحهما لك؟",
      few: "{n} أخطاء في {site}: نصلحها لك؟",
      many: "{n} خطأً في {site}: نصلحها لك؟",
      other: "{n} خطأ في {site}: نصلحها لك؟",
    },
    en: {
      one: "{n} error on {site}: let us fix it",
      other: "{n} errors on {site}: let us fix them",
    },
  },
  offerWarnings: {
    ar: {
      zero: "لا تحذيرات في {site}",
      one: "تحذير واحد في {site}: نعالجه لك؟",
      two: "تحذيران في {site}: نعالجهما لك؟",
      few: "{n} تحذيرات في {site}: نعالجها لك؟",
      many: "{n} تحذيرًا في {site}: نعالجها لك؟",
      other: "{n} تحذير في {site}: نعالجها لك؟",
    },
    en: {
      one: "{n} warning on {site}: let us fix it",
      other: "{n} warnings on {site}: let us fix them",
    },
  },
  offerIntro: {
    ar: "حصل {site} على {score} من 100 في محلّل السيو. أريد إصلاح ما وجده:",
    en: "{site} scored {score} out of 100 in the SEO analyzer. I would like this fixed:",
  },
});
