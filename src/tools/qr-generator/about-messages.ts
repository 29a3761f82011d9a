import { defineMessages } from "#i18n/messages.ts";

/** The texts below the tool. */
export const aboutMessages = defineMessages({
  // Feature cards
  featuresTitle: { ar: "ما الذي تحصل عليه", en: "What you get" },
  featureScansTitle: { ar: "رمز مجرّب", en: "A code that was tried" },
  featureScansText: {
    ar: "نقرأ الرمز من صورته نفسها قبل التنزيل. وإن لم يُقرأ أخبرناك بما تغيّره.",
    en: "We read the code from its own picture before you download it. If it cannot be read, we tell you what to change.",
  },
  featureYoursTitle: { ar: "رمز على ذوقك", en: "A code that looks like you" },
  featureYoursText: {
    ar: "لونان وثلاثة أشكال للزوايا وشعارك في الوسط، أو شكل من ستة أشكال جاهزة.",
    en: "Two colours, three corner styles and your logo in the middle, or one of six presets.",
  },
  featureForeverTitle: { ar: "رمز يبقى لك", en: "A code that stays yours" },
  featureForeverText: {
    ar: "يحمل رابطك مباشرة، أو رابطًا قصيرًا تغيّر صفحته متى شئت. وفي الحالتين لا اشتراك ولا مدة تنتهي.",
    en: "It contains your link itself, or a short link whose page you change whenever you like. Either way: no subscription, no end date.",
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
    ar: "على لافتة المعرض: رابط التسجيل.",
    en: "On a sign at a fair: the link to register.",
  },
});
