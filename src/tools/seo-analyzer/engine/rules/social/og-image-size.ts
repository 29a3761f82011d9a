import { findResource } from "../../checked-resources.ts";
import { findMeta } from "../../metas.ts";
import { defineRule, passed, skip, warn } from "../../rule.ts";

const minWidth = 1200;
const minHeight = 630;

export const ogImageSize = defineRule({
  id: "og-image-size",
  category: "social",
  importance: "low",
  effort: { by: "owner", time: "minutes" },
  source: "https://developers.facebook.com/docs/sharing/webmasters/images/",
  title: { ar: "قياس صورة المشاركة", en: "Size of the share picture" },
  failureTitle: { ar: "صورة المشاركة صغيرة", en: "The share picture is small" },
  why: {
    ar: "هذا القياس تنصح به فيسبوك للشاشات الدقيقة، وهي تعرض صورة أصغر من 600 × 315 مصغّرة كثيرًا.",
    en: "Facebook recommends this size for sharp screens, and shows a picture under 600 × 315 much smaller.",
  },
  fix: {
    ar: "استعمل صورة 1,200 × 630 بكسل أو أكبر.",
    en: "Use a picture of 1,200 × 630 pixels or more.",
  },
  findings: {
    small: {
      ar: "قياسها {width} × {height}، وفيسبوك تنصح بـ 1,200 × 630.",
      en: "It is {width} × {height}; Facebook recommends 1,200 × 630.",
    },
  },
  check({ page, source }) {
    const raw = findMeta(page, "og:image") ?? findMeta(page, "og:image:url");
    const dimensions =
      raw === null
        ? null
        : (findResource(source, URL.parse(raw, page.url)?.href ?? raw)?.dimensions ?? null);
    if (dimensions === null) return skip;
    const { width, height } = dimensions;
    return width >= minWidth && height >= minHeight ? passed : warn("small", { width, height });
  },
});
