import { defineMessages } from "#i18n/messages.ts";

/** Two results beside each other. The view picks these itself. */
export const compareMessages = defineMessages({
  title: { ar: "قارن النتيجة", en: "Compare the result" },
  intro: {
    ar: "ضع نتيجة أخرى بجوار هذه: الموقع نفسه على جهاز آخر، أو موقع منافس.",
    en: "Put another result beside this one: the same site on another device, or a competitor's.",
  },
  onMobile: { ar: "اختبره على هاتف", en: "Test it on a phone" },
  onDesktop: { ar: "اختبره على كمبيوتر", en: "Test it on a computer" },
  otherSite: { ar: "رابط موقع آخر", en: "Another site's address" },
  compare: { ar: "قارن", en: "Compare" },
  earlier: { ar: "أو مع اختبار سابق", en: "Or with an earlier test" },
  working: { ar: "نقيس الموقع الآخر…", en: "Measuring the other site…" },
  progress: { ar: "تقدّم المقارنة", en: "Progress of the comparison" },
  noScore: {
    ar: "لا درجة لهذه النتيجة لأن قياسها جرى بلا متصفح، فلا مقارنة.",
    en: "That result has no score to compare: the site was measured without a browser.",
  },
  table: { ar: "النتيجتان معًا", en: "Both results" },
  figure: { ar: "ما قسناه", en: "What was measured" },
  mobile: { ar: "هاتف", en: "Phone" },
  desktop: { ar: "كمبيوتر", en: "Computer" },
  better: { ar: "الأفضل", en: "Better" },
  films: { ar: "ما ظهر في اللحظة نفسها", en: "What was seen at the same moment" },
  filmRows: {
    ar: "في الأعلى: {first}. وتحته: {second}.",
    en: "Above: {first}. Below: {second}.",
  },
  filmFrame: { ar: "{site} ({device}) بعد {n} ثانية", en: "{site} ({device}) after {n} s" },
  nothingYet: { ar: "لا شيء بعد", en: "Nothing yet" },
});
