import { defineRule, skip, warnIfAny } from "../../rule.ts";

export const tapTargets = defineRule({
  id: "tap-targets",
  category: "mobile",
  importance: "medium",
  effort: { by: "developer", time: "hour" },
  source: "https://www.w3.org/WAI/WCAG22/Understanding/target-size-minimum.html",
  title: { ar: "أزرار بحجم الإصبع", en: "Buttons the size of a finger" },
  failureTitle: { ar: "أزرار وروابط أصغر من الإصبع", en: "Buttons and links too small to tap" },
  why: {
    ar: "رابط صغير بجانب آخر يُفتح بالخطأ.",
    en: "Small links side by side get tapped by mistake.",
  },
  fix: {
    ar: "اجعل كل رابط وزر 24 × 24 بكسل على الأقل.",
    en: "Make links and buttons at least 24 × 24 pixels.",
  },
  findings: {
    small: {
      ar: "أزرار وروابط أصغر من 24 بكسل: {n}",
      en: "Buttons and links under 24 pixels: {n}",
    },
  },
  // The name of an element without a text
  evidenceWords: {
    a: { ar: "رابط بلا نص", en: "link without text" },
    button: { ar: "زر بلا نص", en: "button without text" },
    input: { ar: "حقل بلا نص", en: "field without text" },
    select: { ar: "قائمة بلا نص", en: "list without text" },
    textarea: { ar: "حقل بلا نص", en: "field without text" },
  },
  check({ source: { rendered } }) {
    if (rendered === null) return skip;
    return warnIfAny("small", rendered.smallTargets);
  },
});
