import { isWeb } from "../../addresses.ts";
import { findResource } from "../../checked-resources.ts";
import { defineRule, skip, warnIfAny } from "../../rule.ts";

/** Smaller pictures, such as icons, gain little from another format. */
const minBytes = 10_000;

export const modernImageFormats = defineRule({
  id: "modern-image-formats",
  category: "images",
  importance: "low",
  effort: { by: "owner", time: "hour" },
  source: "https://web.dev/articles/serve-images-webp",
  title: { ar: "صيغ صور حديثة", en: "Modern picture formats" },
  failureTitle: { ar: "صور بصيغ قديمة", en: "Pictures in old formats" },
  why: {
    ar: "صور WebP أصغر عادةً من صور JPEG وPNG بنحو 25 إلى 35%.",
    en: "WebP pictures are usually 25–35% smaller than those in JPEG and PNG.",
  },
  fix: {
    ar: "حوّل الصور إلى WebP أو AVIF بأداة تحسين الصور عندنا.",
    en: "Turn the pictures into WebP or AVIF, with our image optimizer for one.",
  },
  findings: { old: { ar: "صور بصيغ قديمة: {n}", en: "Pictures in old formats: {n}" } },
  check({ page, source }) {
    const shown = page.images.filter(({ url }) => isWeb(url));
    // Where no file was asked for, as in the crawl of a site, a name says neither how large a
    // picture is nor whether it opens, and the page's own report would say something else.
    if (!shown.some(({ url }) => findResource(source, url!) !== undefined)) return skip;
    const old = shown.filter(({ url, sourceTypes, srcset }) => {
      if (sourceTypes.some((type) => /avif|webp/.test(type)) || /\.(?:avif|webp)\b/i.test(srcset))
        return false;
      const file = findResource(source, url!);
      if (file?.sizeBytes !== null && file !== undefined && file.sizeBytes < minBytes) return false;
      return file?.type
        ? /^image\/(?:jpe?g|png|bmp|tiff)$/.test(file.type)
        : /\.(?:jpe?g|png|bmp|tiff?)(?:$|\?)/i.test(url!);
    });
    return warnIfAny(
      "old",
      old.map(({ src }) => src),
    );
  },
});
