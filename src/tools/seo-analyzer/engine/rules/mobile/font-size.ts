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
    ar: "خط أصغر من 12 بكسل يُجبر القارئ على التكبير في كل سطر.",
    en: "Below 12 pixels readers have to zoom for every line.",
  },
  fix: { ar: "اجعل خط النص 16 بكسل أو أكثر.", en: "Set body text at 16 pixels or more." },
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
