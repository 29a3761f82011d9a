import { quoteAttribute } from "../../markup.ts";
import type { Page, Picture } from "../../page/page.ts";
import { defineRule, fail, passed, skip } from "../../rule.ts";

/**
 * The length of a menu and a first paragraph, in characters. A picture after more text is below the
 * first screen.
 */
const firstScreenChars = 800;

/** The first picture with a meaning; decorations and inlined icons are not what is waited for. */
const findFirst = ({ images }: Page): Picture | undefined =>
  images.find(
    ({ isDecorative, alt, src }) => !isDecorative && alt !== "" && !src.startsWith("data:"),
  );

export const firstImageNotLazy = defineRule({
  id: "first-image-not-lazy",
  category: "images",
  importance: "medium",
  effort: { by: "developer", time: "hour" },
  source: "https://web.dev/articles/lcp-lazy-loading",
  title: { ar: "الصورة الأولى تُحمّل فورًا", en: "The first picture loads at once" },
  failureTitle: { ar: "الصورة الأولى مؤجلة", en: "The first picture is deferred" },
  why: {
    ar: "تأجيل الصورة الأولى يؤخر أكبر ما يراه الزائر.",
    en: "Deferring the first picture delays the largest thing a visitor sees.",
  },
  fix: {
    ar: 'احذف loading="lazy" من أول صورة كبيرة.',
    en: 'Take loading="lazy" off the first large picture.',
  },
  findings: {
    lazy: { ar: "الصورة الأولى مؤجلة: {src}", en: "The first picture is deferred: {src}" },
  },
  snippet({ page }) {
    const { src, srcset, alt } = findFirst(page)!;
    const sources = srcset === "" ? "" : ` srcset="${quoteAttribute(srcset)}"`;
    return `<img src="${quoteAttribute(src)}"${sources} alt="${quoteAttribute(alt ?? "")}" fetchpriority="high">`;
  },
  check({ page }) {
    const first = findFirst(page);
    if (first === undefined) return skip;
    // A picture below the first screen may be lazy.
    if (first.charsBefore > firstScreenChars) return skip;
    return first.isLazy ? fail("lazy", { src: first.src }) : passed;
  },
});
