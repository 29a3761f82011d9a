import { defineMessages } from "#i18n/messages.ts";

export const figureMessages = defineMessages({
  computed: {
    ar: "حسبناه يوم {date}: {method}.",
    en: "Computed on {date}: {method}.",
  },
  caption: {
    ar: "قسناه يوم {date} في {browser}: {method}.",
    en: "Measured on {date} in {browser}: {method}.",
  },
});

export const pageTimeMessages = defineMessages({
  title: { ar: "كم ينتظر زائر صفحتك؟", en: "How long does your visitor wait?" },
  weight: { ar: "وزن الصفحة", en: "Weight of the page" },
  kilobytes: { ar: "{n} كيلوبايت", en: "{n} KB" },
  megabits: { ar: "{n} ميجابت في الثانية", en: "{n} Mbps" },
  seconds: { ar: "{n} ثانية", en: "{n} s" },
  note: {
    ar: "حتى تصل الصفحة كلها: وزنها مقسومًا على سرعة الإنترنت، ومعه {n} مللي ثانية قبل أول رد.",
    en: "Until all of the page is there: its weight over the connection speed, and {n} ms before the first answer.",
  },
});
