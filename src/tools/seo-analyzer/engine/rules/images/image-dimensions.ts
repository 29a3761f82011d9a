import { quoteAttribute } from "../../markup.ts";
import { defineRule, skip, warnIfAny } from "../../rule.ts";

export const imageDimensions = defineRule({
  id: "image-dimensions",
  category: "images",
  importance: "medium",
  effort: { by: "developer", time: "hour" },
  source: "https://web.dev/articles/optimize-cls",
  title: { ar: "أبعاد الصور معلنة", en: "Pictures declare their size" },
  failureTitle: { ar: "صور بلا أبعاد معلنة", en: "Pictures declare no size" },
  why: {
    ar: "من دون المقاسات تقفز الصفحة تحت إصبع القارئ كلما وصلت صورة.",
    en: "Without it the page jumps under the reader's finger as each picture arrives.",
  },
  fix: { ar: "اكتب width وheight لكل صورة.", en: "Give every picture a width and a height." },
  findings: {
    missing: { ar: "صور بلا أبعاد: {n} من {total}", en: "Pictures without a size: {n} of {total}" },
  },
  snippet: ({ page }) =>
    `<img src="${quoteAttribute(page.images.find(({ hasSize, src }) => !hasSize && src !== "")?.src ?? "…")}" width="800" height="600" alt="…">`,
  check({ page }) {
    const drawn = page.images.filter(({ src, srcset }) => src !== "" || srcset !== "");
    const total = drawn.length;
    if (total === 0) return skip;
    const missing = drawn.filter(({ hasSize, src }) => !hasSize && !src.startsWith("data:"));
    return warnIfAny(
      "missing",
      missing.map(({ src, srcset }) => src || srcset),
      { total },
    );
  },
});
