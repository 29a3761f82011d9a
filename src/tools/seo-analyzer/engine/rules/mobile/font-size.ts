import { defineRule, passed, skip, warn } from "../../rule.ts";

const maxShare = 0.4;

export const fontSize = defineRule({
  id: "font-size",
  category: "mobile",
  importance: "medium",
  effort: { by: "developer", time: "hour" },
  source: "https://developer.chrome.com/docs/lighthouse/seo/font-size",
  title: { ar: "حجم الخط على الهاتف", en: "Text large enough on a phone" },
  failureTitle: { ar: "خط صغير على الهاتف", en: "Text too small on a phone" },
  why: {
    ar: "خط أصغر من 12 بكسل تصعب قراءته على الهاتف غالبًا، وقد يضطر القارئ إلى التكبير.",
    en: "Below 12 pixels text is often hard to read on a phone, and readers may have to zoom.",
  },
  fix: {
    ar: "لا تنزل عن 12 بكسل، ونصيحتنا لنص الصفحة 16 بكسل أو أكثر.",
    en: "Stay at 12 pixels or above; for body text 16 or more is our advice.",
  },
  findings: {
    small: { ar: "{n}% من الحروف أصغر من 12 بكسل.", en: "{n}% of the text is under 12 pixels." },
  },
  check({ source: { rendered } }) {
    if (rendered === null) return skip;
    return rendered.smallTextShare <= maxShare
      ? passed
      : warn("small", { n: Math.round(rendered.smallTextShare * 100) });
  },
});
