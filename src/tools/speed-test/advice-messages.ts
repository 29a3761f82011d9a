import { effortMessages } from "#i18n/effort-messages.ts";
import { defineMessages } from "#i18n/messages.ts";

/** What is recommended, and the offer to do it. */
export const adviceMessages = defineMessages({
  // Recommendations: three that are always shown, then those of the site
  recommendationsTitle: { ar: "ما ننصح به", en: "Recommendations" },
  optimizeImagesTitle: { ar: "حسّن الصور", en: "Optimize images" },
  optimizeImagesText: {
    ar: "كثيرًا ما تكون الصور أثقل ما في الصفحة. اجعل عرضها بقدر مكانها، واحفظها بصيغة WebP أو AVIF.",
    en: "Images are often the heaviest thing on a page. Make them as wide as their place, and save them as WebP or AVIF.",
  },
  enableCachingTitle: { ar: "فعّل التخزين المؤقت", en: "Enable caching" },
  enableCachingText: {
    ar: "دع متصفح الزائر يحتفظ بما لا يتغيّر، كالشعار والخطوط، فلا يحمّله في كل زيارة.",
    en: "Let the visitor's browser keep what does not change, such as logo and fonts, instead of loading it on every visit.",
  },
  useCdnTitle: { ar: "استخدم شبكة توصيل المحتوى (CDN)", en: "Use a CDN" },
  useCdnText: {
    ar: "تحفظ نسخًا من ملفاتك في مدن كثيرة، فيأخذها زائر الرياض من خادم قريب منه لا من قارة أخرى.",
    en: "It keeps copies of your files in many cities, so a visitor in Riyadh gets them from nearby and not from another continent.",
  },
  // In place of the next one where the site has an excellent score
  fastSiteTitle: {
    ar: "موقعك سريع، وهذا ما يمكن تحسينه",
    en: "Your site is fast; this could still be better",
  },
  siteRecommendationsTitle: { ar: "في موقعك تحديدًا", en: "On your site in particular" },
  noSiteRecommendations: {
    ar: "لم نجد في هذا الموقع ما ننصح بتغييره.",
    en: "We found nothing on this site that we would change.",
  },
  alwaysTitle: { ar: "لأي موقع", en: "For any site" },
  notNeeded: {
    ar: "نصائح لا نرى أن هذه الصفحة تحتاج إليها",
    en: "What this page does not seem to need",
  },
  moreAdvice: {
    ar: {
      zero: "لا نصائح أخرى",
      one: "نصيحة أخرى",
      two: "نصيحتان أخريان",
      few: "{n} نصائح أخرى",
      many: "{n} نصيحة أخرى",
      other: "{n} نصيحة أخرى",
    },
    en: { one: "{n} more recommendation", other: "{n} more recommendations" },
  },
  notAboutSpeed: { ar: "لا تتعلق بالسرعة", en: "Not about speed" },
  saves: { ar: "يوفّر نحو {what}", en: "Saves about {what}" },
  // After what is saved, where no visitor would notice it
  smallGain: { ar: "{saves} (تحسين صغير)", en: "{saves} (a small gain)" },
  savesBoth: { ar: "{time} و{size}", en: "{time} and {size}" },
  forDeveloper: { ar: "التفاصيل لمن ينفّذ", en: "Details for whoever does it" },
  ...effortMessages,
  speedIntro: {
    ar: "هذا ما يسرّع {url} بحسب اختبار السرعة، والأكبر أثرًا أولًا:",
    en: "What would make {url} faster, by the speed test, most effect first:",
  },
  speedFiles: { ar: "الملفات: {files}", en: "Files: {files}" },
  speedReport: { ar: "النتيجة كاملة: {url}", en: "The full result: {url}" },

  // The offer to correct what was found
  offerTitle: {
    ar: {
      zero: "لا شيء يبطئ {site}",
      one: "أمر واحد يبطئ {site}: دعنا نصلحه",
      two: "أمران يبطئان {site}: دعنا نصلحهما",
      few: "{n} أمور تبطئ {site}: دعنا نصلحها",
      many: "{n} أمرًا تبطئ {site}: دعنا نصلحها",
      other: "{n} أمر تبطئ {site}: دعنا نصلحها",
    },
    en: {
      one: "{n} thing slows {site} down: let us fix it",
      other: "{n} things slow {site} down: let us fix them",
    },
  },
  offerIntro: {
    ar: "حصل {site} على {score} من 100 في اختبار السرعة. أريد إصلاح ما يبطئه:",
    en: "{site} scored {score} out of 100 in the speed test. I would like the things that slow it down fixed:",
  },
  offerIntroNoScore: {
    ar: "وجد اختبار السرعة ما يبطئ {site}. أريد إصلاحه:",
    en: "The speed test found what slows {site} down. I would like this fixed:",
  },
});
