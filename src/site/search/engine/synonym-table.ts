/**
 * Synonyms, such as the English word in Arabic letters, or the colloquial word beside the formal
 * one. A page with one of the words of the first column is found by all words of its row. Words of
 * the second column find the page but do not add the group: a search for a logo finds the identity,
 * while a page about barcodes is not found by "qr". The third column says why the words belong
 * together. The last four rows are the kinds of page. A word is spelt as it is shown, because the
 * search shows the word that it found.
 */
export const synonymGroups: readonly (readonly [of: string, also: string, why: string])[] = [
  ["website site web موقع موقعك ويب سايت", "shop store ecommerce متجر", "a shop is a website too"],
  ["shop store ecommerce متجر ستور دكان", "", "said beside each other; ستور is English"],
  [
    "app application mobile تطبيق أبلكيشن أبليكيشن جوال موبايل محمول",
    "android iphone ios أندرويد آيفون برنامج",
    "Egypt says موبايل, the Gulf جوال; phones are named by their system",
  ],
  [
    "ad ads advert advertising advertisement adwords campaign إعلان إعلانية حملة دعاية",
    "ممول سبونسر",
    "a paid post is called ممول in Egypt; adwords is the former name of Google Ads",
  ],
  ["google جوجل غوغل قوقل", "", "spellings of Egypt, the Levant and the Gulf"],
  ["facebook فيسبوك فيس", "", "short form of every day"],
  ["instagram إنستغرام إنستجرام إنستا", "", "spellings, and the short form"],
  [
    "seo سيو",
    "search engine optimisation تحسين محركات ظهور جوجل google",
    "the abbreviation, what it stands for, and what its customers call it",
  ],
  ["keyword مفتاحية", "search research كلمة بحث", "what Keyword Research looks for"],
  [
    "hosting host استضافة هوستنج هوست",
    "server ssl certificate backup maintenance سيرفر خادم شهادة نسخ صيانة دعم",
    "what a host sells by the name of its parts; دعم is the care after it",
  ],
  ["domain دومين نطاق", "", "نطاق is the formal word, دومين the usual one"],
  ["email mail إيميل ميل بريد", "", "بريد is the formal word"],
  [
    "content copy copywriting writing محتوى كونتنت كتابة",
    "article post blog translation translate localisation proofreading مقال مدونة بوست منشورات ترجمة",
    "what is written is called by where it appears",
  ],
  [
    "brand branding identity هوية براند براندنج",
    "logo mark packaging شعار لوجو لوغو لوقو تغليف",
    "customers ask for the logo and mean the identity",
  ],
  ["logo شعار لوجو لوغو لوقو", "", "spellings of Egypt and the Gulf"],
  ["colour color لون", "", "British and American"],
  [
    "image picture photo صورة",
    "compress resize shrink reduce webp avif jpeg png ضغط تصغير",
    "what visitors want to do to a picture, and its formats",
  ],
  [
    "password passphrase باسورد مرور السر سر سري السري",
    "security أمان بسورد بصورد",
    "كلمة السر is said, كلمة المرور written; باسورد is spelt as it is heard",
  ],
  ["security secure safe أمان حماية", "", "one subject"],
  [
    "qr كيو",
    "barcode باركود كود menu منيو",
    "any square code is a باركود; menus are its commonest use",
  ],
  [
    "speed fast faster slow performance سرعة سريع أسرع أداء",
    "بطيء بطيئ بطئ",
    "the complaint, misspelt",
  ],
  ["internet إنترنت نت", "", "short form of every day"],
  [
    "data analytics analysis بيانات داتا تحليل",
    "dashboard report رقم تقرير لوحة",
    "what is delivered",
  ],
  ["font type typeface typography خط فونت", "", "one subject"],
  [
    "coffee قهوة بن",
    "cafe roastery menu كافيه كافيهات مقهى مقاهي كوفي محمصة منيو",
    "who sells coffee, and what hangs in their shops; Egypt says كافيه, the formal word is مقهى",
  ],
  ["clinic doctor عيادة دكتور طبيب", "", "a clinic is named by its doctor"],
  ["hotel فندق", "", "translation"],
  ["bicycle bike دراجة", "", "translation"],
  ["courier delivery توصيل دليفري", "", "دليفري is English"],
  [
    "contact تواصل اتصل",
    "phone telephone number call map هاتف تليفون رقم واتساب عنوان خريطة",
    "the page has the numbers and the address; visitors type what they want to have",
  ],
  [
    "about نحن",
    "who team members staff people احنا مين فريق تيم",
    "a visitor asks «مين انتم» and “who are you”",
  ],
  [
    "request اطلب",
    "price prices pricing cost quote offer hire order سعر أسعار تكلفة عرض بكام",
    "an exact price comes as a quote, which this page asks for",
  ],
  [
    "privacy خصوصية",
    "data cookies tracking gdpr بيانات بياناتي كوكيز تتبع",
    "the policy is looked for by what worries the visitor",
  ],
  [
    "terms شروط",
    "conditions agreement contract refund law أحكام اتفاقية عقد استرجاع قانون",
    "the terms are looked for by what they settle",
  ],
  ["service خدمة", "", "the kind of page"],
  ["project مشروع", "", "the kind of page"],
  ["tutorial درس", "lesson learn beginner شرح تعلم مبتدئين", "the kind of page"],
  ["tool أداة", "free مجاني مجانية", "the kind of page: all tools are free"],
];

