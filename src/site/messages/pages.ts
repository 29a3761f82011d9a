import { defineMessages } from "#i18n/messages.ts";

/**
 * Titles and descriptions for search engines; the visible texts of these pages are in the messages
 * of their sections.
 */
export const pageMessages = defineMessages({
  homeTitle: {
    ar: "وكالة رقمية صغيرة من القاهرة: مواقع وتطبيقات",
    en: "A small digital agency in Cairo",
  },
  homeDescription: {
    ar: "نصمّم المواقع والتطبيقات والهويّات بالعربية والإنجليزية، ونُظهرها لمن يبحث عنها، ونقيس كل خطوة. جرّب سبع أدوات مجانية بلا تسجيل.",
    en: "We design websites, apps and identities in Arabic and English, make them easy to find and measure every step. Seven free tools, no account needed.",
  },
  servicesTitle: {
    ar: "خدماتنا الثماني من فكرة إلى أرقام",
    en: "Eight services, from idea to figures",
  },
  servicesDescription: {
    ar: "ثماني خدمات بأسعارها ومددها: تصميم مواقع وتطبيقات، وسيو وحملات إعلانية ومحتوى وهوية بصرية واستضافة وتحليل بيانات، وماذا تأخذ في كل خدمة.",
    en: "Eight services with prices and times: web design, apps, SEO, adverts, content, brand identity, hosting and data analysis, and what you get from each.",
  },
  portfolioTitle: {
    ar: "أعمالنا: ثمانية مشاريع كما هي اليوم",
    en: "Portfolio: eight projects as they are today",
  },
  portfolioDescription: {
    ar: "ثمانية مشاريع من مصر والخليج: متاجر ومواقع وتطبيقات وهويّات. لكل مشروع قصته: السؤال الذي جاء به صاحبه، وما صنعناه، وما الذي تغيّر بعدها.",
    en: "Eight projects from Egypt and the Gulf: shops, sites, apps and identities. Each tells what the client asked, what we made and what changed afterwards.",
  },
  toolsTitle: {
    ar: "سبع أدوات مجانية لموقعك، بلا حساب ولا إعلان",
    en: "Seven free tools for your website",
  },
  toolsDescription: {
    ar: "محلّل سيو واختبار سرعة وبحث كلمات، وتحسين صور ولوحة ألوان وفحص كلمة المرور ورموز QR. أدوات حقيقية بالعربية والإنجليزية، بلا حساب ولا إعلانات.",
    en: "SEO analyzer, speed test, keyword research, image optimizer, colour palettes, password checker and QR codes. Real tools in Arabic and English, no account.",
  },
  tutorialsTitle: {
    ar: "دروس عملية لأصحاب المشاريع الصغيرة",
    en: "Tutorials for owners of small businesses",
  },
  tutorialsDescription: {
    ar: "دروس قصيرة تُقرأ مرة وتُستعمل كثيرًا: سيو وسرعة ومحتوى وإعلانات واستضافة وتصميم. كل درس ينتهي بخطوة تنفّذها الليلة بنفسك على موقعك.",
    en: "Short lessons to read once and use often: SEO, speed, content, adverts, hosting and design. Each one ends with a step you can take on your own site tonight.",
  },
  aboutTitle: {
    ar: "من نحن: وكالة صغيرة منذ 2018",
    en: "About us: a small agency since 2018",
  },
  aboutDescription: {
    ar: "رؤية وكالة رقمية صغيرة في القاهرة، تأسست عام 2018. تعرّف على قصتنا ورسالتنا والقيم الثلاث التي نعمل بها، وعلى الأشخاص الذين ستتحدث معهم فعلًا.",
    en: "Ro2ya is a small digital agency in Cairo, founded in 2018. Read our story, our mission, the three values we work by and who you will really talk to.",
  },
  contactTitle: {
    ar: "اتصل بنا: يردّ عليك واحد منا خلال يوم عمل",
    en: "Contact us: one of us answers you",
  },
  contactDescription: {
    ar: "اكتب إلينا، أو اتصل، أو راسلنا على واتساب، أو زرنا في شارع المعز بالقاهرة. نقرأ كل رسالة بأنفسنا ونردّ عليها خلال يوم عمل واحد، بلا مكالمات بيع.",
    en: "Write to us, call, send a WhatsApp message or visit us on Al-Muizz Street in Cairo. We read every message and answer within one working day, no sales calls.",
  },
  requestTitle: {
    ar: "اطلب خدمة: احكِ لنا عن مشروعك في دقيقتين",
    en: "Request a service in two minutes",
  },
  requestDescription: {
    ar: "اختر الخدمة واحكِ لنا ما تحتاجه، مع الميزانية والموعد وطريقة التواصل التي تريحك، وأرفق ملفًا إن شئت. نعود إليك بخطوة أولى واضحة خلال يوم عمل.",
    en: "Choose a service and tell us what you need: budget, deadline and how you like to work, with a file if you have one. We answer within one working day.",
  },
  notFoundTitle: { ar: "الصفحة غير موجودة", en: "Page not found" },
  notFoundDescription: {
    ar: "هذا الرابط لا يقود إلى صفحة في موقع رؤية. ربما تغيّر مكانها أو كُتب الرابط ناقصًا. عُد إلى الرئيسية أو ابحث في الموقع لتجد ما جئت من أجله.",
    en: "This address leads to no page on the Ro2ya site. It may have moved, or the address is incomplete. Go back home or search the site for what you came for.",
  },
});
