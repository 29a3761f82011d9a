import { defineMessages } from "#i18n/messages.ts";

/**
 * The answer to what the tool is for: is it the connection that is slow, or the site? The view
 * picks these itself: they are loaded with the result.
 */
export const answerMessages = defineMessages({
  connection: {
    ar: "البطء من إنترنتك، لا من الموقع.",
    en: "It is your connection that is slow, not the site.",
  },
  site: {
    ar: "البطء من الموقع، لا من إنترنتك.",
    en: "It is the site that is slow, not your connection.",
  },
  both: {
    ar: "البطء من الاثنين: من إنترنتك ومن الموقع.",
    en: "Both are slow: your connection and the site.",
  },
  neither: {
    ar: "لا بطء: لا في إنترنتك ولا في الموقع.",
    en: "Neither is slow: not your connection, and not the site.",
  },
  connectionSiteGood: {
    ar: "البطء من إنترنتك أولًا. والموقع جيد، وفيه ما يمكن تسريعه.",
    en: "It is mostly your connection that is slow. The site is good, and parts of it could be faster.",
  },
  neitherSiteGood: {
    ar: "إنترنتك سريع. والموقع جيد، وفيه ما يمكن تسريعه.",
    en: "Your connection is fast. The site is good, and parts of it could be faster.",
  },

  // One of the two is not known
  siteSlow: {
    ar: "الموقع بطيء. أما إنترنتك فلم نقسه.",
    en: "The site is slow. Your connection was not measured.",
  },
  siteGood: {
    ar: "الموقع جيد، وفيه ما يمكن تسريعه. أما إنترنتك فلم نقسه.",
    en: "The site is good, and parts of it could be faster. Your connection was not measured.",
  },
  siteFast: {
    ar: "لا بطء في الموقع. أما إنترنتك فلم نقسه.",
    en: "The site is not slow. Your connection was not measured.",
  },
  siteSlowServerBusy: {
    ar: "الموقع بطيء. أما إنترنتك فلا نستطيع الحكم عليه: ربما كان خادمنا هو البطيء.",
    en: "The site is slow. Of your connection we cannot tell: our own server may have been what was slow.",
  },
  siteGoodServerBusy: {
    ar: "الموقع جيد، وفيه ما يمكن تسريعه. أما إنترنتك فلا نستطيع الحكم عليه: ربما كان خادمنا هو البطيء.",
    en: "The site is good, and parts of it could be faster. Of your connection we cannot tell: our own server may have been what was slow.",
  },
  siteFastServerBusy: {
    ar: "لا بطء في الموقع. أما إنترنتك فلا نستطيع الحكم عليه: ربما كان خادمنا هو البطيء.",
    en: "The site is not slow. Of your connection we cannot tell: our own server may have been what was slow.",
  },
  connectionSlow: {
    ar: "إنترنتك بطيء. أما الموقع فلا نستطيع الحكم عليه: لا متصفح على خادمنا الآن.",
    en: "Your connection is slow. Of the site we cannot tell: our server has no browser at the moment.",
  },
  connectionFast: {
    ar: "لا بطء في إنترنتك. أما الموقع فلا نستطيع الحكم عليه: لا متصفح على خادمنا الآن.",
    en: "Your connection is not slow. Of the site we cannot tell: our server has no browser at the moment.",
  },
  unknown: {
    ar: "لا نستطيع أن نقول من أين البطء: لا متصفح على خادمنا الآن يقيس الموقع كاملًا.",
    en: "We cannot tell what is slow: our server has no browser at the moment to measure the whole site.",
  },

  // The figures behind it
  score: { ar: "درجة الموقع {n} من 100", en: "The site scores {n} out of 100" },
  firstByte: {
    ar: "ردّ الموقع بأول بايت بعد {time}",
    en: "The site's first byte came after {time}",
  },
  download: {
    ar: "التنزيل عندك {n} ميجابت في الثانية",
    en: "Your download is {n} Mbps",
  },
});