/**
 * Further names of single pages, by their path: what visitors call the page, and why. A name is as
 * good as the title. The trades of visitors are in `trade-table.ts`.
 */
export const pageNames: readonly (readonly [path: string, names: string, why: string])[] = [
  [
    "/services",
    "prices price pricing packages rates offer أسعار سعر باقات بكام بكم تقدمون تقدموا",
    "the list shows the usual price of every service; تقدمون asks what is offered",
  ],
  [
    "/contact",
    "phone telephone number whatsapp address location office where directions reach reply support time open friday saturday weekend هاتف تليفون رقم واتساب واتس عنوان لوكيشن فين وين مكان مكتب موقعكم كلم الرد دعم رسالة دوام ساعة تفتحون فاتحين جمعة سبت",
    "the page has them all, and visitors type what they want to have; the hours answer for the days; الدعم is who answers",
  ],
  [
    "/about",
    "who team members staff people story history mission testimonials reviews careers jobs company founder مين احنا فريق انتم انتو قصة تاريخ آراء رأي شهادات تقييمات موظف وظائف شركة مؤسس",
    "what the page answers: «مين انتم», “who are you”, and what clients say; jobs are asked of the team",
  ],
  [
    "/portfolio",
    "work works clients projects case studies examples شغلكم عملاء مشاريع أمثلة نماذج سابقة",
    "what visitors call the list of projects",
  ],
  [
    "/tutorials",
    "blog articles guides guide مدونة بلوج مقالات شروحات",
    "what other sites call such a list",
  ],
  [
    "/request-service",
    "brief start project form quote budget deadline attach file consultation zoom meeting نموذج ابدأ مشروع استشارة برييف بريف زووم اجتماع ميزانية",
    "what is filled in, and how the first talk is arranged",
  ],
  [
    "/terms-conditions",
    "tc tcs cancel cancellation late payment ownership copyright copy إلغاء تعاقد فسخ سداد دفعة تأخير ملكية نشر اقتباس",
    "what the terms settle, as who looks for it says it",
  ],
  [
    "/privacy-policy",
    "personal information delete معلومات شخصية حذف مسح حفظ",
    "the policy is looked for by what visitors want done with their data",
  ],
  [
    "/services/web-design",
    "ux ui cms landing wordpress ووردبريس",
    "what is designed, by its abbreviations; the usual system by its name",
  ],
  ["/services/mobile-apps", "ux ui api", "abbreviations of the trade"],
  [
    "/services/ads-campaigns",
    "ppc sem cpc ctr roi smm social media marketing ميديا سوشيال تسويق",
    "abbreviations: pay per click, search engine marketing, social media",
  ],
  [
    "/services/data-analysis",
    "kpi bi roi مؤشرات",
    "key performance indicators, business intelligence",
  ],
  ["/services/hosting", "hacked malware vps مخترق اتهكر هاك", "who was attacked asks the host"],
  ["/services/seo", "backlinks باك لينك", "links from other sites"],
  ["/tools/seo-analyzer", "audit checker compare competitor فحص مقارنة منافس", "what it does"],
  ["/tutorials/seo-basics", "backlinks باك لينك", "links from other sites"],
  [
    "/tutorials/website-speed",
    "cwv lcp cls inp مؤشرات",
    "the abbreviations of the core web vitals",
  ],
  ["/tutorials/passwords-for-teams", "2fa mfa otp", "abbreviations of the second step"],
  ["/tutorials/choose-hosting", "ttfb uptime", "time to first byte"],
  [
    "/tutorials/google-ads-first-month",
    "ppc cpc ميزانية budget",
    "pay per click, and what a month of it costs",
  ],
];
